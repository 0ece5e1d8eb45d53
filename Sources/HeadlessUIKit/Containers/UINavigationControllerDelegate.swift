public import Foundation

/// Hears what a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown (NAV-PUSH-11).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller was shown (NAV-PUSH-12).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Asked who animates a transition, for animated ones alone (NAV-PUSH-18).
  ///
  /// - Parameters:
  ///   - navigationController: the navigation controller.
  ///   - operation: whether it pushes or pops.
  ///   - fromVC: the controller that goes.
  ///   - toVC: the controller that comes.
  /// - Returns: the animation, nil for the system's own.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asked what moves a transition, where the delegate animates it (NAV-PUSH-18).
  ///
  /// - Parameters:
  ///   - navigationController: the navigation controller.
  ///   - animationController: the animation that the delegate gave.
  /// - Returns: what moves it, nil for an animation that runs by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  /// The system's own animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nothing: the animation runs by itself.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// Who animates a transition besides UIKit itself, as the delegate says.
  func customAnimation(for operation: Operation, from: UIViewController, to: UIViewController)
    -> TransitionAnimation?
  {
    if let animator = hooks?.animator { return TransitionAnimation(animator: animator, interactor: nil) }
    guard let delegate,
      let animator = delegate.navigationController(
        self, animationControllerFor: operation, from: from, to: to)
    else { return nil }
    let interactor = delegate.navigationController(self, interactionControllerFor: animator)
    return TransitionAnimation(animator: animator, interactor: interactor)
  }
}
