#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  extension UIPageViewController {
    /// Which way a person's finger turns the pages; nil where no finger does.
    var fingerDirection: NavigationDirection? { directionOfFinger }
  }
#endif
