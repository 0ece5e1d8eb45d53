#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension LinkPlanner {
  // MARK: Revealing

  mutating func reveal() {
    var target = base ?? tree.window?.rootViewController
    if !isExact, let stack = (target as? UINavigationController) ?? target?.navigationController {
      target = stack.topViewController ?? stack
    }
    guard let target else { return }
    var faces = Faces()
    dismissAlertBeforeGate()
    var around = [target]
    while let inner = around.last, let outer = container(of: inner) ?? inner.presentingViewController {
      around.append(outer)
    }
    // Over everything, or over the context of something around the target or in it.
    var covering: [UIViewController] = around.reversed()
    covering += Surface.chain(from: target).dropFirst()
    covering += around.flatMap(whatIsAbove)
    for lowest in covering.compactMap(\.presentedItself)
    where !around.contains(lowest) && !goesWithGate(lowest) {
      dismiss(lowest, &faces)
    }
    for inner in around.reversed() { uncover(inner, &faces) }
  }

  /// What stands above a screen of a stack.
  private func whatIsAbove(_ screen: UIViewController) -> [UIViewController] {
    guard let stack = screen.parent as? UINavigationController,
      let index = stack.viewControllers.firstIndex(of: screen)
    else { return [] }
    return stack.viewControllers[(index + 1)...].flatMap(Surface.chain)
  }

  /// A person who is to pass a gate has to see it.
  private mutating func dismissAlertBeforeGate() {
    guard let gate = closedGates.first, !gate.isBeingPassed, let root = tree.window?.rootViewController,
      let alert = root.topmost as? UIAlertController
    else { return }
    hasAlertBeforeGate = true
    steps.append(
      Step(
        step: LinkStep(
          .dismiss, screen: alert.presentingViewController.map { Faces().name(of: $0.outermost) },
          leaving: [alert.screenName]),
        action: .dismiss(alert), removed: [alert]))
  }

  private mutating func dismiss(_ lowest: UIViewController, _ faces: inout Faces) {
    var levels = Array(sequence(first: lowest, next: \.presentedOver))
    if let first = steps.first, case .dismiss(let alert) = first.action { levels.removeAll { $0 === alert } }
    levels.removeAll(where: goesWithGate)
    guard !levels.isEmpty else { return }
    modals += levels.reversed().filter { level in
      Surface.chain(from: level).contains { $0.isModalInPresentation }
    }
    let inside = lowest.everythingInside.filter { !goesWithGate($0) }
    ask(inside)
    steps.append(
      Step(
        step: LinkStep(
          .dismiss, screen: lowest.presentingViewController.map { faces.name(of: $0.outermost) },
          leaving: levels.map { faces.name(of: $0) }),
        action: .dismiss(lowest), removed: inside))
  }

  private mutating func uncover(_ inner: UIViewController, _ faces: inout Faces) {
    switch container(of: inner) {
    case let tabs as UITabBarController where tabs.selectedViewController !== inner:
      if let selected = tabs.selectedViewController { ask(Surface.chain(from: selected).reversed()) }
      faces.show(inner, in: tabs)
      steps.append(Step(step: LinkStep(.select, screen: faces.name(of: inner)), action: .select(inner)))
    case let pages as UIPageViewController where pages.viewControllers?.first !== inner:
      if let shown = pages.viewControllers?.first { ask(Surface.chain(from: shown).reversed()) }
      faces.show(inner, in: pages)
      let direction = turns[ObjectIdentifier(inner)]?.direction ?? pages.direction(to: inner)
      steps.append(
        Step(
          step: LinkStep(.select, screen: faces.name(of: inner)),
          action: .turn(to: inner, of: pages, direction)))
    case let stack as UINavigationController where stack.topViewController !== inner:
      guard let index = stack.viewControllers.firstIndex(of: inner) else { return }
      let above = stack.viewControllers[(index + 1)...].filter { !goesWithGate($0) }
      guard !above.isEmpty else { return }
      let removed = above.reversed().flatMap(\.everythingInside)
      ask(removed)
      faces.show(inner, in: stack)
      steps.append(
        Step(
          step: LinkStep(.pop, screen: faces.name(of: inner), leaving: above.map { faces.name(of: $0) }),
          action: .pop(to: inner), removed: removed))
    case let split as UISplitViewController:
      guard inner !== split.sharedStack, let column = split.column(of: inner), split.isHidden(column) else {
        return
      }
      steps.append(
        Step(
          step: LinkStep(.show, screen: faces.name(of: inner.hiddenFace(in: column, of: split))),
          action: .show(column, inner, of: split)))
    default: break
    }
  }

  mutating func ask(_ screens: [UIViewController]) {
    for case let screen as any LeavingGuard in screens
    where screen.asksBeforeLeaving && !guards.contains(where: { $0 === screen }) {
      guards.append(screen)
    }
  }
}

/// The names of the screens that a person would see, after some steps of a plan.
@MainActor
private struct Faces {
  private var shown: [ObjectIdentifier: UIViewController] = [:]

  mutating func show(_ child: UIViewController, in container: UIViewController) {
    shown[ObjectIdentifier(container)] = child
  }

  func name(of controller: UIViewController) -> String {
    guard let child = shown[ObjectIdentifier(controller)] ?? controller.visibleChild else {
      return controller.screenName
    }
    return name(of: child)
  }
}

extension UIViewController {
  /// What stands for a column's controller: a split view controller that collapses takes the screens out of its stack.
  fileprivate func hiddenFace(in column: UISplitViewController.Column, of split: UISplitViewController)
    -> UIViewController
  {
    guard visibleChild == nil else { return self }
    return ColumnFlows.of(split).flow(in: column)?.screens.last ?? self
  }
}
