import BehaviourRecorder
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `Bars at the bottom` {
  /// A stack in a tab bar controller whose second screen hides the bottom bar.
  private func show(on stage: Stage) -> (UITabBarController, UINavigationController, RecordingViewController)
  {
    let navigation = stage.navigation("nav", stage.controller("A"))
    let tabs = stage.tabs("tab", navigation, stage.controller("X"))
    stage.show(tabs)
    let b = stage.controller("B")
    b.hidesBottomBarWhenPushed = true
    return (tabs, navigation, b)
  }

  @Test func `NAV-MISC-04 the tab bar goes with the push and comes back with the pop, and so do the insets`()
    async
  {
    await Stage.play { stage in
      let (tabs, navigation, b) = show(on: stage)
      let a = navigation.viewControllers[0]
      let bottom = tabs.view.bounds.maxY
      #expect(tabs.tabBar.frame.maxY == bottom)
      #expect(a.view.safeAreaInsets.bottom == 49)
      navigation.pushViewController(b, animated: true)
      #expect(tabs.tabBar.frame.minY == bottom - 49)
      stage.turn()
      #expect(tabs.tabBar.frame.minY == bottom)
      #expect(b.view.safeAreaInsets.bottom == 0)
      stage.settle()
      #expect(tabs.tabBar.frame.minY == bottom)
      #expect(!tabs.tabBar.isHidden)
      navigation.popViewController(animated: true)
      stage.turn()
      #expect(tabs.tabBar.frame.maxY == bottom)
      #expect(a.view.safeAreaInsets.bottom == 49)
      stage.settle()
      #expect(stage.tabTitles(of: tabs).count == 2)
    }
  }

  @Test(arguments: [true, false])
  func
    `NAV-MISC-04 NAV-INT-03 a pop by the finger brings the bar, and takes it away again when it is given up`(
      finishes: Bool
    ) async throws
  {
    try await Stage.play { stage in
      let (tabs, navigation, b) = show(on: stage)
      navigation.pushViewController(b, animated: false)
      stage.settle()
      let swipe = try #require(stage.swipe(navigation))
      stage.turn()
      swipe.move(to: 0.5)
      #expect(!stage.hidesTabBar(tabs))
      #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
      if finishes { swipe.finish() } else { swipe.cancel() }
      stage.settle()
      #expect(stage.hidesTabBar(tabs) == !finishes)
      #expect(tabs.tabBar.frame.minY == tabs.view.bounds.maxY - (finishes ? 49 : 0))
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == (finishes ? 49 : 0))
    }
  }

  @Test func `NAV-MISC-05 a flag that is set after the push has no effect on it`() async {
    await Stage.play { stage in
      let (tabs, navigation, b) = show(on: stage)
      b.hidesBottomBarWhenPushed = false
      b.onEvent = { if $0 == "vdl" { b.hidesBottomBarWhenPushed = true } }
      navigation.pushViewController(b, animated: true)
      stage.settle()
      #expect(!stage.hidesTabBar(tabs))
      #expect(b.view.safeAreaInsets.bottom == 49)
      navigation.pushViewController(stage.controller("C"), animated: true)
      stage.settle()
      #expect(stage.hidesTabBar(tabs))
    }
  }

  /// How a stack gets a screen that hides the bar, or loses it.
  enum Way: CaseIterable, Sendable { case push, set, popTo, popToRoot, popUnseen }

  @Test(arguments: Way.allCases, [true, false])
  func `NAV-MISC-04 NAV-POP-08 every way to change the stack moves the bar`(way: Way, animated: Bool) async {
    await Stage.play { stage in
      let (tabs, navigation, b) = show(on: stage)
      let c = stage.controller("C")
      navigation.setViewControllers(navigation.viewControllers + [b, c], animated: false)
      stage.settle()
      #expect(stage.tabTitles(of: tabs).isEmpty)
      var hides = false
      switch way {
      case .push:
        navigation.pushViewController(stage.controller("D"), animated: animated)
        hides = true
      case .set: navigation.setViewControllers([navigation.viewControllers[0], c], animated: animated)
      case .popTo: navigation.popToViewController(navigation.viewControllers[0], animated: animated)
      case .popToRoot: navigation.popToRootViewController(animated: animated)
      case .popUnseen:
        tabs.selectedIndex = 1
        stage.settle()
        navigation.popToRootViewController(animated: animated)
        #expect(stage.tabTitles(of: tabs).count == 2)
        tabs.selectedIndex = 0
      }
      stage.settle()
      #expect(stage.hidesTabBar(tabs) == hides)
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == (hides ? 0 : 49))
    }
  }

  @Test func `NAV-MISC-04 NAV-MISC-12 a pushed screen hides the toolbar too`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.setToolbarHidden(false, animated: false)
      stage.settle()
      #expect(navigation.toolbar.superview === navigation.view)
      #expect(navigation.toolbar.frame.maxY == navigation.view.bounds.maxY)
      #expect(a.view.safeAreaInsets.bottom == 44)
      let b = stage.controller("B")
      b.hidesBottomBarWhenPushed = true
      navigation.pushViewController(b, animated: true)
      stage.settle()
      #expect(!navigation.isToolbarHidden)
      #expect(navigation.toolbar.frame.minY == navigation.view.bounds.maxY)
      #expect(b.view.safeAreaInsets.bottom == 0)
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(navigation.toolbar.frame.maxY == navigation.view.bounds.maxY)
      navigation.isToolbarHidden = true
      stage.settle()
      #expect(a.view.safeAreaInsets.bottom == 0)
    }
  }

  @Test func `TAB-19 code hides the tab bar, and the content takes its room`() async {
    await Stage.play { stage in
      let (tabs, navigation, _) = show(on: stage)
      #expect(!tabs.isTabBarHidden)
      tabs.setTabBarHidden(true, animated: true)
      #expect(tabs.isTabBarHidden)
      stage.settle()
      #expect(tabs.tabBar.frame.minY == tabs.view.bounds.maxY)
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 0)
      tabs.isTabBarHidden = false
      stage.settle()
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
    }
  }

  @Test func `NAV-MISC-04 TAB-15 a screen pushed in a tab behind More hides the tab bar too`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let navigation = stage.navigation("nav", root)
      let tabs = stage.tabs("tab")
      tabs.viewControllers = (0..<5).map { stage.controller("T\($0)") } + [navigation]
      stage.show(tabs)
      tabs.selectedIndex = 5
      stage.settle()
      let bottom = tabs.view.bounds.maxY
      #expect(tabs.tabBar.frame.maxY == bottom && root.view.safeAreaInsets.bottom == 49)
      let hiding = stage.controller("H")
      hiding.hidesBottomBarWhenPushed = true
      navigation.pushViewController(hiding, animated: true)
      stage.settle()
      #expect(tabs.tabBar.frame.minY == bottom && hiding.view.safeAreaInsets.bottom == 0)
      #expect(stage.hidesTabBar(tabs) && stage.tabTitles(of: tabs).isEmpty)
      // Back on the list the bar is there, with the screen as well as without it.
      #expect(stage.tapBack(in: tabs.moreNavigationController))
      stage.settle()
      #expect(tabs.tabBar.frame.maxY == bottom && root.view.safeAreaInsets.bottom == 49)
      navigation.pushViewController(hiding, animated: false)
      stage.settle()
      tabs.selectedIndex = 0
      stage.settle()
      #expect(tabs.tabBar.frame.maxY == bottom)
      tabs.selectedIndex = 5
      stage.settle()
      #expect(tabs.tabBar.frame.minY == bottom)
    }
  }

  @Test func `NAV-MISC-04 NAV-INT-03 a stack set anew and a swipe taken back move the bar along`()
    async throws
  {
    try await Stage.play { stage in
      let (tabs, navigation, hiding) = show(on: stage)
      let (a, c) = (navigation.viewControllers[0], stage.controller("C"))
      navigation.setViewControllers([a, hiding, c], animated: false)
      stage.settle()
      #expect(stage.hidesTabBar(tabs) && c.view.safeAreaInsets.bottom == 0)
      navigation.setViewControllers([a, c], animated: false)
      stage.settle()
      #expect(!stage.hidesTabBar(tabs) && c.view.safeAreaInsets.bottom == 49)
      navigation.setViewControllers([a, hiding], animated: false)
      stage.settle()
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      #expect(!stage.hidesTabBar(tabs))
      finger.cancel()
      stage.settle()
      #expect(stage.hidesTabBar(tabs))
    }
  }
}
