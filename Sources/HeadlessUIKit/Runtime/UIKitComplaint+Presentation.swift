internal import Foundation

/// What UIKit says about presenting and dismissing.
extension UIKitComplaint {
  @MainActor static func presentingItself(_ controller: UIViewController) -> Self {
    Self(.presentingItself, ["controller": describe(controller)])
  }

  @MainActor static func presentingChild(_ controller: UIViewController, of parent: UIViewController) -> Self
  {
    Self(.presentingChild, ["controller": describe(controller), "parent": describe(parent)])
  }

  @MainActor static func presentingAround(_ controller: UIViewController) -> Self {
    Self(.presentingAround, ["controller": describe(controller)])
  }

  @MainActor static func presentingActive(
    _ controller: UIViewController, presentedBy other: UIViewController
  ) -> Self {
    Self(.presentingActive, ["controller": describe(controller), "presenter": describe(other)])
  }

  @MainActor static func searchWithoutPlace(_ search: UISearchController) -> Self {
    Self(.searchWithoutPlace, ["search": describe(search)])
  }

  static var presentationStyleNone: Self { Self(.presentationStyleNone) }

  @MainActor static func alreadyPresenting(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController,
    current: UIViewController
  ) -> Self {
    Self(
      .alreadyPresenting,
      parties(controller, presenter, source).merging(["current": describe(current)]) { $1 })
  }

  @MainActor static func notInWindow(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Self {
    Self(.notInWindow, parties(controller, presenter, source))
  }

  @MainActor static func presentationInProgress(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Self {
    Self(.presentationInProgress, parties(controller, presenter, source))
  }

  @MainActor private static func parties(
    _ controller: UIViewController, _ presenter: UIViewController, _ source: UIViewController
  ) -> [String: String] {
    ["controller": describe(controller), "presenter": describe(presenter), "source": describe(source)]
  }

  @MainActor static func presentingOnDetached(_ controller: UIViewController) -> Self {
    Self(.presentingOnDetached, ["controller": describe(controller)])
  }

  @MainActor static func dismissalInProgress(_ controller: UIViewController) -> Self {
    Self(.dismissalInProgress, ["controller": describe(controller)])
  }

  static func dismissingTwice(_ presentation: UIPresentationController) -> Self {
    Self(.dismissingTwice, ["presentation": describe(presentation)])
  }

  static func popoverWithoutAnchor(_ popover: UIPopoverPresentationController) -> Self {
    Self(.popoverWithoutAnchor, ["popover": describe(popover)])
  }

  @MainActor static func actionSheetWithoutAnchor(
    _ alert: UIViewController, presenter: UIViewController
  ) -> Self {
    Self(
      .actionSheetWithoutAnchor,
      [
        "controller": describe(alert), "class": className(of: type(of: presenter)),
        "presenter": describe(presenter),
      ])
  }

  static var secondCancelAction: Self { Self(.secondCancelAction) }

  static var textFieldInActionSheet: Self { Self(.textFieldInActionSheet) }
}
