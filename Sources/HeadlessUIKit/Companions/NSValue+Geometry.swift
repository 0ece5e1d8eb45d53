public import Foundation

extension NSValue {
  #if !canImport(ObjectiveC)
    /// Wraps a rectangle.
    ///
    /// - Parameter rect: the rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Wraps a point.
    ///
    /// - Parameter point: the point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Wraps a size.
    ///
    /// - Parameter size: the size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle in the value; of no size where there is none.
    public var cgRectValue: CGRect { rectValue }

    /// The point in the value; nought where there is none.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the value; nought where there is none.
    public var cgSizeValue: CGSize { sizeValue }

    /// Wraps a transform in space.
    ///
    /// Foundation for Linux wraps only what it knows itself, so the transform hangs on the value.
    ///
    /// - Parameter t: the transform.
    public convenience init(caTransform3D t: CATransform3D) {
      self.init(point: .zero)
      objc_setAssociatedObject(self, Self.transformKey, t, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The transform in space in the value; none that changes anything where there is none.
    public var caTransform3DValue: CATransform3D {
      objc_getAssociatedObject(self, Self.transformKey) as? CATransform3D ?? CATransform3DIdentity
    }

    nonisolated(unsafe) private static let transformKey = UnsafeMutableRawPointer.allocate(
      byteCount: 1, alignment: 1)
  #endif
}
