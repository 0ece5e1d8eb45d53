public import Foundation

#if !canImport(Darwin)
  /// A scaling, turning and moving in space, as a matrix.
  ///
  /// Stands for Core Animation's type of the same name where there is no Core Animation.
  public struct CATransform3D: Hashable, Sendable {
    /// The entries, row by row.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The entries of the second row.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The entries of the third row; the last one gives depth.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The entries of the fourth row: the way to the right, down and to the front.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Makes a matrix of nought.
    public init() {
      (m11, m12, m13, m14) = (0, 0, 0, 0)
      (m21, m22, m23, m24) = (0, 0, 0, 0)
      (m31, m32, m33, m34) = (0, 0, 0, 0)
      (m41, m42, m43, m44) = (0, 0, 0, 0)
    }

    private init(rows: [[CGFloat]]) {
      (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
      (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
      (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
      (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    private var rows: [[CGFloat]] {
      [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// The matrix that does what this one does and then what another does.
    fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
      let (left, right) = (rows, other.rows)
      return CATransform3D(
        rows: (0..<4).map { row in
          (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
        })
    }
  }

  /// The matrix that changes nothing.
  public let CATransform3DIdentity: CATransform3D = {
    var matrix = CATransform3D()
    (matrix.m11, matrix.m22, matrix.m33, matrix.m44) = (1, 1, 1, 1)
    return matrix
  }()

  /// Whether a matrix changes nothing.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  /// Whether two matrices are the same.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - tx: the way to the right, in points.
  ///   - ty: the way down, in points.
  ///   - tz: the way to the front, in points.
  /// - Returns: the matrix.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var matrix = CATransform3DIdentity
    (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
    return matrix
  }

  /// Makes a scaling.
  ///
  /// - Parameters:
  ///   - sx: the factor of widths.
  ///   - sy: the factor of heights.
  ///   - sz: the factor of depths.
  /// - Returns: the matrix.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var matrix = CATransform3DIdentity
    (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
    return matrix
  }

  /// Makes a turn about an axis.
  ///
  /// - Parameters:
  ///   - angle: the angle, in radians.
  ///   - x: how far the axis goes to the right.
  ///   - y: how far the axis goes down.
  ///   - z: how far the axis goes to the front.
  /// - Returns: the matrix; the one that changes nothing where the axis has no length.
  public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
  {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    var matrix = CATransform3DIdentity
    (matrix.m11, matrix.m12, matrix.m13) = (
      cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
    )
    (matrix.m21, matrix.m22, matrix.m23) = (
      y * x * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
    )
    (matrix.m31, matrix.m32, matrix.m33) = (
      z * x * rest + y * sine, z * y * rest - x * sine, cosine + z * z * rest
    )
    return matrix
  }

  /// Moves first and then does what a matrix does.
  public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
  { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

  /// Scales first and then does what a matrix does.
  public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
    -> CATransform3D
  { CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

  /// Turns first and then does what a matrix does.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

  /// Does what one matrix does and then what another does.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.concatenating(b)
  }

  /// The matrix in space that does what one in the plane does.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var matrix = CATransform3DIdentity
    (matrix.m11, matrix.m12, matrix.m21, matrix.m22) = (m.a, m.b, m.c, m.d)
    (matrix.m41, matrix.m42) = (m.tx, m.ty)
    return matrix
  }

  /// Whether a matrix stays within the plane.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  }

  /// What a matrix does within the plane.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
#else
  public import QuartzCore
#endif
