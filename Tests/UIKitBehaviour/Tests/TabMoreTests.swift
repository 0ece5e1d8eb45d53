import BehaviourRecorder
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `Tabs behind More` {
  /// Shows a tab bar controller with as many tabs as letters; each controller is titled by its letter.
  private func show(_ letters: String, on stage: Stage) -> (UITabBarController, [RecordingViewController]) {
    let controllers = letters.map { letter in
      let controller = stage.controller(String(letter))
      controller.title = String(letter)
      return controller
    }
    let tabs = stage.tabs("tab")
    stage.timeline.name(tabs.moreNavigationController, "more")
    tabs.viewControllers = controllers
    stage.show(tabs)
    return (tabs, controllers)
  }

  @Test(arguments: [("ABCDE", "A B C D E", ""), ("ABCDEF", "A B C D More", "E F")])
  func `TAB-15 more than five tabs on a phone leave the last ones to the More list`(
    letters: String, bar: String, list: String
  ) async {
    await Stage.play { stage in
      let (tabs, controllers) = show(letters, on: stage)
      #expect(stage.tabTitles(of: tabs).joined(separator: " ") == bar)
      #expect(stage.moreTitles(of: tabs).joined(separator: " ") == list)
      #expect(tabs.viewControllers == controllers)
      #expect(tabs.customizableViewControllers == controllers)
      #expect(!controllers.contains { $0 === tabs.moreNavigationController })
      #expect(controllers.allSatisfy { $0.parent === tabs && $0.tabBarController === tabs })
    }
  }

  @Test func `TAB-15 a wide screen has room for every tab, and one that grows takes them out of the list`()
    async
  {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABCDEFG", on: stage)
      tabs.selectedIndex = 5
      stage.settle()
      #expect(stage.tabTitles(of: tabs).count == 5)
      tabs.setOverrideTraitCollection(nil, forChild: controllers[0])
      let holder = UIViewController()
      stage.window.rootViewController = nil
      holder.addChild(tabs)
      holder.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: tabs)
      holder.view.addSubview(tabs.view)
      tabs.didMove(toParent: holder)
      stage.show(holder)
      #expect(stage.tabTitles(of: tabs) == ["A", "B", "C", "D", "E", "F", "G"])
      #expect(tabs.selectedViewController === controllers[5])
      #expect(controllers[5].view.window === stage.window)
      #expect(controllers[5].parent === tabs)
    }
  }

  @Test func `TAB-15 TAB-06 the More tab is chosen by a tap, its index is not found`() async {
    await Stage.play { stage in
      let (tabs, _) = show("ABCDEF", on: stage)
      #expect(stage.tap(tab: 4, in: tabs))
      #expect(stage.happened() == "shouldSelect(more) didSelect(more)")
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(stage.happensUntilSettled() == "A.wD A.dD")
      stage.timeline.allowsSelection = false
      stage.tap(tab: 0, in: tabs)
      #expect(stage.happensUntilSettled() == "shouldSelect(A)")
      #expect(tabs.selectedIndex == NSNotFound)
    }
  }

  @Test func `TAB-15 a row of the list pushes its tab, without a word to the delegate`() async {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABCDEF", on: stage)
      stage.tap(tab: 4, in: tabs)
      stage.settle()
      stage.timeline.clear()
      stage.tap(moreRow: 1, in: tabs)
      #expect(tabs.selectedViewController === controllers[5])
      #expect(tabs.selectedIndex == 5)
      #expect(
        stage.happensUntilSettled() == "F.wM(more) F.load F.vdl F.wA F.iA F.dA F.dM(more)")
      #expect(controllers[5].navigationController === tabs.moreNavigationController)
      #expect(controllers[5].tabBarController === tabs)
      #expect(stage.backButtonTitle(in: tabs.moreNavigationController) == "More")
      #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    }
  }

  @Test func `TAB-15 going back to the list selects the More controller and gives the tab back`() async {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABCDEF", on: stage)
      tabs.selectedIndex = 5
      stage.settle()
      stage.timeline.clear()
      #expect(stage.tapBack(in: tabs.moreNavigationController))
      #expect(stage.happensUntilSettled() == "F.wM(nil) F.wD F.dD F.dM(nil)")
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      #expect(controllers[5].parent === tabs)
      #expect(tabs.viewControllers == controllers)
    }
  }

  @Test func `TAB-15 TAB-09 code selects a tab behind More on top of the list`() async {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABCDEF", on: stage)
      tabs.selectedIndex = 4
      #expect(tabs.selectedViewController === controllers[4])
      #expect(
        stage.happensUntilSettled()
          == "E.wM(more) E.load E.vdl A.wD E.wA A.dD E.iA E.dA E.dM(more)"
          .replacingOccurrences(of: "A.wD E.wA A.dD", with: "E.wA A.wD A.dD"))
      #expect(tabs.moreNavigationController.viewControllers.last === controllers[4])
      tabs.selectedViewController = controllers[5]
      #expect(tabs.selectedIndex == 5)
      stage.settle()
      #expect(tabs.moreNavigationController.viewControllers.last === controllers[5])
      #expect(controllers[4].parent === tabs)
      stage.timeline.clear()
      tabs.selectedIndex = 0
      #expect(stage.happensUntilSettled() == "A.wA F.wD F.dD A.iA A.dA")
      tabs.selectedViewController = tabs.moreNavigationController
      #expect(tabs.selectedIndex == NSNotFound)
      stage.settle()
      #expect(stage.complaints.isEmpty && stage.exceptions.isEmpty)
    }
  }

  @Test func `TAB-15 TAB-08 a second tap on More goes back to the list`() async {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABCDEF", on: stage)
      tabs.selectedIndex = 5
      stage.settle()
      stage.timeline.clear()
      stage.tap(tab: 4, in: tabs)
      #expect(
        stage.happensUntilSettled()
          == "shouldSelect(more) didSelect(more) F.wM(nil) F.wD F.dD F.dM(nil)")
      #expect(tabs.moreNavigationController.viewControllers.count == 1)
      #expect(controllers[5].animatedFlags.suffix(2) == [true, true])
    }
  }

  @Test func `TAB-15 without a More tab the More controller cannot be selected`() async {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABC", on: stage)
      tabs.selectedViewController = tabs.moreNavigationController
      #expect(tabs.selectedViewController === controllers[0])
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `TAB-15 MIS-05 a navigation controller behind More opens, though nobody could push it`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let navigation = stage.navigation("nav", root)
      navigation.title = "N"
      let others = "ABCDE".map { stage.controller(String($0)) }
      let tabs = stage.tabs("tab")
      tabs.viewControllers = others + [navigation]
      stage.show(tabs)
      tabs.selectedIndex = 5
      #expect(
        stage.happensUntilSettled()
          == "R.load R.vdl R.wA willShow(R) A.wD A.dD R.iA R.dA R.dM(nav) didShow(R)")
      #expect(root.navigationController === navigation)
      let detail = stage.controller("D")
      navigation.pushViewController(detail, animated: true)
      stage.settle()
      #expect(navigation.topViewController === detail)
      navigation.popToRootViewController(animated: true)
      stage.settle()
      #expect(stage.tapBack(in: tabs.moreNavigationController))
      stage.settle()
      #expect(navigation.parent === tabs)
      #expect(stage.exceptions.isEmpty)
    }
  }

  @Test func `TAB-12 TAB-15 a tab behind More that comes into the bar stays selected`() async {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABCDEF", on: stage)
      tabs.selectedIndex = 5
      stage.settle()
      stage.timeline.clear()
      tabs.viewControllers = [controllers[0], controllers[5]]
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nil) C.wM(nil) D.wM(nil) E.wM(nil) F.wD F.dD F.wM(nil) F.dM(nil) B.dM(nil) C.dM(nil) "
          + "D.dM(nil) E.dM(nil) F.wA F.iA F.dA", "F goes and comes once")
      #expect(tabs.selectedViewController === controllers[5])
      #expect(controllers[5].parent === tabs)
      #expect(controllers[5].view.window === stage.window)
      #expect(stage.tabTitles(of: tabs) == ["A", "F"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test
  func
    `TAB-12 TAB-15 a shown tab behind More goes and comes once when it changes places with one of the bar`()
    async
  {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABCDEF", on: stage)
      tabs.selectedIndex = 5
      stage.settle()
      stage.timeline.clear()
      tabs.viewControllers = [controllers[5]] + controllers.dropLast()
      #expect(stage.happensUntilSettled() == "F.wD F.dD F.wM(nil) F.dM(nil) F.wA F.iA F.dA")
      #expect(tabs.selectedViewController === controllers[5] && controllers[5].parent === tabs)
      #expect(stage.tabTitles(of: tabs) == ["F", "A", "B", "C", "More"])
      #expect(stage.moreTitles(of: tabs) == ["D", "E"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func `TAB-12 TAB-15 a shown tab behind More that is taken out leaves and is freed`(time: Stage.Time) async {
    await Stage.play(time) { stage in
      let (tabs, _) = show("ABCDEF", on: stage)
      await stage.idle()
      tabs.selectedIndex = 5
      await stage.idle()
      weak let last = tabs.viewControllers?.last
      #expect(last?.viewIfLoaded?.window === stage.window)
      tabs.viewControllers?.removeLast()
      await stage.idle()
      #expect(last == nil)
      #expect(stage.tabTitles(of: tabs) == ["A", "B", "C", "D", "E"])
      #expect(tabs.selectedIndex == 0)
    }
  }

  @Test func `TAB-15 a person puts the tabs in another order, which the delegate hears of`() async {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABCDEF", on: stage)
      tabs.customizableViewControllers = Array(controllers.dropFirst())
      #expect(!stage.customize(tabs, to: [controllers[0]]))
      #expect(stage.customize(tabs, to: [controllers[5], controllers[1]]))
      #expect(
        stage.happensUntilSettled()
          == "willBeginCustomizing willEndCustomizing(true) didEndCustomizing(true)")
      #expect(stage.tabTitles(of: tabs) == ["A", "F", "B", "C", "More"])
      #expect(stage.moreTitles(of: tabs) == ["D", "E"])
      stage.customize(tabs, to: [])
      #expect(
        stage.happensUntilSettled()
          == "willBeginCustomizing willEndCustomizing(true) didEndCustomizing(true)")
      #expect(stage.tabTitles(of: tabs) == ["A", "B", "C", "D", "More"])
    }
  }

  @Test func `TAB-15 TAB-17 a badge shows in the bar and in the list`() async {
    await Stage.play { stage in
      let (tabs, controllers) = show("ABCDEF", on: stage)
      controllers[0].tabBarItem.badgeValue = "3"
      controllers[4].tabBarItem.badgeValue = "7"
      #expect(tabs.tabBar.items?.first?.badgeValue == "3")
      let list = tabs.moreNavigationController.viewControllers.first as? UITableViewController
      let cell = list.flatMap { $0.tableView($0.tableView, cellForRowAt: IndexPath(row: 0, section: 0)) }
      #expect(cell?.detailTextLabel?.text == "7")
    }
  }
}
