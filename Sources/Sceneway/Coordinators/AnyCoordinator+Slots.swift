#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  /// The outermost controller for a container to take: the flow's own, or that of the child that took its place.
  func takeRoot() -> UIViewController? {
    if let root = unplacedRoot {
      unplacedRoot = nil
      return root
    }
    for child in children {
      if case .slot = child.place, let root = child.takeRoot() { return root }
    }
    return nil
  }

  /// A stack for a flow that shows its first screen later.
  func openEmptyStack() -> UINavigationController {
    let stack = makeNavigationController() ?? UINavigationController()
    openedStack = stack
    root = stack
    own(stack)
    return stack
  }
}
