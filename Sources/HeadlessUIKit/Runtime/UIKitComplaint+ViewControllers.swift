internal import Foundation

/// What UIKit says about loading, appearing and containment.
extension UIKitComplaint {
  @MainActor static func loadingViewWhileDeallocating(_ controller: UIViewController) -> Self {
    .log(
      "LIFE-21",
      "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in "
        + "undefined behavior (\(describe(controller)))")
  }

  @MainActor static func viewReadWhileLoading(_ controller: UIViewController) -> Self {
    .inconsistency(
      "LIFE-10",
      "\(describe(controller)) read its view inside -loadView before setting it. "
        + "Set the view first, or call super's -loadView.")
  }

  @MainActor static func viewNotLoaded(_ controller: UIViewController) -> Self {
    .inconsistency(
      "LIFE-10", "\(describe(controller)) returned from -loadView without a view. Set the view there.")
  }

  @MainActor static func unbalancedAppearance(_ controller: UIViewController) -> Self {
    .log("CONT-14", "Unbalanced calls to begin/end appearance transitions for \(describe(controller)).")
  }

  @MainActor static func wrongParent(
    of child: UIViewController, expected: UIViewController, actual: UIViewController
  ) -> Self {
    .hierarchyInconsistency(
      "CONT-15",
      "child view controller:\(describe(child)) should have parent view controller:\(describe(expected)) "
        + "but actual parent is:\(describe(actual))")
  }

  @MainActor static func wrongRequestedParent(
    of child: UIViewController, expected: UIViewController, requested: UIViewController
  ) -> Self {
    .hierarchyInconsistency(
      "CONT-15",
      "child view controller:\(describe(child)) should have parent view controller:\(describe(expected)) "
        + "but requested parent is:\(describe(requested))")
  }

  @MainActor static func addingRootAsChild(_ root: UIViewController, of parent: UIViewController) -> Self {
    .hierarchyInconsistency(
      "CONT-16",
      "adding a root view controller \(describe(root)) as a child of view controller:\(describe(parent))")
  }

  @MainActor static func viewHasAnotherController(
    _ view: UIView, _ owner: UIViewController, _ controller: UIViewController
  ) -> Self {
    .hierarchyInconsistency(
      "CONT-17",
      "A view can only be associated with at most one view controller at a time! View \(describe(view)) is associated "
        + "with \(describe(owner)). Clear this association before associating this view with \(describe(controller))."
    )
  }

  @MainActor static func transitionBetweenStrangers(
    _ from: UIViewController, _ to: UIViewController
  ) -> Self {
    .invalidArgument(
      "CONT-18",
      "Children view controllers \(describe(from)) and \(describe(to)) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
        + "completion:]")
  }
}
