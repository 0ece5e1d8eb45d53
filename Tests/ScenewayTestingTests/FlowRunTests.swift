import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@MainActor
struct `Driving one flow` {
  /// A flow of one screen that is a number's.
  private final class NumberFlow: Coordinator<Int> {
    let screen = UIViewController()

    override func start() {
      screen.title = "Number"
      show(screen)
    }
  }

  private struct NoFlow: Error {}

  @Test func `a flow is on the screen without an app's delegate, and the test has it`() async throws {
    try await AppDriver.run(flow: NumberFlow()) { app, flow in
      #expect(app.screen.title == "Number")
      #expect(flow.isRunning && flow.screens.last === flow.screen)
    }
  }

  @Test func `a flow that cannot be made fails the test with its own error`() async throws {
    func make() throws -> NumberFlow { throw NoFlow() }
    await #expect(throws: NoFlow.self) { try await AppDriver.run(flow: make()) { _, _ in } }
  }

  @Test func `nothing of a flow is left after its test`() async throws {
    weak var left: NumberFlow?
    try await AppDriver.run(flow: NumberFlow()) { _, flow in left = flow }
    #expect(left == nil)
  }
}

/// A screen that always asks.
private final class AskingViewController: UIViewController, LeavingGuard {
  func mayLeave(_ leaving: Leaving) async -> Bool { await confirm("Leave?", yes: "Leave", no: "Stay") }
}

@MainActor
struct `Swiping where a guard asks` {
  private final class Asking: Coordinator<Never> {
    override func start() { show(UIViewController()) }
    func push() { show(AskingViewController(), animated: false) }
    func present() { present(AskingViewController(), .sheet, animated: false) }
  }

  @Test(arguments: [true, false])
  func `the question is what comes of the swipe, and the answer decides`(isSheet: Bool) async throws {
    try await AppDriver.run(flow: Asking()) { app, flow in
      if isSheet { flow.present() } else { flow.push() }
      func swipe() async throws { if isSheet { try await app.dismiss() } else { try await app.swipeBack() } }
      try await swipe()
      try await app.tap("Stay")
      #expect(app.visibleViewController is AskingViewController)
      try await swipe()
      try await app.tap("Leave")
      #expect(!(app.visibleViewController is AskingViewController) && app.diagnostics.isEmpty)
    }
  }
}
