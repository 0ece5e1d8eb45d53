public import Foundation

/// Hears about a presentation that a person ends by a gesture, and decides how it adapts.
///
/// None of these is called when code dismisses (DISM-17).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in other traits (PRES-23).
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style in given traits (PRES-23).
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
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
  /// The controller's own style.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.presentationStyle
  }

  /// The answer without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

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
