public import Foundation

/// Makes the animation of a transition (NAV-PUSH-18, TAB-22, PRES-27).
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes.
  ///
  /// - Parameter transitionContext: the transition; nil where nobody knows it yet.
  /// - Returns: the duration, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Starts the animation: puts the view that comes into the container, moves what moves, and says at the end that it is
  /// complete.
  ///
  /// - Parameter transitionContext: the transition. It runs until its `completeTransition(_:)` is called.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animation as an object that can be held and turned back; optional.
  ///
  /// Asked for more than once, so the same object is to be returned until the transition has ended. A transition that
  /// begins with a gesture uses it instead of ``animateTransition(using:)``.
  ///
  /// - Parameter transitionContext: the transition.
  /// - Returns: the animation.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended and the controllers know; optional.
  ///
  /// - Parameter transitionCompleted: false where it was taken back.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None: the animation cannot be held.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    OptionalMethod.missing()
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }

  /// Nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a gesture, or anything else that goes on for a while, move a transition (NAV-PUSH-18).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to move the transition, instead of its animation's running by itself.
  ///
  /// - Parameter transitionContext: the transition, which wants to be told how far it is and how it ends.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest is animated, as a multiple of the usual speed; 1 by default.
  var completionSpeed: CGFloat { get }

  /// How the rest is animated; starts and ends slowly by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins with the gesture; true by default. False lets it run by itself until it is paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The usual speed.
  public var completionSpeed: CGFloat { 1 }

  /// Starts and ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}
