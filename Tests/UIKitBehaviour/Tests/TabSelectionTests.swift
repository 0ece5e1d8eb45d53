import BehaviourRecorder
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `Selecting tabs` {
  @Test func `TAB-03 the selected tab appears with its tab bar controller, the others are not loaded`() async
  {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.recordedTabs("tab", a, b, c)
      stage.timeline.clear()
      stage.window.rootViewController = tabs
      stage.window.makeKeyAndVisible()
      #expect(stage.happened() == "tab.load tab.vdl")
      a.onEvent = { event in
        if event == "wA" { #expect(a.view.window == nil) }
        if event == "iA" { #expect(a.view.window === stage.window) }
      }
      #expect(stage.happensThisTurn() == "tab.wA A.load A.vdl A.wA tab.iA A.iA tab.dA A.dA")
      #expect(!b.isViewLoaded && !c.isViewLoaded)
    }
  }

  @Test func `TAB-04 TAB-05 TAB-16 a tab is loaded at its first selection, and nobody moves`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a, b)
      stage.show(tabs)
      var looks = 0
      for controller in [a, b] {
        controller.onEvent = { event in
          guard ["wA", "iA", "dA", "wD", "dD"].contains(event) else { return }
          looks += 1
          #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
        }
      }
      tabs.selectedIndex = 1
      #expect(stage.happensThisTurn() == "B.load B.vdl B.wA A.wD A.dD B.iA B.dA")
      tabs.selectedIndex = 0
      #expect(stage.happensThisTurn() == "A.wA B.wD B.dD A.iA A.dA")
      #expect(looks == 10)
      #expect(a.animatedFlags + b.animatedFlags == Array(repeating: false, count: 13))
    }
  }

  @Test(arguments: [true, false])
  func `TAB-03 LIFE-18 a presented tab bar controller passes the flag on to its tab`(animated: Bool) async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let a = stage.controller("A")
      let tabs = stage.recordedTabs("tab", a, stage.controller("B"))
      tabs.modalPresentationStyle = .fullScreen
      stage.show(root)
      root.present(tabs, animated: animated)
      #expect(
        stage.happensUntilSettled()
          == "tab.load tab.vdl R.wD tab.wA A.load A.vdl A.wA tab.iA A.iA tab.dA A.dA R.dD")
      #expect(a.animatedFlags == [animated, animated, animated])
    }
  }

  @Test func `TAB-06 a tap asks, selects, tells, and the appearance follows`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a, b)
      stage.show(tabs)
      stage.timeline.onEntry = { entry in
        if entry == "shouldSelect(B)" { #expect(tabs.selectedViewController === a) }
        if entry == "didSelect(B)" { #expect(tabs.selectedViewController === b) }
      }
      #expect(stage.tap(tab: 1, in: tabs))
      #expect(stage.happened() == "shouldSelect(B) didSelect(B)")
      #expect(tabs.tabBar.selectedItem === b.tabBarItem)
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA A.wD A.dD B.iA B.dA")
    }
  }

  @Test func `TAB-07 a delegate may refuse`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a, b)
      stage.show(tabs)
      stage.timeline.allowsSelection = false
      stage.tap(tab: 1, in: tabs)
      #expect(stage.happensUntilSettled() == "shouldSelect(B)")
      #expect(tabs.selectedViewController === a)
      #expect(tabs.tabBar.selectedItem === a.tabBarItem)
    }
  }

  @Test(arguments: [true, false])
  func `TAB-08 a tap on the selected tab pops its stack to the root, unless it is refused`(allows: Bool) async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let stack = [a, stage.controller("B"), stage.controller("C")]
      let navigation = stage.navigation("nav")
      navigation.viewControllers = stack
      let tabs = stage.tabs("tab", navigation)
      stage.show(tabs)
      a.loadViewIfNeeded()
      stage.timeline.clear()
      stage.timeline.allowsSelection = allows
      stage.tap(tab: 0, in: tabs)
      let pop =
        "B.wM(nil) C.wM(nil) C.wD A.wA willShow(A) A.iA C.dD A.dA B.dM(nil) C.dM(nil) didShow(A)"
      #expect(
        stage.happensUntilSettled()
          == (allows ? "shouldSelect(nav) didSelect(nav) " + pop : "shouldSelect(nav)"))
      #expect(a.animatedFlags == (allows ? [true, true, true] : []))
    }
  }

  @Test func `TAB-09 selecting in code asks nobody and changes the values at once`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a, b)
      stage.show(tabs)
      tabs.selectedIndex = 1
      #expect(tabs.selectedViewController === b)
      #expect(tabs.tabBar.selectedItem === b.tabBarItem)
      tabs.selectedViewController = a
      #expect(tabs.selectedIndex == 0)
      #expect(stage.happensUntilSettled() == "")
      tabs.selectedViewController = b
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA A.wD A.dD B.iA B.dA")
    }
  }

  @Test(arguments: [-1, 2, NSNotFound])
  func `TAB-10 an index that is no tab's is passed over`(index: Int) async {
    await Stage.play { stage in
      let tabs = stage.tabs("tab", stage.controller("A"), stage.controller("B"))
      stage.show(tabs)
      tabs.selectedIndex = index
      #expect(tabs.selectedIndex == 0)
      #expect(stage.happensUntilSettled() == "")
      #expect(stage.exceptions.isEmpty)
    }
  }

  @Test func `TAB-11 selecting a stranger raises UIKit's exception`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let tabs = stage.tabs("tab", a)
      stage.show(tabs)
      tabs.selectedViewController = stage.controller("X")
      #expect(
        stage.exceptions == [
          "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller in the "
            + "tab bar controller's list of view controllers can be selected."
        ])
      #expect(tabs.selectedViewController === a)
    }
  }

  /// Selects a tab at a moment of its own life.
  private final class SelectingTabBarController: UITabBarController {
    var selectsWhenLoaded = false

    override func viewDidLoad() {
      super.viewDidLoad()
      if selectsWhenLoaded { selectedIndex = 1 }
    }

    override func viewWillAppear(_ animated: Bool) {
      if !selectsWhenLoaded { selectedIndex = 1 }
      super.viewWillAppear(animated)
    }
  }

  @Test(arguments: [true, false])
  func `TAB-18 MIS-29 a tab selected while the tab bar controller comes is the one that appears`(
    whenLoaded: Bool
  ) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = SelectingTabBarController()
      tabs.selectsWhenLoaded = whenLoaded
      tabs.viewControllers = [a, b]
      stage.timeline.clear()
      stage.window.rootViewController = tabs
      stage.window.makeKeyAndVisible()
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
      #expect(!a.isViewLoaded)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `TAB-18 MIS-29 a tab that selects another as it appears finishes first`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a, b)
      a.onEvent = { if $0 == "wA" { tabs.selectedIndex = 1 } }
      stage.timeline.clear()
      stage.window.rootViewController = tabs
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happensUntilSettled()
          == "A.load A.vdl A.wA A.iA A.dA B.load B.vdl B.wA A.wD A.dD B.iA B.dA")
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `TAB-18 a tab that selects another as it loads does not appear`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, b, c)
      stage.show(tabs)
      b.onEvent = { if $0 == "vdl" { tabs.selectedIndex = 2 } }
      tabs.selectedIndex = 1
      #expect(stage.happensUntilSettled() == "B.load B.vdl C.load C.vdl C.wA A.wD A.dD C.iA C.dA")
    }
  }

  @Test func `TAB-23 NAV-PUSH-08 a stack changed on another tab appears with its tab`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", stage.controller("X"), navigation)
      stage.show(tabs)
      navigation.pushViewController(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.wM(nav) A.dM(nav)")
      tabs.selectedIndex = 1
      #expect(
        stage.happensUntilSettled()
          == "B.load B.vdl B.wA willShow(B) X.wD X.dD B.iA B.dA B.dM(nav) didShow(B)")
      #expect(!a.isViewLoaded)
    }
  }

  @Test func `TAB-09 several selections in one turn show the last`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, b, c)
      stage.show(tabs)
      tabs.selectedIndex = 1
      tabs.selectedIndex = 2
      #expect(stage.happensUntilSettled() == "C.load C.vdl C.wA A.wD A.dD C.iA C.dA")
      #expect(!b.isViewLoaded)
    }
  }
}
