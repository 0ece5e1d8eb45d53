import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `What flows ask for and wait for` {
  /// Shows a screen and presents another one in the same turn.
  private final class BothFlow: Coordinator<Int> {
    let presented: UIViewController

    init(_ presented: UIViewController) {
      self.presented = presented
      super.init()
    }

    override func start() {
      show(Screen("one"))
      present(presented, .sheet)
    }
  }

  /// Shows nothing itself.
  private final class LeaderFlow: Coordinator<Int> {
    override func start() { start(NumberFlow("step")) }
  }

  private func rest(_ stage: FlowStage) async {
    for _ in 0..<20 {
      stage.settle()
      await Task.yield()
    }
    stage.settle()
  }

  private func launch(_ stage: FlowStage) -> ParentFlow {
    stage.openScene()
    let parent = ParentFlow()
    parent.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return parent
  }

  @Test(arguments: [true, false], [Placement.pushed, .presented(.fullScreen)])
  func `PAIN-12 a screen and a sheet that are asked for in one turn both come, also a sheet with a stack`(
    hasStack: Bool, placement: Placement
  ) async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let sheet = Screen("sheet")
      let flow = BothFlow(hasStack ? UINavigationController(rootViewController: sheet) : sheet)
      parent.start(flow, placement)
      await rest(stage)
      #expect(stage.presented.last === flow.presented)
      #expect(sheet.appearances == 1)
      #expect(parent.navigator.isIdle)
      #expect(stage.complaints.isEmpty && stage.problems.isEmpty)
    }
  }

  /// How a window's screens go.
  enum Loss: String, CaseIterable { case navigator, flow, uikit, window, scene }

  /// Where the flow stands that waits.
  enum Stand: String, CaseIterable { case pushed, sheet, tab, root }

  @Test(arguments: Loss.allCases, Stand.allCases)
  func `PAIN-8 what a flow waits to present goes with its root and its window`(loss: Loss, stand: Stand)
    async
  {
    await FlowStage.play { stage in
      let parent = launch(stage)
      var endings: [FlowEnding] = []
      var result: FlowEnding?
      var outcome: TransitionOutcome?
      weak var waiting: ParentFlow?
      do {
        let flow = ParentFlow()
        waiting = flow
        switch stand {
        case .pushed: parent.start(flow)
        case .sheet: parent.start(flow, presented: .sheet)
        case .root: parent.start(flow, .root)
        case .tab: parent.start(TabCoordinator<Int>([FlowTab(flow), FlowTab(NumberFlow("other"))]), .root)
        }
        await rest(stage)
        parent.navigator.present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert))
        await rest(stage)
        flow.start(NumberFlow("started"), presented: .sheet) { endings.append($0.ending) }
        flow.present(Screen("presented"), .sheet).whenEnded { outcome = $0 }
        Task { [weak flow] in
          do throws(FlowCancelled) { _ = try await flow?.run(NumberFlow("run"), presented: .sheet) } catch {
            result = error.ending
          }
        }
        await rest(stage)
      }
      #expect(waiting?.isRunning == true && outcome == nil && result == nil)
      switch loss {
      case .navigator: parent.navigator.setRoot(Screen("new"))
      case .flow: parent.setRoot(Screen("new"))
      case .uikit:
        stage.window.rootViewController?.dismiss(animated: false)
        stage.window.rootViewController = Screen("new")
      case .window: stage.closeWindow()
      case .scene: stage.closeScene()
      }
      await rest(stage)
      #expect(waiting?.isRunning != true)
      #expect(endings.count == 1)
      #expect(result != nil)
      #expect(outcome == .cancelled)
      if loss != .scene { #expect(stage.presented.isEmpty) }
      #expect(stage.complaints.isEmpty && stage.problems.isEmpty)
    }
  }

  @Test func `PAIN-8 a flow whose root is replaced goes on where it waits to put another one in its place`()
    async
  {
    await FlowStage.play { stage in
      let parent = launch(stage)
      parent.navigator.setRoot(Screen("between"))
      let main = NumberFlow("main")
      parent.start(main, .root)
      await rest(stage)
      #expect(parent.isRunning && main.isRunning)
      #expect(main.screen.appearances == 1)
      #expect(stage.problems.isEmpty)
    }
  }

  /// A way to leave, and how a flow ends by it.
  enum Leave: String, CaseIterable { case back, swipe, dismissal, root, window }

  @Test(arguments: Leave.allCases)
  func `a flow that only leads others, and that nobody else holds, hears how they were left`(leave: Leave)
    async
  {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let isPresented = leave == .swipe || leave == .dismissal
      var endings: [FlowEnding] = []
      parent.start(LeaderFlow(), isPresented ? .presented(.sheet) : .pushed) { endings.append($0.ending) }
      await rest(stage)
      let expected: FlowEnding
      switch leave {
      case .back:
        expected = .back
        #expect(parent.navigationController?.tapBackButton() == true)
      case .swipe:
        expected = .dismissed
        stage.presented.last?.swipeToDismiss()
      case .dismissal:
        expected = .dismissed
        parent.dismiss()
      case .root:
        expected = .rootReplaced
        parent.navigator.setRoot(Screen("new"))
      case .window:
        expected = .sceneClosed
        stage.closeWindow()
      }
      await rest(stage)
      #expect(endings == [expected])
      #expect(parent.ended == [expected])
    }
  }

  @Test func `a tab's flow whose tabs are gone is told that it has no place, and ends with what it led to`()
    async
  {
    await FlowStage.play { stage in
      let tab = ParentFlow()
      let tabs = TabCoordinator<Int>([FlowTab(tab), FlowTab(NumberFlow("other"))])
      tabs.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      tab.start(NumberFlow("root"), .root)
      await rest(stage)
      #expect(tab.isRunning)
      guard case .failed(let error) = tab.show(Screen("late")).outcome else {
        Issue.record("it should fail")
        return
      }
      #expect(error.kind == .noPlace)
      #expect(stage.problems == [error])
      tabs.start(NumberFlow("next"), .root)
      await rest(stage)
      #expect(!tab.isRunning)
      #expect(tabs.children.count == 1)
    }
  }
}
