public import Foundation

/// Distances from the edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge, in points.
  public var top: CGFloat
  /// From the left edge, in points.
  public var left: CGFloat
  /// From the bottom edge, in points.
  public var bottom: CGFloat
  /// From the right edge, in points.
  public var right: CGFloat

  /// No distance at all.
  public static let zero = UIEdgeInsets()

  /// Makes distances of nought.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes distances.
  ///
  /// - Parameters:
  ///   - top: from the top edge, in points.
  ///   - left: from the left edge, in points.
  ///   - bottom: from the bottom edge, in points.
  ///   - right: from the right edge, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// The rectangle with each edge moved inwards.
  ///
  /// - Parameter insets: how far, in points.
  /// - Returns: the smaller rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Distances from the edges inwards that follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge, in points.
  public var top: CGFloat
  /// From the edge where reading starts, in points.
  public var leading: CGFloat
  /// From the bottom edge, in points.
  public var bottom: CGFloat
  /// From the edge where reading ends, in points.
  public var trailing: CGFloat

  /// No distance at all.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes distances of nought.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes distances.
  ///
  /// - Parameters:
  ///   - top: from the top edge, in points.
  ///   - leading: from the edge where reading starts, in points.
  ///   - bottom: from the bottom edge, in points.
  ///   - trailing: from the edge where reading ends, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A way to the side and down, in points.
public struct UIOffset: Hashable, Sendable {
  /// The way to the right, in points.
  public var horizontal: CGFloat
  /// The way down, in points.
  public var vertical: CGFloat

  /// No way at all.
  public static let zero = UIOffset()

  /// Makes a way.
  ///
  /// - Parameters:
  ///   - horizontal: the way to the right, in points; 0 by default.
  ///   - vertical: the way down, in points; 0 by default.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
