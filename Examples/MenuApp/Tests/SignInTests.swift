import MenuApp
import ScenewayTesting
import Testing

@MainActor
@Suite struct `Signing in returns a user` {
  @Test func `two pages lead to a user`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      #expect(app.screen.shows("Nobody is signed in"))
      try await app.tap("Sign in")
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      #expect(app.screen.shows("Hello, Ada!"))
      try await app.tap("That is me")
      #expect(app.screen.title == "Settings")
      #expect(app.screen.shows("Signed in as Ada"))
      try await app.tap("Sign out")
      #expect(app.screen.shows("Nobody is signed in"))
    }
  }

  @Test func `the experiment leaves the second page out`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      try await app.tap("experiment")
      try await app.tap("Sign in")
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      #expect(app.screen.shows("Signed in as Ada"))
    }
  }

  @Test(arguments: ["Cancel", "swipe", "back and swipe"])
  func `whoever leaves early stays signed out, and may try again`(way: String) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      for _ in 0..<3 {
        try await app.tap("Sign in")
        if way == "back and swipe" {
          try await app.type("Ada", into: "Your name")
          try await app.tap("Continue")
          try await app.back()
        }
        if way == "Cancel" { try await app.tap(way) } else { try await app.dismiss() }
        #expect(app.screen.title == "Settings")
        #expect(app.screen.shows("Nobody is signed in"))
      }
    }
  }
}
