public import UIKit

/// What the timeline answers as a split view controller's delegate; UIKit's own way where it is nil or false.
public struct SplitAnswers {
  /// The controller that is left at a collapse.
  public var primaryForCollapsing: UIViewController?
  /// Whether the detail is taken care of at a collapse.
  public var handlesCollapse = false
  /// The list at an expansion.
  public var primaryForExpanding: UIViewController?
  /// The detail at an expansion.
  public var secondary: UIViewController?
  /// Whether showing a list is taken care of.
  public var handlesShow = false
  /// Whether showing a detail is taken care of.
  public var handlesShowDetail = false
  /// The mode that the button leads to.
  public var targetMode = UISplitViewController.DisplayMode.automatic
  /// The column on top at a collapse.
  public var topColumn: UISplitViewController.Column?
  /// The mode to expand to.
  public var modeForExpanding: UISplitViewController.DisplayMode?

  init() {}
}

extension Timeline: UISplitViewControllerDelegate {
  /// Writes `mode(oneBesideSecondary)` down.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    write("mode(\(displayMode))")
  }

  /// Writes `target` down.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    write("target")
    return splitAnswers.targetMode
  }

  /// Writes `willShow(primary)` down.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    write("willShow(\(column))")
  }

  /// Writes `willHide(primary)` down.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    write("willHide(\(column))")
  }

  /// Writes `gesture` down.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    write("gesture")
  }

  /// Writes `gestureEnded` down.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    write("gestureEnded")
  }

  /// Writes `show(X)` down.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    write("show(\(name(of: vc)))")
    return splitAnswers.handlesShow
  }

  /// Writes `showDetail(X)` down.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    write("showDetail(\(name(of: vc)))")
    return splitAnswers.handlesShowDetail
  }

  /// Writes `forCollapsing` down.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    write("forCollapsing")
    return splitAnswers.primaryForCollapsing
  }

  /// Writes `forExpanding` down.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    write("forExpanding")
    return splitAnswers.primaryForExpanding
  }

  /// Writes `collapse(D onto L)` down.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    write("collapse(\(name(of: secondaryViewController)) onto \(name(of: primaryViewController)))")
    return splitAnswers.handlesCollapse
  }

  /// Writes `separate(L)` down.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    write("separate(\(name(of: primaryViewController)))")
    return splitAnswers.secondary
  }

  /// Writes `top(secondary)` down.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    write("top(\(proposedTopColumn))")
    return splitAnswers.topColumn ?? proposedTopColumn
  }

  /// Writes `expandTo(secondaryOnly)` down.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    write("expandTo(\(proposedDisplayMode))")
    return splitAnswers.modeForExpanding ?? proposedDisplayMode
  }

  /// Writes `didCollapse` down.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { write("didCollapse") }

  /// Writes `didExpand` down.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { write("didExpand") }
}
