import MenuApp
import ScenewayTesting
import Testing

@MainActor
@Suite struct `Flows of the app` {
  @Test func `signing in greets the person by name`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      try await app.tap("Sign in")
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      try app.expectShows("Hello, Ada!")
    }
  }
}
