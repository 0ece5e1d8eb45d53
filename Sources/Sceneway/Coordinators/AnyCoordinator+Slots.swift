#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  /// Starts a flow whose outermost controller goes into a container of this one's.
  ///
  /// - Parameters:
  ///   - child: the flow; one that was started before is reported.
  ///   - opensEmptyStack: whether a flow that shows its first screen later gets an empty stack; true by default.
  ///   - listen: says who hears of its end; called before the start.
  /// - Returns: what the container takes: the flow's outermost controller, or an empty stack where it shows its first
  ///   screen later; nil where it does not run, or gets none.
  func startInSlot(_ child: AnyCoordinator, opensEmptyStack: Bool = true, listen: () -> Void)
    -> UIViewController?
  {
    guard prepare(child, .slot, in: tree) else {
      SceneProblems.report(SceneError(.flowStartedTwice, scene: child.name))
      return nil
    }
    listen()
    child.isSlotOpen = true
    child.begin()
    child.isSlotOpen = false
    guard child.isRunning else { return nil }
    return child.takeRoot() ?? (opensEmptyStack ? child.openEmptyStack() : nil)
  }

  /// Whether the container that the flow goes into still takes what it, or one in its place, shows first.
  var canTakeSlot: Bool { isSlotOpen ?? parent?.canTakeSlot ?? false }

  /// The outermost controller for a container to take: the flow's own, or that of the child that took its place.
  private func takeRoot() -> UIViewController? {
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
  private func openEmptyStack() -> UINavigationController {
    let stack = makeNavigationController() ?? UINavigationController()
    openedStack = stack
    root = stack
    own(stack)
    hasStandIn = true
    return stack
  }
}
