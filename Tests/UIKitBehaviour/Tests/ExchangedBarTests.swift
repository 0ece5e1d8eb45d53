import BehaviourRecorder
import Testing
import UIKit

/// Bars of an app's own class, which apps put into containers by key.
@MainActor
@Suite struct `Bars put in by key` {
  private final class Tabs: UITabBar {}
  private final class Bar: UINavigationBar {}
  private final class Tools: UIToolbar {}

  @Test(arguments: [true, false])
  func `TAB-14 a container manages a bar that is put in by key as it does its own`(isShown: Bool) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, stage.controller("X")]
      if isShown { stage.show(tabs) }
      let (oldBar, oldTabBar) = (navigation.navigationBar, tabs.tabBar)
      let bar = Bar()
      navigation.setValue(bar, forKey: "navigationBar")
      navigation.setValue(Tools(), forKey: "toolbar")
      tabs.setValue(Tabs(), forKeyPath: "tabBar")
      if !isShown { stage.show(tabs) }
      stage.settle()
      #expect(navigation.navigationBar === bar && navigation.toolbar is Tools && tabs.tabBar is Tabs)
      #expect(bar.window === stage.window && tabs.tabBar.window === stage.window)
      #expect(oldBar.superview == nil && oldTabBar.superview == nil)
      #expect(bar.topItem === a.navigationItem && tabs.tabBar.items?.count == 2)
      navigation.pushViewController(b, animated: true)
      stage.settle()
      #expect(bar.items?.count == 2)
      stage.tapBack(in: navigation)
      stage.settle()
      #expect(navigation.viewControllers == [a] && bar.items?.count == 1)
      stage.tap(tab: 1, in: tabs)
      #expect(tabs.selectedIndex == 1 && stage.said() == [])
      tabs.tabBar.items = []
      bar.setItems([], animated: false)
      #expect(stage.said().count == 2 && bar.items?.count == 1 && tabs.tabBar.items?.count == 2)
      oldTabBar.items = []
      #expect(oldTabBar.items == [] && stage.said() == [])
    }
  }
}
