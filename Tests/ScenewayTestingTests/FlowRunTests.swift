import Foundation
import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@MainActor
@Suite(.serialized) struct `Driving one flow` {
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

  @Test func `what needs an app's delegate says that there is none`() async throws {
    let link = try #require(URL(string: "number://1"))
    try await AppDriver.run(flow: NumberFlow()) { app, _ in
      let opening = await #expect(throws: AppDriverError.self) { try await app.openURL(link) }
      let launching = await #expect(throws: AppDriverError.self) { try await app.relaunch() }
      #expect(opening?.reason == .withoutDelegate && launching?.reason == .withoutDelegate)
      #expect(
        opening?.summary
          == "cannot open number://1: there is no app delegate here; launch the app with run(AppDelegate.self), or "
          + "open a link with flow.open(_:)")
    }
  }

  /// A flow that shows nothing, or starts one that does not.
  private final class EmptyFlow: Coordinator<Never> {
    var inner: AnyCoordinator?

    override func start() {
      let flow = NothingFlow()
      inner = flow
      start(flow, .root)
    }
  }

  private final class NothingFlow: Coordinator<Never> {}

  @Test func `a flow that has shown nothing when the app rests is reported, the innermost one by its name`()
    async throws
  {
    var problems: [SceneError] = []
    try await SceneProblems.handling(with: { problems.append($0) }) {
      try await AppDriver.run(flow: EmptyFlow()) { _, _ in }
      try await AppDriver.run(flow: NothingFlow()) { _, _ in }
      try await AppDriver.run(flow: NumberFlow()) { _, _ in }
    }
    let expected = SceneError(.nothingShown, scene: "NothingFlow")
    #expect(problems == [expected, expected])
    #expect(
      "\(expected)" == "NothingFlow was started and has shown nothing, so its window is empty. "
        + "Call show(_:), or start a flow that does, in start().")
  }

  /// A flow that shows something once its server has answered.
  private final class WaitingFlow: Coordinator<Never> {
    static var answer: CheckedContinuation<Void, Never>?

    override func start() {
      Task {
        await withCheckedContinuation { WaitingFlow.answer = $0 }
        let screen = UIViewController()
        screen.title = "Answer"
        show(screen)
      }
    }
  }

  @Test func `a flow whose task works still when the app rests has not shown nothing`() async throws {
    var problems: [SceneError] = []
    try await SceneProblems.handling(with: { problems.append($0) }) {
      try await AppDriver.run(flow: WaitingFlow()) { app, _ in
        WaitingFlow.answer?.resume()
        await app.waitUntilIdle()
        #expect(app.screen.title == "Answer")
      }
    }
    #expect(problems == [])
  }

  /// An app that has somebody sign in again from a task of its own, whyever the last one ended.
  private final class RestlessDoorFlow: Coordinator<Never> {
    static var endings: [FlowEnding] = []
    let awaits: Bool

    init(awaits: Bool) { self.awaits = awaits }

    override func start() { signIn() }

    private func signIn() {
      if awaits {
        Task {
          do { _ = try await run(NumberFlow(), .root) } catch {
            RestlessDoorFlow.endings.append((error as? FlowCancelled)?.ending ?? .cancelled)
          }
          signIn()
        }
      } else {
        start(NumberFlow(), .root) { result in
          if case .failure(let cancelled) = result { RestlessDoorFlow.endings.append(cancelled.ending) }
          Task { self.signIn() }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func
    `a flow that is started again and again in a window that has closed is told so a hundred times, and no more`(
      awaits: Bool
    ) async throws
  {
    RestlessDoorFlow.endings = []
    var problems: [SceneError] = []
    try await SceneProblems.handling(with: { problems.append($0) }) {
      try await AppDriver.run(flow: RestlessDoorFlow(awaits: awaits)) { app, _ in
        #expect(app.screen.title == "Number")
      }
      for _ in 0..<1_000 { await Task.yield() }
    }
    #expect(RestlessDoorFlow.endings.count == 100 && RestlessDoorFlow.endings.first == .sceneClosed)
    #expect(problems.map(\.kind) == [.startedInVain])
    #expect(
      problems.first?.description.contains("was asked 100 times to start a flow, NumberFlow the last time")
        == true)
  }

  /// An app that has somebody sign in again whenever the sign-in has ended, whyever.
  private final class DoorFlow: Coordinator<Never> {
    static var endings: [FlowEnding] = []

    override func start() { signIn() }

    private func signIn() {
      start(NumberFlow(), .root) { [weak self] result in
        guard let self, case .failure(let cancelled) = result else { return }
        DoorFlow.endings.append(cancelled.ending)
        if DoorFlow.endings.count < 20 { signIn() }
      }
    }
  }

  @Test func `a flow that is started in a window that closes is refused once, in a later turn`() async throws
  {
    DoorFlow.endings = []
    var problems: [SceneError] = []
    try await SceneProblems.handling(with: { problems.append($0) }) {
      try await AppDriver.run(flow: DoorFlow()) { app, _ in #expect(app.screen.title == "Number") }
    }
    let error = SceneError(.flowEnded, scene: "DoorFlow")
    #expect(DoorFlow.endings == [.sceneClosed, .failed(error)] && problems == [error])
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
