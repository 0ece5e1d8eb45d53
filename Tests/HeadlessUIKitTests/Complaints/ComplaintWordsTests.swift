import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// The table of complaints is UIKit's word for word, and each entry can be heard.
@MainActor
struct ComplaintWordsTests {
  /// The research that the rows come from, where it is at hand.
  nonisolated static let research = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../shared/uikit/semantics.md").standardizedFileURL.path

  /// The complaints that a launch makes, which ``launchComplaints`` provokes.
  static let launches:
    [(words: ComplaintWords, info: [String: Any], delegate: @MainActor () -> any UIApplicationDelegate)] =
      [
        (
          .noRootAtEndOfLaunch, [:],
          {
            let delegate = BootAppDelegate()
            delegate.onDidFinish = {
              $0.window = UIWindow(frame: UIScreen.main.bounds)
              $0.window?.makeKeyAndVisible()
            }
            return delegate
          }
        ),
        (.noEntryPoint, ["UIMainStoryboardFile": "Empty"], { BootAppDelegate() }),
        (.delegateWithoutWindow, ["UIMainStoryboardFile": "Main"], { WindowlessAppDelegate() }),
        (.storyboardWithoutSceneDelegate, BootFixture.sceneInfo(storyboard: "Main"), { BootAppDelegate() }),
        (.sceneDelegateNotFound, BootFixture.sceneInfo(delegate: "App.Nowhere"), { BootAppDelegate() }),
      ]

  /// The complaints that nothing can provoke, each with the reason.
  static let silent: [ComplaintWords: String] = [
    .nestedPush: "words of systems before iOS 9 (choice 11)",
    .nestedPop: "words of systems before iOS 9 (choice 11)",
    .unexpectedTransitionState: "words of systems before iOS 9 (choice 11)",
    .pushedTwiceOfOld: "older words of the same complaint",
    .alreadyPresentingOfOld: "words of systems before iOS 13 (choice 12)",
    .notInWindowOfOld: "words of systems before iOS 13 (choice 12)",
    .presentationInProgressOfOld: "words of systems before iOS 13 (choice 12)",
    .presentingSplitView: "older systems alone refuse it (choice 7)",
    .dismissedDuringPresentation: "a sign of a broken transition, which cannot come about",
    .pushedNothing: "Swift's types leave nothing that could be pushed",
    .presentingNothing: "Swift's types leave nothing that could be presented",
    .backgroundThread: "the compiler keeps UIKit on the main actor",
    .layoutFromBackgroundThread: "the compiler keeps UIKit on the main actor",
    .sceneUnreachable: "the storyboard compiler says so, not UIKit",
    .applicationDelegateNotMade: "raised by the main function of a process, which it ends",
  ]

  @Test func `each text of the page is in the table word for word`() {
    for text in PageText.all {
      #expect(text.words.entry.filled(text.values) == text.text)
      #expect(Set(text.values.keys) == Set(text.words.entry.names), "\(text.words)")
    }
    #expect(Set(PageText.all.map(\.words)).count == PageText.all.count)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: research)))
  func `the texts are those of the research, row by row, and none is left out`() throws {
    let rows = try Self.rows()
    for text in PageText.all where !Self.isPutTogether(text.words) {
      let row = try #require(rows[text.words.entry.row])
      #expect(row.contains("`\(text.text)`"), "\(text.words)")
      if case .exception(let name) = text.words.entry.kind { #expect(row.contains(name), "\(text.words)") }
    }
    for (id, row) in rows
    where row.contains("Exception") || row.contains("Inconsistency")
      || row.contains(/\blogs?\b/.ignoresCase())
    {
      for text in row.matches(of: /`([^`]*)`/).map({ String($0.1) }) where Self.isSentence(text) {
        let known = PageText.all.contains { $0.words.entry.row == id && $0.text.hasSuffix(text) }
        #expect(known, "\(id): \(text)")
      }
    }
  }

  /// Texts that the page gives in two parts.
  private static func isPutTogether(_ words: ComplaintWords) -> Bool {
    words == .wrongRequestedParent || words == .presentationInProgress
  }

  private static func isSentence(_ text: String) -> Bool {
    text.split(separator: " ").count > 3 && !text.hasPrefix("…")
  }

  /// What the page says of each row.
  private static func rows() throws -> [String: String] {
    var rows: [String: String] = [:]
    for line in try String(contentsOfFile: research, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count > 3, let id = cells[0].split(separator: " ").first else {
        continue
      }
      rows[String(id)] = cells[2]
    }
    return rows
  }

  @Test func `each entry of the table is provoked here or cannot be, for a reason`() {
    let provoked = (Self.provocations.map(\.words) + Self.launches.map(\.words))
    let accounted = provoked + Self.silent.keys
    #expect(Set(accounted) == Set(ComplaintWords.allCases))
    #expect(accounted.count == ComplaintWords.allCases.count, "none is accounted for twice")
  }

  nonisolated static let provocations =
    Provocation.ofControllers + Provocation.ofPresentations + Provocation.ofStoryboards
    + Provocation.ofObjects

  @Test(arguments: provocations)
  func `a program hears it`(_ provocation: Provocation) throws {
    try StoryboardStage.play { stage in
      try provocation.provoke(stage)
      #expect(stage.complaints.contains { provocation.words.entry.isSource(of: $0) }, "\(stage.complaints)")
    }
  }

  @Test func `a launch says what is wrong with it`() throws {
    let storyboards = ["Main": BootFixture.storyboard(), "Empty": BootFixture.storyboard(entryPoint: false)]
    for launch in Self.launches {
      try BootFixture(info: launch.info, storyboards: storyboards).run { environment in
        UIApplication.launch(delegate: launch.delegate())
        environment.clock.runUntilIdle()
        let complaints = environment.diagnostics.complaints
        #expect(complaints.contains { launch.words.entry.isSource(of: $0) }, "\(launch.words): \(complaints)")
      }
    }
  }
}

extension ComplaintWords.Entry {
  /// Whether a complaint is in these words, whatever stands for the names.
  func isSource(of complaint: UIKitComplaint) -> Bool {
    guard complaint.row == row, complaint.kind == kind else { return false }
    // What stands between the names must come in order, the first and the last piece at the ends.
    let marked = filled(Dictionary(names.map { ($0, "\u{0}") }) { first, _ in first })
    let pieces = marked.split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
    var rest = complaint.text[...]
    guard let first = pieces.first, rest.hasPrefix(first), rest.hasSuffix(pieces.last ?? "") else {
      return false
    }
    for piece in pieces where !piece.isEmpty {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
