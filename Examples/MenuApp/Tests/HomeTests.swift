import MenuApp
import ScenewayTesting
import Testing

@MainActor
@Suite struct `Home hands its message to Detail` {
  @Test(arguments: ["Show detail with segue", "Show detail without segue"])
  func `the message that was typed arrives at Detail by both ways`(way: String) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.type("Hello there", into: "Message")
      try await app.tap(way)
      #expect(app.screen.title == "Detail")
      #expect(app.screen.shows("Home says: Hello there"))
      try await app.back()
      #expect(app.screen.title == "Home")
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test func `the buttons wait for a message of more than four letters`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.type("Four", into: "Message")
      await #expect(throws: AppDriverError.self) { try await app.tap("Show detail with segue") }
      try await app.type("Fives", into: "Message")
      try await app.tap("Show detail with segue")
      #expect(app.screen.title == "Detail")
    }
  }

  @Test func `an iPad shows Detail in a sheet where no segue says otherwise`() async throws {
    try await AppDriver.run(AppDelegate.self, device: .pad) { app in
      try await app.type("Hello there", into: "Message")
      try await app.tap("Show detail without segue")
      #expect(app.screen.shows("Home says: Hello there"))
      try await app.dismiss()
      #expect(app.screen.title == "Home")
    }
  }
}
