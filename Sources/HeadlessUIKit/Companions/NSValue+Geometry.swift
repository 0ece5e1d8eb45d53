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
  #endif
}
