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

  /// Guesses the destination where the app's code, which alone could say so, is not there: the screen before this one.
  ///
  /// - Returns: the screen below it on its stack, otherwise the one that it lies over; nil where there is neither.
  func guess() -> UIViewController? {
    var current = source.source
    while true {
      let stack = (current.storedParent as? UINavigationController)?.stack ?? []
      if let index = stack.firstIndex(of: current), index > 0 {
        let before = stack[index - 1]
        return (before as? UINavigationController)?.innermost.topViewController ?? before
      }
      guard let parent = current.storedParent else { return current.presentationSource }
      current = parent
    }
  }

  /// Asks the eligible children first and then the controller itself (UNW-05, UNW-18).
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - outer: those whose children are being asked. An app's container may offer one of them, or itself, to be
  ///     searched; the search is inside it already.
  /// - Returns: the destination; nil where nobody in there wants to be it.
  private func visit(
    _ controller: UIViewController, inside outer: [UIViewController] = []
  ) -> UIViewController? {
    let path = outer + [controller]
    for child in controller.allowedChildrenForUnwinding(from: source) where !path.holds(child) {
      if let found = visit(child, inside: path) { return found }
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

extension UIViewController {
  /// The children to search for the end of an unwind segue, the last first, without the branch that was searched (UNW-06).
  func childrenToSearch(for source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let searched = childContaining(source)
    return storedChildren.reversed().filter { $0 !== searched }
  }

  /// The child whose branch holds a controller, which may be presented in it.
  func childAround(_ controller: UIViewController) -> UIViewController? {
    storedChildren.first { child in
      sequence(first: controller, next: { $0.controllerAround }).contains { $0 === child }
    }
  }
}
