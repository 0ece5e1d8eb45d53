#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  // MARK: Leaving

  /// Decides the flow's end and takes its screens away.
  func leave(_ ending: FlowEnding, animated: Bool) {
    guard case .running = phase else { return }
    phase = .leaving(ending)
    guard let removal = removal(animated: animated) else {
      end(ending)
      return
    }
    expectParentEnded(true)
    removal()
  }

  /// Tells the flows below how they will have ended, or that they go on.
  private func expectParentEnded(_ isExpected: Bool) {
    for child in subtree where child !== self {
      if isExpected {
        child.expectedEnding = .parentEnded
      } else if child.expectedEnding == .parentEnded {
        child.expectedEnding = nil
      }
    }
  }

  /// What takes the flow's screens away; nil where nothing is there, or nothing could take its place.
  private func removal(animated: Bool) -> (() -> Void)? {
    switch place {
    case .window where ownsWindow: closingWindow()
    case .column(let entry, .secondary): entry.split.flatMap { emptying($0, animated: animated) }
    case .none, .window, .slot, .column, .child(.root), .child(.detail), .child(.window), .child(.scene):
      lowestPresentation(of: subtree).flatMap { dismissing($0, animated: animated) }
    case .stack, .child(.pushed):
      popping(animated: animated)
    case .child(.presented):
      presentedRoot.flatMap { dismissing($0, animated: animated) }
    }
  }

  /// The controller that was presented for the flow: its own, or that of the child that took its place.
  private var presentedRoot: UIViewController? {
    if let root { return root }
    for child in children {
      if case .child(.presented) = child.place, let root = child.presentedRoot { return root }
    }
    return nil
  }

  private func dismissing(_ root: UIViewController, animated: Bool) -> (() -> Void)? {
    guard root.presentingViewController != nil, root.parent == nil else { return nil }
    return { [self] in
      let request = TransitionQueue.Request(
        leavingTransition(.dismiss, of: root, animated: animated), in: .window, overtaking: .person,
        obstacle: { TransitionQueue.transition(around: root).map { .transition($0) } },
        begin: { end in
          let ended: @MainActor (TransitionOutcome) -> Void = { [weak self] outcome in
            self?.hasLeft = true
            end(outcome)
          }
          guard let presenter = root.presentingViewController else { return ended(.unchanged) }
          presenter.dismiss(animated: animated) { ended(.performed) }
        })
      request.reason = .flowEnd
      request.leaving = { root.presentingViewController == nil ? [] : root.everythingInside }
      tree.queue.add(request)
    }
  }

  /// Asks for what the flow presents to go before its other screens, which stay where a guard there refuses.
  func dismissFirst(before transition: Transition, animated: Bool) {
    guard let presented = lowestPresentation(of: subtree) else { return }
    addDismissal(of: presented, animated: animated, .flowEnd).whenEnded { outcome in
      if case .refused = outcome { transition.cancel() }
    }
  }

  func popping(animated: Bool) -> (() -> Void)? {
    let shown = subtree.flatMap(\.screens)
    guard let stack = openedStack ?? shown.lazy.compactMap(\.navigationController).first,
      !remaining(of: stack).isEmpty
    else { return nil }
    // A pop that is on its way, and may be given up, has taken the screens off the stack already.
    guard remaining(of: stack).count < stack.viewControllers.count || stack.transitionCoordinator != nil
    else {
      return nil
    }
    return { [self] in
      let tree = tree
      let pop = leavingTransition(.pop, of: nil, animated: animated)
      dismissFirst(before: pop, animated: animated)
      let request = TransitionQueue.Request(
        pop, in: TransitionQueue.Lane(stack),
        obstacle: { AnyCoordinator.obstacle(pushingOn: stack) },
        begin: { [weak self] end in
          let ended: @MainActor (TransitionOutcome) -> Void = { outcome in
            self?.hasLeft = true
            end(outcome)
          }
          guard let self else { return end(.cancelled) }
          let remaining = remaining(of: stack)
          guard !remaining.isEmpty, remaining.count < stack.viewControllers.count else {
            return ended(.unchanged)
          }
          let moves = remaining.last !== stack.viewControllers.last
          stack.setViewControllers(remaining, animated: moves && animated)
          tree.whenSettled(stack) { ended(.performed) }
        })
      request.reason = .flowEnd
      request.leaving = { [weak self] in
        guard let self else { return [] }
        let remaining = remaining(of: stack)
        return stack.everythingLeaving(for: remaining)
      }
      tree.queue.add(request)
    }
  }

  /// A stack without this flow's screens, those of its children, and what other code pushed on top of those.
  func remaining(of stack: UINavigationController) -> [UIViewController] {
    let leaving = subtree
    var isLeaving = false
    return stack.viewControllers.filter { controller in
      let owners = ScreenOwnership.owners(of: controller)
      if !owners.isEmpty {
        isLeaving = owners.allSatisfy { owner in leaving.contains { $0 === owner } }
      }
      return !isLeaving
    }
  }

  /// The lowest presentation that belongs to one of some flows.
  func lowestPresentation(of flows: [AnyCoordinator]) -> UIViewController? {
    var current = anchor?.base.presentedOver
    while let presented = current {
      let owners = ScreenOwnership.owners(of: presented)
      if owners.contains(where: { owner in flows.contains { $0 === owner } }) { return presented }
      current = presented.presentedOver
    }
    // Over a context that nobody sees now, such as that of another tab.
    let hidden = flows.lazy.flatMap(\.screens).filter { $0.parent == nil }
    return hidden.first { $0.presentingViewController?.parent != nil }
  }

  /// What takes the flow's screens away; where a guard refuses, the flow goes on.
  func leavingTransition(
    _ kind: Transition.Kind, of screen: UIViewController?, animated: Bool
  ) -> Transition {
    let transition = transition(kind, of: screen, animated: animated)
    transition.whenEnded { [weak self] outcome in
      guard let self, case .leaving = phase else { return }
      switch outcome {
      case .refused, .cancelled:
        guard !transition.hasMoved else { break }
        phase = .running
        expectParentEnded(false)
      case .failed, .replaced, .dropped: hasLeft = true
      case .performed, .unchanged, .coalesced: break
      }
    }
    return transition
  }

  @discardableResult
  func addDismissal(
    of presented: UIViewController, animated: Bool, _ reason: Leaving.Reason = .dismissal
  ) -> Transition {
    let request = TransitionQueue.Request(
      transition(.dismiss, of: presented, animated: animated), in: .window, overtaking: .waiting,
      obstacle: { TransitionQueue.transition(around: presented).map { .transition($0) } },
      begin: { end in
        guard let presenter = presented.presentingViewController, presented.parent == nil else {
          return end(.unchanged)
        }
        presenter.dismiss(animated: animated) { end(.performed) }
      })
    request.reason = reason
    request.leaving = { presented.presentingViewController == nil ? [] : presented.everythingInside }
    tree.queue.add(request)
    return request.transition
  }

  /// What the flow asks the queue for.
  func transition(_ kind: Transition.Kind, of screen: UIViewController?, animated: Bool) -> Transition {
    let transition = Transition(kind)
    transition.screen = screen.map { ObjectIdentifier($0) }
    transition.animated = animated
    transition.flows = path
    return transition
  }

  static func obstacle(pushingOn stack: UINavigationController) -> TransitionQueue.Obstacle? {
    guard stack.viewIfLoaded?.window != nil else { return nil }
    return TransitionQueue.transition(around: stack).map { .transition($0) }
  }
}

extension FlowTree {
  /// Calls a closure when what a container was asked for has ended.
  func whenSettled(_ stack: UIViewController, _ done: @escaping @MainActor () -> Void) {
    whenSettled(stack, with: { _ in done() })
  }

  /// Calls a closure when what a container was asked for has ended, with how: an animator of the app's own may give it up.
  func whenSettled(_ stack: UIViewController, with done: @escaping @MainActor (TransitionOutcome) -> Void) {
    guard stack.viewIfLoaded?.window != nil else { return done(.performed) }
    let isHeard =
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        done(context.isCancelled ? .cancelled : .performed)
      } ?? false
    if !isHeard { inNextTurn { done(.performed) } }
  }
}
