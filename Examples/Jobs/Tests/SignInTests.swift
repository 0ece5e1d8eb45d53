import Sceneway
import ScenewayTesting
import Testing

@testable import Jobs

@MainActor
@Suite struct `Job 3: signing in returns a user` {
  @Test func `who signs in is returned`() async throws {
    try await AppDriver.run(flow: AccountCoordinator()) { app, account in
      try await app.expectNoLeaks {
        let user = Task { await account.signIn() }
        try await app.type("Ada", into: "Your name")
        try await app.tap("Done")
        #expect(await user.value == User(name: "Ada"))
        #expect(app.screen.title == "Account")
      }
      #expect(account.children.isEmpty)
    }
  }

  @Test(arguments: ["Cancel", "swipe"])
  func `whoever leaves early returns nobody, and may try again`(way: String) async throws {
    try await AppDriver.run(flow: AccountCoordinator()) { app, account in
      try await app.expectNoLeaks {
        for _ in 0..<3 {
          let user = Task { await account.signIn() }
          if way == "swipe" { try await app.dismiss() } else { try await app.tap(way) }
          #expect(await user.value == nil)
          #expect(app.screen.title == "Account")
        }
      }
    }
  }

  @Test func `the screen that asked shows who signed in`() async throws {
    try await AppDriver.run(flow: AccountCoordinator()) { app, _ in
      try await app.tap("Sign in")
      try await app.tap("Cancel")
      #expect(app.screen.shows("Nobody is signed in"))
      try await app.tap("Sign in")
      try await app.type("Grace", into: "Your name")
      try await app.tap("Done")
      #expect(app.screen.shows("Signed in as Grace"))
    }
  }
}
