public import Foundation

/// Something that points and rectangles are told in: a view, a window, the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Where it lies in itself, in points.
  var bounds: CGRect { get }

  /// Tells a point in another space's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Tells a point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Tells a rectangle in another space's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Tells a rectangle of another space in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Where its origin lies on the screen, in points.
  fileprivate var originOnScreen: CGPoint {
    guard let view = self as? UIView else { return .zero }
    return view.convert(.zero, to: nil as UIView?)
  }

  /// Tells a point in another space's coordinates.
  ///
  /// - Parameters:
  ///   - point: the point.
  ///   - coordinateSpace: the other space.
  /// - Returns: the point there, in points.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let (from, to) = (originOnScreen, coordinateSpace.originOnScreen)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Tells a point of another space in this one's coordinates.
  ///
  /// - Parameters:
  ///   - point: the point.
  ///   - coordinateSpace: the other space.
  /// - Returns: the point here, in points.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let (from, to) = (coordinateSpace.originOnScreen, originOnScreen)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Tells a rectangle in another space's coordinates.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - coordinateSpace: the other space.
  /// - Returns: the rectangle there, in points.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }

  /// Tells a rectangle of another space in this one's coordinates.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - coordinateSpace: the other space.
  /// - Returns: the rectangle here, in points.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen as it is turned now.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The screen as it is held upright; the same here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The space that the scene's windows lie in.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
