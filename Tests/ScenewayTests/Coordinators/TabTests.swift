import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

private final class DashboardCoordinator: Coordinator<Never> {
  static var starts: [String] = []
  override func start() {
    DashboardCoordinator.starts.append("dashboard")
    show(Screen("dashboard"))
  }
}

private final class SettingsCoordinator: Coordinator<Never> {
  override func start() {
    DashboardCoordinator.starts.append("settings")
    show(Screen("settings"))
  }
}

private final class MainCoordinator: TabCoordinator<Never> {
  override func makeTabs() -> [FlowTab] {
    [
      FlowTab(DashboardCoordinator(), UITabBarItem(title: "DASHBOARD", image: nil, selectedImage: nil)),
      FlowTab(SettingsCoordinator(), UITabBarItem(title: "SETTINGS", image: nil, selectedImage: nil)),
    ]
  }
}

private final class AppCoordinator: Coordinator<Never> {
  override func start() { start(MainCoordinator()) }
}

@MainActor
@Suite struct `Tabs` {
  @Test func `each tab's coordinator starts once, in the order of the tabs`() async {
    await FlowStage.play { stage in
      DashboardCoordinator.starts = []
      AppCoordinator().start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let tabs = stage.window.rootViewController as? UITabBarController
      #expect(DashboardCoordinator.starts == ["dashboard", "settings"])
      #expect(tabs?.viewControllers?.map { $0.tabBarItem.title } == ["DASHBOARD", "SETTINGS"])
      for index in [1, 0, 1, 0, 0] {
        tabs?.tapTab(at: index)
        stage.settle()
      }
      #expect(DashboardCoordinator.starts == ["dashboard", "settings"])
    }
  }

  @Test func `tabs inside a tab keep their flows' stacks to themselves`() async {
    await FlowStage.play { stage in
      let inner = MainCoordinator()
      let outer = TabCoordinator<Never>([FlowTab(inner), FlowTab(SettingsCoordinator())])
      outer.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let tabs = stage.window.rootViewController as? UITabBarController
      #expect(tabs?.viewControllers?.first === inner.tabBarController)
      #expect(inner.children.map { $0.navigationController?.viewControllers.count } == [1, 1])
      let selection = inner.select(inner.children[1])
      stage.settle()
      #expect(selection.outcome == .performed)
      #expect(inner.selectedChild === inner.children[1] && outer.selectedChild === inner)
    }
  }

  @Test func `a tab's screen is loaded when it is first selected`() async {
    await FlowStage.play { stage in
      let main = MainCoordinator()
      main.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let settings = (main.children[1].navigationController?.topViewController)
      #expect(settings?.isViewLoaded == false)
      #expect(main.selectedChild === main.children[0])
      let selection = main.select(main.children[1])
      stage.settle()
      #expect(selection.outcome == .performed)
      #expect(settings?.isViewLoaded == true)
      #expect(main.selectedChild === main.children[1])
    }
  }

  @Test func `a flow pushed in a tab that was never looked at ends when it is popped there`() async {
    await FlowStage.play { stage in
      let main = MainCoordinator()
      main.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      final class Light: Coordinator<Int> {
        override func start() { show(UIViewController()) }
      }
      var endings: [FlowEnding] = []
      let settings = main.children[1]
      (settings as? SettingsCoordinator)?.start(Light()) { endings.append($0.ending) }
      stage.settle()
      #expect(settings.navigationController?.viewControllers.count == 2)
      settings.navigationController?.popViewController(animated: false)
      stage.settle()
      #expect(endings == [.back])
    }
  }

  @Test func `a tab that is taken out ends its flow`() async {
    await FlowStage.play { stage in
      let main = MainCoordinator()
      main.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      weak let dashboard = main.children[0]
      main.tabBarController?.viewControllers?.remove(at: 0)
      stage.settle()
      #expect(dashboard == nil)
      #expect(main.children.count == 1)
      #expect(main.isRunning)
    }
  }

  @Test func `a tab flow's result is heard, and its screens stay`() async {
    await FlowStage.play { stage in
      let flow = NumberFlow()
      var result: Result<Int, FlowCancelled>?
      let main = TabCoordinator<Never>([FlowTab(flow) { result = $0 }, FlowTab(NumberFlow())])
      main.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      flow.finish(3)
      stage.settle()
      #expect(result == .success(3))
      #expect(main.tabBarController?.viewControllers?.count == 2)
      #expect(main.screens.contains(flow.screen))
    }
  }

  @Test func `a coordinator whose place its child takes pushes on the child's stack`() async {
    await FlowStage.play { stage in
      let app = ParentFlow()
      app.first = nil
      app.start(in: stage.window)
      let child = NumberFlow()
      app.start(child)
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(stage.window.rootViewController === child.navigationController)
      let next = Screen("next")
      app.show(next)
      stage.settle()
      #expect(child.navigationController?.topViewController === next)
    }
  }
}

@MainActor
@Suite struct `Variants of a flow` {
  @Test(arguments: [
    (UIUserInterfaceIdiom.pad, false, "wide"), (.phone, false, "plain"), (.phone, true, "short"),
  ])
  func `are chosen by idiom and experiment`(idiom: UIUserInterfaceIdiom, experiment: Bool, expected: String) {
    let variants = Variants { NumberFlow("plain") }
      .on(.pad) { NumberFlow("wide") }
      .on(.when(experiment)) { NumberFlow("short") }
    let context = VariantContext(traits: UITraitCollection(userInterfaceIdiom: idiom))
    #expect(variants.choose(in: context).screen.name == expected)
  }

  @Test func `are chosen for a running flow by its own traits`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      let expected = UIDevice.current.userInterfaceIdiom == .pad ? "wide" : "plain"
      let variants = Variants { NumberFlow("plain") }.on(.pad) { NumberFlow("wide") }
      #expect(variants.choose(for: parent).screen.name == expected)
    }
  }
}
