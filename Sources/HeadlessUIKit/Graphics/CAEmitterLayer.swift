public import Foundation

/// The shape of the place that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The value as text.
  public let rawValue: String

  /// Makes a value of text.
  ///
  /// - Parameter rawValue: the value as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The value as text.
  public let rawValue: String

  /// Makes a value of text.
  ///
  /// - Parameter rawValue: the value as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order that particles are drawn in.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The value as text.
  public let rawValue: String

  /// Makes a value of text.
  ///
  /// - Parameter rawValue: the value as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Any.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest behind.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their distance.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that particles come from.
///
/// Nothing is drawn: what it is told is kept.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of particles; nil for none.
  open var emitterCells: [CAEmitterCell]?
  /// What the cells' birth rates are multiplied with.
  open var birthRate: Float = 1
  /// What the cells' lifetimes are multiplied with.
  open var lifetime: Float = 1
  /// The middle of the place that particles come from, in points.
  open var emitterPosition = CGPoint.zero
  /// The distance of that place from the plane, in points.
  open var emitterZPosition: CGFloat = 0
  /// The size of that place, in points.
  open var emitterSize = CGSize.zero
  /// The depth of that place, in points.
  open var emitterDepth: CGFloat = 0
  /// The shape of that place.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that particles come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order that particles are drawn in.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles move in depth.
  open var preservesDepth = false
  /// What the cells' speeds are multiplied with.
  open var velocity: Float = 1
  /// What the cells' sizes are multiplied with.
  open var scale: Float = 1
  /// What the cells' spins are multiplied with.
  open var spin: Float = 1
  /// Where the random numbers begin.
  open var seed: UInt32 = 0
}
