#if !canImport(Darwin)
  public import Foundation

  /// How a line ends.
  public enum CGLineCap: Int32, Sendable {
    /// At its end point.
    case butt
    /// With half a circle.
    case round
    /// With half a square.
    case square
  }

  /// How lines meet.
  public enum CGLineJoin: Int32, Sendable {
    /// With a point.
    case miter
    /// With a part of a circle.
    case round
    /// With a straight cut.
    case bevel
  }

  /// Which parts count as inside where lines cross.
  public enum CGPathFillRule: Int, Sendable {
    /// Those that the lines go round more often in one direction than in the other.
    case winding
    /// Those that one comes out of across an odd number of lines.
    case evenOdd
  }

  /// Lines and curves in the plane.
  ///
  /// Stands for Core Graphics' type of the same name where there is no Core Graphics.
  public class CGPath: Hashable, @unchecked Sendable {
    /// A step of a path.
    enum Element: Hashable {
      case move(CGPoint)
      case line(CGPoint)
      case quadCurve(CGPoint, CGPoint)
      case curve(CGPoint, CGPoint, CGPoint)
      case close

      /// Where the step ends, and what bends it.
      var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
      }

      func applying(_ transform: CGAffineTransform) -> Element {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quadCurve(let end, let control):
          .quadCurve(end.applying(transform), control.applying(transform))
        case .curve(let end, let control1, let control2):
          .curve(end.applying(transform), control1.applying(transform), control2.applying(transform))
        case .close: .close
        }
      }
    }

    var elements: [Element]

    init(elements: [Element]) {
      self.elements = elements
    }

    /// Makes the path of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle, in points.
    ///   - transform: moves it; nil for not at all.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      let path = CGMutablePath()
      path.addRect(rect, transform: transform?.pointee ?? .identity)
      self.init(elements: path.elements)
    }

    /// Makes the path of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: the rectangle, in points.
    ///   - cornerWidth: half the width of a corner's ellipse, in points.
    ///   - cornerHeight: half the height of a corner's ellipse, in points.
    ///   - transform: moves it; nil for not at all.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = CGMutablePath()
      path.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform?.pointee ?? .identity)
      self.init(elements: path.elements)
    }

    /// Makes the path of an ellipse.
    ///
    /// - Parameters:
    ///   - rect: the rectangle around it, in points.
    ///   - transform: moves it; nil for not at all.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      let path = CGMutablePath()
      path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
      self.init(elements: path.elements)
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the path ends, in points.
    public var currentPoint: CGPoint {
      guard let last = elements.last else { return .zero }
      if let end = last.points.last { return end }
      for case .move(let start) in elements.reversed() { return start }
      return .zero
    }

    /// The smallest upright rectangle around all points, those that bend curves included.
    public var boundingBox: CGRect {
      let points = elements.flatMap(\.points)
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
        let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
      else { return CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0) }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest upright rectangle around the lines and curves; that around all points here.
    public var boundingBoxOfPath: CGRect { boundingBox }

    /// Whether a point lies inside.
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - rule: which parts count as inside where lines cross; `winding` by default.
    ///   - transform: how the path is turned and moved first.
    /// - Returns: whether it does.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      let turns = outlines(transform).reduce(0) { $0 + Self.turns(of: $1, around: point, rule) }
      return rule == .evenOdd ? turns % 2 != 0 : turns != 0
    }

    /// The outlines as straight lines, curves as sixteen each.
    private func outlines(_ transform: CGAffineTransform) -> [[CGPoint]] {
      var outlines: [[CGPoint]] = []
      func add(_ point: (CGFloat) -> CGPoint) {
        for step in 1...16 { outlines[outlines.count - 1].append(point(CGFloat(step) / 16)) }
      }
      for element in elements.map({ $0.applying(transform) }) {
        if case .move(let start) = element {
          outlines.append([start])
          continue
        }
        guard let from = outlines.last?.last else { continue }
        switch element {
        case .line(let end): outlines[outlines.count - 1].append(end)
        case .quadCurve(let end, let control):
          add { Self.mix(Self.mix(from, control, $0), Self.mix(control, end, $0), $0) }
        case .curve(let end, let control1, let control2):
          add { part in
            let middle = Self.mix(control1, control2, part)
            let (first, last) = (Self.mix(from, control1, part), Self.mix(control2, end, part))
            return Self.mix(Self.mix(first, middle, part), Self.mix(middle, last, part), part)
          }
        case .move, .close: break
        }
      }
      return outlines
    }

    private static func mix(_ one: CGPoint, _ other: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
    }

    /// How often an outline goes round a point, or how many of its lines stand to the right of it.
    private static func turns(of outline: [CGPoint], around point: CGPoint, _ rule: CGPathFillRule) -> Int {
      guard let first = outline.first else { return 0 }
      var turns = 0
      for (start, end) in zip(outline, outline.dropFirst() + [first])
      where (start.y <= point.y) != (end.y <= point.y) {
        let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard crossing > point.x else { continue }
        turns += rule == .winding && end.y < start.y ? -1 : 1
      }
      return turns
    }

    /// Makes a copy that is turned and moved.
    ///
    /// - Parameter transform: how.
    /// - Returns: the copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// Makes a copy that never changes.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// Makes a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? {
      let copy = CGMutablePath()
      copy.elements = elements
      return copy
    }

    /// Whether two paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    /// Feeds the steps to a hasher.
    ///
    /// - Parameter hasher: the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  }

  /// Lines and curves in the plane that can be added to.
  ///
  /// Stands for Core Graphics' type of the same name where there is no Core Graphics.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes a path with nothing in it.
    public init() {
      super.init(elements: [])
    }

    private func add(_ new: [Element], _ transform: CGAffineTransform) {
      elements += transform.isIdentity ? new : new.map { $0.applying(transform) }
    }

    /// Begins anew at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add([.move(point)], transform)
    }

    /// Draws a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add([.line(point)], transform)
    }

    /// Draws straight lines from point to point.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    /// Draws a curve that one point bends.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      add([.quadCurve(end, control)], transform)
    }

    /// Draws a curve that two points bend.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      add([.curve(end, control1, control2)], transform)
    }

    /// Draws a line back to where the path began last.
    public func closeSubpath() { elements.append(.close) }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      let corners = [
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ]
      add([.move(rect.origin)] + corners.map { .line($0) } + [.close], transform)
    }

    /// Adds an ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      let around = CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
      let circle = Self.arc(center: .zero, radius: 1, from: 0, to: 2 * .pi)
      add((circle + [.close]).map { $0.applying(around) }, transform)
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      let (width, height) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
      let corners: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = [
        (rect.maxX - width, rect.minY + height, -.pi / 2), (rect.maxX - width, rect.maxY - height, 0),
        (rect.minX + width, rect.maxY - height, .pi / 2), (rect.minX + width, rect.minY + height, .pi),
      ]
      var steps: [Element] = []
      for corner in corners {
        let place = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: corner.x, ty: corner.y)
        let arc = Self.arc(center: .zero, radius: 1, from: corner.angle, to: corner.angle + .pi / 2)
        steps += arc.map { step in
          guard case .move(let start) = step, !steps.isEmpty else { return step.applying(place) }
          return .line(start.applying(place))
        }
      }
      add(steps + [.close], transform)
    }

    /// Adds a part of a circle.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      // On a screen, whose y grows downwards, what Core Graphics calls clockwise runs against growing angles.
      let full = 2 * CGFloat.pi
      var end = endAngle
      if clockwise {
        while end > startAngle { end -= full }
        end = max(end, startAngle - full)
      } else {
        while end < startAngle { end += full }
        end = min(end, startAngle + full)
      }
      let arc = Self.arc(center: center, radius: radius, from: startAngle, to: end)
      let joined = arc.map { step in
        guard case .move(let start) = step, !elements.isEmpty else { return step }
        return Element.line(start)
      }
      add(joined, transform)
    }

    /// Adds what another path holds.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      add(path.elements, transform)
    }

    /// A part of a circle as curves, each of a quarter at most.
    private static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat)
      -> [Element]
    {
      func point(_ angle: CGFloat, _ distance: CGFloat = 1, turned: CGFloat = 0) -> CGPoint {
        let (x, y) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        return CGPoint(
          x: center.x + radius * (x * distance - y * turned),
          y: center.y + radius * (y * distance + x * turned))
      }
      let pieces = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
      let step = (end - start) / CGFloat(pieces)
      let reach = CGFloat(4 / 3 * tan(Double(step) / 4))
      return [.move(point(start))]
        + (0..<pieces).map { piece in
          let (from, to) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
          return .curve(point(to), point(from, turned: reach), point(to, turned: -reach))
        }
    }
  }
#else
  public import CoreGraphics
#endif
