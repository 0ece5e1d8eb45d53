import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct ContainerTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func `chooses a tab behind More from the list and comes back`() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C", "D", "E", "F"].map(titled)
    try await AppDriver.run(root: tabs) { app in
      #expect(app.tabs?.map(\.text) == ["A", "B", "C", "D", "More"])
      try await app.selectTab("More")
      #expect(app.screen.title == "More")
      #expect(app.tabs?.last?.isSelected == true)
      try await app.tap("F")
      #expect(app.screen.title == "F")
      try await app.back()
      #expect(app.screen.title == "More")
      try await app.selectTab("B")
      #expect(app.visibleViewController?.title == "B")
    }
  }

  @Test func `holds the back button and goes several screens back at once`() async throws {
    let navigation = UINavigationController()
    navigation.viewControllers = ["Home", "List", "Detail"].map(titled)
    try await AppDriver.run(root: navigation) { app in
      await #expect(throws: AppDriverError.self) { try await app.back(to: "Lits") }
      try await app.back(to: "Home")
      #expect(app.screen.title == "Home")
      #expect(app.stack.count == 1)
      await #expect(throws: AppDriverError.self) { try await app.back(to: "Home") }
    }
  }

  /// Pages in a row.
  private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController]

    init(_ pages: [UIViewController]) {
      self.pages = pages
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }
  }

  @Test func `swipes pages, inside a container of one's own too, and says where they end`() async throws {
    let book = Book(["One", "Two"].map(titled))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let parent = UIViewController()
    parent.addChild(pages)
    parent.view.addSubview(pages.view)
    pages.didMove(toParent: parent)
    try await AppDriver.run(root: parent) { app in
      try await app.nextPage()
      #expect(pages.viewControllers == [book.pages[1]])
      let error = await #expect(throws: AppDriverError.self) { try await app.nextPage() }
      #expect(error?.reason == .noFurtherPage)
      try await app.previousPage()
      #expect(pages.viewControllers == [book.pages[0]])
    }
    try await AppDriver.run(root: UIViewController()) { app in
      let error = await #expect(throws: AppDriverError.self) { try await app.nextPage() }
      #expect(error?.reason == .noPages)
    }
  }

  @Test func `shows no tabs where a pushed screen hides them`() async throws {
    let detail = titled("Detail")
    detail.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: titled("Home"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, titled("Other")]
    try await AppDriver.run(root: tabs) { app in
      #expect(app.tabs?.count == 2)
      app.perform { navigation.pushViewController(detail, animated: true) }
      await app.waitUntilIdle()
      #expect(app.tabs == nil)
      try await app.back()
      #expect(app.tabs?.count == 2)
    }
  }
}
