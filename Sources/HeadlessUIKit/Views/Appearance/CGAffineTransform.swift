#if !canImport(Darwin)
  public import Foundation

  /// A scaling, turning and moving of the plane, as a matrix.
  ///
  /// Stands for Core Graphics' type of the same name where there is no Core Graphics.
  public struct CGAffineTransform: Hashable, Sendable {
    /// First row, first column.
    public var a: CGFloat
    /// First row, second column.
    public var b: CGFloat
    /// Second row, first column.
    public var c: CGFloat
    /// Second row, second column.
    public var d: CGFloat
    /// The way to the right, in points.
    public var tx: CGFloat
    /// The way down, in points.
    public var ty: CGFloat

    /// Makes a matrix of its entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Makes the matrix that changes nothing.
    public init() {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// The matrix that changes nothing.
    public static let identity = CGAffineTransform()

    /// Makes a move.
    ///
    /// - Parameters:
    ///   - tx: the way to the right, in points.
    ///   - ty: the way down, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a scaling.
    ///
    /// - Parameters:
    ///   - sx: the factor of widths.
    ///   - sy: the factor of heights.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a turn.
    ///
    /// - Parameter angle: the angle, in radians.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the matrix changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The matrix that moves first and then does what this one does.
    ///
    /// - Parameters:
    ///   - tx: the way to the right, in points.
    ///   - ty: the way down, in points.
    /// - Returns: the matrix that does both.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The matrix that scales first and then does what this one does.
    ///
    /// - Parameters:
    ///   - sx: the factor of widths.
    ///   - sy: the factor of heights.
    /// - Returns: the matrix that does both.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The matrix that turns first and then does what this one does.
    ///
    /// - Parameter angle: the angle, in radians.
    /// - Returns: the matrix that does both.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The matrix that does what this one does and then what another does.
    ///
    /// - Parameter other: the matrix that comes second.
    /// - Returns: the matrix that does both.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The matrix that undoes this one; this one where nothing can.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// The place that a matrix moves this point to.
    ///
    /// - Parameter transform: the matrix.
    /// - Returns: what the matrix makes of this.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: x * transform.a + y * transform.c + transform.tx,
        y: x * transform.b + y * transform.d + transform.ty)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around what a matrix makes of this one.
    ///
    /// - Parameter transform: the matrix.
    /// - Returns: what the matrix makes of this.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
  }

  /// A way in the plane, as a width and a height that may be negative.
  public struct CGVector: Hashable, Sendable {
    /// The way to the right, in points.
    public var dx: CGFloat
    /// The way down, in points.
    public var dy: CGFloat

    /// Makes a way.
    ///
    /// - Parameters:
    ///   - dx: the way to the right, in points.
    ///   - dy: the way down, in points.
    public init(dx: CGFloat, dy: CGFloat) {
      (self.dx, self.dy) = (dx, dy)
    }

    /// The way that leads nowhere.
    public static let zero = CGVector(dx: 0, dy: 0)
  }
#else
  public import CoreGraphics
#endif
