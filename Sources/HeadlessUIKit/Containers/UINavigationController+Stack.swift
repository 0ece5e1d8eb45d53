internal import Foundation

extension UINavigationController {
  // MARK: Whether a call may run now

  /// What becomes of a call while a transition runs (semantics, 16.16): it runs, waits or is dropped.
  ///
  /// - Parameters:
  ///   - name: the method, as UIKit's log names it (MIS-01).
  ///   - call: what to run.
  func whenFree(_ name: String, _ call: @escaping @MainActor () -> Void) {
    switch fate(ofCall: name) {
    case .runs: call()
    case .waits: waitingCalls.append(WaitingNavigationCall(name: name, run: call))
    case .isDropped: break
    }
  }

  /// What becomes of a call that is made now; one that is dropped is complained of.
  ///
  /// - Parameter name: the method, as UIKit's log names it (MIS-01).
  /// - Returns: whether to run it, to let it wait or to leave it.
  func fate(ofCall name: String) -> NavigationCallFate {
    let isBetween = transition?.isBetweenCommitAndEnd ?? false
    if transition?.isInGesture == true || (presentationIsRunningAround && !isUnwinding)
      || (isBetween && HeadlessEnvironment.current.navigationPolicy.callDuringTransition == .isDropped)
    {
      UIKitComplaint.navigationCallDropped(name, self).report()
      return .isDropped
    }
    return isBetween ? .waits : .runs
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
    if !waitingCalls.isEmpty {
      let waiting = waitingCalls
      waitingCalls = []
      for call in waiting { whenFree(call.name, call.run) }
    }
    showTopIfItChanged()
  }

  private func complaint(pushing controller: UIViewController) -> UIKitComplaint? {
    if controller.mayBeOnStack, stack.holds(controller) {
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
    return self.complaint(holding: controller)
  }

  // MARK: T0

  /// Pushes, or waits with it until what runs has ended.
  func push(_ controller: UIViewController, animated: Bool) {
    let name = "pushViewController:animated:"
    switch pushWaitsForCommit(animated: animated) ? .waits : fate(ofCall: name) {
    case .runs: pushNow(controller, animated: animated)
    case .waits:
      let push = WaitingNavigationCall(name: name) { [self] in pushNow(controller, animated: animated) }
      waitingCalls.append(push)
    case .isDropped: break
    }
  }

  /// Takes the top controller away, or waits with it until what runs has ended.
  func pop(animated: Bool) -> UIViewController? {
    let name = "popToViewController:transition:"
    switch fate(ofCall: name) {
    case .runs: return popNow(animated: animated)
    case .waits:
      waitingCalls.append(WaitingNavigationCall(name: name) { [self] in _ = popNow(animated: animated) })
      return nil
    case .isDropped: return nil
    }
  }

  func pushNow(_ controller: UIViewController, animated: Bool) {
    if let complaint = complaint(pushing: controller) { return complaint.report() }
    grow(by: controller, animated: animated)
  }

  func popNow(animated: Bool) -> UIViewController? {
    stack.count > 1 ? shrink(animated: animated) : nil
  }

  /// Puts one controller on the stack as it stands, which costs the same however deep that is.
  func grow(by controller: UIViewController, animated: Bool) {
    transition?.keepStackBefore()
    receive(controller)
    let isFirst = stack.isEmpty
    let childrenFollow = storedChildren.count == stack.count
    stack.append(controller)
    if childrenFollow { storedChildren.append(controller) } else { storedChildren = stack }
    joining.append(controller)
    showChange(unchanged: stack.count - 1)
    if isFirst { storedParent?.childBarItemsDidChange(self) }
    move(from: .pushed, leaving: [], animated: animated)
  }

  /// Takes the top off the stack as it stands, which costs the same however deep that is.
  ///
  /// - Parameters:
  ///   - animated: whether the transition takes time.
  ///   - isInteractive: whether a gesture moves the transition.
  /// - Returns: the controller that leaves; nil where there is none.
  @discardableResult
  func shrink(animated: Bool, isInteractive: Bool = false) -> UIViewController? {
    guard let top = stack.last else { return nil }
    transition?.keepStackBefore()
    top.willMove(toParent: nil)
    // What hears of it may have changed the stack; one that it took off itself is not taken twice.
    guard let index = stack.lastPlace(of: top) else { return top }
    let childrenFollow = storedChildren.count == stack.count && storedChildren[index] === top
    stack.remove(at: index)
    if childrenFollow { storedChildren.remove(at: index) } else { storedChildren = stack }
    top.mayBeOnStack = false
    showChange(unchanged: index)
    if stack.isEmpty { storedParent?.childBarItemsDidChange(self) }
    move(from: .popped(top), leaving: [top], animated: animated, isInteractive: isInteractive)
    return top
  }

  /// Makes a controller one of the stack's, which is told so at once.
  private func receive(_ controller: UIViewController) {
    if let parent = controller.storedParent {
      if parent !== self { (parent as? UINavigationController)?.takeLeftOver(controller) }
      controller.removeFromParent()
    }
    // One that left in this turn and comes again moves in once.
    if !joining.isEmpty { joining.removeAll { $0 === controller } }
    controller.willMove(toParent: self)
    controller.storedParent = self
    controller.mayBeOnStack = true
  }

  /// Lets the bars follow the stack.
  ///
  /// - Parameter unchanged: how many controllers at the bottom are as they were.
  private func showChange(unchanged: Int) {
    noteBottomBarHiding()
    synchronizeBars(unchanged: unchanged)
    stackDidChange()
  }

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
    transition?.keepStackBefore()
    let (unchanged, leaving, coming) = UINavigationController.difference(from: old, to: newStack)
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { receive(controller) }
    stack = newStack
    storedChildren = newStack
    for controller in leaving { controller.mayBeOnStack = false }
    joining += coming
    showChange(unchanged: unchanged)
    if old.first !== newStack.first { storedParent?.childBarItemsDidChange(self) }
    move(from: .whole(old), leaving: leaving, animated: animated, isSet: isSet, isInteractive: isInteractive)
  }

  /// Lets the screen follow the stack, at once or by a transition.
  private func move(
    from before: StackBefore, leaving: [UIViewController], animated: Bool, isSet: Bool = false,
    isInteractive: Bool = false
  ) {
    if showsTopWithItself {
      settleMoves(leaving: leaving)
    } else if transition == nil, shown === stack.last {
      // The screen stays as it is (NAV-SET-02).
      updateBottomBars()
      settleMoves(leaving: leaving)
    } else {
      scheduleTransition(
        from: before, leaving: leaving, animated: animated, isSet: isSet, isInteractive: isInteractive)
    }
  }

  /// How many controllers two stacks begin with alike, and the controllers that are in one of them alone.
  ///
  /// What both begin with is passed over by identity, without being asked.
  static func difference(
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
    for controller in leaving where !(controller.mayBeOnStack && stack.holds(controller)) {
      if controller.storedParent === self { controller.storedParent = nil }
      endMove(of: controller, to: nil)
    }
    forgetShownIfItLeft()
    guard let first = joining.first else { return }
    if joining.count == 1 {
      let isChild = first.storedParent === self
      guard !isChild || hasArrived(first, topHasCome: topHasCome) else { return }
      joining.removeAll(keepingCapacity: true)
      if isChild { endMove(of: first, to: self) }
      return
    }
    var (arrived, waiting): ([UIViewController], [UIViewController]) = ([], [])
    for controller in joining where controller.storedParent === self {
      if hasArrived(controller, topHasCome: topHasCome) {
        arrived.append(controller)
      } else {
        waiting.append(controller)
      }
    }
    joining = waiting
    for controller in arrived { endMove(of: controller, to: self) }
  }

  /// Whether a controller that joined the stack need not wait for its own appearance to end its move.
  private func hasArrived(_ controller: UIViewController, topHasCome: Bool) -> Bool {
    topHasCome || controller !== stack.last || controller.appearanceState == .appeared
  }

  /// Lets go of a controller that left the stack while the navigation controller was off the screen (NAV-POP-13).
  func forgetShownIfItLeft() {
    guard appearanceState == .disappeared, let gone = shown, !(gone.mayBeOnStack && stack.holds(gone)) else {
      return
    }
    gone.removeFromPlace(in: containerView)
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
    from before: StackBefore, leaving: [UIViewController], animated: Bool, isSet: Bool = false,
    isInteractive: Bool = false
  ) {
    if let transition {
      // Calls of the same turn end in one transition (semantics, 16.16 a).
      return transition.join(leaving: leaving, animated: animated)
    }
    let transition = NavigationTransition(
      self, before: before, leaving: leaving, animated: animated, isSet: isSet,
      isInteractive: isInteractive)
    self.transition = transition
    // A navigation controller that is on its way in finishes that first.
    if appearanceState == .appeared { transition.start() }
  }

  /// Shows the top where something other than a call of the stack's own changed it.
  func showTopIfItChanged() {
    guard transition == nil, !showsTopWithItself, shown !== stack.last else { return }
    scheduleTransition(from: .whole(stack), leaving: [], animated: false)
  }

  /// Leaves a controller out that code took away by hand.
  func forget(_ child: UIViewController) {
    guard child.mayBeOnStack, stack.holds(child) else { return }
    transition?.keepStackBefore()
    transition?.forget(child)
    stack.removeAll { $0 === child }
    child.mayBeOnStack = false
    joining.removeAll { $0 === child }
    noteBottomBarHiding()
    synchronizeBars()
    forgetShownIfItLeft()
    showTopIfItChanged()
  }
}

/// What becomes of a call of the stack's (semantics, 16.16).
enum NavigationCallFate {
  case runs
  case waits
  case isDropped
}

/// What a stack was before a transition, told by what changed, so that a push or a pop need not copy it.
enum StackBefore {
  /// One controller less at the top.
  case pushed
  /// One controller more at the top.
  case popped(UIViewController)
  case whole([UIViewController])

  /// The stack of before, told from the stack as the change left it.
  func stack(now: [UIViewController]) -> [UIViewController] {
    switch self {
    case .pushed: now.dropLast()
    case .popped(let controller): now + [controller]
    case .whole(let stack): stack
    }
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

  /// Each controller once, at its first place.
  nonisolated var distinct: [UIViewController] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The last place of this very controller; looks from the end.
  nonisolated func lastPlace(of controller: UIViewController) -> Int? {
    for index in indices.reversed() where self[index] === controller { return index }
    return nil
  }
}
