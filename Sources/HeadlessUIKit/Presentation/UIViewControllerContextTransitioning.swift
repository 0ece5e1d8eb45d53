public import Foundation

/// One transition, as those who animate it see it.
///
/// UIKit makes it and hands it to the animation and to what moves it; apps only read it and tell it how far they are.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition happens in; the animation puts the view that comes into it.
  var containerView: UIView { get }

  /// Whether the transition takes time.
  var isAnimated: Bool { get }

  /// Whether something other than the clock moves it now.
  var isInteractive: Bool { get }

  /// Whether it was taken back; true from `cancelInteractiveTransition()` on.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation, `.none` for another transition.
  var presentationStyle: UIModalPresentationStyle { get }

  /// How the views are turned at the end; a headless screen turns nothing.
  var targetTransform: CGAffineTransform { get }

  /// Says how far the transition is.
  ///
  /// - Parameter percentComplete: from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Says that the gesture ended and the transition goes on to its end.
  func finishInteractiveTransition()

  /// Says that the gesture ended and the transition goes back to its start.
  func cancelInteractiveTransition()

  /// Says that a gesture took hold of a transition that ran by itself.
  func pauseInteractiveTransition()

  /// Says that the animation is over: T2 of the transition. A second call does nothing.
  ///
  /// - Parameter didComplete: false where the transition was taken back.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  ///
  /// - Parameter key: which one.
  /// - Returns: the controller; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// One of the two views.
  ///
  /// - Parameter key: which one.
  /// - Returns: the view; nil where the transition does not touch it, such as the view below a sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where a controller's view is at the start.
  ///
  /// - Parameter vc: one of the two controllers.
  /// - Returns: the frame in the container, in points; `.zero` where the view is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view is at the end.
  ///
  /// - Parameter vc: one of the two controllers.
  /// - Returns: the frame in the container, in points; `.zero` where the view will be gone.
  func finalFrame(for vc: UIViewController) -> CGRect
}
