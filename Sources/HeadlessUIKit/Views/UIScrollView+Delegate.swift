public import Foundation

extension UIScrollView {
  /// When what bars cover counts as room around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the screen suggests.
    case automatic = 0
    /// In the directions that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The colours of the bars.
  public enum IndicatorStyle: Int, Sendable {
    /// Fitting the content.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It goes away.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
    /// It goes away, the view on it as well.
    case onDragWithAccessory = 3
    /// It follows the finger, the view on it as well.
    case interactiveWithAccessory = 4
  }

  /// How fast scrolling slows down.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    /// The rate as a number.
    public let rawValue: CGFloat

    /// Makes a rate.
    ///
    /// - Parameter rawValue: the rate as a number below 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Who is told of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Told that another part of the content shows.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Told that the content was magnified.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Told that a finger is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Told that the finger is about to leave, and asked where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Told that the finger left.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Told that the content is about to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Told that the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Told that an animation that code asked for ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Asked which view is magnified; none by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Told that the content is about to be magnified.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Told that the content was magnified as far as it goes.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Asked whether a tap on the status bar scrolls to the top; yes by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Told that the content was scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Told that the room around the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Told that another part of the content shows; does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Told that the content was magnified; does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Told that a finger is about to drag the content; does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Told that the finger is about to leave, and asked where the content comes to rest; does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Told that the finger left; does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Told that the content is about to move on by itself; does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Told that the content came to rest; does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Told that an animation that code asked for ended; does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Asked which view is magnified; none by default.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Told that the content is about to be magnified; does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Told that the content was magnified as far as it goes; does nothing by default.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}

  /// Asked whether a tap on the status bar scrolls to the top; yes by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Told that the content was scrolled to the top; does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Told that the room around the content changed; does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
