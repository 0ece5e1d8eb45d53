public import Foundation

/// The kinds of timing that an animation can have.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin
  /// A curve with two control points.
  case cubic
  /// A spring.
  case spring
  /// Several at once.
  case composed
}

/// Says how an animation moves in the course of its time.
///
/// Nothing is drawn here, so it makes no difference to what can be seen; it is kept and handed back.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for another kind.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for another kind.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve of time with two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve, where it is one; starts and ends slowly by default.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, both of whose coordinates go from 0 to 1.
  public let controlPoint1: CGPoint
  /// The second control point, both of whose coordinates go from 0 to 1.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Makes one of the system's curves.
  ///
  /// - Parameter curve: the curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let (start, end) = UICubicTimingParameters.weights(of: curve)
    controlPoint1 = CGPoint(x: start, y: 0)
    controlPoint2 = CGPoint(x: end, y: 1)
    isBuiltIn = true
    super.init()
  }

  /// Makes a curve.
  ///
  /// - Parameters:
  ///   - point1: the first control point.
  ///   - point2: the second control point.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
    super.init()
  }

  private static func weights(of curve: UIView.AnimationCurve) -> (CGFloat, CGFloat) {
    switch curve {
    case .easeInOut: (0.42, 0.58)
    case .easeIn: (0.42, 1)
    case .easeOut: (0, 0.58)
    case .linear: (0, 1)
    }
  }

  /// The kind of timing.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring that swings an animation to its end.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast the animation starts, in its ways a second.
  public let initialVelocity: CGVector
  /// How soon it comes to rest, from 0 to 1.
  let dampingRatio: CGFloat

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - ratio: how soon it comes to rest, from 0 to 1.
  ///   - velocity: how fast the animation starts; standing by default.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// The kind of timing.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
