import ScenewayTesting
import Testing

@testable import Jobs

@MainActor
@Suite struct `Job 1: Home leads to the detail of what was chosen` {
  @Test(arguments: [1, 2, 3]) func `the number arrives, and each way back leads home`(id: Int) async throws {
    try await AppDriver.run(flow: HomeCoordinator()) { app, _ in
      #expect(app.screen.title == "Home")
      try await app.expectNoLeaks {
        try await app.tap("Show \(id)")
        #expect((app.visibleViewController as? DetailViewController)?.id == id)
        #expect(app.screen.shows("This is number \(id)"))
        try await app.back()
        try await app.tap("Show \(id)")
        try await app.swipeBack()
        #expect(app.screen.title == "Home")
      }
      #expect(app.diagnostics.isEmpty)
    }
  }
}
