import ScenewayTesting
import Testing

@testable import TicTacToe

@MainActor
@Suite struct `Every way out` {
  @Test(arguments: Exit.all)
  func `leads where it should, frees what it leaves, and may be gone again`(exit: Exit) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      let isAsked = exit.place == .gameUnderWay
      try await app.expectNoLeaks {
        for _ in 0..<2 {
          try await app.go(to: exit.place)
          try await app.leave(exit.way)
          if isAsked {
            #expect(app.screen.title == "Leave this game?")
            try await app.tap("Leave")
          }
          #expect(app.screen.title == exit.leads)
          if exit.leads == "New game" { try await app.tap("Log out") }
          if exit.leads == "Sign in" { try await app.tap("Cancel") }
          #expect(app.screen.title == "Welcome")
        }
      }
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test(arguments: Exit.all.filter { $0.place == .gameUnderWay })
  func `asks in the middle of a game, and whoever stays plays on`(exit: Exit) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.go(to: exit.place)
      try await app.leave(exit.way)
      try await app.tap("Keep playing")
      #expect(app.screen.title == "Tic-tac-toe")
      #expect(app.screen.shows("Grace puts ○"))
      // The same question comes again, and the game goes on to its end.
      try await app.leave(exit.way)
      try await app.tap("Keep playing")
      try await app.play(.top, .left, .bottom, .right)
      #expect(app.screen.shows("Ada wins!"))
    }
  }

  @Test(arguments: [Exit.Place.newBoard, .gameUnderWay, .gameOver])
  func `a match that was left has no score`(place: Exit.Place) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.go(to: place)
      try await app.back()
      if place == .gameUnderWay { try await app.tap("Leave") }
      #expect(app.screen.shows("The match was left."))
    }
  }

  @Test func `a swipe that was given up half-way leaves nothing`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.goToTwoFactor()
      try await app.swipeBack(completes: false)
      #expect(app.screen.title == "Enter the code")
      try await app.pullSheet()
      #expect(app.screen.title == "Enter the code")
      try await app.type("1906", into: "Code")
      try await app.tap("Confirm")
      #expect(app.screen.title == "New game")
    }
  }
}
