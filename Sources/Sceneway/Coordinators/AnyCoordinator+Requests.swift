#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  /// Called by what begins a transition when that has ended.
  typealias Done = @MainActor (TransitionOutcome) -> Void

  // MARK: Stacks

  func push(_ screen: UIViewController, on stack: UINavigationController, animated: Bool) -> Transition {
    change(stack, to: screen, .push, animated: animated) { $0.viewControllers + [screen] }
  }

  /// Puts a screen in the place of what is above some screens of a stack.
  func set(
    _ screen: UIViewController, above kept: [UIViewController], on stack: UINavigationController,
    animated: Bool
  ) -> Transition {
    change(stack, to: screen, .set, animated: animated) {
      $0.viewControllers.filter(kept.contains) + [screen]
    }
  }

  /// Gives a stack other screens, the last of which is new.
  func change(
    _ stack: UINavigationController, to screen: UIViewController, _ kind: Transition.Kind, animated: Bool,
    _ screens: @escaping @MainActor (UINavigationController) throws -> [UIViewController]
  ) -> Transition {
    if root == nil { root = screen }
    let leaving: @MainActor () -> [UIViewController] = {
      guard let screens = try? screens(stack) else { return [] }
      return stack.everythingLeaving(for: screens)
    }
    let request = request(
      screen, kind, in: TransitionQueue.Lane(stack), animated: animated,
      obstacle: { AnyCoordinator.obstacle(pushingOn: stack) },
      begin: { flow, done in flow.change(stack, to: screen, kind, animated: animated, screens, leaving, done)
      })
    if kind != .push {
      request.leaving = leaving
      request.reason = .replacement
    }
    return add(request)
  }

  private func change(
    _ stack: UINavigationController, to screen: UIViewController, _ kind: Transition.Kind, animated: Bool,
    _ screens: @MainActor (UINavigationController) throws -> [UIViewController],
    _ leaving: @MainActor () -> [UIViewController], _ done: @escaping Done
  ) {
    do {
      try screen.checkPushable(onto: stack, for: name)
      let screens = try screens(stack)
      if kind != .push { expectReplacement(of: leaving(), by: screen) }
      tree.placeBeacons(in: stack)
      FlowTree.moving {
        if kind == .push {
          stack.pushViewController(screen, animated: animated)
        } else {
          stack.setViewControllers(screens, animated: animated)
        }
      }
    } catch {
      let error = error as? SceneError ?? SceneError(.failed, scene: name, found: ["\(error)"])
      return miss(screen, error, isReported: error.kind == .transitionRefused, done)
    }
    guard stack.viewControllers.contains(screen) else { return miss(screen, refused(screen), done) }
    arrived()
    tree.whenSettled(stack, with: done)
  }

  /// Tells the flows all of whose screens go how they will have ended.
  func expectReplacement(of leaving: [UIViewController], by screen: UIViewController?) {
    guard !leaving.isEmpty else { return }
    if let root, let screen, leaving.contains(root) { self.root = screen }
    let gone = Set(leaving.map { ObjectIdentifier($0) })
    for flow in tree.flows where flow !== self {
      let screens = flow.screens
      guard !screens.isEmpty, screens.allSatisfy({ gone.contains(ObjectIdentifier($0)) }) else { continue }
      // A link that takes them away has said so already.
      if flow.expectedEnding == nil { flow.expectedEnding = .replaced }
    }
  }

  // MARK: Presentations

  func addPresentation(
    of screen: UIViewController, _ style: PresentationStyle, animated: Bool,
    from anchor: @escaping @MainActor () -> UIViewController?
  ) -> Transition {
    let tree = tree
    let request = request(
      screen, .present, in: .window, animated: animated,
      obstacle: { anchor().flatMap { tree.obstacle(presentingFrom: $0) } },
      begin: { flow, done in
        guard let presenter = anchor()?.presenter(of: screen, style) else {
          return flow.miss(screen, flow.placeError, done)
        }
        flow.tree.placeBeacons(in: presenter)
        if let style = style.modalPresentationStyle { screen.modalPresentationStyle = style }
        presenter.present(screen, animated: animated) { done(.performed) }
        if screen.presentingViewController == nil {
          flow.miss(screen, flow.refused(screen), done)
        } else {
          flow.arrived()
        }
      })
    request.isLost = { [weak screen] in screen?.presentingViewController == nil }
    return add(request)
  }

  // MARK: Roots

  @discardableResult
  func placeInWindow(_ screen: UIViewController, window: UIWindow) -> Transition {
    let request = request(
      screen, .root, in: .window, overtaking: .waiting, animated: false,
      obstacle: {
        guard let old = window.rootViewController else { return nil }
        return TransitionQueue.transition(around: old).map { .transition($0) }
      },
      begin: { flow, done in
        let swap: @MainActor () -> Void = {
          flow.expectReplacement(of: window.rootViewController)
          window.rootViewController = screen
          if flow.ownsWindow, window.isHidden { window.isHidden = false }
          LastSeen.mark(screen, .window, window: window)
          flow.arrived()
          done(.performed)
        }
        guard let old = window.rootViewController else { return swap() }
        flow.expectReplacement(of: old)
        old.dismissEverything(then: swap)
      })
    request.leaving = { window.rootViewController?.everythingInside ?? [] }
    request.reason = .rootReplacement
    return add(request)
  }

  /// Tells the flows of the old root how they will have ended.
  private func expectReplacement(of old: UIViewController?) {
    guard let old else { return }
    let around = sequence(first: self, next: \.parent).map { ObjectIdentifier($0) }
    for flow in tree.flows where !around.contains(ObjectIdentifier(flow)) {
      if flow.screens.contains(where: { $0.base === old }) { flow.expectedEnding = .rootReplaced }
    }
  }

  // MARK: How

  /// Makes a request for a screen, which is the flow's from now on.
  func request(
    _ screen: UIViewController, _ kind: Transition.Kind, in lane: TransitionQueue.Lane,
    overtaking: TransitionQueue.Overtaking = .none, animated: Bool,
    obstacle: @escaping @MainActor () -> TransitionQueue.Obstacle?,
    begin: @escaping @MainActor (AnyCoordinator, @escaping Done) -> Void
  ) -> TransitionQueue.Request {
    own(screen)
    awaitedScreens += 1
    let transition = transition(kind, of: screen, animated: animated)
    transition.destination = screen.screenName
    let canBegin: @MainActor () -> Bool = { [self] in
      if case .running = phase { true } else { isRunning && transition.askedBy != nil }
    }
    transition.whenEnded { [self] outcome in
      // It ended without having begun: what `arrived` does otherwise is done here.
      guard !transition.hasMoved else { return }
      awaitedScreens -= 1
      // The flow's own container goes with what it was to show, which would keep the flow otherwise.
      for controller in screen.controllersInside { disown(controller) }
      if case .failed(let error) = outcome { fail(error) }
      tree.hierarchyChanged()
    }
    return TransitionQueue.Request(
      transition, in: lane, overtaking: overtaking,
      obstacle: { canBegin() ? obstacle() : nil },
      begin: { [self] end in
        guard canBegin() else {
          transition.hasMoved = false
          return end(.cancelled)
        }
        begin(self, end)
      })
  }

  func add(_ request: TransitionQueue.Request) -> Transition {
    tree.queue.add(request)
    // What has begun is looked at when it has ended.
    if request.phase != .running { tree.hierarchyChanged() }
    return request.transition
  }

  /// A screen that was asked for is there.
  func arrived() {
    awaitedScreens -= 1
    hasShown = true
    expectedEnding = nil
    var hierarchy = tree.hierarchy()
    for screen in screens { _ = hierarchy.standing(of: screen) }
  }

  /// A screen that was asked for did not come.
  func miss(_ screen: UIViewController, _ error: SceneError, isReported: Bool = false, _ done: Done) {
    awaitedScreens -= 1
    disown(screen)
    done(.failed(error))
    fail(error, isReported: isReported)
  }

  func refused(_ screen: UIViewController) -> SceneError {
    SceneError(.transitionRefused, scene: name, expected: screen.screenName, found: tree.namesOnScreen)
  }

  /// The controller that stands for the flow where something is presented over it.
  var anchor: UIViewController? {
    var hierarchy = tree.hierarchy()
    for screen in screens.reversed() {
      switch hierarchy.standing(of: screen) {
      case .present: return screen
      case .pending where screen.parent != nil && !isAwaited(screen.base): return screen
      case .pending where screen === root && awaitedScreens == 0: return screen
      case .pending, .gone: continue
      }
    }
    return parent?.anchor ?? openedStack ?? window?.rootViewController
  }

  /// Whether something was asked for and has not come: what stands inside it leads nowhere yet.
  private func isAwaited(_ outermost: UIViewController) -> Bool {
    awaitedScreens > 0 && outermost !== root && screens.contains(outermost)
  }
}
