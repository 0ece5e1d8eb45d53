import Foundation
import MenuApp
import ScenewayTesting
import Testing

@MainActor
@Suite struct `The README` {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The fenced blocks of the README in a language.
  static func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test func `shows code that the example or its tests contain, line by line`() throws {
    let folder = Self.root.appendingPathComponent("Examples/MenuApp")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    let known = try Set(
      files.flatMap { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n") }
        .map { $0.trimmingCharacters(in: .whitespaces) })
    let blocks = try Self.blocks("swift").filter { !$0.contains(".package(") }
    #expect(blocks.count >= 4)
    for line in blocks.flatMap({ $0.components(separatedBy: "\n") }) {
      #expect(known.contains(line.trimmingCharacters(in: .whitespaces)), "Not compiled: \(line)")
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
