public import Foundation

/// Hears how a person turns pages, and says how the container turns with the device.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A gesture begins to turn to a page; not called where code does.
  ///
  /// - Parameters:
  ///   - pageViewController: the container.
  ///   - pendingViewControllers: the pages that come.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// A gesture has ended, with the page turned or not; not called where code turns.
  ///
  /// - Parameters:
  ///   - pageViewController: the container.
  ///   - finished: whether the movement has come to its end.
  ///   - previousViewControllers: the pages that were shown.
  ///   - completed: whether the person turned the page to its end.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Where the spine is in an orientation; asked before a container that curls its pages turns with the device.
  ///
  /// The method may set other pages and whether they are double-sided, as the place wants them.
  ///
  /// - Parameters:
  ///   - pageViewController: the container that asks.
  ///   - orientation: the orientation that comes.
  /// - Returns: the place of the spine.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// The orientations that the container can be shown in.
  ///
  /// - Parameter pageViewController: the container that asks.
  /// - Returns: the orientations.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Where it is.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    OptionalMethod.missing()
    return pageViewController.spineLocation
  }
  /// Those of any controller.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    OptionalMethod.missing()
    return .all
  }
}
