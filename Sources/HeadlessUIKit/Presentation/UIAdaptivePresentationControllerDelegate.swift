public import Foundation

/// Hears about a presentation that a person ends by a gesture, and decides how it adapts.
///
/// None of these is called when code dismisses (DISM-17).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style where there is little room from left to right (PRES-23); asked where the delegate lacks the next method.
  ///
  /// - Parameter controller: the presentation controller.
  /// - Returns: the style, `.none` for the presentation's own.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// The style in given traits, asked at the presentation and whenever the traits change (PRES-23).
  ///
  /// - Parameters:
  ///   - controller: the presentation controller.
  ///   - traitCollection: the traits.
  /// - Returns: the style, `.none` for the presentation's own.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Sets up the presentation in another style (PRES-23).
  ///
  /// - Parameters:
  ///   - presentationController: the presentation controller.
  ///   - adaptivePresentationController: stands for the other style, such as a sheet whose detents may be set.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// Asked for another controller to show in another style, such as a navigation controller around it (PRES-23).
  ///
  /// - Parameters:
  ///   - controller: the presentation controller.
  ///   - style: the other style.
  /// - Returns: the controller, nil for the presented one itself.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Told in which style the controller comes, or goes on to stand on the screen (PRES-23).
  ///
  /// - Parameters:
  ///   - presentationController: the presentation controller.
  ///   - style: the other style, `.none` for the presentation's own.
  ///   - transitionCoordinator: the coordinator of the change.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Whether a gesture may dismiss (SHEET-01, SHEET-02).
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A gesture is about to dismiss (SHEET-01).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A gesture dismissed (SHEET-01).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A gesture tried to dismiss what may not be dismissed (SHEET-02, SHEET-03).
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// No answer.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    OptionalMethod.missing()
    return .none
  }

  /// No answer.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    OptionalMethod.missing()
    return .none
  }

  /// Nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// The presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }

  /// Nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
