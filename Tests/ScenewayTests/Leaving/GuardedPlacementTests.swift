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
}
