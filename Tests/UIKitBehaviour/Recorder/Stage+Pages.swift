public import UIKit

#if canImport(HeadlessUIKit)
  @_spi(Sceneway) import HeadlessUIKit

  extension Stage {
    /// Puts a finger to a page and begins to turn it.
    ///
    /// - Parameters:
    ///   - pages: the page view controller.
    ///   - direction: to a later page or an earlier one.
    /// - Returns: the finger; nil where the turn does not begin.
    public func turn(
      _ pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection
    ) -> PageFinger? {
      pages.beginPageTurn(direction).map { PageFinger(turn: $0) }
    }

    /// A finger that turns a page.
    @MainActor
    public struct PageFinger {
      fileprivate let turn: PageTurn

      /// Moves the finger.
      ///
      /// - Parameter fraction: how far it has come, from 0 to 1.
      public func move(to fraction: CGFloat) { turn.update(fraction) }

      /// Lifts the finger far enough.
      public func finish() { turn.finish() }

      /// Lifts the finger too early.
      public func cancel() { turn.cancel() }
    }
  }
#endif

extension Timeline: UIPageViewControllerDelegate {
  /// Writes `willTurn(B)` down.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    write("willTurn(\(names(of: pendingViewControllers)))")
  }

  /// Writes `didTurn(A, completed)` or `didTurn(A, not)` down, with the pages that were shown before.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let end = finished ? "" : ", unfinished"
    write("didTurn(\(names(of: previousViewControllers)), \(completed ? "completed" : "not")\(end))")
  }

  private func names(of controllers: [UIViewController]) -> String {
    controllers.map { name(of: $0) }.joined(separator: " ")
  }
}
