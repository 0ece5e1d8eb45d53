public import Foundation

/// How corners are round.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a curve of its name.
  ///
  /// - Parameter rawValue: the name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As on the device's own icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension NSNull: CAAction {
  /// Nothing happens.
  ///
  /// - Parameters:
  ///   - event: what changes.
  ///   - anObject: the layer.
  ///   - dict: what else there is to know.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
  /// Puts a layer in behind another one.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - sibling: the one in front of it; where it is not there, the layer comes behind all.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: place(of: sibling) ?? 0)
  }

  /// Puts a layer in before another one.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - sibling: the one behind it; where it is not there, the layer comes before all.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let place = place(of: sibling) else { return addSublayer(layer) }
    insertSublayer(layer, at: place + 1)
  }

  private func place(of sibling: CALayer?) -> UInt32? {
    sublayers?.firstIndex { $0 === sibling }.map { UInt32($0) }
  }

  /// Whether a point lies in the layer.
  ///
  /// - Parameter point: in points of the layer.
  /// - Returns: whether it does.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The innermost layer at a point.
  ///
  /// - Parameter point: in points of what the layer is in.
  /// - Returns: the layer; nil where there is none.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inside = CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
  }

  private var origin: CGPoint {
    let outer = superlayer?.origin ?? .zero
    return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }

  /// A point of another layer in this one; turns and stretches are left out.
  ///
  /// - Parameters:
  ///   - point: in points of the other layer.
  ///   - layer: the other layer; the outermost one where it is nil.
  /// - Returns: the point, in points of this one.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let other = layer?.origin ?? .zero
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }

  /// A point of this layer in another one; turns and stretches are left out.
  ///
  /// - Parameters:
  ///   - point: in points of this layer.
  ///   - layer: the other layer; the outermost one where it is nil.
  /// - Returns: the point, in points of the other one.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let other = layer?.origin ?? .zero
    return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
  }

  /// A rectangle of another layer in this one; turns and stretches are left out.
  ///
  /// - Parameters:
  ///   - rect: in points of the other layer.
  ///   - layer: the other layer; the outermost one where it is nil.
  /// - Returns: the rectangle, in points of this one.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }

  /// A rectangle of this layer in another one; turns and stretches are left out.
  ///
  /// - Parameters:
  ///   - rect: in points of this layer.
  ///   - layer: the other layer; the outermost one where it is nil.
  /// - Returns: the rectangle, in points of the other one.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }

  /// A time of another layer in this one.
  ///
  /// - Parameters:
  ///   - time: in seconds of the other layer.
  ///   - layer: the other layer; the device's time where it is nil.
  /// - Returns: the time, in seconds of this one.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    let device =
      layer.map { ($0.speed == 0 ? 0 : (time - $0.timeOffset) / Double($0.speed)) + $0.beginTime } ?? time
    return (device - beginTime) * Double(speed) + timeOffset
  }
}
