package import Foundation

/// How much of what one published app names of UIKit is there.
package struct AppFigures: Equatable {
  /// The app.
  package let name: String
  /// How many Swift files it has, tests left out.
  package let files: Int
  /// How many of them compile.
  package let compiled: Int
  /// How many of the others lack nothing but modules of others.
  package let lackingModules: Int
  /// How many types of UIKit's it names.
  package let types: Int
  /// How many of them are there.
  package let presentTypes: Int
  /// How often it names one.
  package let uses: Int
  /// How often one that is there.
  package let presentUses: Int
  /// The modules that it imports and that are not there.
  package let missingModules: [String]

  /// Reads lines of a name, seven counts and the missing modules with a tab between.
  ///
  /// - Parameter text: the lines; those that begin with `#` are remarks.
  /// - Returns: the apps, in order.
  /// - Throws: `UsedSymbol.FormError` for a line of another form.
  package static func all(parsing text: String) throws -> [AppFigures] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    return try lines.compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let counts = fields.dropFirst().prefix(7).compactMap { Int($0) }
      guard fields.count == 9, counts.count == 7 else {
        throw UsedSymbol.FormError(line: index + 1, reason: "a name, seven counts and modules are expected")
      }
      return AppFigures(
        name: fields[0], files: counts[0], compiled: counts[1], lackingModules: counts[2], types: counts[3],
        presentTypes: counts[4], uses: counts[5], presentUses: counts[6],
        missingModules: fields[8].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  /// Reads what `sceneway host APP --check --format json` writes.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - name: what the app is called in the list.
  /// - Throws: what decoding throws.
  package init(report: Data, name: String) throws {
    let report = try JSONDecoder().decode(Report.self, from: report)
    self.init(
      name: name, files: report.fileCount, compiled: report.compiledCount,
      lackingModules: report.onlyLackingModules.count, types: report.uikit.typeCount,
      presentTypes: report.uikit.typeCount - report.uikit.missing.count, uses: report.uikit.useCount,
      presentUses: report.uikit.useCount - report.uikit.missing.reduce(0) { $0 + $1.uses },
      missingModules: report.missingModules.map(\.name))
  }

  private init(
    name: String, files: Int, compiled: Int, lackingModules: Int, types: Int, presentTypes: Int, uses: Int,
    presentUses: Int, missingModules: [String]
  ) {
    (self.name, self.files, self.compiled, self.lackingModules) = (name, files, compiled, lackingModules)
    (self.types, self.presentTypes, self.uses, self.presentUses) = (types, presentTypes, uses, presentUses)
    self.missingModules = missingModules
  }

  /// A line of the list.
  package var line: String {
    let counts = [files, compiled, lackingModules, types, presentTypes, uses, presentUses].map { "\($0)" }
    return ([name] + counts + [missingModules.joined(separator: ", ")]).joined(separator: "\t")
  }

  private struct Report: Decodable {
    struct Named: Decodable {
      let name: String
    }

    struct Kit: Decodable {
      struct Missing: Decodable {
        let uses: Int
      }

      let typeCount: Int
      let useCount: Int
      let missing: [Missing]
    }

    let fileCount: Int
    let compiledCount: Int
    let onlyLackingModules: [String]
    let missingModules: [Named]
    let uikit: Kit
  }
}
