internal import Foundation

/// What UIKit says about presenting and dismissing.
extension UIKitComplaint {
  @MainActor static func presentingItself(_ controller: UIViewController) -> Self {
    .invalidArgument(
      "MIS-18",
      "Application tried to present modal view controller on itself. Presenting controller is \(describe(controller))."
    )
  }

  @MainActor static func presentingChild(_ controller: UIViewController, of parent: UIViewController) -> Self
  {
    .invalidArgument(
      "MIS-17",
      "Application tried to present modally a view controller \(describe(controller)) that has a parent view "
        + "controller \(describe(parent)).")
  }

  @MainActor static func presentingAround(_ controller: UIViewController) -> Self {
    .invalidArgument(
      "MIS-16", "Application tried to present modally an active controller \(describe(controller)).")
  }

  @MainActor static func presentingActive(
    _ controller: UIViewController, presentedBy other: UIViewController
  ) -> Self {
    .invalidArgument(
      "MIS-16",
      "Application tried to present modally a view controller \(describe(controller)) that is already being presented "
        + "by \(describe(other)).")
  }

  static var presentationStyleNone: Self {
    .inconsistency(
      "MIS-21",
      "The specified modal presentation style doesn't have a corresponding presentation controller.")
  }

  @MainActor static func alreadyPresenting(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController,
    current: UIViewController
  ) -> Self {
    presentationDropped(
      "MIS-10", controller, presenter, source, "which is already presenting \(describe(current)).")
  }

  @MainActor static func notInWindow(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Self {
    presentationDropped("MIS-11", controller, presenter, source, "whose view is not in the window hierarchy.")
  }

  @MainActor static func presentationInProgress(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Self {
    presentationDropped("MIS-12", controller, presenter, source, "while a presentation is in progress.")
  }

  @MainActor private static func presentationDropped(
    _ row: String, _ controller: UIViewController, _ presenter: UIViewController, _ source: UIViewController,
    _ reason: String
  ) -> Self {
    .log(
      row,
      "[Presentation] Attempt to present \(describe(controller)) on \(describe(presenter)) (from \(describe(source))) "
        + reason)
  }

  @MainActor static func presentingOnDetached(_ controller: UIViewController) -> Self {
    .log(
      "MIS-13",
      "Presenting view controllers on detached view controllers is discouraged \(describe(controller)).")
  }

  @MainActor static func dismissalInProgress(_ controller: UIViewController) -> Self {
    .log(
      "MIS-14",
      "Warning: Attempt to dismiss from view controller \(describe(controller)) while a presentation or dismiss is in "
        + "progress!")
  }

  static func dismissingTwice(_ presentation: UIPresentationController) -> Self {
    .log(
      "MIS-15",
      "Trying to dismiss the presentation controller while transitioning already. (\(describe(presentation)))"
    )
  }

  static func popoverWithoutAnchor(_ popover: UIPopoverPresentationController) -> Self {
    .generic(
      "POP-01",
      "UIPopoverPresentationController (\(describe(popover))) should have a non-nil sourceView or barButtonItem set "
        + "before the presentation occurs.")
  }

  static var secondCancelAction: Self {
    .inconsistency(
      "PRES-28", "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
  }

  static var textFieldInActionSheet: Self {
    .inconsistency(
      "PRES-28", "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
  }
}
