internal import Foundation

/// What UIKit says about loading, appearing and containment.
extension UIKitComplaint {
  @MainActor static func loadingViewWhileDeallocating(_ controller: UIViewController) -> Self {
    Self(.loadingViewWhileDeallocating, ["controller": describe(controller)])
  }

  @MainActor static func viewReadWhileLoading(_ controller: UIViewController) -> Self {
    Self(.viewReadWhileLoading, ["controller": describe(controller)])
  }

  @MainActor static func viewNotLoaded(_ controller: UIViewController) -> Self {
    Self(.viewNotLoaded, ["controller": describe(controller)])
  }

  @MainActor static func unbalancedAppearance(_ controller: UIViewController) -> Self {
    Self(.unbalancedAppearance, ["controller": describe(controller)])
  }

  @MainActor static func wrongParent(
    of child: UIViewController, expected: UIViewController, actual: UIViewController
  ) -> Self {
    Self(
      .wrongParent,
      ["child": describe(child), "expected": describe(expected), "actual": describe(actual)])
  }

  @MainActor static func wrongRequestedParent(
    of child: UIViewController, expected: UIViewController, requested: UIViewController
  ) -> Self {
    Self(
      .wrongRequestedParent,
      ["child": describe(child), "expected": describe(expected), "requested": describe(requested)])
  }

  @MainActor static func addingRootAsChild(_ root: UIViewController, of parent: UIViewController) -> Self {
    Self(.addingRootAsChild, ["root": describe(root), "parent": describe(parent)])
  }

  @MainActor static func standingInItself(_ child: UIViewController, in parent: UIViewController) -> Self {
    Self(.standingInItself, ["child": describe(child), "parent": describe(parent)])
  }

  @MainActor static func viewHasAnotherController(
    _ view: UIView, _ owner: UIViewController, _ controller: UIViewController
  ) -> Self {
    Self(
      .viewHasAnotherController,
      ["view": describe(view), "owner": describe(owner), "controller": describe(controller)])
  }

  @MainActor static func transitionBetweenStrangers(
    _ from: UIViewController, _ to: UIViewController
  ) -> Self {
    Self(.transitionBetweenStrangers, ["from": describe(from), "to": describe(to)])
  }
}
