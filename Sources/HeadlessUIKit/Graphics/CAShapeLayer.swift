public import Foundation

/// How lines of a layer end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The value as text.
  public let rawValue: String

  /// Makes a value of text.
  ///
  /// - Parameter rawValue: the value as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At their end points.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines of a layer meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The value as text.
  public let rawValue: String

  /// Makes a value of text.
  ///
  /// - Parameter rawValue: the value as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With a straight cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What is inside of a layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The value as text.
  public let rawValue: String

  /// Makes a value of text.
  ///
  /// - Parameter rawValue: the value as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path goes round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What lies behind an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that shows lines and curves.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The lines and curves.
  open var path: CGPath?

  /// The colour inside; nil for none.
  open var fillColor: CGColor? = UIColor.black.cgColor

  /// What is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The colour of lines; nil for none.
  open var strokeColor: CGColor?

  /// Where lines begin, from 0 to 1.
  open var strokeStart: CGFloat = 0

  /// Where lines end, from 0 to 1.
  open var strokeEnd: CGFloat = 1

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1

  /// The greatest length of the point where lines meet, beside their width.
  open var miterLimit: CGFloat = 10

  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt

  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// Where dashes begin, in points.
  open var lineDashPhase: CGFloat = 0

  /// How long dashes and the room between them are, in points by turns; nil for none.
  open var lineDashPattern: [NSNumber]?
}
