internal import Foundation

#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Keeps the pages of a page view controller, shown or not, and supplies them in their order; hangs on it.
final class PageList: NSObject, UIPageViewControllerDataSource {
  private struct Page {
    let root: UIViewController
    weak var flow: AnyCoordinator?
  }

  private var pages: [Page] = []

  var roots: [UIViewController] { pages.map(\.root) }
  var flows: [AnyCoordinator] { pages.compactMap(\.flow).filter(\.isRunning) }

  func add(_ root: UIViewController, of flow: AnyCoordinator, keptBy container: UIPageViewController) {
    pages.append(Page(root: root, flow: flow))
    root.attach(Keeper(container) { true }, as: Keeper.self)
  }

  func flow(of root: UIViewController) -> AnyCoordinator? { pages.first { $0.root === root }?.flow }

  func root(of flow: AnyCoordinator) -> UIViewController? { pages.first { $0.flow === flow }?.root }

  func index(of root: UIViewController) -> Int { pages.firstIndex { $0.root === root } ?? 0 }

  private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0.root === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step].root : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }
}

extension UIPageViewController {
  /// Which way a page of the flows in it lies from the one that shows; forward where it is none of them.
  func direction(to page: UIViewController) -> NavigationDirection {
    guard let list = attachment(PageList.self), let shown = viewControllers?.first else { return .forward }
    return list.index(of: page) < list.index(of: shown) ? .reverse : .forward
  }
}
