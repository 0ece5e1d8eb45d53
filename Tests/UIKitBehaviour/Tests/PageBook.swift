import BehaviourRecorder
import UIKit

/// Pages in a row, which a page view controller asks for.
@MainActor
final class PageBook: NSObject, UIPageViewControllerDataSource {
  var pages: [UIViewController]

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

extension Stage {
  /// Makes pages of a name each.
  func pages(_ letters: String) -> [RecordingViewController] { letters.map { controller(String($0)) } }

  /// Shows a page view controller with recorded delegate calls, on the first page of a book.
  func show(
    _ book: PageBook, style: UIPageViewController.TransitionStyle = .scroll,
    options: [UIPageViewController.OptionsKey: Any]? = nil, count: Int = 1
  ) -> UIPageViewController {
    let container = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: options)
    timeline.name(container, "book")
    container.dataSource = book
    container.delegate = timeline
    container.setViewControllers(Array(book.pages.prefix(count)), direction: .forward, animated: false)
    show(container)
    return container
  }
}
