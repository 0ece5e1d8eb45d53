#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension AnyCoordinator {
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
  /// - Returns: the transition.
  @discardableResult
  public func show(_ screen: UIViewController, animated: Bool = true) -> Transition {
    if let error = refusal(of: screen) { return failed(error, .show, screen) }
    if let column = hiddenColumn { return reveal(column, pushing: screen, animated: animated) }
    if let stack = usableStack { return push(screen, on: stack, animated: animated) }
    if root == nil || rootHasLeft { return showFirst(screen, animated: animated) }
    return failed(SceneError(.noNavigationController, scene: name), .push, screen)
  }

  /// Puts a screen in the place of the top one of the flow's stack; flows that had no other screen end.
  ///
  /// - Parameters:
  ///   - screen: the screen; it owns the flow from now on.
  ///   - animated: whether it takes time; true by default.
  /// - Returns: the transition; it fails where the flow has no stack.
  @discardableResult
  public func replaceTop(with screen: UIViewController, animated: Bool = true) -> Transition {
    change(to: screen, animated: animated) { $0.viewControllers.dropLast() + [screen] }
  }

  /// Pushes a screen and takes those below it away, all or those above a given one; flows that had no other screens end.
  ///
  /// - Parameters:
  ///   - screen: the screen; it owns the flow from now on.
  ///   - base: the highest screen that stays below; nil for none.
  ///   - animated: whether it takes time; true by default.
  /// - Returns: the transition; it fails where the flow has no stack, or `base` is not on it.
  @discardableResult
  public func pushAndClear(
    _ screen: UIViewController, above base: UIViewController? = nil, animated: Bool = true
  ) -> Transition {
    change(to: screen, animated: animated) { stack in
      guard let base else { return [screen] }
      return try stack.screens(upTo: base) + [screen]
    }
  }

  private func change(
    to screen: UIViewController, animated: Bool,
    _ screens: @escaping @MainActor (UINavigationController) throws -> [UIViewController]
  ) -> Transition {
    if let error = refusal(of: screen) { return failed(error, .set, screen) }
    guard let stack = usableStack else {
      return failed(SceneError(.noNavigationController, scene: name), .set, screen)
    }
    return change(stack, to: screen, .set, animated: animated, screens)
  }

  /// Presents a screen over whatever is on top of the flow now, above an alert only when that was closed.
  ///
  /// The screen is not put into a navigation controller. A flow of its own is presented with `run` or `start`.
  ///
  /// - Parameters:
  ///   - screen: the screen; it owns the flow from now on.
  ///   - style: how it is presented; as the screen itself says by default.
  ///   - animated: whether it takes time; true by default.
  /// - Returns: the transition.
  @discardableResult
  public func present(_ screen: UIViewController, _ style: PresentationStyle = .asIs, animated: Bool = true)
    -> Transition
  {
    if let error = refusal(of: screen) { return failed(error, .present, screen) }
    return addPresentation(of: screen, style, animated: animated) { [weak self] in self?.anchor }
  }

  /// Replaces the window's root by a screen: what was presented is dismissed, the flows that were there end.
  ///
  /// - Parameter screen: the new root; put into a navigation controller as the first screen is.
  /// - Returns: the transition.
  @discardableResult
  public func setRoot(_ screen: UIViewController) -> Transition {
    if let error = refusal(of: screen) { return failed(error, .root, screen) }
    guard let window else { return failed(placeError, .root, screen) }
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
    return transition
  }

  /// Dismisses what is presented over the flow's last screen; where nothing is, that screen itself, if the flow presented
  /// it.
  ///
  /// - Parameter animated: whether it takes time; true by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where nothing is there to dismiss.
  @discardableResult
  public func dismiss(animated: Bool = true) -> Transition {
    let last = anchor
    let nearest = last?.presentedViewController
    // A search is no screen of the flow's; what it presents may be.
    if let presented = nearest is UISearchController ? nearest?.presentedItself : nearest {
      return addDismissal(of: presented, animated: animated)
    }
    if let screen = last?.outermost, screen.presentingViewController != nil, screen !== root?.outermost {
      return addDismissal(of: screen, animated: animated)
    }
    let transition = transition(.dismiss, of: nil, animated: animated)
    tree.queue.conclude(transition, .unchanged)
    return transition
  }

  // MARK: Refusing

  /// Whether it runs; a flow whose guards are being asked before it ends may show their question.
  private var canShow: Bool {
    switch phase {
    case .running: true
    case .leaving: Transition.asking != nil
    case .ready, .ended: false
    }
  }

  /// Why a screen cannot be shown; nil where it can.
  private func refusal(of screen: UIViewController) -> SceneError? {
    guard canShow, !placeHasGone else { return placeError }
    guard screen.parent == nil, screen.presentingViewController == nil, screen !== window?.rootViewController,
      !(awaitedScreens > 0 && screens.contains { $0 === screen })
    else {
      return SceneError(.screenShownTwice, scene: name, expected: String(describing: type(of: screen)))
    }
    return nil
  }

  /// Whether the window that the flow was started in is gone, so that it will have ended at the next look.
  var placeHasGone: Bool {
    if tree.windowHasGone || tree.sceneHasClosed { return true }
    return sequence(first: self, next: \.parent).prefix { $0.tree === tree }.contains { flow in
      if case .window(let entry) = flow.place { entry.window == nil } else { false }
    }
  }

  /// Why the flow has no place for a screen: it had one and has ended, or it never had one.
  var placeError: SceneError {
    let isOver =
      switch phase {
      case .ready: false
      case .running: placeHasGone
      case .leaving, .ended: true
      }
    return SceneError(isOver ? .flowEnded : .noPlace, scene: name)
  }

  /// A transition that could not even be asked for.
  func failed(_ error: SceneError, _ kind: Transition.Kind, _ screen: UIViewController?) -> Transition {
    let transition = transition(kind, of: screen, animated: false)
    transition.destination = screen?.screenName
    tree.queue.conclude(transition, .failed(error))
    fail(error)
    return transition
  }

  /// Ends a flow that has shown nothing with an error; reports the error otherwise.
  ///
  /// - Parameters:
  ///   - error: why it is not shown.
  ///   - isReported: whether the error is reported besides, since no run of the app can do what was asked for.
  func fail(_ error: SceneError, isReported: Bool = false) {
    guard case .running = phase, !hasShown, awaitedScreens == 0, parent != nil else {
      return SceneProblems.report(error)
    }
    if isReported { SceneProblems.report(error) }
    end(.failed(error))
  }
}
