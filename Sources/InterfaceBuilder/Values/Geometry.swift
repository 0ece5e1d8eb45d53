/// A point, in points.
public struct Point: Hashable, Sendable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top (on macOS from the bottom), in points.
  public var y: Double

  /// Makes a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the left, in points.
  ///   - y: The distance from the top, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Reads a `point` element; nil when it lacks a coordinate.
  ///
  /// - Parameter element: The element.
  public init?(_ element: Element) {
    guard let x = element.number("x"), let y = element.number("y") else { return nil }
    self.init(x: x, y: y)
  }
}

/// A size, in points.
public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads a `size` element; nil when it lacks a side.
  ///
  /// - Parameter element: The element.
  public init?(_ element: Element) {
    guard let width = element.number("width"), let height = element.number("height") else { return nil }
    self.init(width: width, height: height)
  }
}

/// A rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// The corner nearest to the origin.
  public var origin: Point
  /// The size.
  public var size: Size

  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - origin: The corner nearest to the origin.
  ///   - size: The size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of its four numbers, in points.
  ///
  /// - Parameters:
  ///   - x: The distance from the left.
  ///   - y: The distance from the top.
  ///   - width: The width.
  ///   - height: The height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Reads a `rect` element; nil when it lacks a number.
  ///
  /// - Parameter element: The element.
  public init?(_ element: Element) {
    guard let origin = Point(element), let size = Size(element) else { return nil }
    self.init(origin: origin, size: size)
  }
}
