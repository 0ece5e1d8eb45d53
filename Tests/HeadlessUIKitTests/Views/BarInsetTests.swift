import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@Suite @MainActor
struct BarInsetTests {
  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessEnvironment.current.clock.runUntilIdle()
    return window
  }

  @Test func `starts content below the navigation bar and ends it above the tab bar`() {
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      let list = UITableViewController(style: .plain)
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: list)]
      let window = show(tabs)
      #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
      #expect(list.tableView.adjustedContentInset.top == 44)
      #expect(list.tableView.contentOffset.y == -44)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `does so in a tab that is chosen later`() {
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      let list = UITableViewController(style: .plain)
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: list)]
      let window = show(tabs)
      tabs.selectedIndex = 1
      HeadlessEnvironment.current.clock.runUntilIdle()
      #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
      withExtendedLifetime(window) {}
    }
  }

  @Test func `follows a navigation bar that hides`() {
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      let list = UITableViewController(style: .plain)
      let navigation = UINavigationController(rootViewController: list)
      let window = show(navigation)
      navigation.isNavigationBarHidden = true
      HeadlessEnvironment.current.clock.runUntilIdle()
      #expect(list.tableView.contentOffset.y == 0)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `leaves content alone that was scrolled or asks to be`() {
    HeadlessEnvironment.withEnvironment(HeadlessEnvironment(mode: .virtual)) {
      let list = UITableViewController(style: .plain)
      list.tableView.contentInsetAdjustmentBehavior = .never
      let window = show(UINavigationController(rootViewController: list))
      #expect(list.tableView.contentOffset.y == 0)
      withExtendedLifetime(window) {}
    }
  }
}
