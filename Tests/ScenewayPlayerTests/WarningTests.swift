import Foundation
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite @MainActor
struct WarningTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func play(
    _ document: String, _ script: String = "", _ change: (inout PlayerOptions) -> Void = { _ in }
  ) async throws -> (code: PlayerExitCode, terminal: RecordingTerminal) {
    let path = try folder.write(document, to: "Main.storyboard")
    let terminal = RecordingTerminal(input: script)
    var options = PlayerOptions()
    change(&options)
    return (await Player.play([path], options: options, on: terminal), terminal)
  }

  private nonisolated static let faulty: [(String, String)] = [
    (
      StoryboardText.document(StoryboardText.tabs("a", of: ["a", "b"]), StoryboardText.scene("b")),
      "leads to a controller that contains itself"
    ),
    (
      StoryboardText.document(
        StoryboardText.navigation("a", root: "n"), StoryboardText.navigation("n", root: "a")),
      "leads to a controller that contains itself"
    ),
    (
      StoryboardText.document(
        StoryboardText.scene(
          "a",
          view: StoryboardText.button("On", segue: "<segue destination=\"a-view\" kind=\"show\" id=\"s\"/>"))),
      "the segue s leads to a ‘view’, which is no controller"
    ),
    (
      StoryboardText.document(
        StoryboardText.scene(
          "a",
          view: StoryboardText.button(
            "On", segue: "<segue destination=\"a\" kind=\"relationship\" relationship=\"x\" id=\"s\"/>"))),
      "the relationship s starts at a ‘button’"
    ),
    (
      StoryboardText.document(
        StoryboardText.scene(
          "a", view: StoryboardText.button("On", segue: "<segue destination=\"a\" kind=\"embed\" id=\"s\"/>"))
      ),
      "the embed segue s starts at a ‘button’"
    ),
    (
      StoryboardText.document(
        StoryboardText.scene("a", connections: "<segue destination=\"a\" id=\"s\"/>")),
      "the segue s has no kind"
    ),
    (
      StoryboardText.document(
        StoryboardText.scene("a", connections: "<segue destination=\"a\" kind=\"fly\" id=\"s\"/>")),
      "the segue s has the unknown kind ‘fly’"
    ),
    (
      StoryboardText.document(
        StoryboardText.scene("a"),
        StoryboardText.scene("r", "viewControllerPlaceholder", "storyboardName=\"\"")),
      "the reference leads to itself"
    ),
    (
      StoryboardText.document(
        StoryboardText.scene("a"), StoryboardText.scene("b"), StoryboardText.scene("b")),
      "the id ‘b’ is used twice"
    ),
  ]

  @Test(arguments: faulty)
  func `warns of what a document that plays has wrong`(document: String, words: String) async throws {
    let (code, terminal) = try await play(document)
    #expect(code == .done)
    #expect(terminal.errors.contains(": warning: "))
    #expect(terminal.errors.contains(words))
    #expect(!terminal.errors.contains("error:"))
  }

  @Test func `ends where two tabs lead to the same two again and again, with a word`() async throws {
    let levels = (0..<24).map { StoryboardText.tabs("t\($0)", of: ["t\($0 + 1)", "t\($0 + 1)"]) }
    let document = StoryboardText.document(levels.joined(), StoryboardText.scene("t24"), initial: "t0")
    let (code, terminal) = try await play(document)
    #expect(code == .done)
    #expect(terminal.output.contains("more than 2000 scenes"))
  }

  @Test func `says that a storyboard that a reference leads to is broken`() async throws {
    _ = try folder.write("<document type=\"com", to: "Broken.storyboard")
    let (code, terminal) = try await play(
      StoryboardText.document(
        StoryboardText.scene(
          "a", view: StoryboardText.button("On", segue: "<segue destination=\"r\" kind=\"show\" id=\"s\"/>")),
        StoryboardText.scene("r", "viewControllerPlaceholder", "storyboardName=\"Broken\"")), "tap On")
    #expect(code == .done)
    #expect(!terminal.output.contains("there is no ‘Broken.storyboard’"))
    let words = terminal.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("‘Broken.storyboard’, to which a reference in ‘Main’ leads, cannot be read:"))
    #expect(words.contains("an empty screen stands in for what is not there"))
  }

  @Test func `says that the type of a document is missing`() async throws {
    let (code, terminal) = try await play("<document><scenes/></document>")
    #expect(code == .dataError)
    #expect(terminal.errors.contains("‘type’ is missing"))
  }

  @Test func `lets no words of a document or script command the terminal`() async throws {
    let (_, terminal) = try await play(
      StoryboardText.document(StoryboardText.scene("a", view: StoryboardText.label("left\u{202E}right"))),
      "tap \u{1B}[2J\u{9B}x")
    for text in [terminal.output, terminal.errors] {
      #expect(!text.unicodeScalars.contains { [0x1B, 0x9B, 0x202E].contains($0.value) })
    }
    #expect(terminal.output.contains("left\u{FFFD}right"))
  }

  @Test func `lists all classes to programs, and few lines of them to people`() async throws {
    let scenes = (0..<60).map {
      StoryboardText.scene($0 == 0 ? "a" : "s\($0)", "viewController", "customClass=\"Controller\($0)\"")
    }
    let document = StoryboardText.document(scenes.joined())
    let text = try await play(document).terminal.output
    #expect(!text.contains("Controller59") && text.contains("more lines"))
    let json = try await play(document, "") { $0.format = .json }.terminal.output
    #expect(json.contains("Controller59"))
  }

  @Test func `notes segues of classes that are not there`() async throws {
    let (_, terminal) = try await play(
      StoryboardText.document(
        StoryboardText.scene(
          "a",
          connections: "<segue destination=\"a\" kind=\"custom\" customClass=\"FlipSegue\" id=\"s\"/>")))
    #expect(terminal.output.contains("1 segue class of the app is not there"))
    #expect(terminal.output.contains("FlipSegue"))
  }

  @Test(arguments: ["b", "OtherController"])
  func `starts at a scene by its id or class`(scene: String) async throws {
    let document = StoryboardText.document(
      StoryboardText.scene("a"),
      StoryboardText.scene("b", title: "Other", "customClass=\"OtherController\""), initial: nil)
    let (code, terminal) = try await play(document) { $0.scene = scene }
    #expect(code == .done)
    #expect(terminal.output.contains("OtherController"))
    let without = try await play(document)
    #expect(without.code == .dataError)
    #expect(without.terminal.errors.contains("\n  b  (OtherController)"))
  }

  @Test func `reads a script with a byte order mark and names an encoding that it cannot read`() async throws
  {
    let document = StoryboardText.document(StoryboardText.scene("a"))
    let text = "# words\nscreen\n"
    let scripts: [(Data, PlayerExitCode)] = [
      (Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), .done),
      (text.data(using: .utf16) ?? Data(), .done),
      (text.data(using: .utf16LittleEndian) ?? Data(), .noInput),
      (Data([0x73, 0xE4, 0x0A]), .noInput),
    ]
    for (data, expected) in scripts {
      let file = folder.url.appendingPathComponent("script.txt")
      try data.write(to: file)
      let (code, terminal) = try await play(document) { $0.source = .file(file.path) }
      #expect(code == expected)
      if expected != .done { #expect(terminal.errors.contains("neither UTF-8 nor UTF-16")) }
    }
    #expect(try await play(document, "\u{FEFF}screen").code == .done)
  }

  @Test func `keeps headings on one line of the width, however wide the letters`() async throws {
    let titles = [
      "two&#10;lines", String(repeating: "long ", count: 40), String(repeating: "漢", count: 40), "漢字",
    ]
    for title in titles {
      let document = StoryboardText.document(
        StoryboardText.scene("a", "viewController", "title=\"\(title)\"", view: StoryboardText.label("x")))
      let output = try await play(document).terminal.output
      let heading = try #require(output.split(separator: "\n").first { $0.hasPrefix("── ") })
      let columns = heading.reduce(0) { $0 + ($1 == "漢" || $1 == "字" ? 2 : 1) }
      #expect(columns == 64 || columns == 65)
    }
  }
}
