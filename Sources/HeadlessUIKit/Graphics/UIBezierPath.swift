public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// Lines and curves to be drawn; nothing is drawn with them here.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1

  /// How lines end.
  open var lineCapStyle = CGLineCap.butt

  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter

  /// The greatest length of the point where lines meet, beside their width.
  open var miterLimit: CGFloat = 10

  /// How exactly curves are drawn.
  open var flatness: CGFloat = 0.6

  /// Whether what is inside is found by counting crossings as even and odd.
  open var usesEvenOddFillRule = false

  /// Makes a path with nothing in it.
  public override init() {
    super.init()
  }

  /// Makes a path of a rectangle.
  ///
  /// - Parameter rect: the rectangle, in points.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes a path of an ellipse.
  ///
  /// - Parameter rect: the rectangle around it, in points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a path of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points.
  ///   - cornerRadius: the radius of the corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a path of a rectangle with some round corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points.
  ///   - corners: which corners are round.
  ///   - cornerRadii: half the width and height of a corner's ellipse, in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    guard corners != .allCorners else {
      path.addRoundedRect(in: rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height)
      return
    }
    let (width, height) = (min(cornerRadii.width, rect.width / 2), min(cornerRadii.height, rect.height / 2))
    let places: [(corner: UIRectCorner, at: CGPoint, inX: CGFloat, inY: CGFloat, startsAlongX: Bool)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), width, height, false),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -width, height, true),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -width, -height, false),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), width, -height, true),
    ]
    for place in places {
      let isRound = corners.contains(place.corner)
      let alongX = CGPoint(x: place.at.x + (isRound ? place.inX : 0), y: place.at.y)
      let alongY = CGPoint(x: place.at.x, y: place.at.y + (isRound ? place.inY : 0))
      let (start, end) = place.startsAlongX ? (alongX, alongY) : (alongY, alongX)
      if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
      if isRound { path.addQuadCurve(to: end, control: place.at) }
    }
    path.closeSubpath()
  }

  /// Makes a path of a part of a circle.
  ///
  /// - Parameters:
  ///   - center: the circle's middle, in points.
  ///   - radius: the circle's radius, in points.
  ///   - startAngle: where it begins, in radians, 0 at the right.
  ///   - endAngle: where it ends, in radians.
  ///   - clockwise: which way round.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path of Core Graphics' kind.
  ///
  /// - Parameter cgPath: the path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The path as layers hold it.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// Where the path ends, in points.
  open var currentPoint: CGPoint { path.currentPoint }

  /// The smallest upright rectangle around the path's points, in points.
  open var bounds: CGRect { path.boundingBox }

  // MARK: Steps

  /// Begins anew at a point.
  ///
  /// - Parameter point: the point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a straight line.
  ///
  /// - Parameter point: where it ends.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a curve that two points bend.
  ///
  /// - Parameters:
  ///   - endPoint: where it ends.
  ///   - controlPoint1: bends its beginning.
  ///   - controlPoint2: bends its end.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a curve that one point bends.
  ///
  /// - Parameters:
  ///   - endPoint: where it ends.
  ///   - controlPoint: bends it.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws a part of a circle.
  ///
  /// - Parameters:
  ///   - center: the circle's middle, in points.
  ///   - radius: the circle's radius, in points.
  ///   - startAngle: where it begins, in radians, 0 at the right.
  ///   - endAngle: where it ends, in radians.
  ///   - clockwise: which way round, as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Draws a line back to where the path began last.
  open func close() { path.closeSubpath() }

  /// Takes everything out of the path.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds what another path holds.
  ///
  /// - Parameter bezierPath: the other path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves, turns and scales the path.
  ///
  /// - Parameter transform: how.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// Whether a point lies inside.
  ///
  /// - Parameter point: the point.
  /// - Returns: whether it does.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The same lines from the end to the beginning; kept as they are here, since nothing is drawn along them.
  ///
  /// - Returns: a copy.
  open func reversing() -> UIBezierPath { copy() as? UIBezierPath ?? UIBezierPath(cgPath: cgPath) }

  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Has the lines drawn in pieces.
  ///
  /// - Parameters:
  ///   - pattern: the lengths of pieces and gaps in turn, in points; nil for whole lines.
  ///   - count: how many lengths.
  ///   - phase: where in the pattern lines begin, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Tells in which pieces the lines are drawn.
  ///
  /// - Parameters:
  ///   - pattern: where to put the lengths, in points.
  ///   - count: where to put how many there are.
  ///   - phase: where to put where in the pattern lines begin, in points.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (place, length) in dashes.lengths.enumerated() { pattern?[place] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  // MARK: Drawing

  /// Fills what is inside; nothing is drawn.
  ///
  /// - Parameters:
  ///   - blendMode: how the colour meets what is there.
  ///   - alpha: opacity, from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Draws the lines; nothing is drawn.
  ///
  /// - Parameters:
  ///   - blendMode: how the colour meets what is there.
  ///   - alpha: opacity, from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Draws the lines; nothing is drawn.
  open func stroke() {}

  /// Fills what is inside; nothing is drawn.
  open func fill() {}

  /// Draws only inside from now on; nothing is drawn.
  open func addClip() {}

  /// Makes a copy.
  ///
  /// - Parameter zone: not used.
  /// - Returns: the copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
