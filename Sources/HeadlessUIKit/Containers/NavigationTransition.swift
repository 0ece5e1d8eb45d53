internal import Foundation

/// One change of what a navigation controller shows, from T0 to T2 (semantics, section 15).
@MainActor
final class NavigationTransition {
  private unowned let navigation: UINavigationController
  private var leaving: [UIViewController]
  private var animated: Bool
  private var from: UIViewController?
  private(set) var to: UIViewController?
  private(set) var operation = UINavigationController.Operation.none
  private(set) var isStarted = false
  /// Whether the transition is between T1 and T2.
  private(set) var isRunning = false
  /// Whether a gesture moves it.
  var isInteractive = false
  private let stackBefore: [UIViewController]
  private var coordinator: TransitionCoordinator

  init(_ navigation: UINavigationController, leaving: [UIViewController], animated: Bool) {
    self.navigation = navigation
    self.leaving = leaving
    self.animated = animated && UIView.areAnimationsEnabled
    from = navigation.shown
    to = navigation.stack.last
    stackBefore = leaving
    coordinator = TransitionCoordinator(
      from: from, to: to, animated: self.animated, duration: UINavigationController.transitionDuration,
      style: .none)
    announce()
  }

  /// Takes in a further call of the same turn.
  func join(leaving more: [UIViewController], animated: Bool) {
    leaving.removeAll { $0.storedParent === navigation && navigation.stack.contains($0) }
    leaving += more.filter { !leaving.contains($0) }
    self.animated = animated && UIView.areAnimationsEnabled
    to = navigation.stack.last
    let pending = coordinator
    coordinator = TransitionCoordinator(
      from: from, to: to, animated: self.animated, duration: UINavigationController.transitionDuration,
      style: .none)
    coordinator.inherit(pending)
    announce()
  }

  private func announce() {
    navigation.activeTransitionCoordinator = coordinator
    from?.activeTransitionCoordinator = coordinator
    to?.activeTransitionCoordinator = coordinator
  }

  /// Asks the clock for T1.
  func start() {
    isStarted = true
    HeadlessEnvironment.current.clock.atCommit { [self] in begin() }
  }

  // MARK: T1

  private func begin() {
    guard navigation.appearanceState.isOnScreen else { return abandon() }
    from = navigation.shown
    to?.loadViewIfNeeded()
    // Loading may have changed the stack once more, which still belongs to this transition.
    to = navigation.stack.last
    to?.loadViewIfNeeded()
    guard from !== to else {
      settle()
      return
    }
    isRunning = true
    operation = to.map { navigation.joining.contains($0) } ?? false ? .push : .pop
    from?.beginDisappearing(animated: animated)
    to?.beginAppearing(animated: animated)
    if let to {
      navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
      if let view = to.storedView { navigation.place(view) }
      if operation == .pop, let view = from?.storedView { navigation.containerView.bringSubviewToFront(view) }
      to.sendIsAppearing()
      to.storedView?.layoutIfNeeded()
    }
    coordinator.begin()
    let clock = HeadlessEnvironment.current.clock
    if animated {
      clock.schedule(after: UINavigationController.transitionDuration) { [self] in end() }
    } else {
      clock.afterCommit { [self] in end() }
    }
  }

  /// The navigation controller left the screen first: the moves end, nothing appears.
  private func abandon() {
    settle()
  }

  // MARK: T2

  private func end() {
    isRunning = false
    if let view = from?.storedView, view.storedSuperview === navigation.containerView {
      view.removeFromSuperview()
    }
    navigation.shown = to
    for controller in leaving where controller.storedParent === navigation { controller.storedParent = nil }
    from?.finishDisappearing()
    if navigation.appearanceState.isOnScreen { to?.finishAppearing() }
    settle()
  }

  /// Ends the moves, the coordinator, and lets what waited begin.
  private func settle() {
    let arrived = navigation.joining
    navigation.joining = []
    for controller in leaving where !navigation.stack.contains(controller) {
      if controller.storedParent === navigation { controller.storedParent = nil }
      navigation.endMove(of: controller, to: nil)
    }
    for controller in arrived where controller.storedParent === navigation {
      navigation.endMove(of: controller, to: navigation)
    }
    coordinator.end(cancelled: false)
    if navigation.transition === self { navigation.transition = nil }
    if let to, operation != .none {
      navigation.delegate?.navigationController(navigation, didShow: to, animated: animated)
    }
    for controller in [navigation, from, to].compactMap({ $0 })
    where controller.activeTransitionCoordinator === coordinator {
      controller.activeTransitionCoordinator = nil
    }
    let waiting = navigation.waitingCalls
    navigation.waitingCalls = []
    for call in waiting { call() }
  }
}
