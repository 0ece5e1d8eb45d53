internal import Foundation

#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  // MARK: Routes

  /// What opening a route would do from here; nothing is moved, made, loaded or asked.
  ///
  /// - Parameter route: a route of this coordinator's, or of one below, above or beside it.
  /// - Returns: the steps, and what is in the way.
  /// - Throws: ``LinkFailure`` where no coordinator takes the route, a flow that the path goes through does not run, or
  ///   this flow does not.
  public func plan<Route: LinkRoute>(to route: Route) throws -> LinkPlan { try plan(route, nil) }

  /// Goes to a route: down, up or sideways from here.
  ///
  /// What is there is found, what is above it is taken away, what is missing is made, each by the window's queue of
  /// transitions, one after the other; the last one is animated. Every ``LeavingGuard`` that would be left is asked once,
  /// before anything moves. Flows whose screens leave end with ``FlowEnding/overriddenByLink``. Before the flow is
  /// started, it waits for that.
  ///
  /// - Parameters:
  ///   - route: a route of this coordinator's, or of one below, above or beside it.
  ///   - policy: what becomes of links that run or wait in the window.
  /// - Returns: what was done.
  /// - Throws: ``LinkFailure`` that names what was in the way; what moved before stays as it is then.
  @discardableResult
  public func open<Route: LinkRoute>(_ route: Route, policy: LinkPolicy = .replace) async throws -> LinkPlan {
    try await open(route, nil, policy)
  }

  // MARK: How

  func plan(_ route: any LinkRoute, _ url: URL?) throws -> LinkPlan {
    let link = url?.absoluteString ?? "\(route)"
    guard isRunning else { throw LinkFailure(.notRunning, link, screen: name) }
    let (flow, path) = try taker(of: route, link)
    let planner = try LinkPlanner(path, of: flow, link)
    return LinkPlan(
      url: url, route: "\(route)", flows: flow.path, steps: planner.steps.map(\.step),
      blockers: planner.blockers)
  }

  func open(_ route: any LinkRoute, _ url: URL?, _ policy: LinkPolicy) async throws -> LinkPlan {
    let run = LinkRun(url?.absoluteString ?? "\(route)", url)
    tree.links.enter(run, policy)
    return try await open(route, url, run)
  }

  /// Opens a route for the system, which waits for nothing: the flow is not kept before it has begun.
  ///
  /// - Parameters:
  ///   - find: the route; an error where the link is none.
  ///   - url: the link.
  ///   - policy: what becomes of links that run or wait in the window.
  ///   - failed: gets the flow, where it is still there, and why the link was not opened.
  func openSoon<Flow: AnyCoordinator>(
    _ find: @escaping @MainActor (Flow) throws -> any LinkRoute, _ url: URL, _ policy: LinkPolicy = .replace,
    failed: @escaping @MainActor (Flow?, any Error) -> Void
  ) {
    let run = LinkRun(url.absoluteString, url)
    tree.links.enter(run, policy)
    let name = name
    Task { [weak self] in
      do {
        try await run.waitUntilBegun { self }
        guard let flow = self as? Flow else { throw LinkFailure(.notRunning, run.link, screen: name) }
        try await flow.open(try find(flow), url, run)
      } catch {
        run.runs?.leave(run)
        failed(self as? Flow, error)
      }
    }
  }

  @discardableResult
  private func open(_ route: any LinkRoute, _ url: URL?, _ run: LinkRun) async throws -> LinkPlan {
    defer {
      run.runs?.leave(run)
      tree.hierarchyChanged()
    }
    return try await withTaskCancellationHandler {
      try await NavigationCause.with(url.map { .link($0) } ?? .current) {
        try await carryOut(route, url, run)
      }
    } onCancel: {
      Task { @MainActor in run.interrupt(.cancelled) }
    }
  }

  private func carryOut(_ route: any LinkRoute, _ url: URL?, _ run: LinkRun) async throws -> LinkPlan {
    var done: [LinkStep] = []
    var consenting: [any LeavingGuard] = []
    var (left, patience) = (Int.max, 3)
    // A link may end the flow that opens it; it goes on from what is around that.
    let origins = Array(sequence(first: self, next: \.parent))
    while true {
      try await run.waitUntilBegun { [weak self] in self }
      switch try next(to: route, from: origins, besides: consenting, run) {
      case .pass(let gate):
        try await gate.pass(for: run, in: tree)
        left = Int.max
      case .ask(let guards):
        consenting += guards
        try await ask(guards, run)
      case .go(let step, let count):
        if count >= left { patience -= 1 }
        guard patience > 0 else {
          throw LinkFailure(.noProgress, run.link, screen: step.step.screen ?? step.step.flow)
        }
        left = count
        let kept = step.step
        try await perform(step, consenting, isLast: count == 1, run)
        done.append(kept)
      case .end(let flows): return LinkPlan(url: url, route: "\(route)", flows: flows, steps: done)
      }
    }
  }

  /// What a link has to do next.
  private enum Next {
    case pass(LinkGate)
    case ask([any LeavingGuard])
    /// The next of a number of steps.
    case go(LinkPlanner.Step, of: Int)
    case end(flows: [String])
  }

  /// Finds out what a link has to do next, as things stand now.
  ///
  /// Nothing of what was looked at is kept: who waits for a gate may wait for long, and screens leave meanwhile.
  private func next(
    to route: any LinkRoute, from origins: [AnyCoordinator], besides consenting: [any LeavingGuard],
    _ run: LinkRun
  ) throws -> Next {
    guard let origin = origins.first(where: \.isRunning) else {
      throw LinkFailure(.notRunning, run.link, screen: name)
    }
    let (flow, path) = try origin.taker(of: route, run.link)
    let planner = try LinkPlanner(path, of: flow, run.link)
    if let gate = try closedGate(on: planner, run) { return .pass(gate) }
    guard let step = planner.steps.first else { return .end(flows: flow.path) }
    if planner.closedGates.isEmpty {
      let guards = planner.guards.filter { asked in !consenting.contains { $0 === asked } }
      if !guards.isEmpty { return .ask(guards) }
    }
    return .go(step, of: planner.steps.count)
  }

  /// The closed gate that is to be passed now.
  ///
  /// - Throws: that a modal may not be closed, so that passing the gate would be in vain.
  private func closedGate(on planner: LinkPlanner, _ run: LinkRun) throws -> LinkGate? {
    let gate = planner.closedGates.first
    if gate?.isBeingPassed != true, let modal = planner.modals.first {
      throw LinkFailure(.blocked, run.link, screen: modal.screenName)
    }
    if gate?.isBeingPassed == false, planner.hasAlertBeforeGate { return nil }
    return gate
  }

  /// Asks guards before anything moves.
  private func ask(_ guards: [any LeavingGuard], _ run: LinkRun) async throws {
    let transition = Transition(.unwind)
    transition.onlyAsks = true
    transition.flows = path
    let request = TransitionQueue.Request(transition, in: .window, overtaking: .waiting) { $0(.unchanged) }
    request.reason = .link
    request.leaving = { guards.filter { $0.viewIfLoaded?.window != nil || $0.parent != nil } }
    tree.queue.add(request)
    let outcome = try await ended(transition, run)
    if case .refused(let name) = outcome { throw LinkFailure(.refused, run.link, screen: name) }
  }

  private func ended(_ transition: Transition, _ run: LinkRun) async throws -> TransitionOutcome {
    run.onInterrupt = { [weak transition] in transition?.cancel() }
    let outcome = await transition.ended()
    run.onInterrupt = nil
    try run.check()
    return outcome
  }
}

extension LinkRun {
  /// Waits until it is the link's turn, the flow has shown something, and nothing moves.
  ///
  /// - Parameter flow: the flow, which the wait does not keep.
  /// - Throws: why the link is to end early.
  func waitUntilBegun(_ flow: @escaping @MainActor () -> AnyCoordinator?) async throws {
    try await runs?.wait(for: self) { [weak self] in
      guard let self, let flow = flow() else { return true }
      let tree = flow.tree
      guard tree.links.isFirst(self) else { return false }
      let hasBegun = flow.ending != nil || (flow.isRunning && flow.hasBegunOrEnded)
      return hasBegun && !tree.queue.isOccupied && !tree.isInTransition
    }
  }
}

extension AnyCoordinator {
  /// Whether it, or a flow below it, has shown something, or nothing will come any more.
  fileprivate var hasBegunOrEnded: Bool { !isRunning || subtree.contains(where: \.hasShown) }

  /// Whether the flow goes on though a step takes all its screens away: UIKit keeps a detail that is left for the list.
  fileprivate func isKept(without step: LinkPlanner.Step) -> Bool {
    guard case .pop = step.action, case .column(let entry, .secondary) = place, let split = entry.split else {
      return false
    }
    return !ColumnFlows.of(split).backEndsDetail
  }
}

extension FlowTree {
  /// Whether UIKit moves something in the window, whoever asked for it; when that ends, a look follows.
  var isInTransition: Bool {
    guard let root = window?.rootViewController,
      let transition = TransitionQueue.transition(around: Surface.innermost(of: root))
    else { return false }
    queue.wait(for: transition)
    return true
  }
}

// MARK: - Steps

extension AnyCoordinator {
  fileprivate func perform(
    _ step: LinkPlanner.Step, _ consenting: [any LeavingGuard], isLast: Bool, _ run: LinkRun
  ) async throws {
    let overridden = tree.flows.filter { flow in
      !flow.screens.isEmpty && flow.screens.allSatisfy(step.removed.contains) && !flow.isKept(without: step)
    }
    tree.expectEnding(.overriddenByLink, of: overridden)
    let outcome: TransitionOutcome
    switch step.action {
    case .start(let made, let parent, let placement):
      weak let child = made.take { child in
        tree.queue.consenting(consenting) { parent.begin(child, placement) }
        return child
      }
      try await tree.links.wait(for: run) { [weak child] in child?.hasBegunOrEnded ?? true }
      outcome = child?.isRunning == true ? .performed : .cancelled
    default:
      // Seen from outside a link is one movement.
      let asked = tree.queue.consenting(consenting) { transition(for: step.action, animated: isLast) }
      outcome = try await ended(asked, run)
    }
    guard !outcome.isDone else { return }
    for flow in overridden { flow.expectedEnding = nil }
    let target = step.step.screen ?? step.step.flow
    if case .refused(let name) = outcome { throw LinkFailure(.refused, run.link, screen: name) }
    let words = if case .failed(let error) = outcome { "\(error)" } else { "\(outcome)" }
    throw LinkFailure(.transition, run.link, screen: target, detail: words)
  }

  private func transition(for action: LinkPlanner.Action, animated: Bool) -> Transition {
    do {
      return switch action {
      case .dismiss(let presented): navigator.dismiss(presented, animated: animated, policy: .wait)
      case .select(let tab): navigator.select(tab, policy: .wait)
      case .turn(let page, let pages, let direction):
        navigator.turn(to: page, of: pages, direction, animated: animated)
      case .show(let column, let root, let split):
        navigator.show(column, with: root, of: split, animated: animated)
      case .pop(let screen): navigator.pop(to: screen, animated: animated, policy: .wait)
      case .push(let stop, let stack?, let flow):
        flow.push(try flow.screen(of: stop, on: stack), on: stack, animated: animated)
      case .set(let stop, let kept, let stack, let flow):
        flow.set(try flow.screen(of: stop, on: stack), above: kept, on: stack, animated: animated)
      case .present(let stop, let flow): flow.present(try flow.screen(of: stop), stop, animated: animated)
      case .push(_, nil, _), .start: throw SceneError(.noNavigationController, scene: name)
      }
    } catch {
      return .failed(error as? SceneError ?? SceneError(.failed, scene: name, found: ["\(error)"]))
    }
  }

  /// Makes the screen of a stop.
  ///
  /// - Throws: `SceneError` where it is not what the link looks for, or cannot be shown.
  private func screen(of stop: LinkPath.ScreenStop, on stack: UINavigationController? = nil) throws
    -> UIViewController
  {
    let screen = stop.make()
    guard stop.matches(screen) else {
      throw SceneError(.wrongScene, scene: name, expected: stop.name, found: [screen.screenName])
    }
    if let stack { try screen.checkPushable(onto: stack, for: name) }
    return screen
  }

  /// Presents the screen of a stop, in a navigation controller where it is to have one.
  private func present(_ screen: UIViewController, _ stop: LinkPath.ScreenStop, animated: Bool) -> Transition
  {
    var presented = screen
    if stop.hasStack, screen.parent == nil, let stack = makeNavigationController() {
      stack.pushViewController(screen, animated: false)
      presented = stack
    }
    let transition = addPresentation(of: presented, stop.style ?? .asIs, animated: animated) { [weak self] in
      self?.anchor
    }
    // Not before: the flow's newest screen stands for it where something is presented.
    transition.whenEnded { [weak self] outcome in
      if outcome == .performed { self?.own(screen) }
    }
    return transition
  }
}

extension Transition {
  fileprivate static func failed(_ error: SceneError) -> Transition {
    let transition = Transition(.push)
    transition.end(.failed(error))
    return transition
  }
}
