import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// Tabs with an action among them, which writes down what it hears.
private final class ActionTabs: TabCoordinator<Never> {
  private(set) var heard: [String] = []
  var objects = false
  var more = 0
  let home = NumberFlow("home")
  let second = NumberFlow("second")
  private(set) weak var compose: NumberFlow?

  override var usesTabObjects: Bool { objects }

  override func makeTabs() -> [FlowTab] {
    let extra = (0..<more).map { FlowTab(NumberFlow("more \($0)"), item("More \($0)")) }
    let action = FlowTab.action(item("New")) { [weak self] in
      let compose = NumberFlow("compose")
      self?.compose = compose
      self?.start(compose, presented: .sheet)
    }
    return [FlowTab(home, item("Home")), FlowTab(second, item("Second"))] + extra + [action]
  }

  private func item(_ title: String) -> UITabBarItem { UITabBarItem(title: title, image: nil, tag: 0) }

  override func didSelect(_ child: AnyCoordinator) {
    heard.append((child as? NumberFlow)?.screen.name ?? "?")
  }

  override func didSelectAgain(_ child: AnyCoordinator) {
    heard.append("\((child as? NumberFlow)?.screen.name ?? "?") again")
  }
}

/// The app's own delegate.
private final class TabListener: NSObject, UITabBarControllerDelegate {
  private(set) var selections = 0
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selections += 1
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { selections += 1 }
}

@MainActor
@Suite struct `Tabs that do and tabs that are seen` {
  private func launch(_ stage: FlowStage, objects: Bool, more: Int = 0) -> ActionTabs {
    let tabs = ActionTabs()
    tabs.objects = objects
    tabs.more = more
    tabs.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return tabs
  }

  @Test(arguments: [false, true])
  func `Wish 15, XC 192: a tab may start a flow instead of being selected`(objects: Bool) async {
    await FlowStage.play { stage in
      let tabs = launch(stage, objects: objects)
      let listener = TabListener()
      tabs.tabBarController?.delegate = listener
      for _ in 1...2 {
        tabs.tabBarController?.tapTab(at: 2)
        stage.settle()
        #expect(tabs.selectedChild === tabs.home)
        #expect(tabs.compose?.screen.presentingViewController != nil)
        #expect(listener.selections == 0)
        tabs.compose?.finish(1)
        stage.settle()
        #expect(tabs.compose == nil)
      }
      #expect(tabs.heard.isEmpty)
      #expect(tabs.tabBarController?.delegate === listener)
      #expect(tabs.children.count == 2)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `an action behind More starts its flow too, and the list stays`(objects: Bool) async {
    await FlowStage.play { stage in
      let tabs = launch(stage, objects: objects, more: 4)
      tabs.tabBarController?.tapTab(at: 4)
      stage.settle()
      let list =
        tabs.tabBarController?.moreNavigationController.viewControllers.first as? UITableViewController
      #expect(list != nil)
      list.map { $0.tableView($0.tableView, didSelectRowAt: IndexPath(row: 2, section: 0)) }
      stage.settle()
      #expect(tabs.compose?.screen.presentingViewController != nil)
      #expect(tabs.tabBarController?.moreNavigationController.viewControllers.count == 1)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test func `an action that code selects starts its flow, and the selection goes back`() async {
    await FlowStage.play { stage in
      let tabs = launch(stage, objects: false)
      tabs.tabBarController?.selectedIndex = 1
      stage.settle()
      tabs.tabBarController?.selectedIndex = 2
      stage.settle()
      #expect(tabs.selectedChild === tabs.second)
      #expect(tabs.compose?.screen.presentingViewController != nil)
      #expect(tabs.heard == ["second"])
    }
  }

  @Test(arguments: [false, true])
  func `PAIN-30 Wish 15: a person's taps and taps again are heard, and what code selects`(objects: Bool) async
  {
    await FlowStage.play { stage in
      let tabs = launch(stage, objects: objects)
      tabs.tabBarController?.tapTab(at: 1)
      #expect(tabs.heard == ["second"])
      stage.settle()
      tabs.tabBarController?.tapTab(at: 1)
      stage.settle()
      #expect(tabs.heard == ["second", "second again"])
      tabs.select(tabs.home)
      stage.settle()
      #expect(tabs.heard == ["second", "second again", "home"])
      var endings: [FlowEnding] = []
      tabs.home.start(NumberFlow("pushed")) { endings.append($0.ending) }
      stage.settle()
      tabs.tabBarController?.tapTab(at: 0)
      stage.settle()
      #expect(tabs.heard.last == "home again")
      #expect(endings == [.back])
      #expect(stage.names(of: tabs.home.navigationController) == ["home"])
    }
  }

  @Test func `PAIN-30 where the app's delegate refuses a tap nothing pops and nobody hears`() async {
    await FlowStage.play { stage in
      final class Refusing: NSObject, UITabBarControllerDelegate {
        func tabBarController(
          _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { false }
      }
      let tabs = launch(stage, objects: false)
      let delegate = Refusing()
      tabs.tabBarController?.delegate = delegate
      let pushed = NumberFlow("pushed")
      tabs.home.start(pushed)
      stage.settle()
      tabs.tabBarController?.tapTab(at: 0)
      tabs.tabBarController?.tapTab(at: 1)
      tabs.tabBarController?.tapTab(at: 2)
      stage.settle()
      #expect(pushed.isRunning && tabs.heard.isEmpty && tabs.compose == nil)
    }
  }

  @Test func `XC 226 a tab flow is selected by its coordinator in every form`() async {
    for objects in [false, true] {
      await FlowStage.play { stage in
        let tabs = launch(stage, objects: objects, more: 3)
        let last = tabs.children[4]
        let selection = tabs.select(last)
        stage.settle()
        #expect(selection.outcome == .performed)
        #expect(tabs.selectedChild === last)
        #expect(last.screens.last?.viewIfLoaded?.window != nil)
        #expect(tabs.children.count == 5)
      }
    }
  }

  @Test func `STI 35 tabs work inside a sheet and end with it`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      weak var tabs: ActionTabs?
      do {
        let flow = ActionTabs()
        tabs = flow
        parent.start(flow, presented: .sheet)
        stage.settle()
      }
      #expect(tabs?.children.count == 2)
      _ = tabs?.tabBarController?.swipeToDismiss()
      stage.settle()
      #expect(parent.ended == [.dismissed])
      #expect(tabs == nil)
    }
  }
}
