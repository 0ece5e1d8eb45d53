internal import Foundation

extension UIViewController {
  /// Finds the controller, from this one up its parents, that handles showing (SHOW-01, SHOW-08).
  ///
  /// Every controller's own method is asked in turn: a container handles the request in its override, a plain
  /// controller hands it to its parent here, and where nobody is left the window's root presents.
  func showThroughParent(_ controller: UIViewController, sender: Any?, detail: Bool) {
    let action: Selector = detail ? "showDetailViewController:sender:" : "showViewController:sender:"
    var next = storedParent
    while let candidate = next, !candidate.canPerformAction(action, withSender: sender) {
      next = candidate.storedParent
    }
    if let next {
      detail
        ? next.showDetailViewController(controller, sender: sender) : next.show(controller, sender: sender)
    } else if let window = storedView?.storedWindow {
      // Outside of a window nothing happens (SEG-13).
      let presenter = ownPresentingViewController == nil ? window.rootViewController ?? self : self
      presenter.present(controller, animated: true)
    }
  }
}
