public import Foundation

extension NSCoder {
  /// Reads a point.
  ///
  /// - Parameter key: what it was written under.
  /// - Returns: the point; the origin where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }

  /// Reads a size.
  ///
  /// - Parameter key: what it was written under.
  /// - Returns: the size; an empty one where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }

  /// Reads a rectangle.
  ///
  /// - Parameter key: what it was written under.
  /// - Returns: the rectangle; an empty one where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
}
