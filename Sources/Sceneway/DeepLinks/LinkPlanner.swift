#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Finds out what a link has to do from here: a look at what is there, which loads no view and moves nothing.
///
/// The path is walked down as far as its screens and flows are there; the last that is there is revealed, the rest is
/// made.
@MainActor
struct LinkPlanner {
  /// What carries a step out.
  enum Action {
    case dismiss(UIViewController)
    case select(UIViewController)
    case turn(to: UIViewController, of: UIPageViewController, UIPageViewController.NavigationDirection)
    case pop(to: UIViewController)
    case push(LinkPath.ScreenStop, on: UINavigationController?, AnyCoordinator)
    case set(LinkPath.ScreenStop, above: [UIViewController], on: UINavigationController, AnyCoordinator)
    case present(LinkPath.ScreenStop, AnyCoordinator)
    case start(AnyCoordinator, from: AnyCoordinator, Placement)
  }

  struct Step {
    let step: LinkStep
    let action: Action
    /// The screens that it takes away, so that it ends their flows.
    var removed: [UIViewController] = []
  }

  private let tree: FlowTree
  private let link: String

  // MARK: What was found

  private(set) var gates: [LinkGate] = []
  /// The guards that are asked, the topmost first.
  private(set) var guards: [any LeavingGuard] = []
  private(set) var modals: [UIViewController] = []
  private(set) var steps: [Step] = []

  // MARK: Where the walk is

  private var flow: AnyCoordinator
  /// Whether the flow would have to be started.
  private var isNew = false
  /// The innermost controller of the path that is there.
  private var base: UIViewController?
  /// Whether it is the place itself that is meant, so that what is above it goes.
  private var isExact = false
  private var turns: [ObjectIdentifier: Turn] = [:]
  /// What is missing, each on top of the one before.
  private var missing: [Step] = []

  private struct Turn {
    let pages: UIPageViewController
    let direction: UIPageViewController.NavigationDirection
  }

  init(_ path: LinkPath, of flow: AnyCoordinator, _ link: String) throws(LinkFailure) {
    tree = flow.tree
    self.link = link
    self.flow = flow
    base = flow.lastScreen
    try walk(path)
    if case .start(_, _, .root)? = missing.first?.action {
      // Another root takes everything away by itself.
      ask(tree.window?.rootViewController?.everythingInside ?? [])
    } else {
      reveal()
    }
    for step in missing { ask(step.removed) }
    steps += missing
  }

  /// Whether the first step only lets a person see a gate.
  private(set) var hasAlertBeforeGate = false

  /// The gates that have to be passed.
  var closedGates: [LinkGate] { gates.filter { !$0.isOpen } }

  var blockers: [LinkBlocker] {
    closedGates.map { LinkBlocker(.gate, $0.name) } + modals.map { LinkBlocker(.modal, $0.screenName) }
      + guards.map { LinkBlocker(.leavingGuard, $0.screenName) }
  }

  // MARK: Walking

  private mutating func walk(_ path: LinkPath) throws(LinkFailure) {
    if path.isElsewhere {
      throw LinkFailure(.noCoordinator, link, found: [flow.name])
    }
    gates += path.gates
    for stop in path.stops {
      switch stop {
      case .root: goToRoot()
      case .screen(let stop) where stop.style == nil: try goTo(pushed: stop)
      case .screen(let stop): goTo(presented: stop)
      case .page(let page, let pages, let direction):
        guard missing.isEmpty else { continue }
        turns[ObjectIdentifier(page)] = Turn(pages: pages, direction: direction)
        (base, isExact) = (page, false)
      case .child(let stop): try goTo(stop)
      }
    }
  }

  private mutating func goToRoot() {
    guard !isNew, missing.isEmpty, let first = flow.firstScreen else { return }
    (base, isExact) = (first, true)
  }

  private mutating func goTo(pushed stop: LinkPath.ScreenStop) throws(LinkFailure) {
    guard missing.isEmpty else { return push(stop, on: nil) }
    guard let stack = stackAroundBase else {
      let error = SceneError(.noNavigationController, scene: flow.name, expected: stop.name)
      throw LinkFailure(.transition, link, screen: stop.name, detail: "\(error)")
    }
    let screens = stack.viewControllers
    let member = base.flatMap { self.member($0, of: stack) }
    let start =
      isExact ? member.map { $0 + 1 } : flow.firstScreen.flatMap { self.member($0, of: stack) } ?? member
    let above = Array(screens[(start ?? 0)...])
    let own = above.filter { isOfFlow($0) }
    if let found = own.last(where: stop.matches) {
      (base, isExact) = (found, true)
      return
    }
    let siblings = own.filter(stop.isOfKind)
    // Without a place to go back to, only what is on top can be a sibling.
    let sibling = isExact ? siblings.last : siblings.last.flatMap { $0 === screens.last ? $0 : nil }
    switch (sibling, stop.sibling) {
    case (nil, _): push(stop, on: stack)
    case (let sibling?, .keep):
      (base, isExact) = (sibling, true)
      push(stop, on: stack)
    case (let sibling?, .replace):
      let keep = Array(isExact ? screens[..<(start ?? 0)] : screens.dropLast()[...])
      let removed = Array(screens[keep.count...])
      base = sibling
      // The sibling's place is that of the screen: nothing has to be popped first.
      isExact = false
      missing.append(
        Step(
          step: LinkStep(.set, screen: stop.name, leaving: removed.map(\.screenName)),
          action: .set(stop, above: keep, on: stack, flow), removed: removed.flatMap(\.everythingInside)))
    }
  }

  private mutating func push(_ stop: LinkPath.ScreenStop, on stack: UINavigationController?) {
    missing.append(
      Step(step: LinkStep(.push, screen: stop.name), action: .push(stop, on: stack, flow)))
  }

  private mutating func goTo(presented stop: LinkPath.ScreenStop) {
    if missing.isEmpty, let lowest = level(of: base)?.presentedOver,
      let found = lowest.everythingInside.first(where: stop.matches)
    {
      (base, isExact) = (found, true)
      return
    }
    missing.append(Step(step: LinkStep(.present, screen: stop.name), action: .present(stop, flow)))
  }

  private mutating func goTo(_ stop: LinkPath.ChildStop) throws(LinkFailure) {
    let running = isNew || !missing.isEmpty ? nil : flow.subtree.dropFirst().first(where: stop.matches)
    if let running {
      flow = running
      if let last = running.lastScreen { (base, isExact) = (last, false) }
      return try walk(stop.path(running))
    }
    guard let make = stop.make else { throw LinkFailure(.noChild, link, screen: stop.name) }
    let child = make()
    // Otherwise it would not be found once it runs, and be started again and again.
    guard stop.matches(child) else {
      throw LinkFailure(.noChild, link, screen: stop.name, detail: "what is made is not what is looked for.")
    }
    let kind: Transition.Kind =
      switch stop.placement.kind {
      case .pushed(.onTop): .push
      case .pushed: .set
      case .presented: .present
      case .detail: .show
      case .root, .window, .scene: .root
      }
    missing.append(
      Step(
        step: LinkStep(kind, flow: child.name), action: .start(child, from: flow, stop.placement)))
    flow = child
    isNew = true
    try walk(stop.path(child))
  }

  // MARK: Places

  private func isOfFlow(_ screen: UIViewController) -> Bool {
    let owners = ScreenOwnership.owners(of: screen)
    return owners.isEmpty || owners.contains { $0 === flow }
  }

  private var stackAroundBase: UINavigationController? {
    var current = base ?? tree.window?.rootViewController
    let inside = current.flatMap { controller in
      Surface.chain(from: controller).lazy.reversed().compactMap { $0 as? UINavigationController }.first
    }
    while let controller = current {
      if let stack = controller as? UINavigationController { return stack }
      current = controller.parent
    }
    return inside
  }

  private func member(_ screen: UIViewController, of stack: UINavigationController) -> Int? {
    var current: UIViewController? = screen
    while let controller = current, controller.parent !== stack { current = controller.parent }
    return current.flatMap { stack.viewControllers.firstIndex(of: $0) }
  }

  /// The container around a controller; a page that is not shown is in its page view controller all the same.
  private func container(of controller: UIViewController) -> UIViewController? {
    controller.parent ?? turns[ObjectIdentifier(controller)]?.pages
  }

  private func level(of controller: UIViewController?) -> UIViewController? {
    var current = controller ?? tree.window?.rootViewController
    while let outer = current.flatMap(container) { current = outer }
    return current
  }

  // MARK: Revealing

  private mutating func reveal() {
    var target = base ?? tree.window?.rootViewController
    if !isExact, let stack = (target as? UINavigationController) ?? target?.navigationController {
      target = stack.topViewController ?? stack
    }
    guard let target, let level = level(of: target) else { return }
    var faces = Faces()
    dismissAlertBeforeGate()
    if let lowest = level.presentedOver { dismiss(lowest, &faces) }
    var around = [target]
    while let inner = around.last, let outer = container(of: inner) ?? inner.presentingViewController {
      around.append(outer)
    }
    for inner in around.reversed() { uncover(inner, &faces) }
  }

  /// A person who is to pass a gate has to see it.
  private mutating func dismissAlertBeforeGate() {
    guard !closedGates.isEmpty, let root = tree.window?.rootViewController,
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
    guard !levels.isEmpty else { return }
    modals += levels.reversed().filter { level in
      Surface.chain(from: level).contains { $0.isModalInPresentation }
    }
    let inside = lowest.everythingInside
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
      let direction = turns[ObjectIdentifier(inner)]?.direction ?? .forward
      steps.append(
        Step(
          step: LinkStep(.select, screen: faces.name(of: inner)),
          action: .turn(to: inner, of: pages, direction)))
    case let stack as UINavigationController where stack.topViewController !== inner:
      guard let index = stack.viewControllers.firstIndex(of: inner) else { return }
      let above = stack.viewControllers[(index + 1)...]
      let removed = above.reversed().flatMap(\.everythingInside)
      ask(removed)
      faces.show(inner, in: stack)
      steps.append(
        Step(
          step: LinkStep(.pop, screen: faces.name(of: inner), leaving: above.map { faces.name(of: $0) }),
          action: .pop(to: inner), removed: removed))
    default: break
    }
  }

  private mutating func ask(_ screens: [UIViewController]) {
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

extension AnyCoordinator {
  /// The flow's own screens that have not left.
  private var standingScreens: [UIViewController] {
    var hierarchy = tree.hierarchy()
    return screens.filter {
      if case .gone = hierarchy.standing(of: $0) { false } else { true }
    }
  }

  /// Where the flow began.
  var firstScreen: UIViewController? {
    let first = standingScreens.first
    return (first as? UINavigationController).map { $0.viewControllers.first ?? $0 } ?? first
  }

  /// Where the flow is: on its stack, where it has one, and below what it has presented itself.
  var lastScreen: UIViewController? {
    let standing = standingScreens
    if let stack = openedStack { return standing.last { $0.navigationController === stack } ?? stack }
    let outermost = standing.first?.outermost
    return standing.last { $0.outermost === outermost }
  }
}
