#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension Navigator {
  // MARK: Stacks

  /// Pushes a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen; its view is not loaded here.
  ///   - stack: the stack; the one that a person sees on top when the time has come by default.
  ///   - animation: how it moves; as UIKit does by default.
  ///   - key: what makes two requests equal, such as the value of a route; the screen itself by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition. A screen that is on a stack or presented already fails, as does one that UIKit cannot
  ///   push (MIS-04, MIS-05).
  @discardableResult
  public func push(
    _ screen: UIViewController, on stack: UINavigationController? = nil,
    animation: RouteAnimation = .standard,
    key: AnyHashable? = nil, policy: TransitionPolicy? = nil
  ) -> Transition {
    change(.push, stack, to: screen, animation, key, policy) { stack in
      try screen.checkPushable(onto: stack)
      return stack.viewControllers + [screen]
    }
  }

  /// Pushes a screen and takes those below it away: all, or those above a given one.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - base: the highest screen that stays below; nil for none.
  ///   - stack: the stack; the one that a person sees on top by default.
  ///   - animation: how it moves; as UIKit does by default.
  ///   - key: what makes two requests equal; the screen itself by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition.
  @discardableResult
  public func pushAndClear(
    _ screen: UIViewController, above base: UIViewController? = nil, on stack: UINavigationController? = nil,
    animation: RouteAnimation = .standard, key: AnyHashable? = nil, policy: TransitionPolicy? = nil
  ) -> Transition {
    change(.set, stack ?? base?.navigationController, to: screen, animation, key, policy) {
      [weak base] stack in
      try screen.checkPushable(onto: stack)
      guard let base else { return [screen] }
      return try stack.screens(upTo: base) + [screen]
    }
  }

  /// Puts a screen in the place of the top one.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - stack: the stack; the one that a person sees on top by default.
  ///   - animation: how it moves; as UIKit pushes by default.
  ///   - key: what makes two requests equal; the screen itself by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition.
  @discardableResult
  public func replaceTop(
    with screen: UIViewController, on stack: UINavigationController? = nil,
    animation: RouteAnimation = .standard, key: AnyHashable? = nil, policy: TransitionPolicy? = nil
  ) -> Transition {
    change(.set, stack, to: screen, animation, key, policy) { stack in
      try screen.checkPushable(onto: stack)
      return stack.viewControllers.dropLast() + [screen]
    }
  }

  /// Gives a stack other screens.
  ///
  /// - Parameters:
  ///   - screens: the screens, the first at the bottom.
  ///   - stack: the stack; the one that a person sees on top by default.
  ///   - animation: how it moves; as UIKit does by default.
  ///   - key: what makes two requests equal; the last screen by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where these are its screens already.
  @discardableResult
  public func set(
    _ screens: [UIViewController], on stack: UINavigationController? = nil,
    animation: RouteAnimation = .standard, key: AnyHashable? = nil, policy: TransitionPolicy? = nil
  ) -> Transition {
    change(.set, stack, to: screens.last, animation, key, policy) { stack in
      for (index, screen) in screens.enumerated() where !stack.viewControllers.contains(screen) {
        try screen.checkPushable(onto: stack)
        if screens[..<index].contains(screen) {
          throw SceneError(.screenShownTwice, scene: "Navigator", expected: screen.screenName)
        }
      }
      return screens
    }
  }

  /// Takes the top screen off a stack.
  ///
  /// - Parameters:
  ///   - stack: the stack; the one that a person sees on top by default.
  ///   - animated: whether it takes time; true by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` at the first screen.
  @discardableResult
  public func pop(
    from stack: UINavigationController? = nil, animated: Bool = true, policy: TransitionPolicy? = nil
  ) -> Transition {
    change(.pop, stack, to: nil, animated ? .standard : .none, nil, policy) { stack in
      stack.viewControllers.count > 1 ? stack.viewControllers.dropLast() : stack.viewControllers
    }
  }

  /// Takes off what is above a screen of a stack.
  ///
  /// Use ``unwind(to:animated:policy:)`` where something may be presented over it, or another tab selected.
  ///
  /// - Parameters:
  ///   - screen: the screen to go back to.
  ///   - animated: whether it takes time; true by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where it is on top already.
  @discardableResult
  public func pop(
    to screen: UIViewController, animated: Bool = true, policy: TransitionPolicy? = nil
  ) -> Transition {
    let name = screen.screenName
    return change(
      .pop, screen.navigationController, to: screen, animated ? .standard : .none, nil, policy
    ) { [weak screen] stack in
      guard let screen else {
        throw SceneError(.notFound, scene: "Navigator", expected: name, found: stack.names)
      }
      return try stack.screens(upTo: screen)
    }
  }

  /// Takes off all but the first screen of a stack.
  ///
  /// - Parameters:
  ///   - stack: the stack; the one that a person sees on top by default.
  ///   - animated: whether it takes time; true by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` at the first screen.
  @discardableResult
  public func popToRoot(
    of stack: UINavigationController? = nil, animated: Bool = true, policy: TransitionPolicy? = nil
  ) -> Transition {
    change(.pop, stack, to: nil, animated ? .standard : .none, "root", policy) {
      Array($0.viewControllers.prefix(1))
    }
  }

  // MARK: How

  /// Pops for a person's gesture, once however often it is made.
  func pop(to screen: UIViewController, reason: Leaving.Reason, gesture: NavigationEvent.Gesture)
    -> Transition
  {
    change(
      .pop, screen.navigationController, to: screen, .standard, nil, .coalesce, reason: reason,
      gesture: gesture
    ) { try $0.screens(upTo: screen) }
  }

  /// Asks for another stack; what it is to hold is asked when its turn has come.
  private func change(
    _ kind: Transition.Kind, _ given: UINavigationController?, to screen: UIViewController?,
    _ animation: RouteAnimation, _ key: AnyHashable?, _ policy: TransitionPolicy?,
    reason: Leaving.Reason? = nil, gesture: NavigationEvent.Gesture? = nil,
    screens: @escaping @MainActor (UINavigationController) throws -> [UIViewController]
  ) -> Transition {
    let isGiven = given != nil
    let target: @MainActor () -> UINavigationController? = { [weak given, weak tree] in
      isGiven ? given : tree.flatMap { Surface.stack(of: $0) }
    }
    // The stack of the moment, from the question whether it may move to the next use.
    var stackNow: UINavigationController?
    let tree = tree
    let transition = Transition(kind, key: key)
    transition.screen = screen.map { ObjectIdentifier($0) }
    transition.destination = screen?.screenName
    transition.gesture = gesture
    transition.animated = animation.isAnimated
    let request = TransitionQueue.Request(
      transition, in: given.map { TransitionQueue.Lane($0) } ?? .window,
      overtaking: isGiven ? .none : .person,
      obstacle: {
        guard let stack = target() else { return tree.window == nil ? .hierarchy : nil }
        let obstacle = AnyCoordinator.obstacle(pushingOn: stack)
        stackNow = obstacle == nil ? stack : nil
        return obstacle
      },
      begin: { end in
        defer { stackNow = nil }
        guard let stack = stackNow ?? target() else {
          return end(.failed(SceneError(.noNavigationController, scene: "Navigator")))
        }
        do {
          let screens = try screens(stack)
          guard !stack.holds(screens) else { return end(.unchanged) }
          tree.move(stack, to: screens, kind, animation, end)
        } catch {
          end(.failed(error as? SceneError ?? SceneError(.failed, scene: "Navigator", found: ["\(error)"])))
        }
      })
    request.reason = reason ?? (kind == .pop ? .pop : .replacement)
    // A pop of the top screen, or by a person, takes no other one where the guard's answer comes after the app's own pop.
    if kind == .pop, gesture != nil || (screen == nil && key == nil) {
      request.subject = { target()?.topViewController }
    }
    // What is pushed takes nothing away.
    if kind != .push {
      request.leaving = {
        // It is called again while guards are asked, when another stack may be on top.
        defer { stackNow = nil }
        guard let stack = stackNow ?? target(), let screens = try? screens(stack) else { return [] }
        return stack.everythingLeaving(for: screens)
      }
    }
    request.impossibility = { [weak given] in
      if isGiven, given == nil {
        return SceneError(
          .containerGone, scene: "Navigator", expected: screen?.screenName, found: tree.namesOnScreen)
      }
      return isGiven ? nil : tree.windowIsGone
    }
    return add(request, policy)
  }

  func add(_ request: TransitionQueue.Request, _ policy: TransitionPolicy?) -> Transition {
    tree.queue.add(request, policy: policy ?? tree.policy)
    // What has begun is looked at when it has ended.
    if request.phase != .running { tree.hierarchyChanged() }
    return request.transition
  }
}

extension FlowTree {
  /// Whether the queue is calling UIKit at this moment.
  private(set) static var isMoving = false

  /// Calls UIKit for the queue.
  static func moving(_ body: () -> Void) {
    let outer = isMoving
    isMoving = true
    defer { isMoving = outer }
    body()
  }

  /// Gives a stack other screens by the call of UIKit's that fits.
  func move(
    _ stack: UINavigationController, to screens: [UIViewController], _ kind: Transition.Kind,
    _ animation: RouteAnimation, _ end: @escaping @MainActor (TransitionOutcome) -> Void
  ) {
    let animated = animation.isAnimated
    let animator = animation.animator
    if let animator { StackAnimation.begin(animator, on: stack) }
    placeBeacons(in: stack)
    let top = screens.last
    FlowTree.moving {
      switch (kind, top) {
      case (.push, let top?): stack.pushViewController(top, animated: animated)
      case (.pop, let top?): stack.popToViewController(top, animated: animated)
      default: stack.setViewControllers(screens, animated: animated)
      }
    }
    guard stack.holds(screens) else {
      if animator != nil { StackAnimation.end(on: stack) }
      return end(
        .failed(
          SceneError(.transitionRefused, scene: "Navigator", expected: top?.screenName, found: stack.names)))
    }
    whenSettled(
      stack,
      with: { [weak self] outcome in
        if animator != nil { StackAnimation.end(on: stack) }
        self?.hierarchyChanged()
        end(outcome)
      })
  }

  /// What is on the screen, from the window's root inwards.
  var namesOnScreen: [String] { Surface(of: self).chain.map(\.screenName) }

  /// Why a request for the window can never begin.
  var windowIsGone: SceneError? {
    windowHasGone ? SceneError(.windowGone, scene: "Navigator") : nil
  }
}

extension UINavigationController {
  var names: [String] { viewControllers.map(\.screenName) }

  /// Whether these are the stack's screens already.
  func holds(_ screens: [UIViewController]) -> Bool { viewControllers.elementsEqual(screens, by: ===) }

  /// What the stack would lose with other screens, the topmost first.
  func everythingLeaving(for screens: [UIViewController]) -> [UIViewController] {
    let current = viewControllers
    if screens.count < current.count, current[..<screens.count].elementsEqual(screens, by: ===) {
      return current[screens.count...].reversed().flatMap(\.everythingInside)
    }
    let staying = Set(screens.lazy.map { ObjectIdentifier($0) })
    let leaving = current.reversed().filter { !staying.contains(ObjectIdentifier($0)) }
    return leaving.flatMap(\.everythingInside)
  }

  func screens(upTo screen: UIViewController) throws -> [UIViewController] {
    // A screen inside a container of the stack's stands for that.
    var member: UIViewController? = screen
    while let current = member, current.parent !== self { member = current.parent }
    guard let member, let index = viewControllers.firstIndex(of: member) else {
      throw SceneError(.notFound, scene: "Navigator", expected: screen.screenName, found: names)
    }
    return Array(viewControllers[...index])
  }
}

extension UIViewController {
  /// Says in words what UIKit says by an exception.
  ///
  /// - Parameters:
  ///   - stack: where it is to be pushed.
  ///   - name: who asks for it.
  /// - Throws: `SceneError` where UIKit would not take it.
  func checkPushable(onto stack: UINavigationController, for name: String = "Navigator") throws {
    guard parent == nil, presentingViewController == nil else {
      throw SceneError(.screenShownTwice, scene: name, expected: screenName, found: stack.names)
    }
    guard !(self is UISplitViewController) else {
      let reason = SceneError.splitCannotBePushed(name)
      throw SceneError(.transitionRefused, scene: name, expected: screenName, found: [reason])
    }
    guard !(self is UINavigationController), !(self is UIAlertController) else {
      throw SceneError(.transitionRefused, scene: name, expected: screenName, found: stack.names)
    }
  }
}

extension SceneError {
  /// Why a split view controller is not pushed, in UIKit's words, and what to write instead (SPLIT-16).
  fileprivate static func splitCannotBePushed(_ name: String) -> String {
    "Split View Controllers cannot be pushed to a Navigation Controller; "
      + (name == "Navigator"
        ? "present it, set it as the window's root, or make it a tab"
        : "start the flow with presented:, at .root, or as a FlowTab")
  }
}
