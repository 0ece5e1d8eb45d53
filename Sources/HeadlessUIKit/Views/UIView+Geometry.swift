public import Foundation

extension UIView {
  /// How a view follows a change of its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a mask of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Moves the view to a place and size, in its superview's coordinates.
  func place(_ frame: CGRect) {
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    resize(to: frame.size)
  }

  func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let frame = self.frame
    let horizontal = UIView.follow(
      position: frame.minX, length: frame.width, old: old.width, new: new.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let vertical = UIView.follow(
      position: frame.minY, length: frame.height, old: old.height, new: new.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    self.frame = CGRect(
      x: horizontal.position, y: vertical.position, width: horizontal.length, height: vertical.length)
  }

  /// Shares out a change of length among the flexible parts, in proportion to their lengths.
  private static func follow(
    position: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (position: CGFloat, length: CGFloat) {
    let trailing = old - position - length
    let total = (flexible.0 ? position : 0) + (flexible.1 ? length : 0) + (flexible.2 ? trailing : 0)
    let count = [flexible.0, flexible.1, flexible.2].count(where: { $0 })
    guard count > 0 else { return (position, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? (new - old) * part / total : (new - old) / CGFloat(count)
    }
    return (position + share(position, flexible.0), max(0, length + share(length, flexible.1)))
  }

  // MARK: Other views' coordinates

  /// Where this view's origin lies in the outermost view's coordinates.
  private var originInRoot: CGPoint {
    var point = CGPoint(x: -storedBounds.minX, y: -storedBounds.minY)
    var current = self
    while true {
      point.x += current.storedCenter.x - current.storedBounds.width / 2
      point.y += current.storedCenter.y - current.storedBounds.height / 2
      guard let superview = current.storedSuperview else { return point }
      point.x -= superview.storedBounds.minX
      point.y -= superview.storedBounds.minY
      current = superview
    }
  }

  /// Tells a point of this view in another view's coordinates.
  ///
  /// - Parameters:
  ///   - point: a point in this view's coordinates, in points.
  ///   - view: the other view; the window where it is nil.
  /// - Returns: the same place in the other coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let from = originInRoot
    let to = (view ?? storedWindow)?.originInRoot ?? .zero
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Tells a point of another view in this view's coordinates.
  ///
  /// - Parameters:
  ///   - point: a point in the other view's coordinates, in points.
  ///   - view: the other view; the window where it is nil.
  /// - Returns: the same place in the other coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let from = (view ?? storedWindow)?.originInRoot ?? .zero
    let to = originInRoot
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Tells a rectangle of this view in another view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: a rectangle in this view's coordinates, in points.
  ///   - view: the other view; the window where it is nil.
  /// - Returns: the same place in the other coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Tells a rectangle of another view in this view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: a rectangle in the other view's coordinates, in points.
  ///   - view: the other view; the window where it is nil.
  /// - Returns: the same place in the other coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  // MARK: Size

  /// Takes on another size, and gives the subviews what their masks make of it.
  func takeSize(_ size: CGSize) {
    let old = storedBounds.size
    guard old != size else { return }
    storedBounds.size = size
    if autoresizesSubviews, old != .zero {
      for subview in storedSubviews { subview.follow(from: old, to: size) }
    }
    setNeedsLayout()
  }

  /// The deepest view under a point that can be touched, the view itself where none inside can.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
