#if !(os(Linux) || os(macOS))
  internal import UIKit

  extension UIPageViewController {
    /// Which way a person's finger turns the pages, or has turned them where they still move; nil where no finger does.
    var fingerDirection: NavigationDirection? {
      guard let view = viewIfLoaded else { return nil }
      let isForward: Bool
      if let scroll = view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first {
        // The page that shows lies in the middle of three.
        guard scroll.isDragging || scroll.isDecelerating else { return nil }
        let moved = CGPoint(
          x: scroll.contentOffset.x - scroll.bounds.width, y: scroll.contentOffset.y - scroll.bounds.height)
        isForward =
          if navigationOrientation == .vertical { moved.y > 0 } else {
            (moved.x > 0) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
          }
      } else {
        let moving = gestureRecognizers.first { $0.state == .began || $0.state == .changed }
        guard let pan = moving as? UIPanGestureRecognizer else { return nil }
        isForward = pan.translation(in: view).x < 0
      }
      return isForward ? .forward : .reverse
    }
  }
#endif
