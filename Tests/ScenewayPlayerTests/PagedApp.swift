import HeadlessUIKit

/// An app of three pages.
final class PagedAppDelegate: UIResponder, UIApplicationDelegate, UIPageViewControllerDataSource {
  var window: UIWindow?
  private let titles = ["One", "Two", "Three"]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    container.dataSource = self
    container.setViewControllers([page(titles[0])], direction: .forward, animated: false)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = container
    window?.makeKeyAndVisible()
    return true
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
    guard let place = titles.firstIndex(of: page.title ?? ""), titles.indices.contains(place + step) else {
      return nil
    }
    return self.page(titles[place + step])
  }
}
