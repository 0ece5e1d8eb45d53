#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension Navigator {
  // MARK: Going back

  /// Goes back to a screen wherever it stands, in one visible step: what is presented over it is dismissed, its tabs are
  /// selected, what is above it on its stack is popped.
  ///
  /// - Parameters:
  ///   - screen: the screen to go back to.
  ///   - animated: whether it takes time; true by default. Where something is dismissed, that alone is seen moving.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where a person sees the screen already. It fails where the
  ///   screen is not in the window.
  @discardableResult
  public func unwind(
    to screen: UIViewController, animated: Bool = true, policy: TransitionPolicy? = nil
  ) -> Transition {
    let name = screen.screenName
    return unwind(screen, nil, animated, policy) { [weak screen, weak tree] in
      guard let screen, let window = tree?.window, screen.base === window.rootViewController else {
        throw SceneError(.notFound, scene: "Navigator", expected: name, found: tree?.namesOnScreen ?? [])
      }
      return screen
    }
  }

  /// Goes back to where the window began, in one visible step: everything that is presented is dismissed, and the stack
  /// of the selected tab pops to its first screen.
  ///
  /// - Parameters:
  ///   - animated: whether it takes time; true by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where nothing has to move.
  @discardableResult
  public func unwindToRoot(animated: Bool = true, policy: TransitionPolicy? = nil) -> Transition {
    unwind(nil, "root", animated, policy) { [weak tree] in
      guard let root = tree?.window?.rootViewController else {
        throw SceneError(.notFound, scene: "Navigator", expected: "a root")
      }
      var current = root
      while true {
        if let stack = current as? UINavigationController, let first = stack.viewControllers.first {
          return first
        }
        guard let next = current.visibleChild else { return current }
        current = next
      }
    }
  }

  private func unwind(
    _ screen: UIViewController?, _ key: AnyHashable?, _ animated: Bool, _ policy: TransitionPolicy?,
    find: @escaping @MainActor () throws -> UIViewController
  ) -> Transition {
    let transition = Transition(.unwind, key: key)
    transition.screen = screen.map { ObjectIdentifier($0) }
    transition.destination = screen?.screenName
    transition.animated = animated
    let tree = tree
    let request = TransitionQueue.Request(
      transition, in: .window, overtaking: .waiting,
      obstacle: {
        guard tree.window?.rootViewController != nil else { return .hierarchy }
        guard let screen = try? find() else { return nil }
        return TransitionQueue.transition(around: screen).map { .transition($0) }
      },
      begin: { end in
        do {
          tree.carryOut(UnwindPlan(to: try find()), animated: animated, end)
        } catch {
          end(.failed(error as? SceneError ?? SceneError(.failed, scene: "Navigator", found: ["\(error)"])))
        }
      })
    request.reason = .unwind
    request.leaving = { (try? find()).map { UnwindPlan(to: $0).leaving } ?? [] }
    request.impossibility = { tree.windowIsGone }
    return add(request, policy)
  }
}

/// What has to go so that a screen is on top.
@MainActor
struct UnwindPlan {
  /// The lowest presentations above the screen, the topmost first.
  let presentations: [UIViewController]
  private(set) var pops: [(stack: UINavigationController, to: UIViewController)] = []
  private(set) var selections: [(tabs: UITabBarController, controller: UIViewController)] = []
  private let screen: UIViewController

  init(to screen: UIViewController) {
    self.screen = screen
    presentations = screen.presentations
    var current: UIViewController? = screen
    while let member = current {
      if let stack = member.parent as? UINavigationController, stack.topViewController !== member {
        pops.append((stack, member))
      }
      if let tabs = member.parent as? UITabBarController, tabs.selectedViewController !== member {
        selections.append((tabs, member))
      }
      current = member.parent ?? member.presentingViewController
    }
  }

  /// The presentation that has to go before the others: it covers the context of a screen that is popped, or lies below
  /// what covers everything.
  var first: UIViewController? {
    let popped = pops.flatMap { stack, member -> [UIViewController] in
      guard let index = stack.viewControllers.firstIndex(of: member) else { return [] }
      return stack.viewControllers[(index + 1)...].flatMap(Surface.chain)
    }
    return popped.lazy.compactMap(\.presentedItself).first ?? presentations.dropFirst().last
  }

  /// The same as it is now.
  var again: UnwindPlan { UnwindPlan(to: screen) }

  var isEmpty: Bool { presentations.isEmpty && pops.isEmpty && selections.isEmpty }

  /// The screens that leave or are covered by another tab, the topmost first.
  var leaving: [UIViewController] {
    var found = presentations.flatMap(\.everythingInside)
    for (stack, member) in pops {
      guard let index = stack.viewControllers.firstIndex(of: member) else { continue }
      found += stack.viewControllers[(index + 1)...].reversed().flatMap(\.everythingInside)
    }
    for (tabs, _) in selections {
      if let selected = tabs.selectedViewController { found += Surface.chain(from: selected).reversed() }
    }
    return found
  }
}

extension FlowTree {
  fileprivate func carryOut(
    _ plan: UnwindPlan, after last: UIViewController? = nil, animated: Bool,
    _ end: @escaping @MainActor (TransitionOutcome) -> Void
  ) {
    guard !plan.isEmpty else { return end(.unchanged) }
    if let first = plan.first, first !== last, let presenter = first.presentingViewController {
      return presenter.dismiss(animated: false) { [self] in
        carryOut(plan.again, after: first, animated: animated, end)
      }
    }
    let isHidden = !plan.presentations.isEmpty || !plan.selections.isEmpty
    FlowTree.moving {
      for (stack, member) in plan.pops { stack.popToViewController(member, animated: animated && !isHidden) }
    }
    for (tabs, controller) in plan.selections { tabs.selectedViewController = controller }
    hierarchyChanged()
    if let presenter = plan.presentations.first?.presentingViewController {
      presenter.dismiss(animated: animated) { end(.performed) }
    } else if let (stack, _) = plan.pops.first {
      whenSettled(stack) { end(.performed) }
    } else {
      inNextTurn { end(.performed) }
    }
  }
}
