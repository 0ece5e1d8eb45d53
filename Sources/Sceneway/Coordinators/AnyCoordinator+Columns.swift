#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  typealias Column = UISplitViewController.Column

  /// The nearest split view controller that the flow, or one around it, stands in or has as a screen.
  var splitAround: UISplitViewController? {
    for flow in sequence(first: self, next: \.parent) {
      for screen in flow.screens.reversed() {
        if let split = screen as? UISplitViewController ?? screen.splitViewController { return split }
      }
    }
    return nil
  }

  // MARK: Coming

  /// Puts the flow's outermost controller in a column.
  func placeInColumn(
    _ root: UIViewController, _ column: Column, of split: UISplitViewController, animated: Bool
  ) -> Transition {
    let flows = ColumnFlows.of(split)
    let request = request(
      root, .show, in: .window, overtaking: .person, animated: animated,
      obstacle: { TransitionQueue.transition(around: split.sharedStack ?? split).map { .transition($0) } },
      begin: { flow, done in
        let tree = flow.tree
        // A column that is kept for the flow, or for one around it, has nobody in it who would go.
        let expected = flows.expected(in: column)
        let owner =
          sequence(first: flow) { $0.isDetail ? nil : $0.parent }.first { $0 === expected } ?? flow
        let old = owner === expected ? nil : flows.flow(in: column)
        if owner === expected { owner.disown(split) }
        old?.expectReplacement(by: flow)
        if let old, let stack = split.sharedStack {
          // What is shown as the detail of a classic collapsed interface would come on top of the old detail.
          let remaining = old.remaining(of: stack)
          if !remaining.isEmpty, remaining != stack.viewControllers {
            stack.setViewControllers(remaining, animated: false)
          }
        }
        flows.enter(owner, root, column, of: split)
        tree.placeBeacons(in: split)
        split.put(root, in: column, animated: animated)
        guard root.hasPlace || root.parent != nil || split.viewController(for: column) === root else {
          flows.leave(owner)
          return flow.miss(root, flow.refused(root), done)
        }
        // A column style wraps what is no stack itself.
        if split.style != .unspecified, !(root is UINavigationController),
          let stack = root.navigationController
        {
          flow.own(stack)
        }
        old?.giveWay(to: flow)
        if let expected, expected !== owner { expected.end(.replaced) }
        flow.arrived()
        tree.whenSettled(split.sharedStack ?? split) { done(.performed) }
      })
    request.leaving = { [weak split] in
      guard let split, let old = flows.flow(in: column) else { return [] }
      return old.screensInColumn(of: split)
    }
    request.reason = .replacement
    return add(request)
  }

  /// What another flow in the place of this one takes away from its column, the topmost first.
  func screensInColumn(of split: UISplitViewController) -> [UIViewController] {
    guard let stack = split.sharedStack else { return root?.everythingInside ?? [] }
    let remaining = remaining(of: stack)
    return stack.everythingLeaving(for: remaining)
  }

  /// The flows of the column that go when another one takes their place.
  private func replaced(by flow: AnyCoordinator) -> [AnyCoordinator] {
    let staying = flow.subtree
    return subtree.filter { old in !staying.contains { $0 === old } }
  }

  private func expectReplacement(by flow: AnyCoordinator) {
    // A link that takes them away has said so already.
    for old in replaced(by: flow) where old.expectedEnding == nil { old.expectedEnding = .replaced }
  }

  /// Leaves a flow that it, or one below it, has started to the flow that started this one: it goes on when this one has
  /// ended.
  private func giveWay(to flow: AnyCoordinator) {
    guard let heir = parent, heir.isRunning, let starter = flow.parent,
      replaced(by: flow).contains(where: { $0 === starter })
    else { return }
    starter.handOver(flow, to: heir)
  }

  // MARK: Hidden while collapsed

  /// The flow's column where its screens are out of reach: the columns share one place, and another one is on top.
  var hiddenColumn: Column? {
    guard case .column(let entry, let column) = place, hasShown, let split = entry.split,
      let stack = split.sharedStack, let root, root !== stack
    else { return nil }
    let isThere = screens.contains { screen in
      var current: UIViewController? = screen
      while let member = current, member.parent !== stack { current = member.parent }
      return current != nil
    }
    return isThere ? nil : column
  }

  /// Brings the flow's column on top again and pushes a screen there.
  func reveal(_ column: Column, pushing screen: UIViewController, animated: Bool) -> Transition {
    guard case .column(let entry, _) = place, let split = entry.split else {
      return failed(placeError, .show, screen)
    }
    return add(
      request(
        screen, .show, in: .window, overtaking: .person, animated: animated,
        obstacle: { TransitionQueue.transition(around: split.sharedStack ?? split).map { .transition($0) } },
        begin: { flow, done in
          let tree = flow.tree
          if split.style != .unspecified {
            split.show(column)
          } else if let root = flow.root {
            split.showDetailViewController(root, sender: nil)
          }
          // Not in the end of the transition itself, where UIKit would put the push off.
          tree.whenSettled(split.sharedStack ?? split) {
            tree.inNextTurn { flow.pushRevealed(screen, animated: animated, done) }
          }
        }))
  }

  private func pushRevealed(_ screen: UIViewController, animated: Bool, _ done: @escaping Done) {
    guard let stack = usableStack else {
      return miss(screen, SceneError(.noNavigationController, scene: name), done)
    }
    stack.pushViewController(screen, animated: animated)
    guard stack.viewControllers.contains(screen) || screen.parent != nil else {
      return miss(screen, refused(screen), done)
    }
    arrived()
    tree.whenSettled(stack) { done(.performed) }
  }

  // MARK: Going

  /// Whether a screen is the flow's own stack that a collapsed split view controller has emptied, and that it does not
  /// keep for an expansion.
  func isEmptiedColumn(_ screen: UIViewController) -> Bool {
    guard case .column(let entry, .secondary) = place, screen === root, let split = entry.split,
      split.isCollapsed, ColumnFlows.of(split).backEndsDetail,
      let stack = screen as? UINavigationController
    else { return false }
    return stack.viewControllers.isEmpty && stack.parent === split
  }

  /// What takes the flow's screens out of its column.
  func emptying(_ split: UISplitViewController, animated: Bool) -> (() -> Void)? {
    guard let root, ColumnFlows.of(split).flow(in: .secondary) === self else { return nil }
    return { [self] in
      let tree = tree
      let transition = leavingTransition(.contain, of: root, animated: animated)
      dismissFirst(before: transition, animated: animated)
      let request = TransitionQueue.Request(
        transition, in: .window, overtaking: .person,
        obstacle: { TransitionQueue.transition(around: split.sharedStack ?? split).map { .transition($0) } },
        begin: { [weak self] end in
          let empty: @MainActor () -> Void = {
            split.empty(.secondary, of: root)
            self?.hasLeft = true
            tree.whenSettled(split) { end(.performed) }
          }
          guard let self, let stack = split.sharedStack else { return empty() }
          let remaining = remaining(of: stack)
          guard !remaining.isEmpty, remaining.count < stack.viewControllers.count else { return empty() }
          stack.setViewControllers(
            remaining, animated: animated && remaining.last !== stack.viewControllers.last)
          tree.whenSettled(stack, empty)
        })
      request.reason = .flowEnd
      request.leaving = { root.everythingInside }
      tree.queue.add(request)
    }
  }

  /// Gives the flow's column back when it has ended.
  func leaveColumn(_ ending: FlowEnding) {
    guard case .column(let entry, let column) = place, let split = entry.split else { return }
    ColumnFlows.of(split).leave(self)
    if ending == .back, split.isCollapsed, let root { split.empty(column, of: root) }
  }
}
