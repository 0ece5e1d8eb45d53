public import Foundation

/// How time passes in something that moves.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of what is around it.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast time passes; 1 for as fast as around it.
  var speed: Float { get set }
  /// How far it is on at its beginning, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is done; 0 for once.
  var repeatCount: Float { get set }
  /// For how long it is done again and again, in seconds; 0 for once.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it goes back at its end.
  var autoreverses: Bool { get set }
  /// What shows before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

#if !canImport(Darwin)
  /// A time, in seconds.
  public typealias CFTimeInterval = Double
#endif

/// What shows before and after something that moves.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode as text.
  public let rawValue: String

  /// Makes a mode of text.
  ///
  /// - Parameter rawValue: the mode as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How it was, before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The beginning before it and the end after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a curve by which something moves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Makes a name of text.
  ///
  /// - Parameter rawValue: the name as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system moves things.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve by which something moves.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// Makes a curve of a name.
  ///
  /// - Parameter name: the name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a curve of the two points that bend it.
  ///
  /// - Parameters:
  ///   - c1x: how far to the right the first is, from 0 to 1.
  ///   - c1y: how high the first is.
  ///   - c2x: how far to the right the second is, from 0 to 1.
  ///   - c2y: how high the second is.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    super.init()
  }

  /// Tells one of the four points of the curve.
  ///
  /// - Parameters:
  ///   - idx: which one, from 0 to 3.
  ///   - ptr: where to put how far to the right and how high it is.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    ptr[0] = points[idx * 2]
    ptr[1] = points[idx * 2 + 1]
  }
}

/// Hears of an animation; every method is optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Told that the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Told that the animation ended, by itself or because it was taken away.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Told that the animation begins; does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Told that the animation ended; does nothing by default.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What happens where something of a layer changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Told to happen.
  ///
  /// - Parameters:
  ///   - event: what changes.
  ///   - anObject: the layer.
  ///   - dict: what else there is to know.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Something of a layer that moves for a time.
///
/// Its delegate is told when; nothing is seen to move.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The curve by which it moves; evenly where it is nil.
  open var timingFunction: CAMediaTimingFunction?

  /// Who hears of it; kept alive, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer forgets it at its end; true by default.
  open var isRemovedOnCompletion = true

  /// Makes an animation.
  public nonisolated override init() {
    super.init()
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// How long it takes as a whole, in seconds.
  var wholeDuration: CFTimeInterval {
    let once = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    let whole = repeatDuration > 0 ? repeatDuration : once * CFTimeInterval(repeatCount > 0 ? repeatCount : 1)
    return speed > 0 ? whole / CFTimeInterval(speed) : .infinity
  }
}

/// Moves one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Which property, such as `position.x`.
  open var keyPath: String?

  /// Whether what it says is added to what is there.
  open var isAdditive = false

  /// Whether each time goes on from where the one before ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  ///
  /// - Parameter path: which property, such as `position.x`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// Moves a property from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; the present one where it is nil.
  open var fromValue: Any?

  /// The value at the end; the present one where it is nil.
  open var toValue: Any?

  /// How far it moves; given in the place of one end.
  open var byValue: Any?
}

/// Moves a property as a spring does.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// How heavy what hangs on the spring is.
  open var mass: CGFloat = 1

  /// How stiff the spring is.
  open var stiffness: CGFloat = 100

  /// How much it is braked.
  open var damping: CGFloat = 10

  /// How fast it moves at first.
  open var initialVelocity: CGFloat = 0

  /// How long it takes to come to rest, in seconds.
  open var settlingDuration: CFTimeInterval { duration }
}

/// Moves a property through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?

  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?

  /// The way of a point, in the place of values.
  open var path: CGPath?

  /// The curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// Moves a layer's content out and another in.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How it moves.
  open var type = CATransitionType.fade

  /// From which side it moves.
  open var subtype: CATransitionSubtype?
}

/// How content moves in.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type as text.
  public let rawValue: String

  /// Makes a type of text.
  ///
  /// - Parameter rawValue: the type as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It moves in over the other.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the other out.
  public static let push = CATransitionType(rawValue: "push")
  /// The other moves off it.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side content moves in.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The side as text.
  public let rawValue: String

  /// Makes a side of text.
  ///
  /// - Parameter rawValue: the side as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
