import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Stacks inside other containers` {
  @Test func `NAV-PUSH-02 TAB-03 TAB-04 stacks in tabs in a window appear from the outside in`() async {
    await Stage.play { stage in
      let first = stage.recordedNavigation("nav1", stage.controller("A"))
      let second = stage.recordedNavigation("nav2", stage.controller("B"))
      let tabs = stage.recordedTabs("tab", first, second)
      stage.timeline.clear()
      stage.window.rootViewController = tabs
      stage.window.makeKeyAndVisible()
      #expect(stage.happened() == "tab.load tab.vdl")
      #expect(
        stage.happensThisTurn()
          == "tab.wA nav1.load nav1.vdl nav1.wA A.load A.vdl A.wA willShow(A) tab.iA nav1.iA A.iA "
          + "tab.dA nav1.dA A.dA A.dM(nav1) didShow(A)")
      tabs.selectedIndex = 1
      #expect(
        stage.happensThisTurn()
          == "nav2.load nav2.vdl nav2.wA B.load B.vdl B.wA willShow(B) nav1.wD A.wD nav1.dD A.dD "
          + "nav2.iA B.iA nav2.dA B.dA B.dM(nav2) didShow(B)")
      tabs.selectedIndex = 0
      #expect(
        stage.happensThisTurn() == "nav1.wA A.wA nav2.wD B.wD nav2.dD B.dD nav1.iA A.iA nav1.dA A.dA")
    }
  }

  @Test(arguments: [true, false])
  func `NAV-PUSH-02 a presented stack appears from the outside in`(animated: Bool) async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let a = stage.controller("A")
      let navigation = stage.recordedNavigation("nav", a)
      navigation.modalPresentationStyle = .fullScreen
      stage.show(root)
      root.present(navigation, animated: animated)
      #expect(
        stage.happensUntilSettled()
          == "nav.load nav.vdl R.wD nav.wA A.load A.vdl A.wA willShow(A) nav.iA A.iA "
          + "nav.dA A.dA A.dM(nav) didShow(A) R.dD")
      #expect(a.animatedFlags == [animated, animated, animated])
      root.dismiss(animated: animated)
      #expect(stage.happensUntilSettled() == "nav.wD A.wD R.wA R.iA R.dA nav.dD A.dD")
    }
  }

  @Test func `NAV-PUSH-02 what comes back with its navigation controller is nothing new to the delegate`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      let presented = stage.controller("P")
      presented.modalPresentationStyle = .fullScreen
      stage.show(navigation)
      a.present(presented, animated: false)
      stage.settle()
      stage.timeline.clear()
      a.dismiss(animated: false)
      #expect(stage.happensUntilSettled() == "P.wD A.wA A.iA A.dA P.dD")
    }
  }

  @Test func `BOOT-10 NAV-POP-13 a window that changes its root in the middle of a push ends the push`() async
  {
    await Stage.play { stage in
      weak var watched: UINavigationController?
      do {
        let navigation = stage.recordedNavigation("nav", stage.controller("A"))
        watched = navigation
        stage.show(navigation)
        navigation.pushViewController(stage.controller("B"), animated: true)
        navigation.pushViewController(stage.controller("C"), animated: true)
        stage.turn()
        navigation.popViewController(animated: true)
        stage.timeline.clear()
      }
      stage.window.rootViewController = stage.controller("R")
      #expect(
        stage.happened()
          == "nav.wD C.wD nav.dD A.dD C.dD B.dM(nav) C.dM(nav) didShow(C) C.wM(nil) C.dM(nil) R.load R.vdl")
      #expect(stage.happensUntilSettled() == "R.wA R.iA R.dA")
      #expect(watched == nil)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `BOOT-10 a root that is replaced before its push begins shows nothing of it`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      let b = stage.controller("B")
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      stage.window.rootViewController = stage.controller("R")
      #expect(stage.happensUntilSettled() == "B.wM(nav) A.wD A.dD R.load R.vdl R.wA R.iA R.dA")
      #expect(!b.isViewLoaded)
      stage.window.rootViewController = navigation
      #expect(
        stage.happensUntilSettled()
          == "R.wD R.dD B.load B.vdl B.wA willShow(B) B.iA B.dA B.dM(nav) didShow(B)")
    }
  }

  @Test func `TAB-04 a tab left in the middle of a push ends the push, and its top comes back`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      let b = stage.controller("B")
      let tabs = stage.tabs("tab", navigation, stage.controller("X"))
      stage.show(tabs)
      navigation.pushViewController(b, animated: true)
      stage.turn()
      stage.timeline.clear()
      tabs.selectedIndex = 1
      #expect(
        stage.happensThisTurn()
          == "X.load X.vdl X.wA B.wD A.dD B.dD B.dM(nav) didShow(B) X.iA X.dA")
      #expect(stage.happensUntilSettled() == "")
      tabs.selectedIndex = 0
      #expect(stage.happensUntilSettled() == "B.wA X.wD X.dD B.iA B.dA")
    }
  }

  @Test(arguments: [true, false])
  func `DISM-01 NAV-POP-01 a dismissal and a pop asked for together both happen`(animated: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a, b)
      let presented = stage.controller("P")
      presented.modalPresentationStyle = .fullScreen
      stage.show(navigation)
      b.present(presented, animated: false)
      stage.settle()
      stage.timeline.clear()
      navigation.dismiss(animated: animated)
      navigation.popViewController(animated: animated)
      #expect(navigation.viewControllers == [a])
      stage.settle()
      #expect(a.viewIfLoaded?.window === stage.window)
      #expect(b.parent == nil && b.viewIfLoaded?.window == nil)
      #expect(a.animatedFlags.count == 3)
      #expect(stage.complaints.isEmpty)
    }
  }
}
