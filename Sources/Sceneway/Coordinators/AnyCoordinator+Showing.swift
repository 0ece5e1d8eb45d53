#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension AnyCoordinator {
  // MARK: Starting

  /// Starts the flow as a window's outermost one: its first screen becomes the window's root.
  ///
  /// The window owns the coordinator until another root takes its place or the window is gone. Call it in
  /// `scene(_:willConnectTo:options:)`, before or after `makeKeyAndVisible()`.
  ///
  /// - Parameter window: the window.
  public func start(in window: UIWindow) {
    guard prepareToStart(.window(WeakWindow(window: window)), in: FlowTree.of(window)) else { return }
    window.addSubview(WindowBeacon(owner: self))
    start()
    tree.hierarchyChanged()
  }

  /// Starts the flow on a navigation controller that is there already: its screens are pushed on it.
  ///
  /// - Parameter stack: the navigation controller. Its delegate stays the app's own.
  public func start(on stack: UINavigationController) {
    let window = stack.viewIfLoaded?.window
    guard prepareToStart(.stack(WeakStack(stack: stack)), in: window.map { FlowTree.of($0) }) else { return }
    openedStack = stack
    start()
    tree.hierarchyChanged()
  }

  /// Lets the flow run, in a tree or in the one that it has.
  func prepareToStart(_ place: Place, in tree: FlowTree? = nil) -> Bool {
    guard case .ready = phase else {
      SceneProblems.report(SceneError(.flowStartedTwice, scene: name))
      return false
    }
    phase = .running
    self.place = place
    if let tree { self.tree = tree }
    self.tree.add(self)
    return true
  }

  // MARK: Showing

  /// Shows a screen: the first one where the flow was placed, each further one pushed on the flow's stack.
  ///
  /// The first screen is put into a navigation controller of the flow's own (``makeNavigationController()``), unless the
  /// flow is pushed on its parent's stack, or the screen is itself a container or an alert. Where a transition runs, the
  /// screen waits for its end. A screen that cannot be shown ends a flow that has shown nothing yet with
  /// ``FlowEnding/failed(_:)``, and is otherwise reported to ``SceneProblems``.
  ///
  /// - Parameters:
  ///   - screen: the screen; its view is not loaded here. The screen owns the flow from now on.
  ///   - animated: whether it takes time; true by default. A window's root is set at once.
  public func show(_ screen: UIViewController, animated: Bool = true) {
    guard admits(screen) else { return }
    if let stack = usableStack {
      push(screen, on: stack, animated: animated)
    } else if root == nil || rootHasLeft {
      showFirst(screen, animated: animated)
    } else {
      fail(SceneError(.noNavigationController, scene: name))
    }
  }

  /// Presents a screen over whatever is on top of the flow now, above an alert only when that was closed.
  ///
  /// The screen is not put into a navigation controller. A flow of its own is presented with `run` or `start`.
  ///
  /// - Parameters:
  ///   - screen: the screen; it owns the flow from now on.
  ///   - style: how it is presented; as the screen itself says by default.
  ///   - animated: whether it takes time; true by default.
  public func present(_ screen: UIViewController, _ style: PresentationStyle = .asIs, animated: Bool = true) {
    guard admits(screen) else { return }
    addPresentation(of: screen, style, animated: animated) { [weak self] in self?.anchor }
  }

  /// Replaces the window's root by a screen: what was presented is dismissed, the flows that were there end.
  ///
  /// - Parameter screen: the new root; put into a navigation controller as the first screen is.
  public func setRoot(_ screen: UIViewController) {
    guard admits(screen) else { return }
    guard let window else { return fail(SceneError(.noPlace, scene: name)) }
    let (oldRoot, oldStack) = (root, openedStack)
    openedStack = nil
    let root = wrap(screen)
    let transition = placeInWindow(root, window: window)
    transition.whenEnded { [weak self, weak oldRoot, weak oldStack, weak root] _ in
      // Where a guard refused, the flow still stands where it stood.
      guard let self, !transition.hasMoved, self.root === root else { return }
      for screen in root?.everythingInside ?? [] { disown(screen) }
      (self.root, openedStack) = (oldRoot, oldStack)
    }
  }

  /// Dismisses what is presented over the flow's last screen; where nothing is, that screen itself, if the flow presented
  /// it.
  ///
  /// - Parameter animated: whether it takes time; true by default.
  public func dismiss(animated: Bool = true) {
    guard let last = anchor else { return }
    if let presented = last.presentedViewController {
      addDismissal(of: presented, animated: animated)
      return
    }
    let screen = last.outermost
    guard screen.presentingViewController != nil, screen !== root?.outermost else { return }
    addDismissal(of: screen, animated: animated)
  }

  /// Whether it runs; a flow whose guards are being asked before it ends may show their question.
  private var canShow: Bool {
    switch phase {
    case .running: true
    case .leaving: Transition.asking != nil
    case .ready, .ended: false
    }
  }

  private func admits(_ screen: UIViewController) -> Bool {
    guard canShow else {
      fail(SceneError(.flowEnded, scene: name))
      return false
    }
    guard screen.parent == nil, screen.presentingViewController == nil, screen !== window?.rootViewController,
      !(awaitedScreens > 0 && screens.contains { $0 === screen })
    else {
      fail(SceneError(.screenShownTwice, scene: name, expected: String(describing: type(of: screen))))
      return false
    }
    return true
  }

  /// Ends a flow that has shown nothing with an error; reports the error otherwise.
  func fail(_ error: SceneError) {
    guard case .running = phase, !hasShown, awaitedScreens == 0, parent != nil else {
      return SceneProblems.report(error)
    }
    end(.failed(error))
  }

  // MARK: The first screen

  /// The stack to push on, where there is one and it has not left the screen.
  private var usableStack: UINavigationController? {
    guard let stack = openedStack ?? (root == nil ? nil : screens.last?.navigationController) else {
      return nil
    }
    var hierarchy = tree.hierarchy()
    if case .gone = hierarchy.standing(of: stack) { return nil }
    return stack
  }

  private var rootHasLeft: Bool {
    guard let root else { return true }
    var hierarchy = tree.hierarchy()
    if case .gone = hierarchy.standing(of: root) { return true }
    return false
  }

  private func showFirst(_ screen: UIViewController, animated: Bool) {
    resolvePlace()
    switch place {
    case .none:
      fail(SceneError(.noPlace, scene: name))
    case .stack(let entry):
      guard let stack = entry.stack else {
        return fail(SceneError(.noNavigationController, scene: name))
      }
      openedStack = stack
      push(screen, on: stack, animated: animated)
    case .window(let entry):
      guard let window = entry.window else { return fail(SceneError(.noPlace, scene: name)) }
      placeInWindow(wrap(screen), window: window)
    case .child(.root):
      guard let window else { return fail(SceneError(.noPlace, scene: name)) }
      placeInWindow(wrap(screen), window: window)
    case .child(.presented(let style)):
      let root = wrap(screen)
      addPresentation(of: root, style, animated: animated) { [weak self] in self?.parent?.anchor }
    case .slot:
      unplacedRoot = wrap(screen)
      hasShown = true
    case .child(.pushed):
      fail(SceneError(.noNavigationController, scene: name))
    }
  }

  /// The stack that children are pushed on: the flow's own, or that which the flow itself would be pushed on.
  private var stackForChildren: UINavigationController? {
    if let stack = usableStack { return stack }
    guard case .child(.pushed) = place else { return nil }
    return parent?.stackForChildren
  }

  /// A pushed child goes on its parent's stack; where that has shown nothing yet, it takes the parent's place.
  private func resolvePlace() {
    guard case .child(.pushed) = place, let parent else { return }
    if let stack = parent.stackForChildren {
      place = .stack(WeakStack(stack: stack))
      return
    }
    guard parent.root == nil else { return }
    parent.resolvePlace()
    place = parent.place
  }

  /// Puts a first screen into a navigation controller of the flow's own, where it wants one.
  private func wrap(_ screen: UIViewController) -> UIViewController {
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
    guard let parent, parent.root == nil, parent.openedStack == nil else { return }
    switch (place, parent.place) {
    case (.window, .window), (.slot, .slot): parent.openedStack = stack
    default: break
    }
  }

  // MARK: Transitions

  @discardableResult
  func push(_ screen: UIViewController, on stack: UINavigationController, animated: Bool) -> Transition {
    if root == nil { root = screen }
    return request(
      screen, .push, in: TransitionQueue.Lane(stack), animated: animated,
      obstacle: { AnyCoordinator.obstacle(pushingOn: stack) },
      begin: { flow, done in
        flow.tree.placeBeacons(in: stack)
        stack.pushViewController(screen, animated: animated)
        flow.arrived(screen, stack.viewControllers.contains(screen))
        flow.tree.whenSettled(stack, done)
      })
  }

  /// Puts a screen in the place of what is above some screens of a stack.
  func set(
    _ screen: UIViewController, above kept: [UIViewController], on stack: UINavigationController,
    animated: Bool
  ) -> Transition {
    if root == nil || root?.parent === stack, kept.isEmpty { root = screen }
    return request(
      screen, .set, in: TransitionQueue.Lane(stack), animated: animated,
      leaving: {
        stack.viewControllers.reversed().filter { !kept.contains($0) }.flatMap(\.everythingInside)
      },
      obstacle: { AnyCoordinator.obstacle(pushingOn: stack) },
      begin: { flow, done in
        flow.tree.placeBeacons(in: stack)
        stack.setViewControllers(stack.viewControllers.filter(kept.contains) + [screen], animated: animated)
        flow.arrived(screen, stack.viewControllers.contains(screen))
        flow.tree.whenSettled(stack, done)
      })
  }

  @discardableResult
  func addPresentation(
    of screen: UIViewController, _ style: PresentationStyle, animated: Bool,
    from anchor: @escaping @MainActor () -> UIViewController?
  ) -> Transition {
    request(
      screen, .present, in: .window, animated: animated,
      obstacle: {
        guard let anchor = anchor() else { return nil }
        if let transition = TransitionQueue.transition(around: anchor) { return .transition(transition) }
        // What a full-screen presentation covers is in no window; what it is presented over is.
        let topmost = anchor.topmost
        let isVisible = topmost.viewIfLoaded?.window != nil
        guard isVisible else { return .hierarchy }
        return topmost is UIAlertController ? .person : nil
      },
      begin: { flow, done in
        guard let presenter = anchor()?.topmost else {
          flow.awaitedScreens -= 1
          flow.fail(SceneError(.noPlace, scene: flow.name))
          return done()
        }
        flow.tree.placeBeacons(in: presenter)
        if let style = style.modalPresentationStyle { screen.modalPresentationStyle = style }
        presenter.present(screen, animated: animated, completion: done)
        let isPresented = screen.presentingViewController != nil
        flow.arrived(screen, isPresented)
        if !isPresented { done() }
      })
  }

  @discardableResult
  private func placeInWindow(_ screen: UIViewController, window: UIWindow) -> Transition {
    request(
      screen, .root, in: .window, overtaking: .waiting, animated: false,
      leaving: { window.rootViewController?.everythingInside ?? [] },
      obstacle: {
        guard let old = window.rootViewController else { return nil }
        return TransitionQueue.transition(around: old).map { .transition($0) }
      },
      begin: { flow, done in
        let swap = {
          flow.expectReplacement(of: window.rootViewController)
          window.rootViewController = screen
          LastSeen.mark(screen, .window, window: window)
          flow.arrived(screen, true)
          done()
        }
        guard let old = window.rootViewController, old.presentedViewController != nil else { return swap() }
        flow.expectReplacement(of: old)
        old.dismiss(animated: false, completion: swap)
      })
  }

  /// Tells the flows of the old root how they will have ended.
  private func expectReplacement(of old: UIViewController?) {
    guard let old else { return }
    let around = sequence(first: self, next: \.parent).map { ObjectIdentifier($0) }
    for flow in tree.flows where !around.contains(ObjectIdentifier(flow)) {
      if flow.screens.contains(where: { $0.base === old }) { flow.expectedEnding = .rootReplaced }
    }
  }

  @discardableResult
  private func request(
    _ screen: UIViewController, _ kind: Transition.Kind, in lane: TransitionQueue.Lane,
    overtaking: TransitionQueue.Overtaking = .none, animated: Bool,
    leaving: (@MainActor () -> [UIViewController])? = nil,
    obstacle: @escaping @MainActor () -> TransitionQueue.Obstacle?,
    begin: @escaping @MainActor (AnyCoordinator, @escaping @MainActor () -> Void) -> Void
  ) -> Transition {
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
      disown(screen)
      if case .failed(let error) = outcome { fail(error) }
      tree.hierarchyChanged()
    }
    let request = TransitionQueue.Request(
      transition, in: lane, overtaking: overtaking,
      obstacle: { canBegin() ? obstacle() : nil },
      begin: { [self] end in
        guard canBegin() else {
          transition.hasMoved = false
          return end(.cancelled)
        }
        begin(self) { end(.performed) }
        tree.hierarchyChanged()
      })
    request.leaving = leaving
    request.reason = .rootReplacement
    tree.queue.add(request)
    tree.hierarchyChanged()
    return transition
  }

  private func arrived(_ screen: UIViewController, _ isThere: Bool) {
    awaitedScreens -= 1
    guard isThere else {
      disown(screen)
      return fail(SceneError(.transitionRefused, scene: name, expected: String(describing: type(of: screen))))
    }
    hasShown = true
    var hierarchy = tree.hierarchy()
    for screen in screens { _ = hierarchy.standing(of: screen) }
  }

  /// The controller that stands for the flow where something is presented over it.
  var anchor: UIViewController? {
    var hierarchy = tree.hierarchy()
    for screen in screens.reversed() {
      switch hierarchy.standing(of: screen) {
      case .present: return screen
      case .pending where screen.parent != nil || (screen === root && awaitedScreens == 0): return screen
      case .pending, .gone: continue
      }
    }
    return parent?.anchor ?? openedStack ?? window?.rootViewController
  }
}
