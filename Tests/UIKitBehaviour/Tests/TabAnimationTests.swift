import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Animations of a tab bar controller's delegate` {
  private func shown(
    _ stage: Stage
  ) -> (UITabBarController, [RecordingViewController], RecordingAnimator, Choreographer) {
    let cast = ["A", "B", "C"].map(stage.controller)
    let tabs = stage.tabs("tab")
    tabs.viewControllers = cast
    let animator = RecordingAnimator(stage.timeline)
    let choreographer = Choreographer(stage.timeline, animator)
    tabs.delegate = choreographer
    stage.show(tabs)
    return (tabs, cast, animator, choreographer)
  }

  @Test func `TAB-22 the delegate makes a change of tabs take time`() async {
    await Stage.play { stage in
      let (tabs, cast, _, choreographer) = shown(stage)
      tabs.selectedIndex = 1
      #expect(tabs.selectedViewController === cast[1])
      #expect(
        stage.happensThisTurn() == "B.load B.vdl change(A,B) interaction? B.wA A.wD animate B.iA")
      #expect(tabs.transitionCoordinator != nil && cast[0].transitionCoordinator != nil)
      #expect(stage.happensUntilSettled() == "A.dD B.dA ended(true)")
      #expect(cast[0].view.window == nil && cast[1].view.window === stage.window)
      #expect(cast[1].animatedFlags == [true, true, true])
      #expect(tabs.transitionCoordinator == nil)
      stage.tap(tab: 0, in: tabs)
      #expect(
        stage.happensUntilSettled() == "change(B,A) interaction? A.wA B.wD animate A.iA B.dD A.dA ended(true)"
      )
      UIView.setAnimationsEnabled(false)
      tabs.selectedIndex = 1
      #expect(stage.happensUntilSettled() == "B.wA A.wD A.dD B.iA B.dA")
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test(arguments: [true, false])
  func `TAB-22 a gesture may move the change, and give it up`(cancelled: Bool) async {
    await Stage.play { stage in
      let (tabs, cast, _, choreographer) = shown(stage)
      let percent = UIPercentDrivenInteractiveTransition()
      choreographer.interactor = percent
      tabs.selectedIndex = 1
      #expect(stage.happensUntilSettled().hasSuffix("B.wA A.wD animate B.iA"))
      percent.update(0.5)
      if cancelled { percent.cancel() } else { percent.finish() }
      #expect(
        stage.happensUntilSettled()
          == (cancelled ? "B.wD B.dD A.wA A.iA A.dA ended(false)" : "A.dD B.dA ended(true)"))
      #expect(tabs.selectedIndex == (cancelled ? 0 : 1))
      #expect(tabs.tabBar.selectedItem === cast[cancelled ? 0 : 1].tabBarItem)
      #expect(cast[0].view.window == (cancelled ? stage.window : nil))
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func `TAB-22 another tab that is chosen meanwhile comes next, whoever moves time on`(time: Stage.Time) async
  {
    await Stage.play(time) { stage in
      let (tabs, cast, animator, choreographer) = shown(stage)
      await stage.idle()
      stage.timeline.clear()
      animator.duration = 0.05
      animator.onAnimate = { _ in if tabs.selectedIndex == 1 { tabs.selectedIndex = 2 } }
      tabs.selectedIndex = 1
      await stage.idle()
      #expect(
        stage.happened()
          == "B.load B.vdl change(A,B) interaction? B.wA A.wD animate B.iA A.dD B.dA ended(true) "
          + "C.load C.vdl change(B,C) interaction? C.wA B.wD animate C.iA B.dD C.dA ended(true)")
      #expect(cast[2].view.window === stage.window)
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test func `TAB-22 a screen that goes away ends the change`() async {
    await Stage.play { stage in
      let (tabs, cast, _, choreographer) = shown(stage)
      tabs.selectedIndex = 1
      stage.turn()
      stage.timeline.clear()
      stage.window.rootViewController = stage.controller("R")
      #expect(stage.happensUntilSettled().hasPrefix("B.wD A.dD B.dD"))
      stage.show(tabs)
      #expect(cast[1].view.window === stage.window && cast[0].view.window == nil)
      #expect(stage.said() == [])
      withExtendedLifetime(choreographer) {}
    }
  }
}
