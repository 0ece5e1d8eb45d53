public import Foundation

extension UIView {
  /// How an animation of several steps moves.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the subviews out along with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches through while it moves.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from where the view is now.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes as long as it says itself, whatever is around.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no options of what is around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from step to step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From step to step without what is between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight and evenly.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// In curves and evenly.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes changes in steps that take time; a headless view has its new state at once, only the completion waits.
  ///
  /// - Parameters:
  ///   - duration: seconds that all steps take together.
  ///   - delay: seconds before they begin.
  ///   - options: how they move.
  ///   - animations: adds the steps with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///   - completion: called at the end with whether it was reached.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Adds a step to an animation; the changes are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: when the step begins, as a part of the whole from 0 to 1.
  ///   - frameDuration: how long it takes, as a part of the whole from 0 to 1.
  ///   - animations: the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}
