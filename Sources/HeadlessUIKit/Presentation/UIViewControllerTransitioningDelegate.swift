public import Foundation

/// Makes the objects that present a controller in a manner of their own (PRES-27).
///
/// Every method is optional. The animation is asked for at once, within `present` and `dismiss`, and only where the
/// transition is animated; what moves it is asked for where there is an animation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animation of a presentation.
  ///
  /// - Parameters:
  ///   - presented: the controller that is presented.
  ///   - presenting: the real presenter.
  ///   - source: the controller whose `present` was called (PRES-27).
  /// - Returns: the animation, nil for the system's own.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animation of a dismissal.
  ///
  /// - Parameter dismissed: the controller that goes.
  /// - Returns: the animation, nil for the system's own.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// What moves a presentation.
  ///
  /// - Parameter animator: the animation of the presentation.
  /// - Returns: what moves it, nil for an animation that runs by itself.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?

  /// What moves a dismissal.
  ///
  /// - Parameter animator: the animation of the dismissal.
  /// - Returns: what moves it, nil for an animation that runs by itself.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?

  /// The presentation controller of a custom presentation.
  ///
  /// - Parameters:
  ///   - presented: the controller that is presented.
  ///   - presenting: the real presenter; nil where the presentation controller is read before `present`.
  ///   - source: the controller whose `present` was called (PRES-27).
  /// - Returns: the presentation controller, nil for the system's own.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The system's own animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The system's own animation.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  /// Nothing: the animation runs by itself.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }

  /// Nothing: the animation runs by itself.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }

  /// The system's own presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
