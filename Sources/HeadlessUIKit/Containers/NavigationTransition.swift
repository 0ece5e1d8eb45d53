internal import Foundation

/// One change of what a navigation controller shows, from T0 to T2 (semantics, section 15).
///
/// Until its T1 further calls join it (16.16 a); from T1 to T2 they wait or are dropped (16.16 b, c).
@MainActor
final class NavigationTransition: CommittedTransition {
  enum Phase {
    /// The navigation controller is not on the screen yet, so nothing was asked of the clock.
    case waiting
    /// T1 comes with the end of this turn.
    case scheduled
    /// Between T1 and T2.
    case running
    /// In T2, while controllers and their moves end.
    case ending
    case ended
  }

  /// Not retained: what the clock holds keeps the navigation controller alive where the transition has to end.
  unowned let navigation: UINavigationController
  private(set) var phase = Phase.waiting
  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  private(set) var operation = UINavigationController.Operation.none
  /// Whether a gesture moves it.
  private(set) var isInteractive: Bool
  /// The transition as those see it who animate it in a manner of their own; nil where UIKit animates it.
  private(set) var context: TransitionContext?
  /// Whether somebody else put the view that comes in its place.
  private var isCustom = false
  /// Whether it was asked for by a stack that was set without animation (NAV-PUSH-07).
  let isUnanimatedSet: Bool
  private var leaving: [UIViewController]
  private(set) var animated: Bool
  private var before: StackBefore
  /// How the gesture ended; nil as long as it goes on.
  var outcome: Outcome?
  /// The coordinator, where somebody has asked for it; a transition that nobody sees one of makes none.
  private var madeCoordinator: TransitionCoordinator?
  /// Whether what goes along with the transition runs at once, also where the coordinator is only asked for later.
  private var coordinatorHasBegun = false
  private var end: HeadlessClock.Token?

  init(
    _ navigation: UINavigationController, before: StackBefore, leaving: [UIViewController], animated: Bool,
    isSet: Bool, isInteractive: Bool
  ) {
    self.navigation = navigation
    self.before = before
    self.leaving = leaving
    self.animated = animated && UIView.areAnimationsEnabled
    self.isInteractive = isInteractive
    isUnanimatedSet = isSet && !animated
    from = navigation.shown
    to = navigation.stack.last
  }

  /// The coordinator as those find it who take part, through the navigation controller around them; a transition without
  /// animation has none (NAV-PUSH-16).
  var visibleCoordinator: TransitionCoordinator? { animated ? coordinator : nil }

  var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    let coordinator = TransitionCoordinator(
      from: from, to: to, animated: animated, duration: UINavigationController.transitionDuration,
      style: .none)
    coordinator.initiallyInteractive = isInteractive
    coordinator.isInteractive = isInteractive
    madeCoordinator = coordinator
    if coordinatorHasBegun { coordinator.begin() }
    return coordinator
  }

  // MARK: The stack of before

  /// The stack to go back to where a gesture is given up.
  var stackBefore: [UIViewController] { before.stack(now: navigation.stack) }

  /// Writes the stack of before down, because the stack is about to change once more.
  func keepStackBefore() { before = .whole(stackBefore) }

  /// Leaves a controller out of the stack of before, which code took away by hand.
  func forget(_ controller: UIViewController) { before = .whole(stackBefore.filter { $0 !== controller }) }

  /// Goes back to the stack of before.
  ///
  /// - Returns: the controllers that had come and go again; they have not heard of it yet.
  func restore() -> [UIViewController] { navigation.restore(stackBefore, leaving: leaving) }

  // MARK: T0

  /// Takes in a further call of the same turn.
  func join(leaving more: [UIViewController], animated: Bool) {
    leaving.removeAll { $0.mayBeOnStack && navigation.stack.holds($0) }
    leaving += more.filter { !leaving.holds($0) }
    self.animated = animated && UIView.areAnimationsEnabled
    to = navigation.stack.last
    retargetCoordinator()
  }

  /// Tells a coordinator that somebody has asked for already where the transition goes now.
  private func retargetCoordinator() {
    madeCoordinator?.retarget(
      from: from, to: to, animated: animated, duration: UINavigationController.transitionDuration)
  }

  /// Asks the clock for T1.
  func start() {
    guard phase == .waiting else { return }
    phase = .scheduled
    HeadlessEnvironment.current.clock.atCommit(begin: self, keeping: navigation)
  }

  func commitBegins(on clock: HeadlessClock) { begin(on: clock) }

  func commitEnds() { finish() }

  // MARK: T1

  private func begin(on clock: HeadlessClock) {
    guard phase == .scheduled else { return }
    // Asked for once, since each look at an owner that is not retained counts as a use of it.
    let navigation = self.navigation
    guard navigation.appearanceState.isOnScreen else { return endBeforeBeginning() }
    let (from, to) = loadTop(of: navigation)
    guard from !== to else { return settle() }
    phase = .running
    operation = .pop
    if let to, navigation.joining.holds(to) { operation = .push }
    retargetCoordinator()
    context = customContext()
    from?.beginDisappearing(animated: animated)
    to?.beginAppearing(animated: animated)
    if let to { navigation.tellDelegate(willShow: to, animated: animated) }
    if let context {
      to.map(navigation.prepareToPlace)
      return context.run()
    }
    placeTop(to, over: from, in: navigation)
    coordinatorHasBegun = true
    madeCoordinator?.begin()
    guard !isInteractive else { return leaveInteraction() }
    if animated {
      end = clock.schedule(after: UINavigationController.transitionDuration, end: self, keeping: navigation)
    } else {
      clock.afterCommit(end: self, keeping: navigation)
    }
  }

  /// Asks the delegate whether it animates the transition, and what moves it (NAV-PUSH-18); not for UIKit's own gesture.
  private func customContext() -> TransitionContext? {
    guard animated, !isInteractive, let from, let to,
      let animation = navigation.customAnimation(for: operation, from: from, to: to)
    else { return nil }
    let container = navigation.containerView
    let scene = TransitionScene(
      container: container, from: from, to: to, fromView: from.placeholderView,
      toView: to.placeholderView, initialFrame: from.placeholderView?.frame ?? container.bounds,
      finalFrame: container.bounds)
    let context = TransitionContext(animation, scene: scene, coordinator: coordinator) { [self, navigation] in
      let completed = $0
      withExtendedLifetime(navigation) { completed ? finish() : takeBack() }
    }
    isInteractive = context.isInteractive
    isCustom = true
    return context
  }

  /// Loads the view that comes; loading may change the stack once more, which still belongs to this transition.
  ///
  /// - Returns: what goes and what comes, so that nobody has to ask for them again.
  private func loadTop(
    of navigation: UINavigationController
  ) -> (from: UIViewController?, to: UIViewController?) {
    let shown = navigation.shown
    from = shown
    var top: UIViewController?
    repeat {
      top = navigation.stack.last
      top?.loadViewIfNeeded()
    } while top !== navigation.stack.last
    to = top
    return (shown, top)
  }

  private func placeTop(
    _ to: UIViewController?, over from: UIViewController?, in navigation: UINavigationController
  ) {
    navigation.updateBottomBars()
    guard let to else { return }
    navigation.place(to)
    if operation == .pop, let view = from?.placeholderView {
      navigation.containerView.bringSubviewToFront(view)
    }
    to.sendIsAppearing()
    to.storedView?.layoutIfNeeded()
  }

  /// Asks the clock for T2.
  func scheduleEnd(
    after duration: TimeInterval, _ end: @escaping @MainActor (NavigationTransition) -> Void
  ) {
    let clock = HeadlessEnvironment.current.clock
    let work: @MainActor () -> Void = { [self, navigation] in
      withExtendedLifetime(navigation) { end(self) }
    }
    if animated {
      self.end = clock.schedule(after: duration, work)
    } else {
      clock.afterCommit(work)
    }
  }

  // MARK: T2

  /// Ends at once, because the navigation controller left the screen.
  func finishOffScreen() {
    switch phase {
    case .waiting, .scheduled:
      // Who went with the navigation controller has left before its move ends (NAV-POP-01).
      if !isBeingTakenBack { navigation.endDisappearanceOfShown(unless: to) }
      endBeforeBeginning()
    case .running: isBeingTakenBack ? takeBack() : finish()
    case .ending, .ended: break
    }
  }

  /// Ends without T1, since the navigation controller left the screen first: the moves end and nothing appears.
  private func endBeforeBeginning() {
    guard isBeingTakenBack else { return settle() }
    // The gesture was given up, or lost its screen: nobody has moved (NAV-INT-03).
    for controller in restore() { navigation.endMove(of: controller, to: nil) }
    settle(cancelled: true)
  }

  /// Whether the gesture has not ended well by now.
  private var isBeingTakenBack: Bool {
    if let context { return context.isInteractive || context.transitionWasCancelled }
    return isInteractive && outcome != .finished
  }

  /// Enters T2.
  ///
  /// - Returns: whether it has not been entered before.
  func beginEnding() -> Bool {
    guard phase == .running else { return false }
    phase = .ending
    if let end { HeadlessEnvironment.current.clock.cancel(end) }
    context?.abandon()
    context = nil
    return true
  }

  func finish() {
    guard beginEnding() else { return }
    let (navigation, from, to) = (self.navigation, self.from, self.to)
    from?.removeFromPlace(inside: navigation.containerView)
    navigation.shown = to
    if isCustom, let to, to.placeholderView?.storedSuperview === navigation.containerView {
      navigation.place(to)
    }
    for controller in leaving where controller.storedParent === navigation { cutOff(controller) }
    from?.finishDisappearing()
    if navigation.appearanceState == .appeared { to?.finishAppearing() }
    settle()
  }

  /// Takes the parent away; what was shown still finds the coordinator while it hears that it has gone (NAV-PUSH-16).
  private func cutOff(_ controller: UIViewController) {
    if animated, controller === from { controller.activeTransitionCoordinator = coordinator }
    controller.storedParent = nil
  }

  /// Ends the moves and the coordinator, tells the delegate, and lets what waited begin.
  func settle(cancelled: Bool = false) {
    phase = .ending
    let (navigation, to) = (self.navigation, self.to)
    if !cancelled { navigation.settleMoves(leaving: leaving, topHasCome: operation != .none) }
    // The delegate may ask for it when all is over (NAV-PUSH-12).
    if animated, operation != .none, !cancelled, navigation.delegate != nil {
      navigation.activeTransitionCoordinator = coordinator
    }
    madeCoordinator?.end(cancelled: cancelled)
    navigation.updateBottomBars()
    phase = .ended
    if navigation.transition === self { navigation.transition = nil }
    if let to, operation != .none, !cancelled { navigation.tellDelegate(didShow: to, animated: animated) }
    if let madeCoordinator {
      navigation.forget(madeCoordinator)
      from?.forget(madeCoordinator)
    }
    navigation.transitionDidEnd()
  }
}
