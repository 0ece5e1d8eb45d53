/// Something of UIKit that apps use.
package struct UsedSymbol: Equatable {
  /// Its name after its type's, such as `UIView.init(frame:)`.
  package let name: String

  /// What it belongs to, such as `bars`.
  package let group: String

  /// How many apps use it.
  package let apps: Int

  /// How often they use it.
  package let uses: Int

  /// How many of the apps with open sources use it.
  package let openApps: Int

  /// A line of the list that cannot be read.
  package struct FormError: Error, CustomStringConvertible {
    let line: Int
    let reason: String

    /// Where it is and what is wrong.
    package var description: String { "line \(line): \(reason)" }
  }

  /// Reads a list.
  ///
  /// - Parameter text: lines of a name, a group and the three counts with a tab between.
  /// - Returns: the symbols, in order.
  /// - Throws: ``FormError`` for a line of another form, or a name that comes twice.
  package static func all(parsing text: String) throws -> [UsedSymbol] {
    var known: Set<String> = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    return try lines.compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let apps = Int(fields[2]), let uses = Int(fields[3]), let open = Int(fields[4])
      else { throw FormError(line: index + 1, reason: "a name, a group and three counts are expected") }
      guard known.insert(fields[0]).inserted else {
        throw FormError(line: index + 1, reason: "\(fields[0]) is there twice")
      }
      return UsedSymbol(name: fields[0], group: fields[1], apps: apps, uses: uses, openApps: open)
    }
  }

  /// Reads Swift's names of symbols that have another one in the list.
  ///
  /// - Parameter text: lines of the list's name and Swift's with a tab between.
  /// - Returns: Swift's names by the list's.
  /// - Throws: ``FormError`` for a line of another form.
  package static func names(parsing text: String) throws -> [String: String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    return try lines.reduce(into: [:]) { names, entry in
      let (index, line) = entry
      guard !line.isEmpty, !line.hasPrefix("#") else { return }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 2, !fields.contains("") else {
        throw FormError(line: index + 1, reason: "two names are expected")
      }
      names[fields[0]] = fields[1]
    }
  }
}
