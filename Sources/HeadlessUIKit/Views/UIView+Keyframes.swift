public import Foundation

extension UIView {
  /// How an animation of several steps goes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Takes touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Goes on from where things are.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// As long as it is said here, inside of another one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// As it is said here, inside of another one.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Evenly from step to step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From step to step at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At the same pace all the way.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smoothly through the steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smoothly through the steps at the same pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates in steps: what they set is there at once, in their order, and the end is told in time.
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds.
  ///   - delay: when it begins, in seconds.
  ///   - options: how it goes.
  ///   - animations: adds the steps.
  ///   - completion: told at the end whether it came to its end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Adds a step to an animation; what it sets is there at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it begins, as a share of the whole, from 0 to 1.
  ///   - frameDuration: how long it takes, as a share of the whole.
  ///   - animations: sets what it changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Has what is animated inside repeat; headless, it is there at once.
  ///
  /// - Parameters:
  ///   - count: how often.
  ///   - autoreverses: whether there and back.
  ///   - animations: sets what it changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  // MARK: What lays out besides

  /// Whether constraints leave the view's place open; headless layout takes what there is.
  public var hasAmbiguousLayout: Bool { false }

  /// Moves the view to another place that its constraints leave open: none.
  public func exerciseAmbiguityInLayout() {}
}
