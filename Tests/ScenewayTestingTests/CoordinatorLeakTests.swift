import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@Suite(.serialized) @MainActor
struct `Coordinators that stay alive` {
  @Test func `Wish 11: one is told directly after the action that ended it, with the path that holds it`()
    async throws
  {
    try await AppDriver.run(flow: Desk()) { app, desk in
      app.failsAtLeaks = true
      app.perform { desk.begin(keeps: false) }
      try await app.back()
      app.perform { desk.begin(keeps: true) }
      let line = #line + 1
      let error = await #expect(throws: LeakError.self) { try await app.back() }
      #expect(
        error?.description
          == "ScenewayTestingTests/CoordinatorLeakTests.swift:\(line): after “go back”: Errand is still alive: "
          + "held by Desk.errand")
    }
  }

  @Test func `Wish 11: one that its own screen holds in a circle is told with the circle`() async throws {
    try await AppDriver.run(flow: Desk()) { app, desk in
      let error = await #expect(throws: LeakError.self) {
        try await app.expectNoLeaks {
          app.perform { desk.start(CircularErrand()) }
          try await app.back()
        }
      }
      #expect(error?.leaks.map(\.name).sorted() == ["CircularErrand", "ErrandScreen"])
      #expect(
        error?.leaks.first { $0.name == "CircularErrand" }?.holder
          == .circle(path: ["CircularErrand.screen", "ErrandScreen.errand"]))
    }
  }

  @Test func `one that runs, and one whose screen stays and holds it, are no leaks`() async throws {
    try await AppDriver.run(flow: Desk()) { app, desk in
      try await app.expectNoLeaks {
        app.perform { desk.begin(keeps: true) }
        await app.waitUntilIdle()
      }
      try await app.expectNoLeaks {
        let errand = CircularErrand()
        app.perform { desk.start(errand, .root) }
        await app.waitUntilIdle()
        app.perform { errand.finish() }
        await app.waitUntilIdle()
      }
    }
  }
}

private final class Desk: Coordinator<Never> {
  private var errand: Errand?

  override func start() { show(UIViewController()) }

  func begin(keeps: Bool) {
    let errand = Errand()
    if keeps { self.errand = errand }
    start(errand)
  }
}

private final class Errand: Coordinator<Void> {
  override func start() { show(UIViewController()) }
}

/// Keeps the screen that keeps it.
private final class CircularErrand: Coordinator<Void> {
  private var screen: ErrandScreen?

  override func start() {
    let screen = ErrandScreen()
    screen.errand = self
    self.screen = screen
    show(screen)
  }
}

private final class ErrandScreen: UIViewController {
  var errand: CircularErrand?
}
