import Foundation
import MenuApp
import ScenewayTesting
import Testing

@MainActor
@Suite struct `The README` {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The fenced blocks of a document in a language.
  static func blocks(_ language: String, in document: URL = root.appendingPathComponent("README.md"))
    throws -> [String]
  {
    let text = try String(contentsOf: document, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// The files below a folder that have an extension.
  static func files(_ pathExtension: String, below folder: String) -> [URL] {
    let folder = root.appendingPathComponent(folder)
    return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == pathExtension } ?? []
  }

  /// The lines of the examples and their tests, which the build compiles.
  static func compiledLines() throws -> Set<String> {
    try Set(
      files("swift", below: "Examples")
        .flatMap { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n") }
        .map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// The lines of code that nothing compiles.
  static func lines(of blocks: [String], missingIn known: Set<String>) -> [String] {
    blocks.flatMap { $0.components(separatedBy: "\n") }
      .filter { !known.contains($0.trimmingCharacters(in: .whitespaces)) }
  }

  @Test func `shows code that an example or its tests contain, line by line`() throws {
    let known = try Self.compiledLines()
    let blocks = try Self.blocks("swift").filter { !$0.contains(".package(") }
    #expect(blocks.count >= 4)
    #expect(Self.lines(of: blocks, missingIn: known) == [])
  }

  @Test func `leads to each guide and article by a link that is there`() throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let links = text.matches(of: #/\]\(([^)#:]+)\)/#).map { String($0.1) }
    for link in links {
      #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(link).path), "\(link)")
    }
    let documents = Self.files("md", below: "Sources/Sceneway/Sceneway.docc").map(\.lastPathComponent)
    let linked = Set(links.compactMap { $0.split(separator: "/").last.map(String.init) })
    #expect(documents.filter { !linked.contains($0) } == ["Sceneway.md"])
  }

  @Test func `leads to articles and guides whose code is compiled as well, line by line`() throws {
    let known = try Self.compiledLines()
    let documents = Self.files("md", below: "Sources")
    #expect(documents.count >= 10)
    for document in documents {
      let missing = try Self.lines(of: Self.blocks("swift", in: document), missingIn: known)
      #expect(missing == [], "\(document.lastPathComponent)")
    }
  }

  @Test func `shows the screen that its code prints`() async throws {
    var printed: [String] = []
    func print(_ screen: ScreenSnapshot) { printed.append(screen.description) }
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.type("Hello there", into: "Message")
      try await app.tap("Show detail with segue")
      print(app.screen)
    }
    #expect(try Self.blocks("text").first == printed.first)
  }
}
