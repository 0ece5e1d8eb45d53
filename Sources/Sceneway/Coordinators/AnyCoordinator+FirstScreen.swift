#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  // MARK: The first screen

  /// The stack to push on, where there is one and it has not left the screen.
  var usableStack: UINavigationController? {
    if let stack = movedStack ?? openedStack, !hasLeft(stack) { return stack }
    guard root != nil, let stack = lastShownScreen?.navigationController, !hasLeft(stack) else { return nil }
    return stack
  }

  private func hasLeft(_ controller: UIViewController) -> Bool {
    var hierarchy = tree.hierarchy()
    if case .gone = hierarchy.standing(of: controller) { return true }
    return false
  }

  /// The stack that took the flow's screens out of its own, as a split view controller that collapses does.
  var movedStack: UINavigationController? {
    guard let openedStack, openedStack.viewControllers.isEmpty else { return nil }
    // It may be the stack of a child that took the flow's place.
    return subtree.lazy.flatMap(\.screens).filter { $0 !== openedStack }.compactMap(\.navigationController)
      .first { $0 !== openedStack }
  }

  var rootHasLeft: Bool {
    root.map(hasLeft) ?? true
  }

  func showFirst(_ screen: UIViewController, animated: Bool) -> Transition {
    resolvePlace()
    switch place {
    case .none, .child(.scene), .child(.window), .child(.detail):
      return failed(placeError, .show, screen)
    case .stack(let entry):
      guard let stack = entry.stack else {
        return failed(SceneError(.noNavigationController, scene: name), .push, screen)
      }
      openedStack = stack
      switch takeStackEntry() {
      case .onTop: return push(screen, on: stack, animated: animated)
      case .replacingTop:
        return change(stack, to: screen, .set, animated: animated) {
          $0.viewControllers.dropLast() + [screen]
        }
      case .clearing: return change(stack, to: screen, .set, animated: animated) { _ in [screen] }
      }
    case .window(let entry):
      guard let window = entry.window else {
        return failed(placeError, .root, screen)
      }
      return placeInWindow(wrap(screen), window: window)
    case .child(.root):
      guard let window else { return failed(placeError, .root, screen) }
      return placeInWindow(wrap(screen), window: window)
    case .child(.presented(let style)):
      let root = wrap(screen)
      return addPresentation(of: root, style, animated: animated) { [weak self] in self?.parent?.anchor }
    case .column(let entry, let column):
      guard let split = entry.split else {
        return failed(placeError, .show, screen)
      }
      return placeInColumn(wrap(screen), column, of: split, animated: animated)
    case .slot:
      // Its container takes what it shows when it starts, and nothing later.
      guard !hasShown, !hasStandIn, canTakeSlot else { return failed(placeError, .show, screen) }
      unplacedRoot = wrap(screen)
      hasShown = true
      let transition = transition(.contain, of: screen, animated: false)
      transition.end(.performed)
      return transition
    case .child(.pushed):
      return failed(SceneError(.noNavigationController, scene: name), .push, screen)
    }
  }

  /// The stack that children are pushed on: the flow's own, or that which the flow itself would be pushed on.
  var stackForChildren: UINavigationController? {
    if let stack = usableStack { return stack }
    guard case .child(.pushed) = place else { return nil }
    return parent?.stackForChildren
  }

  /// A pushed child goes on its parent's stack; where that has shown nothing yet, it takes the parent's place.
  private func resolvePlace() {
    if case .child(.detail) = place {
      if let split = parent?.splitAround {
        place = .column(WeakSplit(split: split), .secondary)
        isDetail = true
        return
      }
      place = .child(.pushed(.onTop))
    }
    guard case .child(.pushed) = place, let parent else { return }
    if let stack = parent.stackForChildren {
      place = .stack(WeakStack(stack: stack))
      return
    }
    guard parent.root == nil else { return }
    parent.resolvePlace()
    place = parent.place
  }

  /// What the flow's first screen does to the stack, or does in the place of a parent that has shown nothing; once.
  private func takeStackEntry() -> Placement.StackEntry {
    defer { stackEntry = .onTop }
    guard stackEntry == .onTop, let parent, parent.root == nil else { return stackEntry }
    return parent.takeStackEntry()
  }

  /// Puts a first screen into a navigation controller of the flow's own, where it wants one.
  func wrap(_ screen: UIViewController) -> UIViewController {
    own(screen)
    switch screen {
    case let navigation as UINavigationController:
      openedStack = navigation
    case is UITabBarController, is UISplitViewController, is UIAlertController:
      break
    default:
      guard let navigation = makeNavigationController() else { break }
      navigation.pushViewController(screen, animated: false)
      disown(screen)
      own(navigation)
      own(screen)
      openedStack = navigation
      root = navigation
      parentTakesStack(navigation)
      return navigation
    }
    root = screen
    return screen
  }

  /// A parent whose place this flow took pushes on this flow's stack.
  private func parentTakesStack(_ stack: UINavigationController) {
    guard let parent, !parent.placesFlows, parent.root == nil, parent.openedStack == nil else { return }
    switch (place, parent.place) {
    case (.window, .window) where parent.window === window, (.slot, .slot), (.column, .column):
      parent.openedStack = stack
    default: break
    }
  }
}
