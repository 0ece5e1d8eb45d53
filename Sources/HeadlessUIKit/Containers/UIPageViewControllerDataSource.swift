public import Foundation

/// Supplies the pages before and after the one that shows.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil at the first one.
  ///
  /// - Parameters:
  ///   - pageViewController: the container that asks.
  ///   - viewController: a page.
  /// - Returns: the page before it.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another; nil at the last one.
  ///
  /// - Parameters:
  ///   - pageViewController: the container that asks.
  ///   - viewController: a page.
  /// - Returns: the page after it.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many dots tell the pages; a data source that has this method and the next shows dots.
  ///
  /// Asked whenever pages are set by code, in a container that scrolls from left to right.
  ///
  /// - Parameter pageViewController: the container that asks.
  /// - Returns: the number of dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which dot stands for the page that code set; swiping moves it by itself.
  ///
  /// - Parameter pageViewController: the container that asks.
  /// - Returns: the place of the dot, from 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalMethod.missing()
    return 0
  }

  /// The first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalMethod.missing()
    return 0
  }
}
