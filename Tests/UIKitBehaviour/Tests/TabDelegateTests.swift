import BehaviourRecorder
import Testing
import UIKit

/// Delegates of tabs that change the tabs while they are asked and told.
@MainActor
@Suite struct `Tab delegates that act` {
  private func tabs(_ stage: Stage) -> ([RecordingViewController], UITabBarController) {
    let screens = ["A", "B", "C"].map { stage.controller($0) }
    let tabs = stage.tabs("tab")
    tabs.viewControllers = screens
    stage.show(tabs)
    return (screens, tabs)
  }

  @Test func `TAB-06 the tapped tab is selected last, whatever the delegate selected meanwhile`() async {
    await Stage.play { stage in
      let (screens, tabs) = tabs(stage)
      stage.timeline.onEntry = { if $0 == "shouldSelect(B)" { tabs.selectedIndex = 2 } }
      stage.tap(tab: 1, in: tabs)
      #expect(tabs.selectedViewController === screens[1])
      #expect(
        stage.happensUntilSettled()
          == "shouldSelect(B) didSelect(B) B.load B.vdl B.wA A.wD A.dD B.iA B.dA")
    }
  }

  @Test func `TAB-06 TAB-11 a tab that the delegate takes away while it is asked is not selected`() async {
    await Stage.play { stage in
      let (screens, tabs) = tabs(stage)
      tabs.selectedIndex = 1
      stage.settle()
      stage.timeline.clear()
      stage.timeline.onEntry = {
        if $0 == "shouldSelect(A)" { tabs.viewControllers = [screens[1], screens[2]] }
      }
      stage.tap(tab: 0, in: tabs)
      #expect(stage.happensUntilSettled() == "shouldSelect(A) A.wM(nil) A.dM(nil)")
      #expect(tabs.selectedViewController === screens[1])
    }
  }

  @Test func `TAB-06 TAB-12 didSelect may replace all tabs and let the delegate go`() async {
    await Stage.play { stage in
      let (screens, tabs) = tabs(stage)
      stage.timeline.onEntry = { entry in
        guard entry == "didSelect(B)" else { return }
        tabs.delegate = nil
        tabs.viewControllers = [screens[2]]
      }
      stage.tap(tab: 1, in: tabs)
      #expect(
        stage.happensUntilSettled()
          == "shouldSelect(B) didSelect(B) A.wM(nil) B.wM(nil) B.dM(nil) C.load C.vdl C.wA A.wD A.dD A.dM(nil) "
          + "C.iA C.dA")
      #expect(tabs.selectedViewController === screens[2] && !screens[1].isViewLoaded)
    }
  }

  @Test func `TAB-08 16-16 a second tap while a push runs pops when the push is over`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", navigation, stage.controller("X"))
      stage.show(tabs)
      navigation.pushViewController(b, animated: true)
      stage.turn()
      stage.timeline.clear()
      stage.tap(tab: 0, in: tabs)
      #expect(
        stage.happensUntilSettled()
          == "shouldSelect(nav) didSelect(nav) A.dD B.dA B.dM(nav) didShow(B) "
          + "B.wM(nil) B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)")
    }
  }

  @Test func `TAB-15 a screen pushed behind More goes with its tab`() async {
    await Stage.play { stage in
      let screens = (0..<7).map { stage.controller("T\($0)") }
      let tabs = stage.tabs("tab")
      tabs.viewControllers = screens
      stage.show(tabs)
      tabs.selectedIndex = 6
      stage.settle()
      let p = stage.controller("P")
      screens[6].navigationController?.pushViewController(p, animated: true)
      stage.settle()
      #expect(p.view.window === stage.window)
      tabs.viewControllers = Array(screens.prefix(3))
      stage.settle()
      #expect(tabs.selectedViewController === screens[0])
      #expect(p.view.window == nil && screens[6].view.window == nil)
      #expect(p.parent == nil && screens[6].parent == nil)
    }
  }
}
