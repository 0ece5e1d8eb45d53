import BehaviourRecorder
import Testing
import UIKit

/// A controller that would come to stand inside itself is refused by every container, and nothing changes.
@MainActor
@Suite struct `Controllers that would stand inside themselves` {
  @Test func `CONT-16 a stack is not set to hold itself or what is around it`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", navigation)
      navigation.viewControllers = [a, navigation]
      #expect(
        stage.said() == [
          "UIViewControllerHierarchyInconsistency: <UINavigationController: 0x…> cannot hold "
            + "<UINavigationController: 0x…>, which it is or stands inside of."
        ])
      navigation.viewControllers = [tabs]
      navigation.pushViewController(tabs, animated: true)
      #expect(stage.said().count == 2)
      stage.show(tabs)
      navigation.pushViewController(tabs, animated: true)
      #expect(
        stage.said() == [
          "UIViewControllerHierarchyInconsistency: adding a root view controller <UITabBarController: 0x…> as a "
            + "child of view controller:<UINavigationController: 0x…>"
        ])
      #expect(navigation.viewControllers == [a] && tabs.viewControllers == [navigation])
      #expect(a.view.window === stage.window)
    }
  }

  @Test func `CONT-16 tabs, columns and pages do not hold themselves`() async {
    await Stage.play { stage in
      let tabs = stage.tabs("tab", stage.controller("A"))
      tabs.viewControllers = [tabs]
      #expect(tabs.viewControllers?.count == 1 && tabs.viewControllers?.first !== tabs)
      let classic = stage.split(stage.controller("L"), stage.controller("D"))
      classic.viewControllers = [classic, classic]
      #expect(classic.viewControllers.count == 2 && !classic.children.contains(classic))
      let columns = stage.columns(stage.controller("P"), stage.controller("S"))
      columns.setViewController(columns, for: .compact)
      columns.setViewController(columns, for: .primary)
      #expect(columns.viewController(for: .compact) == nil && !columns.children.contains(columns))
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([pages], direction: .forward, animated: false)
      #expect(pages.children.isEmpty)
      #expect(stage.said().count == 5)
    }
  }

  @Test func `CONT-16 CONT-04 a child does not hold its parent`() async {
    await Stage.play { stage in
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      inner.addChild(outer)
      outer.addChild(outer)
      #expect(inner.children.isEmpty && outer.children == [inner] && outer.parent == nil)
      #expect(stage.said().count == 2)
    }
  }

  @Test func `TAB-02 CONT-04 a controller that is given twice is one child, and moves once`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.tabs("tab", b)
      stage.show(tabs)
      tabs.viewControllers = [a, a, b]
      #expect(stage.happensUntilSettled() == "A.wM(tab) A.dM(tab)")
      #expect(tabs.children == [a, b])
      tabs.viewControllers = [c]
      #expect(
        stage.happensUntilSettled()
          == "A.wM(nil) B.wM(nil) C.wM(tab) C.dM(tab) A.dM(nil) C.load C.vdl C.wA B.wD B.dD B.dM(nil) C.iA C.dA"
      )
    }
  }
}
