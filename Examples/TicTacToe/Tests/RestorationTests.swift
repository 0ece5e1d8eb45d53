import Foundation
import ScenewayTesting
import Testing

@testable import TicTacToe

/// The system ends the app while it is off the screen, and it is launched again.
@MainActor
@Suite(.serialized) struct `Wherever somebody is` {
  private func play(_ body: (AppDriver) async throws -> Void) async throws {
    let folder = SceneDelegate.folder
    // Nobody else's, though another run of the tests may be under way.
    SceneDelegate.folder = folder.appendingPathComponent(UUID().uuidString)
    defer {
      try? FileManager.default.removeItem(at: SceneDelegate.folder)
      SceneDelegate.folder = folder
    }
    try await AppDriver.run(AppDelegate.self) { app in
      try await body(app)
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test(arguments: Exit.Place.allCases)
  func `the app comes back there, and every way out leads where it should`(place: Exit.Place) async throws {
    for exit in Exit.all where exit.place == place {
      try await play { app in
        try await app.go(to: place)
        let before = app.screen.description
        try await app.relaunch()
        #expect(app.screen.description == before)
        try await app.leave(exit.way)
        if place == .gameUnderWay { try await app.tap("Leave") }
        #expect(app.screen.title == exit.leads)
      }
    }
  }

  @Test func `a second factor that is confirmed afterwards leads to the games`() async throws {
    try await play { app in
      try await app.goToTwoFactor()
      try await app.relaunch()
      try await app.type("1906", into: "Code")
      try await app.tap("Confirm")
      #expect(app.screen.title == "New game")
    }
  }

  @Test func `a game goes on, and its score arrives`() async throws {
    try await play { app in
      try await app.goToBoard()
      try await app.letCrossesWin()
      try await app.tap("Play again")
      try await app.play(.topLeft, .left, .top)
      try await app.relaunch()
      #expect(app.screen.shows("Grace puts ○"))
      try await app.play(.centre, .topRight)
      try await app.tap("Finish")
      #expect(app.screen.shows("Ada 2 : 0 Grace"))
      try await app.relaunch()
      #expect(app.screen.shows("Ada 2 : 0 Grace"))
    }
  }

  @Test func `the rules come back`() async throws {
    try await play { app in
      try await app.tap("Rules")
      try await app.relaunch()
      #expect(app.screen.shows("there are 8 ways"))
      try await app.back()
      #expect(app.screen.title == "Welcome")
    }
  }

  @Test func `what was typed comes back, but no password`() async throws {
    try await play { app in
      try await app.tap("Play")
      try await app.signIn("grace@example.org", "wasp")
      #expect(app.screen.shows("••••"))
      try await app.relaunch()
      #expect(app.screen.shows("grace@example.org") && !app.screen.shows("••••"))
    }
  }
}
