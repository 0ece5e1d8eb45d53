internal import Foundation

extension Coverage {
  /// Where the tables are, from the package's folder.
  static let tables = "Tests/UIKitBehaviour/Semantics"

  /// Where the page is for a reader, from the package's folder.
  package static let page = "Documentation/Behaviour.md"

  /// Reads tables, tests and sources of a package.
  ///
  /// - Parameter folder: the path of the package's folder.
  /// - Throws: ``TableError``, or what reading a file throws.
  package init(package folder: String) throws {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    func read(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let files = try ["Tests", "Examples"].flatMap { try swiftFiles(in: root.appendingPathComponent($0)) }
    let tests = FoundTest.all(in: files.map { (file: $0.name, source: $0.text) })
    let sources = try swiftFiles(in: root.appendingPathComponent("Sources"))
    let named = sources.flatMap { RowIdentifier.all(in: $0.text) }
    let witnesses =
      files.flatMap { RowWitness.timelines(in: $0.text) }
      + sources.filter { $0.name == "ComplaintWords+Table" }.flatMap { RowWitness.complaints(in: $0.text) }
    self.init(
      table: try BehaviourTable(parsing: try read("\(Self.tables)/rows.tsv")),
      exceptions: try Self.exceptions(parsing: try read("\(Self.tables)/exceptions.tsv")),
      tests: tests, named: Set(named),
      sources: try SourceLegend.all(parsing: try read("\(Self.tables)/sources.tsv")),
      witnesses: witnesses)
  }
}

/// The Swift files of a folder, by path, each with the name that a reader knows it by.
private func swiftFiles(in folder: URL) throws -> [(name: String, text: String)] {
  let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
    $0 as? URL
  }
  return try (found ?? []).filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
    .map { ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
}
