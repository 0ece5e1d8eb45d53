import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Why a screen would be left for another flow` {
  @Test(arguments: [
    (Placement.replacingTop, Leaving.Reason.replacement), (.clearingStack, .replacement),
    (.root, .rootReplacement),
  ])
  func `Wish 10: is the placement's own reason`(placement: Placement, reason: Leaving.Reason) async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      let screen = GuardedScreen("guarded")
      parent.first = screen
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      screen.letsGo = false
      let refused = NumberFlow("refused")
      var endings: [FlowEnding] = []
      parent.start(refused, placement) { endings.append($0.ending) }
      await stage.settle { !screen.reasons.isEmpty && parent.navigator.isIdle }
      #expect(screen.reasons == [reason])
      #expect(screen.disappearances == 0)
      screen.letsGo = true
      parent.start(NumberFlow("new"), placement)
      await stage.settle { screen.disappearances == 1 }
      #expect(screen.reasons == [reason, reason])
    }
  }

  @Test func `Wish 10: is that of the other window's root for a flow in a window of its own`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      let screen = GuardedScreen("guarded")
      let other = UIWindow(frame: stage.window.frame)
      other.rootViewController = screen
      other.makeKeyAndVisible()
      stage.settle()
      parent.start(NumberFlow("new"), .window(other))
      await stage.settle { screen.disappearances == 1 }
      #expect(screen.reasons == [.rootReplacement])
    }
  }

  @Test(arguments: [false, true])
  func `Wish 10: is replacement for the detail of a split view controller`(isNarrow: Bool) async throws {
    try await FlowStage.playOnTablet(isNarrow: isNarrow) { stage in
      let screen = GuardedScreen("guarded")
      let (list, detail) = (ParentFlow(), ParentFlow())
      detail.first = screen
      let split = SplitCoordinator<Never>([FlowColumn(.primary, list), FlowColumn(.secondary, detail)])
      split.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      list.start(NumberFlow("new"), .detail)
      await stage.settle { screen.disappearances == 1 }
      #expect(screen.reasons == [.replacement])
    }
  }

  @Test func `Wish 10: is the tab's for a tab that a coordinator selects, and a refusal keeps the tab`() async
  {
    await FlowStage.play { stage in
      let screen = GuardedScreen("guarded")
      let first = ParentFlow()
      first.first = screen
      let other = NumberFlow("other")
      let tabs = TabCoordinator<Never>([FlowTab(first), FlowTab(other)])
      tabs.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      screen.letsGo = false
      let transition = tabs.select(other)
      await stage.settle { transition.outcome != nil }
      #expect(transition.outcome == .refused(by: "GuardedScreen"))
      #expect(tabs.selectedChild === first)
      screen.letsGo = true
      let again = tabs.select(other)
      await stage.settle { again.outcome != nil }
      #expect(again.outcome == .performed)
      #expect(tabs.selectedChild === other)
      #expect(screen.reasons == [.tabSelection, .tabSelection])
    }
  }

  @Test(arguments: [false, true])
  func `Wish 10: is replacement for the detail that a navigator shows another one for`(isClassic: Bool)
    async throws
  {
    try await FlowStage.playOnTablet { stage in
      let (list, screen) = (Screen("list"), GuardedScreen("guarded"))
      let split: UISplitViewController
      if isClassic {
        split = UISplitViewController(nibName: nil, bundle: nil)
        split.viewControllers = [list, UINavigationController(rootViewController: screen)]
      } else {
        split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(screen, for: .secondary)
      }
      let navigator = stage.navigator(split)
      screen.letsGo = false
      let refused = navigator.showDetail(Screen("other"), from: list)
      await stage.settle { refused.outcome != nil }
      #expect(refused.outcome == .refused(by: "GuardedScreen"))
      #expect(screen.disappearances == 0)
      screen.letsGo = true
      let shown = navigator.showDetail(Screen("other"), from: list)
      await stage.settle { shown.outcome != nil }
      stage.settle()
      #expect(shown.outcome == .performed)
      #expect(screen.reasons == [.replacement, .replacement])
      #expect(screen.disappearances == 1)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `a guard that owes its answer keeps nobody waiting whose window is gone`() async {
    await FlowStage.play { stage in
      let stack = UINavigationController(rootViewController: Screen("root"))
      let navigator = stage.navigator(stack)
      var outcome: TransitionOutcome?
      let question = Task {
        while !Task.isCancelled { await Task.yield() }
      }
      do {
        let screen = GuardedScreen("guarded")
        screen.whileAsked = { await question.value }
        stack.pushViewController(screen, animated: false)
        stage.settle()
        navigator.pop().whenEnded { outcome = $0 }
      }
      await stage.settle { navigator.transitions.first?.hasBegun == true }
      #expect(outcome == nil)
      stage.closeWindow()
      await stage.settle { outcome != nil }
      guard case .failed(let error) = outcome else {
        Issue.record("it should fail: \(String(describing: outcome))")
        return question.cancel()
      }
      #expect(error.kind == .windowGone)
      question.cancel()
    }
  }
}
