internal import Foundation

extension UINavigationController {
  // MARK: Whether a call may run now

  /// What becomes of a call while a transition runs (semantics, 16.16): it runs, waits or is dropped.
  ///
  /// - Parameters:
  ///   - name: the method, as UIKit's log names it (MIS-01).
  ///   - call: what to run.
  func whenFree(_ name: String, _ call: @escaping @MainActor () -> Void) {
    let policy = HeadlessEnvironment.current.navigationPolicy
    let isBetween = transition?.isBetweenCommitAndEnd ?? false
    if transition?.isInteractive == true || (presentationIsInTheWay && !isUnwinding)
      || (isBetween && policy.callDuringTransition == .isDropped)
    {
      UIKitComplaint.navigationCallDropped(name, self).report()
    } else if isBetween {
      waitingCalls.append(WaitingNavigationCall(name: name, run: call))
    } else {
      call()
    }
  }

  /// Whether a push has to wait for the commit, as before iOS 18 (NAV-PUSH-07).
  func pushWaitsForCommit(animated: Bool) -> Bool {
    guard animated, HeadlessEnvironment.current.navigationPolicy.pushWaitsForUnanimatedSet, let transition
    else {
      return false
    }
    return transition.isUnanimatedSet && !transition.isBetweenCommitAndEnd
  }

  /// Carries out what waited for the end of the transition (semantics, 16.16 b).
  func transitionDidEnd() {
    let waiting = waitingCalls
    waitingCalls = []
    for call in waiting { whenFree(call.name, call.run) }
    showTopIfItChanged()
  }

  private var presentationIsInTheWay: Bool {
    selfAndAncestors.contains { $0.isPresentationRunning }
  }

  func complaint(pushing controller: UIViewController) -> UIKitComplaint? {
    if stack.holds(controller) {
      let application =
        HeadlessEnvironment.current.mainBundle?.bundleIdentifier ?? Bundle.main.bundleIdentifier
      return .pushedTwice(controller, on: self, application: application)
    }
    if controller is UINavigationController {
      return .pushedNavigation
    }
    if controller is UISplitViewController {
      return .pushedSplitView(on: self)
    }
    return nil
  }

  // MARK: T0

  /// Changes the stack at once and asks for the transition that follows (semantics, section 15).
  ///
  /// - Parameters:
  ///   - newStack: the new stack.
  ///   - animated: whether the transition takes time.
  ///   - isSet: whether the whole stack was set.
  ///   - isInteractive: whether a gesture moves the transition.
  func change(
    to newStack: [UIViewController], animated: Bool, isSet: Bool = false, isInteractive: Bool = false
  ) {
    let old = stack
    let (unchanged, leaving, coming) = UINavigationController.difference(from: old, to: newStack)
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming {
      if controller.storedParent != nil { controller.removeFromParent() }
      controller.willMove(toParent: self)
      controller.storedParent = self
    }
    stack = newStack
    storedChildren = newStack
    joining += coming
    noteBottomBarHiding()
    synchronizeBars(unchanged: unchanged)
    stackDidChange()
    if old.first !== newStack.first { storedParent?.childBarItemsDidChange(self) }
    if showsTopWithItself {
      settleMoves(leaving: leaving)
    } else if transition == nil, shown === stack.last {
      // The screen stays as it is (NAV-SET-02).
      updateBottomBars()
      settleMoves(leaving: leaving)
    } else {
      scheduleTransition(
        from: old, leaving: leaving, animated: animated, isSet: isSet, isInteractive: isInteractive)
    }
  }

  /// How many controllers two stacks begin with alike, and the controllers that are in one of them alone.
  ///
  /// What both begin with is passed over by identity, so that a push onto a deep stack costs what any other does.
  private static func difference(
    from old: [UIViewController], to new: [UIViewController]
  ) -> (unchanged: Int, leaving: [UIViewController], coming: [UIViewController]) {
    var common = 0
    while common < min(old.count, new.count), old[common] === new[common] { common += 1 }
    let (oldRest, newRest) = (old[common...], new[common...])
    let oldPlaces = Set(oldRest.map(ObjectIdentifier.init))
    let newPlaces = Set(newRest.map(ObjectIdentifier.init))
    return (
      common,
      oldRest.filter { !newPlaces.contains(ObjectIdentifier($0)) },
      newRest.filter { !oldPlaces.contains(ObjectIdentifier($0)) }
    )
  }

  /// Whether the top appears with the navigation controller, not by a transition (NAV-PUSH-08).
  private var showsTopWithItself: Bool {
    appearanceState == .disappeared || isChoosingTop || pendingForward == .willAppear
  }

  /// Ends the moves; a top that is still to appear ends its own with that (NAV-PUSH-02, NAV-PUSH-08).
  ///
  /// - Parameters:
  ///   - leaving: the controllers that left.
  ///   - topHasCome: whether a transition brought the top, even where the screen went before its end.
  func settleMoves(leaving: [UIViewController], topHasCome: Bool = false) {
    for controller in leaving where !stack.holds(controller) {
      if controller.storedParent === self { controller.storedParent = nil }
      endMove(of: controller, to: nil)
    }
    forgetShownIfItLeft()
    let arrived = joining.filter {
      $0.storedParent === self && ($0 !== stack.last || topHasCome || $0.appearanceState == .appeared)
    }
    joining.removeAll { $0.storedParent !== self || arrived.contains($0) }
    for controller in arrived { endMove(of: controller, to: self) }
  }

  /// Lets go of a controller that left the stack while the navigation controller was off the screen (NAV-POP-13).
  func forgetShownIfItLeft() {
    guard appearanceState == .disappeared, let gone = shown, !stack.holds(gone) else {
      return
    }
    if gone.storedView?.storedSuperview === containerView { gone.storedView?.removeFromSuperview() }
    shown = nil
  }

  func endMove(of controller: UIViewController, to parent: UIViewController?) {
    controller.didMove(toParent: parent)
    if parent == nil {
      controller.movesFromParent = false
      didLeaveStack(controller)
    }
    controller.movesToParent = false
  }

  // MARK: Asking for a transition

  private func scheduleTransition(
    from old: [UIViewController], leaving: [UIViewController], animated: Bool, isSet: Bool = false,
    isInteractive: Bool = false
  ) {
    if let transition {
      // Calls of the same turn end in one transition (semantics, 16.16 a).
      return transition.join(leaving: leaving, animated: animated)
    }
    let transition = NavigationTransition(
      self, stackBefore: old, leaving: leaving, animated: animated, isSet: isSet,
      isInteractive: isInteractive)
    self.transition = transition
    // A navigation controller that is on its way in finishes that first.
    if appearanceState == .appeared { transition.start() }
  }

  /// Shows the top where something other than a call of the stack's own changed it.
  func showTopIfItChanged() {
    guard transition == nil, !showsTopWithItself, shown !== stack.last else { return }
    scheduleTransition(from: stack, leaving: [], animated: false)
  }

  /// Leaves a controller out that code took away by hand.
  func forget(_ child: UIViewController) {
    guard stack.contains(child) else { return }
    stack.removeAll { $0 === child }
    joining.removeAll { $0 === child }
    noteBottomBarHiding()
    synchronizeBars()
    forgetShownIfItLeft()
    showTopIfItChanged()
  }
}

/// A call that waits for the end of the running transition.
///
/// A type of its own because the compiler names an isolated closure that is stored in a `@preconcurrency` class in two
/// ways, which the linker does not forgive.
struct WaitingNavigationCall {
  /// The method, as UIKit's log names it (MIS-01).
  let name: String
  let run: @MainActor () -> Void
}

extension NavigationTransition {
  /// Whether T1 has come and T2 is not over.
  var isBetweenCommitAndEnd: Bool { phase == .running || phase == .ending }
}

extension [UIViewController] {
  /// Whether this very controller is among them; belongs to no actor, so that nobody is asked for each one.
  nonisolated func holds(_ controller: UIViewController) -> Bool {
    for other in self where other === controller { return true }
    return false
  }
}
