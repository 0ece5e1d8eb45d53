public import Foundation

extension UIViewController {
  /// Posted when the controller that shows details changed; rows redraw their arrows then (SHOW-09).
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  static let showAction: Selector = "showViewController:sender:"
  static let showDetailAction: Selector = "showDetailViewController:sender:"

  /// The first controller, from this one up its parents, that handles an action (SHOW-02, SHOW-08).
  func findTarget(for action: Selector, sender: Any?) -> UIViewController? {
    selfAndAncestors.first { $0.handles(action) && $0.canPerformAction(action, withSender: sender) }
  }

  /// Whether the class does more about an action than a plain controller.
  private func handles(_ action: Selector) -> Bool {
    switch action {
    case Self.showAction: ShowProbe.show.isOverridden(in: type(of: self))
    case Self.showDetailAction: ShowProbe.showDetail.isOverridden(in: type(of: self))
    default: true  // A plain controller has no other action, so what can perform it has its own.
    }
  }

  /// Hands a controller that is to be shown to whoever handles that; the window's root presents it where nobody does
  /// (SHOW-01).
  func showThroughTarget(_ controller: UIViewController, sender: Any?, action: Selector) {
    var target = targetViewController(forAction: action, sender: sender)
    // A class that handles the action and calls super here wants what lies around it to go on.
    if target === self { target = storedParent?.targetViewController(forAction: action, sender: sender) }
    if let target {
      action == Self.showAction
        ? target.show(controller, sender: sender)
        : target.showDetailViewController(controller, sender: sender)
    } else if let window = storedView?.storedWindow {
      // Outside of a window nothing happens (SEG-13).
      let root = rootAncestor
      let presenter = root.ownPresentingViewController == nil ? window.rootViewController ?? self : root
      presenter.present(controller, animated: true)
    }
  }
}

/// Finds the entries of the showing methods in the tables of classes.
@MainActor
private enum ShowProbe {
  private final class Plain: UIViewController {}

  private final class Shows: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
  }

  private final class ShowsDetails: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  }

  static let show = MethodOverride(of: UIViewController.self, plain: Plain.self, overriding: Shows.self)
  static let showDetail = MethodOverride(
    of: UIViewController.self, plain: Plain.self, overriding: ShowsDetails.self)
}
