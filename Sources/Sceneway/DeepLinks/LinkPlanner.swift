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
    case show(UISplitViewController.Column, UIViewController, of: UISplitViewController)
    case start(Made, from: AnyCoordinator, Placement)
  }

  /// A flow that was made and not started, until it is.
  final class Made {
    private var flow: AnyCoordinator?

    init(_ flow: AnyCoordinator) { self.flow = flow }

    /// Hands the flow over, which is not kept from then on.
    func take(_ body: (AnyCoordinator) -> AnyCoordinator) -> AnyCoordinator? {
      guard let flow else { return nil }
      self.flow = nil
      return body(flow)
    }
  }

  struct Step {
    let step: LinkStep
    let action: Action
    /// The screens that it takes away, so that it ends their flows.
    var removed: [UIViewController] = []
  }

  let tree: FlowTree
  private let link: String

  // MARK: What was found

  private(set) var gates: [LinkGate] = []
  /// The guards that are asked, the topmost first.
  var guards: [any LeavingGuard] = []
  var modals: [UIViewController] = []
  var steps: [Step] = []

  // MARK: Where the walk is

  private var flow: AnyCoordinator
  /// Whether the flow would have to be started.
  private var isNew = false
  /// The innermost controller of the path that is there.
  private(set) var base: UIViewController?
  /// Whether it is the place itself that is meant, so that what is above it goes.
  private(set) var isExact = false
  private(set) var turns: [ObjectIdentifier: Turn] = [:]
  /// What is missing, each on top of the one before.
  private var missing: [Step] = []

  struct Turn {
    let pages: UIPageViewController
    let direction: UIPageViewController.NavigationDirection
  }

  init(_ path: LinkPath, of flow: AnyCoordinator, _ link: String) throws(LinkFailure) {
    tree = flow.tree
    self.link = link
    self.flow = flow
    base = flow.lastScreen
    do { try walk(path) } catch {
      // What lies behind a gate that is closed may be there when it has been passed; it is looked for again then.
      guard !closedGates.isEmpty else { throw error }
    }
    if case .start(_, _, .root)? = missing.first?.action {
      // Another root takes everything away by itself.
      ask(tree.window?.rootViewController?.everythingInside ?? [])
    } else {
      reveal()
    }
    for step in missing { ask(step.removed) }
    steps += missing
    missing = []
    self.flow = flow
  }

  /// Whether the first step only lets a person see a gate.
  var hasAlertBeforeGate = false

  /// The gates that have to be passed.
  var closedGates: [LinkGate] { gates.filter { !$0.isOpen } }

  /// Whether a controller goes by itself, with the passage of a gate that the link waits for.
  func goesWithGate(_ controller: UIViewController) -> Bool {
    closedGates.first?.takesAway(controller) ?? false
  }

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
    // The screens of a column that is out of reach are on no stack before it is shown.
    if flow.hiddenColumn != nil, flow.screens.contains(where: stop.matches) { return }
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
    if missing.isEmpty,
      let found = (base ?? tree.window?.rootViewController)?.presentations.lazy
        .compactMap({ $0.everythingInside.first(where: stop.matches) }).first
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
    let (replaced, removed) = missing.isEmpty ? self.replaced(by: stop.placement) : ([], [])
    missing.append(
      Step(
        step: LinkStep(kind, flow: child.name, leaving: replaced.map(\.screenName)),
        action: .start(Made(child), from: flow, stop.placement), removed: removed))
    // The place of what leaves is that of the flow: nothing has to be popped first.
    if case .pushed(.replacingTop) = stop.placement.kind { isExact = false }
    flow = child
    isNew = true
    try walk(stop.path(child))
  }

  /// What a flow that is started from here takes away: as a person sees it, and with all that is in it.
  private func replaced(by placement: Placement) -> (seen: [UIViewController], all: [UIViewController]) {
    switch placement.kind {
    case .pushed(.onTop), .presented, .root, .window, .scene: return ([], [])
    case .pushed(let entry):
      guard let stack = flow.stackForChildren else { return ([], []) }
      let screens = stack.viewControllers
      let member = isExact ? base.flatMap { self.member($0, of: stack) } : nil
      let lowest = entry == .clearing ? 0 : member ?? max(0, screens.count - 1)
      let seen = Array(screens.suffix(from: lowest))
      return (seen, seen.reversed().flatMap(\.everythingInside))
    case .detail:
      guard let split = flow.splitAround, let old = ColumnFlows.of(split).flow(in: .secondary) else {
        return ([], [])
      }
      let seen = old.screensInColumn(of: split)
      // The column's own stack goes as well, wherever its screens stand.
      return (
        seen.filter { !($0 is UINavigationController) }.reversed(),
        seen + old.screens.filter { !seen.contains($0) }
      )
    }
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

  func member(_ screen: UIViewController, of stack: UINavigationController) -> Int? {
    var current: UIViewController? = screen
    while let controller = current, controller.parent !== stack { current = controller.parent }
    return current.flatMap { stack.viewControllers.firstIndex(of: $0) }
  }

  /// The container around a controller; a page or column that is not shown is in its container all the same.
  func container(of controller: UIViewController) -> UIViewController? {
    controller.parent ?? turns[ObjectIdentifier(controller)]?.pages
      ?? controller.attachment(Keeper.self)?.container
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
    let standing = standingScreens
    guard let stack = standing.first as? UINavigationController else { return standing.first }
    // A split view controller that collapses takes the screens out of the flow's own stack.
    return stack.viewControllers.first ?? standing.dropFirst().first ?? stack
  }

  /// Where the flow is: on its stack, where it has one, and below what it has presented itself.
  var lastScreen: UIViewController? {
    let standing = standingScreens
    if let stack = movedStack ?? openedStack {
      return standing.last { $0.navigationController === stack } ?? stack
    }
    let outermost = standing.first?.outermost
    return standing.last { $0.outermost === outermost }
  }
}
