import ScenewayTesting
import Testing

@testable import TicTacToe

@MainActor
@Suite struct `Every way forwards` {
  @Test func `a password alone leads to the games`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      #expect(app.screen.title == "Welcome")
      try await app.tap("Play")
      #expect(app.screen.title == "Sign in")
      try await app.signIn("ada@example.org", "engine")
      #expect(app.screen.title == "New game")
      #expect(try app.find("Crosses").content == "Ada")
    }
  }

  @Test func `a second factor is asked for where the account has one`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.goToTwoFactor()
      #expect(app.screen.title == "Enter the code")
      try await app.type("1906", into: "Code")
      try await app.tap("Confirm")
      #expect(app.screen.title == "New game")
      #expect(try app.find("Crosses").content == "Grace")
    }
  }

  @Test func `what is wrong is said, and may be tried again`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.tap("Play")
      try await app.signIn("grace@example.org", "wasp")
      #expect(app.screen.shows("Email and password do not go together."))
      try await app.signIn("grace@example.org", "moth")
      try await app.type("1815", into: "Code")
      try await app.tap("Confirm")
      #expect(app.screen.shows("That is not the code."))
      try await app.type("1906", into: "Code")
      try await app.tap("Confirm")
      #expect(app.screen.title == "New game")
    }
  }

  @Test func `a game needs two names`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.goToLobby()
      await #expect(throws: AppDriverError.self) { try await app.tap("Start") }
      try await app.type("Grace", into: "Noughts")
      try await app.tap("Start")
      #expect(app.screen.title == "Tic-tac-toe")
      #expect(app.screen.shows("Ada puts ×"))
    }
  }

  @Test func `marks go where nothing is, until somebody wins`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.goToBoard()
      try await app.play(.topLeft)
      #expect(app.screen.shows("Grace puts ○"))
      await #expect(throws: AppDriverError.self) { try await app.play(.topLeft) }
      try await app.play(.left, .top, .centre, .topRight)
      #expect(app.screen.shows("Ada wins!"))
      await #expect(throws: AppDriverError.self) { try await app.play(.bottom) }
    }
  }

  @Test func `who plays again and finishes brings the score home`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.goToBoard()
      try await app.letCrossesWin()
      try await app.tap("Play again")
      #expect(app.screen.shows("Ada puts ×") && !app.screen.shows("Play again"))
      try await app.play(
        .topLeft, .top, .topRight, .centre, .left, .right, .bottom, .bottomLeft, .bottomRight)
      #expect(app.screen.shows("Nobody wins."))
      try await app.tap("Finish")
      #expect(app.screen.title == "New game")
      #expect(app.screen.shows("Ada 1 : 0 Grace, 1 drawn"))
    }
  }

  @Test(arguments: ["back", "edge swipe"])
  func `the storyboard leads to the rules, and back`(way: String) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.expectNoLeaks {
        try await app.tap("Rules")
        #expect(app.screen.title == "Rules")
        #expect(app.screen.shows("there are 8 ways"))
        if way == "back" { try await app.back() } else { try await app.swipeBack() }
        #expect(app.screen.title == "Welcome")
      }
    }
  }
}
