internal import Foundation

extension SymbolCoverage {
  /// Where the list is, from the package's folder.
  static let list = "Tests/UIKitSymbols/symbols.tsv"

  /// Where Swift's names are for what has another in the list, from the package's folder.
  static let names = "Tests/UIKitSymbols/names.tsv"

  /// Where the figures of each app are, from the package's folder.
  static let apps = "Tests/UIKitSymbols/apps.tsv"

  /// Where the page is for a reader, from the package's folder.
  package static let page = "Documentation/Symbols.md"

  /// Reads the list and the sources of a package.
  ///
  /// - Parameter folder: the path of the package's folder.
  /// - Throws: ``UsedSymbol/FormError``, or what reading a file throws.
  package init(package folder: String) throws {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    func read(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let sources = root.appendingPathComponent("Sources/HeadlessUIKit")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    self.init(
      symbols: try UsedSymbol.all(parsing: try read(Self.list)),
      names: try UsedSymbol.names(parsing: try read(Self.names)),
      apps: try AppFigures.all(parsing: try read(Self.apps)),
      sources: try (files ?? []).map { try String(contentsOf: $0, encoding: .utf8) })
  }

  /// The page for a reader, in Markdown.
  package var markdown: String {
    var lines = [
      "# UIKit's symbols, by how much apps use them", "",
      "<!-- `make symbols` writes this page. -->",
      "The list is what forty published apps use of UIKit and QuartzCore. Present is what app code can call by that name",
      "and those labels; partial, what is there in another form.", "",
      "The list says how many apps use a symbol and not which; [what each app names](#each-app) was measured with",
      "`sceneway host APP --check`.", "",
    ]
    lines += table(
      ["Group", "Symbols", "Present", "Partial", "Absent", "Share of uses present"],
      groups.map { figures($0, symbols(in: $0)) } + [figures("All", symbols)])
    lines += ["", "By the number of apps that use a symbol:", ""]
    lines += table(
      ["Apps", "Symbols", "Present", "Partial", "Absent", "Share of uses present"],
      Self.ranges.map { range in
        figures(title(of: range), symbols.filter { range.contains($0.apps) })
      } + [figures("Some with open sources", symbols.filter { $0.openApps > 0 })])
    lines += appLines
    for group in groups {
      let missing = symbols(in: group).filter { presence(of: $0) != .present }
      guard !missing.isEmpty else { continue }
      lines += ["", "## Not there yet: \(group)", ""]
      lines += table(
        ["Symbol", "Apps", "Uses", "What"],
        missing.map { ["`\($0.name)`", "\($0.apps)", "\($0.uses)", word(for: presence(of: $0))] })
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a terminal shows.
  package var text: String {
    let missing = symbols.filter { presence(of: $0) != .present }
    let lines = missing.map { "  \($0.apps)  \($0.uses)  \($0.name)  \(word(for: presence(of: $0)))" }
    let counts = figures("All", symbols).joined(separator: "  ")
    return (["Not there yet: apps, uses, symbol"] + lines + [counts]).joined(separator: "\n") + "\n"
  }

  // MARK: Pieces

  /// The table of the apps; nothing where none was measured.
  private var appLines: [String] {
    guard !apps.isEmpty else { return [] }
    return [
      "", "## Each app", "",
      "Published apps with open sources, as their newest commit was when they were measured. Files are the app's Swift",
      "files without its tests, as its project has them; those that lack modules alone have no error but an import of",
      "somebody else's, which an empty module replaced to see the rest. The share is that of the times that the app names",
      "one of UIKit's types and that type is there; a member that is missing is a file that does not compile.",
      "`Scripts/measure-apps.sh APP_FOLDER…` measures other apps in the same way.", "",
    ]
      + table(
        [
          "App", "Files", "Compile", "Lack modules alone", "UIKit types", "Present", "Share of uses present",
          "Not there",
        ],
        apps.map { app in
          [
            app.name, "\(app.files)", "\(app.compiled)", "\(app.lackingModules)", "\(app.types)",
            "\(app.presentTypes)", percentage(app.uses == 0 ? 1 : Double(app.presentUses) / Double(app.uses)),
            app.missingModules.joined(separator: ", "),
          ]
        })
  }

  private static let ranges = [20...1000, 10...19, 5...9, 3...4, 2...2, 1...1, 0...0]

  private var groups: [String] {
    symbols.reduce(into: [String]()) { if !$0.contains($1.group) { $0.append($1.group) } }.sorted()
  }

  private func symbols(in group: String) -> [UsedSymbol] { symbols.filter { $0.group == group } }

  private func title(of range: ClosedRange<Int>) -> String {
    if range.lowerBound == range.upperBound { return "\(range.lowerBound)" }
    return range.upperBound == 1000
      ? "\(range.lowerBound) and more" : "\(range.lowerBound) to \(range.upperBound)"
  }

  private func word(for presence: Presence) -> String {
    switch presence {
    case .present: "present"
    case .partial(let what): what
    case .absent: "absent"
    }
  }

  private func figures(_ name: String, _ symbols: [UsedSymbol]) -> [String] {
    let present = symbols.count { presence(of: $0) == .present }
    let absent = symbols.count { presence(of: $0) == .absent }
    return [
      name, "\(symbols.count)", "\(present)", "\(symbols.count - present - absent)", "\(absent)",
      percentage(share(of: symbols)),
    ]
  }

  /// A share with one digit, cut rather than rounded: what is not whole never reads as 100.
  private func percentage(_ share: Double) -> String {
    let tenths = Int(share * 1000)
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private func table(_ head: [String], _ rows: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    return [line(head), "|---|" + String(repeating: "---|", count: head.count - 1)] + rows.map(line)
  }
}
