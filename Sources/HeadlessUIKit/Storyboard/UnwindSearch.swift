internal import Foundation

/// Looks for the controller at the end of an unwind segue (UNW-04 to UNW-11).
@MainActor
struct UnwindSearch {
  let source: UIStoryboardUnwindSegueSource

  /// Finds the destination.
  ///
  /// - Returns: nil where nobody wants to be it (UNW-14).
  func find() -> UIViewController? {
    var current: UIViewController? = source.source
    var seen: Set<ObjectIdentifier> = []
    while let controller = current, seen.insert(ObjectIdentifier(controller)).inserted {
      if let found = visit(controller) { return found }
      current = controller.controllerAround
    }
    return nil
  }

  /// Asks the eligible children first and then the controller itself (UNW-05, UNW-18).
  private func visit(_ controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = visit(child) { return found }
    }
    let wants = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return wants ? controller : nil
  }
}

extension UIViewController {
  /// The parent, or else the controller whose `present` was called (UNW, 16.18).
  var controllerAround: UIViewController? { storedParent ?? presentationSource }
}
