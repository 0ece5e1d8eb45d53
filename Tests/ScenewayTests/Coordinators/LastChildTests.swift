import HeadlessUIKit
import Sceneway
import Testing

/// A flow whose own screens are gone is held by the flows below it alone; it ends as they are gone.
@MainActor
@Suite struct `Flows that only a child holds` {
  /// A flow that hears how it ended itself.
  private final class Told: Coordinator<Int> {
    private let whenTold: (FlowEnding) -> Void

    init(whenTold: @escaping (FlowEnding) -> Void) {
      self.whenTold = whenTold
      super.init()
    }

    override func start() { show(Screen("told")) }
    override func didEnd(_ ending: FlowEnding) { whenTold(ending) }
  }

  private func rest(_ stage: FlowStage) async {
    for _ in 0..<20 {
      stage.settle()
      await Task.yield()
    }
    stage.settle()
  }

  private func launch(_ stage: FlowStage, _ flow: AnyCoordinator) async {
    flow.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    await rest(stage)
  }

  @Test func `one that awaited its last child by a task ends after it`() async {
    await FlowStage.play { stage in
      var endings: [FlowEnding] = []
      var result: FlowEnding?
      let app = ParentFlow()
      await launch(stage, app)
      do {
        let flow = Told { endings.append($0) }
        app.start(flow)
        await rest(stage)
        Task { [weak flow] in
          do throws(FlowCancelled) { _ = try await flow?.run(NumberFlow("child"), .root) } catch {
            result = error.ending
          }
        }
        await rest(stage)
      }
      #expect(endings.isEmpty)
      app.setRoot(Screen("new"))
      await rest(stage)
      #expect(result == .rootReplaced)
      #expect(endings.count == 1)
      #expect(app.ended.count == 1)
    }
  }

  @Test func `one whose last child a guard keeps from coming ends, and its parent hears of it`() async {
    await FlowStage.play { stage in
      var endings: [FlowEnding] = []
      var heard: [FlowEnding] = []
      let app = ParentFlow()
      let screen = GuardedScreen("guarded")
      screen.letsGo = false
      app.first = screen
      await launch(stage, app)
      do {
        let flow = Told { endings.append($0) }
        app.start(flow, presented: .fullScreen)
        await rest(stage)
        // The question stays open until what presents has gone by itself.
        screen.whileAsked = {
          stage.window.rootViewController?.dismiss(animated: false)
          for _ in 0..<5 { await Task.yield() }
        }
        flow.start(NumberFlow("child"), .root) { heard.append($0.ending) }
      }
      await rest(stage)
      #expect(heard == [.released])
      #expect(endings.count == 1)
      #expect(app.ended.count == 1)
      #expect(app.children.isEmpty)
    }
  }

  @Test func `one in a column whose place its own child takes ends as replaced`() async throws {
    try await FlowStage.playOnTablet { stage in
      var endings: [FlowEnding] = []
      let next = NumberFlow("next")
      do {
        let flow = Told { endings.append($0) }
        let split = SplitCoordinator<Int>([
          FlowColumn(.primary, NumberFlow("list")), FlowColumn(.secondary, flow),
        ])
        await launch(stage, split)
        flow.start(next, .detail)
      }
      await rest(stage)
      #expect(endings == [.replaced])
      #expect(next.isRunning)
      #expect(next.parent is SplitCoordinator<Int>)
    }
  }

  @Test(arguments: [Placement.pushed, .detail, .replacingTop])
  func `a child of a tab's flow whose tabs are gone is told that it has no place`(placement: Placement) async
  {
    await FlowStage.play { stage in
      let tab = ParentFlow()
      await launch(stage, TabCoordinator<Int>([FlowTab(tab), FlowTab(NumberFlow("other"))]))
      tab.start(NumberFlow("root"), .root)
      await rest(stage)
      var ending: FlowEnding?
      tab.start(NumberFlow("late"), placement) { ending = $0.ending }
      await rest(stage)
      guard case .failed(let error) = ending else {
        Issue.record("it should fail, not \(String(describing: ending))")
        return
      }
      #expect(error.kind == .noPlace)
      #expect(tab.isRunning && tab.children.count == 1)
    }
  }
}
