import Foundation
import InterfaceBuilder
import Sceneway
import ScenewayTesting
import Testing
import UIKit

@testable import TicTacToe

/// The map of an app whose storyboard knows two screens and whose coordinators know the rest.
@MainActor
@Suite struct `A map of the app` {
  private static let storyboard = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Resources/Main.storyboard")

  private static func document() throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(contentsOf: storyboard, file: "Main.storyboard")
  }

  /// Plays the app and tells what was recorded.
  private static func play(
    line: Int = #line, _ body: @MainActor (AppDriver) async throws -> Void
  ) async throws -> [NavigationRecorder.Line] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ways-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await AppDriver.run(flow: AppCoordinator(), file: "MapTests.swift", line: line) { app, flow in
      NavigationRecorder(folder: folder).record(flow.navigator)
      try await body(app)
    }
    return NavigationRecorder.allLines(in: folder)
  }

  @Test func `Wish 18: has the storyboard's scenes and segues alone where nothing was recorded`() throws {
    let map = NavigationMap([try Self.document()])
    #expect(
      map.text == """
        WelcomeViewController (Main.storyboard:15) begins the storyboard
          → RulesViewController: show by the segue ‘rules’ of Main.storyboard:24
        RulesViewController (Main.storyboard:34)

        """)
    #expect(
      map.mermaid == """
        flowchart LR
          s0["WelcomeViewController"]
          s1["RulesViewController"]
          s0 -->|"rules"| s1

        """)
  }

  @Test func `Wish 18: joins what the storyboard says with what tests saw code do, and by whom`() async throws
  {
    var lines = try await Self.play(line: 1) { app in try await app.goToBoard() }
    lines += try await Self.play(line: 2) { app in
      try await app.goToTwoFactor()
      try await app.back()
    }
    let map = NavigationMap([try Self.document()], recorded: lines)
    #expect(
      map.text == """
        WelcomeViewController (Main.storyboard:15) begins the storyboard seen
          → RulesViewController: show by the segue ‘rules’ of Main.storyboard:24, NOT WALKED
          → SignInViewController: present by code, walked 2 times (tap 2) in MapTests.swift:1, MapTests.swift:2
          → NewGameViewController: present by code, walked 1 time (code 1) in MapTests.swift:1
        RulesViewController (Main.storyboard:34) NOT SEEN
        SignInViewController (code) seen
          → TwoFactorViewController: push by code, walked 1 time (code 1) in MapTests.swift:2
        NewGameViewController (code) seen
          → BoardViewController: push by code, walked 1 time (tap 1) in MapTests.swift:1
        BoardViewController (code) seen
        TwoFactorViewController (code) seen
        5 of 6 scenes seen, 4 of 5 ways walked

        """)
    #expect(map.unseen.map(\.name) == ["RulesViewController"])
    #expect(map.unwalked.map(\.to) == ["RulesViewController"])
    #expect(map.mermaid.contains("  s0 -.->|\"present ×2\"| s2\n"))
    #expect(map.mermaid.contains("  class s1 unseen\n"))
    #expect(try JSONDecoder().decode(NavigationMap.self, from: map.json()) == map)
  }

  @Test func `Wish 18: tells a segue that was walked from code that leads the same way`() async throws {
    let lines = try await Self.play(line: 3) { app in
      try await app.tap("Rules")
      try await app.back()
      app.perform {
        let rules = RulesViewController()
        rules.rules = "By code"
        app.visibleViewController?.navigationController?.pushViewController(rules, animated: true)
      }
      await app.waitUntilIdle()
    }
    let edges = NavigationMap([try Self.document()], recorded: lines).edges
    #expect(edges.map(\.to) == ["RulesViewController", "RulesViewController"])
    #expect(edges.map(\.walks) == [1, 1])
    #expect(edges.map { $0.origin == .code } == [false, true])
    #expect(edges.map(\.causes) == [["tap": 1], ["code": 1]])
  }
}
