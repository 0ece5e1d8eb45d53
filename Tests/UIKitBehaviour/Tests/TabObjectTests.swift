import BehaviourRecorder
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `Tabs as objects` {
  private func tab(_ name: String, on stage: Stage) -> UITab {
    UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
      let controller = stage.controller(tab.title)
      stage.timeline.write("make(\(tab.identifier))")
      return controller
    }
  }

  private func show(_ tabs: [UITab], on stage: Stage) -> UITabBarController {
    let container = UITabBarController(tabs: tabs)
    container.delegate = stage.timeline
    stage.timeline.name(container, "tab")
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    return container
  }

  @Test func `TAB-19 the first tab is selected, and only its controller is made`() async {
    await Stage.play { stage in
      let tabs = [tab("a", on: stage), tab("b", on: stage)]
      let container = show(tabs, on: stage)
      #expect(container.selectedTab === tabs[0])
      #expect(container.selectedIndex == 0)
      #expect(
        stage.happensUntilSettled() == "make(a) A.wM(tab) A.dM(tab) A.load A.vdl A.wA A.iA A.dA")
      #expect(stage.tabTitles(of: container) == ["A", "B"])
      #expect(container.selectedViewController === tabs[0].viewController)
      #expect(tabs[0].viewController?.tab === tabs[0])
      #expect(container.tab(forIdentifier: "b") === tabs[1])
      #expect(container.tab(forIdentifier: "c") == nil)
      #expect(tabs[0].tabBarController === container)
      #expect(tabs.map(\.hasVisiblePlacement) == [true, true])
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func `TAB-19 TAB-06 a tap asks and tells about tabs, not about controllers`(time: Stage.Time) async {
    await Stage.play(time) { stage in
      let tabs = [tab("a", on: stage), tab("b", on: stage)]
      let container = show(tabs, on: stage)
      await stage.idle()
      stage.timeline.clear()
      stage.tap(tab: 1, in: container)
      #expect(container.selectedTab === tabs[1])
      await stage.idle()
      #expect(
        stage.happened()
          == "shouldSelectTab(b) make(b) B.wM(tab) B.dM(tab) didSelectTab(b after a) "
          + "B.load B.vdl B.wA A.wD A.dD B.iA B.dA")
      stage.timeline.allowsSelection = false
      stage.tap(tab: 0, in: container)
      await stage.idle()
      #expect(stage.happened() == "shouldSelectTab(a)")
      #expect(container.selectedTab === tabs[1])
    }
  }

  @Test func `TAB-19 TAB-09 code selects without a word to the delegate, and strangers not at all`() async {
    await Stage.play { stage in
      let tabs = [tab("a", on: stage), tab("b", on: stage)]
      let container = show(tabs, on: stage)
      stage.settle()
      stage.timeline.clear()
      container.selectedTab = tabs[1]
      #expect(stage.happensUntilSettled().hasSuffix("B.load B.vdl B.wA A.wD A.dD B.iA B.dA"))
      container.selectedTab = tab("x", on: stage)
      #expect(container.selectedTab === tabs[1])
      container.selectedIndex = 0
      #expect(container.selectedTab === tabs[0])
      #expect(stage.happensUntilSettled() == "A.wA B.wD B.dD A.iA A.dA")
    }
  }

  @Test func `TAB-19 TAB-08 a tap on the selected tab pops its stack`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a, b)
      let container = show(
        [UITab(title: "N", image: nil, identifier: "n") { _ in navigation }], on: stage)
      stage.settle()
      stage.timeline.clear()
      stage.tap(tab: 0, in: container)
      #expect(
        stage.happensUntilSettled()
          == "shouldSelectTab(n) didSelectTab(n after n) B.wM(nil) A.load A.vdl B.wD A.wA willShow(A) A.iA "
          + "B.dD A.dA B.dM(nil) didShow(A)")
    }
  }

  @Test func `TAB-19 a hidden tab is not in the bar, and one that is hidden while selected gives way`() async
  {
    await Stage.play { stage in
      let tabs = ["a", "b", "c"].map { tab($0, on: stage) }
      let container = show(tabs, on: stage)
      stage.settle()
      tabs[0].isHidden = true
      #expect(stage.tabTitles(of: container) == ["B", "C"])
      #expect(container.selectedTab === tabs[1])
      stage.settle()
      #expect(tabs[1].viewController?.viewIfLoaded?.window === stage.window)
      tabs[2].isEnabled = false
      #expect(!stage.tap(tab: 1, in: container))
      tabs[0].isHidden = false
      #expect(stage.tabTitles(of: container) == ["A", "B", "C"])
    }
  }

  @Test func `TAB-19 TAB-12 other tabs keep the selected one where it is among them`() async {
    await Stage.play { stage in
      let tabs = ["a", "b", "c"].map { tab($0, on: stage) }
      let container = show(tabs, on: stage)
      stage.settle()
      container.selectedTab = tabs[1]
      stage.settle()
      stage.timeline.clear()
      container.setTabs([tabs[2], tabs[1]], animated: false)
      #expect(container.selectedTab === tabs[1])
      #expect(container.selectedIndex == 1)
      #expect(stage.happensUntilSettled() == "A.wM(nil) A.dM(nil)")
      container.tabs = [tabs[2]]
      #expect(container.selectedTab === tabs[2])
      stage.settle()
      #expect(tabs[2].viewController?.viewIfLoaded?.window === stage.window)
      #expect(tabs[1].tabBarController == nil)
    }
  }

  @Test func `TAB-19 controllers that are set take the place of tabs`() async {
    await Stage.play { stage in
      let container = show([tab("a", on: stage)], on: stage)
      stage.settle()
      stage.timeline.clear()
      container.viewControllers = [stage.controller("X")]
      #expect(container.tabs.isEmpty && container.selectedTab == nil)
      #expect(
        stage.happensUntilSettled()
          == "A.wM(nil) X.wM(tab) X.dM(tab) X.load X.vdl X.wA A.wD A.dD A.dM(nil) X.iA X.dA")
    }
  }

  // MARK: Groups

  @Test func `TAB-19 a group shows its own controller unless it manages a stack`() async {
    await Stage.play { stage in
      let children = [tab("b", on: stage), tab("c", on: stage)]
      let group = UITabGroup(title: "G", image: nil, identifier: "g", children: children) { _ in
        stage.controller("G")
      }
      let container = show([tab("a", on: stage), group], on: stage)
      stage.settle()
      stage.timeline.clear()
      stage.tap(tab: 1, in: container)
      stage.settle()
      #expect(container.selectedTab === group)
      #expect(group.viewController?.viewIfLoaded?.window === stage.window)
      container.selectedTab = children[1]
      #expect(group.selectedChild === children[1])
      stage.settle()
      #expect(group.viewController?.viewIfLoaded?.window === stage.window)
      #expect(children[1].parent === group && children[1].tabBarController === container)
      #expect(container.tab(forIdentifier: "c") === children[1])
    }
  }

  @Test func `TAB-19 a group that manages a stack puts the controllers of the way to its child there`() async
  {
    await Stage.play { stage in
      let children = [tab("b", on: stage), tab("c", on: stage)]
      let group = UITabGroup(title: "G", image: nil, identifier: "g", children: children) { _ in
        stage.controller("G")
      }
      let navigation = UINavigationController()
      group.managingNavigationController = navigation
      group.defaultChildIdentifier = "c"
      let container = show([tab("a", on: stage), group], on: stage)
      stage.settle()
      stage.timeline.clear()
      stage.tap(tab: 1, in: container)
      #expect(container.selectedTab === children[1])
      #expect(children[1].managingTabGroup === group)
      #expect(
        navigation.viewControllers == [group.viewController, children[1].viewController].compactMap { $0 })
      #expect(stage.happened().hasSuffix("didSelectTab(c after a)"))
      stage.settle()
      #expect(container.selectedViewController === navigation)
      #expect(children[1].viewController?.viewIfLoaded?.window === stage.window)
      container.selectedTab = children[0]
      stage.settle()
      #expect(navigation.topViewController === children[0].viewController)
      #expect(group.selectedChild === children[0])
    }
  }

  /// Leaves a group's own controller out of the stack.
  private final class LeafDelegate: NSObject, UITabBarControllerDelegate {
    var asked: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      asked.append(tab.identifier)
      return tab is UITabGroup ? [] : proposedViewControllers
    }
  }

  @Test func `TAB-19 the delegate says what each tab on the way adds to a managed stack`() async {
    await Stage.play { stage in
      let child = tab("b", on: stage)
      let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [child]) { _ in
        stage.controller("G")
      }
      let navigation = UINavigationController()
      group.managingNavigationController = navigation
      let container = UITabBarController(tabs: [group])
      let delegate = LeafDelegate()
      container.delegate = delegate
      stage.show(container)
      #expect(navigation.viewControllers == [child.viewController].compactMap { $0 })
      #expect(delegate.asked.starts(with: ["g", "b"]))
    }
  }

  @Test func `TAB-19 groups order their children and tell the selected one from strangers`() async {
    await Stage.play { stage in
      let children = ["a", "b", "c"].map { tab($0, on: stage) }
      let group = UITabGroup(title: "G", image: nil, identifier: "g", children: children)
      group.displayOrderIdentifiers = ["c", "nobody", "a"]
      #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
      group.selectedChild = tab("x", on: stage)
      #expect(group.selectedChild == nil)
      group.selectedChild = children[0]
      group.children = [children[1]]
      #expect(group.selectedChild == nil && children[0].parent == nil)
      #expect(group.tab(forIdentifier: "b") === children[1])
    }
  }

  @Test func `TAB-19 TAB-15 too many tabs go behind More, where a tap makes their controllers`() async {
    await Stage.play { stage in
      let tabs = ["a", "b", "c", "d", "e", "f"].map { tab($0, on: stage) }
      let container = show(tabs, on: stage)
      stage.settle()
      #expect(stage.tabTitles(of: container) == ["A", "B", "C", "D", "More"])
      stage.tap(tab: 4, in: container)
      stage.settle()
      #expect(container.selectedIndex == NSNotFound)
      #expect(stage.moreTitles(of: container) == ["E", "F"])
      stage.timeline.clear()
      stage.tap(moreRow: 1, in: container)
      stage.settle()
      #expect(container.selectedTab === tabs[5])
      #expect(container.selectedIndex == 5)
      #expect(tabs[5].viewController?.viewIfLoaded?.window === stage.window)
      stage.tap(tab: 0, in: container)
      stage.settle()
      #expect(container.selectedTab === tabs[0])
      #expect(tabs[0].viewController?.viewIfLoaded?.window === stage.window)
      container.selectedTab = tabs[4]
      stage.settle()
      #expect(tabs[4].viewController?.viewIfLoaded?.window === stage.window)
      #expect(container.selectedIndex == 4)
      #expect(stage.exceptions.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test func `TAB-19 a search tab has the system's words`() async {
    await Stage.play { stage in
      let tab = UISearchTab { _ in stage.controller("S") }
      #expect(tab.title == "Search")
      #expect(!tab.automaticallyActivatesSearch)
      let container = show([self.tab("a", on: stage), tab], on: stage)
      #expect(stage.tabTitles(of: container) == ["A", "Search"])
    }
  }

  @Test func `TAB-19 tabs that went and their controllers are freed`() async {
    await Stage.play { stage in
      weak var gone: UIViewController?
      weak var tab: UITab?
      let container = show([self.tab("a", on: stage), self.tab("b", on: stage)], on: stage)
      stage.settle()
      gone = container.selectedViewController
      tab = container.tabs.first
      #expect(gone != nil && tab != nil)
      container.tabs.removeFirst()
      stage.settle()
      #expect(gone == nil)
      #expect(tab == nil)
    }
  }
}
