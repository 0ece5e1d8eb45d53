import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite(.serialized) @MainActor
struct LeakTests {
  @Test func `finds nothing where screens go for good`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.expectNoLeaks {
        try await app.tap("Add")
        try await app.tap("Share")
        try await app.dismiss()
        try await app.back()
      }
    }
  }

  @Test func `leaves out what is still on the screen`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.expectNoLeaks { try await app.tap("Add") }
    }
  }

  @Test func `names a screen that somebody holds on to`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      defer { OrderViewController.kept = [] }
      let error = await #expect(throws: LeakError.self) {
        try await app.expectNoLeaks {
          try await app.tap("Add")
          try await app.tap("Keep")
          try await app.back()
        }
      }
      #expect(error?.leaks.map(\.name) == ["OrderViewController “Order 1”"])
    }
  }

  @Test func `names a watched object that is still alive`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let object = UIBarButtonItem()
      let error = await #expect(throws: LeakError.self) {
        try await app.expectNoLeaks { app.watchForLeaks(object, name: "the button") }
      }
      #expect(error?.leaks.map(\.name) == ["the button"])
      withExtendedLifetime(object) {}
    }
  }
}
