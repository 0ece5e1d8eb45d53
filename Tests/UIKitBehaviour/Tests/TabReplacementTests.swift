import BehaviourRecorder
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `Setting tabs` {
  @Test func `TAB-01 a fresh tab bar controller has no tabs`() async {
    await Stage.play { _ in
      let tabs = UITabBarController()
      #expect(tabs.viewControllers == nil)
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.selectedViewController == nil)
      #expect(tabs.moreNavigationController.viewControllers == [])
    }
  }

  @Test func `TAB-02 tabs move in at once, the first is selected and nothing loads`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a, b)
      #expect(stage.happensUntilSettled() == "A.wM(tab) B.wM(tab) A.dM(tab) B.dM(tab)")
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.selectedViewController === a)
      #expect(a.tabBarController === tabs)
      #expect(!a.isViewLoaded && !tabs.isViewLoaded)
    }
  }

  @Test func `TAB-12 a selected controller that stays is selected at its new place`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, b)
      stage.show(tabs)
      tabs.viewControllers = [c, a]
      #expect(tabs.selectedViewController === a)
      #expect(tabs.selectedIndex == 1)
      #expect(stage.happensUntilSettled() == "B.wM(nil) C.wM(tab) C.dM(tab) B.dM(nil)")
      #expect(b.parent == nil && b.tabBarController == nil)
    }
  }

  @Test(
    arguments: [(selected: 1, count: 3, expected: 1), (selected: 2, count: 2, expected: 0)])
  func `TAB-12 otherwise the same index is selected, or the first where there is none`(
    selected: Int, count: Int, expected: Int
  ) async {
    await Stage.play { stage in
      let tabs = stage.tabs("tab", stage.controller("A"), stage.controller("B"), stage.controller("C"))
      tabs.selectedIndex = selected
      tabs.viewControllers = (0..<count).map { stage.controller("N\($0)") }
      #expect(tabs.selectedIndex == expected)
    }
  }

  @Test(arguments: [true, false])
  func `TAB-13 a visible tab that goes disappears before it has left`(animated: Bool) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a)
      stage.show(tabs)
      tabs.setViewControllers([b], animated: animated)
      #expect(stage.happened() == "A.wM(nil) B.wM(tab) B.dM(tab)")
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA A.wD A.dD A.dM(nil) B.iA B.dA")
      #expect(a.animatedFlags.suffix(2) == [animated, animated])
      #expect(b.animatedFlags == [animated, animated, animated])
      #expect(a.parent == nil)
    }
  }

  @Test(arguments: [true, false])
  func `TAB-13 tabs that are taken away and put back in one turn stay`(isSame: Bool) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a)
      stage.show(tabs)
      tabs.viewControllers = []
      #expect(tabs.selectedViewController == nil)
      tabs.viewControllers = [isSame ? a : b]
      stage.settle()
      let top = isSame ? a : b
      #expect(top.parent === tabs)
      #expect(top.viewIfLoaded?.window === stage.window)
      #expect((isSame ? b : a).parent == nil)
    }
  }

  @Test func `TAB-13 without tabs nothing shows`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let tabs = stage.tabs("tab", a)
      stage.show(tabs)
      tabs.viewControllers = nil
      #expect(stage.happensUntilSettled() == "A.wM(nil) A.wD A.dD A.dM(nil)")
      #expect(tabs.viewControllers == nil)
      #expect(tabs.selectedIndex == NSNotFound)
    }
  }

  @Test func `TAB-14 nobody else changes the bar's items`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let tabs = stage.tabs("tab", a)
      tabs.tabBar.items = []
      tabs.tabBar.setItems([UITabBarItem()], animated: true)
      let text =
        "NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed."
      #expect(stage.exceptions == [text, text])
      #expect(tabs.tabBar.items?.first === a.tabBarItem)
    }
  }

  @Test func `TAB-17 NAV-MISC-13 a stack shows its root's tab, unless it has its own`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      root.tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 1)
      let navigation = stage.navigation("nav", root)
      let tabs = stage.tabs("tab", navigation)
      #expect(navigation.tabBarItem === root.tabBarItem)
      #expect(tabs.tabBar.items?.map(\.title) == ["Root"])

      let other = stage.controller("O")
      other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 2)
      navigation.viewControllers = [other]
      #expect(tabs.tabBar.items?.map(\.title) == ["Other"])

      other.tabBarItem = UITabBarItem(title: "Later", image: nil, tag: 3)
      #expect(tabs.tabBar.items?.map(\.title) == ["Later"])

      navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
      #expect(tabs.tabBar.items?.map(\.title) == ["Own"])
      navigation.viewControllers = [root]
      #expect(tabs.tabBar.items?.map(\.title) == ["Own"])
    }
  }

  @Test func `CONT-02 a tab that removes itself from its parent leaves the bar`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a, b)
      stage.show(tabs)
      a.willMove(toParent: nil)
      a.removeFromParent()
      #expect(tabs.viewControllers == [b])
      #expect(tabs.tabBar.items?.map { $0 === b.tabBarItem } == [true])
      #expect(stage.happensUntilSettled() == "A.wM(nil) A.dM(nil) B.load B.vdl B.wA A.wD A.dD B.iA B.dA")
    }
  }

  @Test func `NAV-MISC-11 a tab bar controller does not keep its delegate`() async {
    await Stage.play { _ in
      let tabs = UITabBarController()
      var delegate: Timeline? = Timeline()
      tabs.delegate = delegate
      #expect(tabs.delegate === delegate)
      delegate = nil
      #expect(tabs.delegate == nil)
    }
  }
}
