public import Foundation

/// What became of hosting an app.
public struct HostReport: Hashable, Sendable {
  /// The app's name.
  public var name: String
  /// The number of its Swift files.
  public var fileCount: Int
  /// The program to run; nil where the app was not built.
  public var program: URL?
  /// What the compiler could not compile.
  public var diagnostics: [HostDiagnostic] = []
  /// What the bridge could not bridge, or does in another way.
  public var findings: [HostFinding] = []
  /// Files that were left out so that the others can be built.
  public var leftOut: [String] = []
  /// Why each of them was: its errors.
  public var leftOutErrors: [HostDiagnostic] = []
  /// Which of UIKit's types that the app names are there; nil where nobody asked.
  public var kit: KitCoverage?
  /// Files that were not looked at, since a module that they need does not compile.
  public var unreached: [String] = []
  /// What SwiftPM wrote where the fault is none of the sources'; empty otherwise.
  public var output = ""
  /// What is wrong with storyboards, xibs and string tables; where a check was asked for, also what leads nowhere.
  public var resourceProblems: [HostDiagnostic] = []
  let symbols: KnownSymbols

  init(name: String, fileCount: Int, program: URL? = nil, symbols: KnownSymbols = KnownSymbols()) {
    self.symbols = symbols
    self.name = name
    self.fileCount = fileCount
    self.program = program
  }

  /// How many files have an error, or were not looked at.
  public var brokenFileCount: Int {
    Set(diagnostics.map(\.file) + unreached).count + leftOut.count
  }

  /// Files that have no error but that they import modules that are not there.
  public var filesOnlyLackingModules: [String] {
    let broken = Set(diagnostics.filter { $0.missingModule == nil }.map(\.file))
    return Set(diagnostics.filter { $0.missingModule != nil }.map(\.file)).subtracting(
      broken.union(unreached)
    )
    .sorted()
  }

  /// What of UIKit's is missing, with how often, the most frequent first.
  public var missingSymbols: [(name: String, count: Int)] { Self.ranked(names { $0 }) }

  /// Names that nobody has and that are none of UIKit's, as far as is known, with how often, the most frequent first.
  public var unknownNames: [(name: String, count: Int)] { Self.ranked(names { !$0 }) }

  /// Which module a name of ``missingSymbols`` or ``unknownNames`` belongs to; nil where nothing tells.
  ///
  /// - Parameter name: the name.
  /// - Returns: the module, or several with ‘or’ between them.
  public func module(of name: String) -> String? { origin(of: name)?.modules.joined(separator: " or ") }

  private func origin(of name: String) -> SymbolModules.Origin? {
    let told = diagnostics.filter { $0.missingSymbol == name }
    guard let first = told.first else { return nil }
    if symbols.isOfUIKit(name, first.message) {
      let module = SymbolModules.module(ofKitName: name)
      return SymbolModules.Origin(modules: [module], isCertain: true, isMissing: true)
    }
    if symbols.meant(by: name) != nil || first.message.contains("did you mean") { return nil }
    return SymbolModules(diagnostics).origin(of: name, in: Set(told.map(\.file)))
  }

  /// A list of names, each with how often it is missing and where it belongs.
  private func lines(of names: [(name: String, count: Int)]) -> [String] {
    names.prefix(30).map { name, count in "  \(count)  \(name)\(origin(of: name)?.words ?? "")" }
  }

  private func names(_ isWanted: (_ isOfUIKit: Bool) -> Bool) -> [String] {
    diagnostics.compactMap { diagnostic in
      diagnostic.missingSymbol.flatMap {
        isWanted(symbols.isOfUIKit($0, diagnostic.message)) ? $0 : nil
      }
    }
  }

  /// Modules that are imported and not there, with how often, the most frequent first.
  public var missingModules: [(name: String, count: Int)] {
    Self.ranked(diagnostics.compactMap(\.missingModule))
  }

  /// The files that were left out, each with all of its errors: a line for every error.
  public var leftOutReasons: [String] {
    leftOut.flatMap { file -> [String] in
      let errors = leftOutErrors.filter { $0.file == file }.map(\.description)
      return errors.isEmpty ? [file] : errors
    }
  }

  private static func ranked(_ names: [String]) -> [(name: String, count: Int)] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension HostReport: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    if program == nil, diagnostics.isEmpty, leftOut.isEmpty, !output.isEmpty {
      let problems = resourceProblems.map { "\n\($0)" }.joined()
      return "\(name) was not built, for no fault in its Swift files:\n\(output)\(problems)"
    }
    var lines = ["\(name): \(fileCount - brokenFileCount) of \(fileCount) files compile."]
    if let kit { lines.append("\(kit)") }
    if !unreached.isEmpty {
      lines.append(
        "Not looked at, since what they need does not compile: \(Self.files(unreached.count)).")
    }
    if !missingModules.isEmpty {
      let rest = filesOnlyLackingModules.count
      if rest > 0 {
        lines.append(
          "\(Self.files(rest)) more \(rest == 1 ? "has" : "have") no other error than that modules are missing."
        )
      }
      lines.append(
        "Modules that are not there: "
          + missingModules.map { "\($0.name) (\($0.count))" }.joined(separator: ", "))
    }
    if !missingSymbols.isEmpty {
      lines.append("Not there yet:")
      lines += self.lines(of: missingSymbols)
    }
    let ofKit = unknownNames.filter { symbols.isMemberOfUIKit($0.name) }
    let rest = unknownNames.filter { !symbols.isMemberOfUIKit($0.name) }
    let lost = rest.filter { origin(of: $0.name)?.isMissing == true }
    let others = rest.filter { origin(of: $0.name)?.isMissing != true }
    for (words, names) in [
      ("Not found, since a module is missing:", lost),
      ("Not found in UIKit's types, be it UIKit's own or of an extension that is missing:", ofKit),
      ("Not found, and not known to be UIKit's:", others),
    ] where !names.isEmpty {
      lines.append(words)
      lines += self.lines(of: names)
    }
    lines += resourceProblems.map(\.description)
    lines += leftOutReasons.map { "left out: \($0)" }
    lines += findings.map(\.description)
    let shown = 20
    lines += diagnostics.prefix(shown).map(\.description)
    if diagnostics.count > shown {
      lines.append("and \(diagnostics.count - shown) more; --check --format compiler tells all.")
    }
    return lines.joined(separator: "\n")
  }
}

extension HostReport {
  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
}

extension HostReport: Encodable {
  private enum Key: String, CodingKey {
    case name, fileCount, compiledCount, program, diagnostics, findings, leftOut, leftOutErrors, output,
      missingSymbols,
      missingModules, onlyLackingModules, unreached, uikit, unknownNames, resourceProblems
  }

  private struct Ranked: Encodable {
    let name: String
    let count: Int
    /// The module that it belongs to; nil where nothing tells.
    var module: String?
  }

  /// Writes the report with what is missing, ranked.
  ///
  /// - Parameter encoder: where to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(fileCount, forKey: .fileCount)
    try container.encode(fileCount - brokenFileCount, forKey: .compiledCount)
    try container.encodeIfPresent(program?.path, forKey: .program)
    try container.encode(diagnostics, forKey: .diagnostics)
    try container.encode(findings, forKey: .findings)
    try container.encode(leftOut, forKey: .leftOut)
    try container.encode(leftOutErrors, forKey: .leftOutErrors)
    try container.encode(filesOnlyLackingModules, forKey: .onlyLackingModules)
    try container.encode(unreached, forKey: .unreached)
    try container.encodeIfPresent(kit, forKey: .uikit)
    try container.encode(output, forKey: .output)
    try container.encode(
      missingSymbols.map { Ranked(name: $0.name, count: $0.count, module: module(of: $0.name)) },
      forKey: .missingSymbols)
    try container.encode(
      unknownNames.map { Ranked(name: $0.name, count: $0.count, module: module(of: $0.name)) },
      forKey: .unknownNames)
    try container.encode(resourceProblems, forKey: .resourceProblems)
    try container.encode(
      missingModules.map { Ranked(name: $0.name, count: $0.count) }, forKey: .missingModules)
  }
}
