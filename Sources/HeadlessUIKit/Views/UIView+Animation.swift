public import Foundation

extension UIView {
  /// How an animation moves.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays the subviews out along with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through while it moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from where the view is now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes as long as it says itself, whatever is around.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Moves as it says itself, whatever is around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws the views anew while it moves.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Takes no options of what is around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Hides the view that goes instead of taking it out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Turns over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Shows 60 pictures a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Shows 30 pictures a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Fades.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Whether changes take time; true until code turns it off.
  public class var areAnimationsEnabled: Bool { HeadlessEnvironment.current.animationsAreEnabled }

  /// Turns animations on or off.
  ///
  /// - Parameter enabled: whether changes take time from now on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessEnvironment.current.animationsAreEnabled = enabled
  }

  /// Makes changes that take no time.
  ///
  /// - Parameter actionsWithoutAnimation: the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(enabled)
  }

  /// Makes changes that take time; a headless view has its new state at once, only the completion waits.
  ///
  /// - Parameters:
  ///   - duration: seconds that the changes take.
  ///   - delay: seconds before they begin.
  ///   - options: how they move.
  ///   - animations: the changes.
  ///   - completion: called at the end with whether it was reached.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    let time = areAnimationsEnabled ? duration + delay : 0
    if time > 0 {
      AnimationEnd.schedule(after: time) { _ in completion(true) }
    } else {
      completion(true)
    }
  }

  /// Makes changes that swing like a spring.
  ///
  /// - Parameters:
  ///   - duration: seconds that the changes take.
  ///   - delay: seconds before they begin.
  ///   - dampingRatio: how soon it comes to rest, from 0 to 1.
  ///   - velocity: how fast it starts.
  ///   - options: how they move.
  ///   - animations: the changes.
  ///   - completion: called at the end with whether it was reached.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Puts a view in the place of another, shown as a transition.
  ///
  /// - Parameters:
  ///   - fromView: the view that goes: out of its superview, or hidden where the options say so.
  ///   - toView: the view that comes, into the same superview or out of hiding.
  ///   - duration: seconds that the transition takes.
  ///   - options: how it moves.
  ///   - completion: called at the end with whether it was reached.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    animate(withDuration: duration, options: options, animations: change, completion: completion)
  }

  /// Makes changes to a view that are shown as a transition.
  ///
  /// - Parameters:
  ///   - view: the view that changes.
  ///   - duration: seconds that the transition takes.
  ///   - options: how it moves.
  ///   - animations: the changes.
  ///   - completion: called at the end with whether it was reached.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, options: options, animations: { animations?() }, completion: completion)
  }
}
