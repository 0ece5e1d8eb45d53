internal import Foundation

extension UINavigationController {
  // MARK: Whether a call may run now

  /// What becomes of a call while a transition runs (semantics, 16.16): it runs, waits or is dropped.
  ///
  /// - Parameters:
  ///   - name: the method, as UIKit's log names it (MIS-01).
  ///   - call: what to run.
  func whenFree(_ name: String, _ call: @escaping @MainActor () -> Void) {
    if transition?.isInteractive == true || (presentationIsInTheWay && !isUnwinding) {
      UIKitComplaint.log(
        "MIS-01",
        "\(name) called on \(describeWithoutColon(self)) while an existing transition or presentation is occurring; "
          + "the navigation stack will not be updated."
      ).report()
    } else if transition?.isRunning == true {
      waitingCalls.append(call)
    } else {
      call()
    }
  }

  private var presentationIsInTheWay: Bool {
    selfAndAncestors.contains { $0.isPresentationRunning }
  }

  func complaint(pushing controller: UIViewController) -> UIKitComplaint? {
    if stack.contains(controller) {
      let application =
        HeadlessEnvironment.current.mainBundle?.bundleIdentifier ?? Bundle.main.bundleIdentifier
      return .invalidArgument(
        "MIS-04",
        "\(describe(self)) is pushing the same view controller instance (\(describe(controller))) more than once which "
          + "is not supported and is most likely an error in the application : \(application ?? "(null)")")
    }
    if controller is UINavigationController {
      return .invalidArgument("MIS-05", "Pushing a navigation controller is not supported")
    }
    if controller is UISplitViewController {
      return .invalidArgument(
        "SPLIT-16", "Split View Controllers cannot be pushed to a Navigation Controller \(describe(self))")
    }
    return nil
  }

  // MARK: T0

  /// Changes the stack at once and asks for the transition that follows (semantics, section 15).
  func change(to newStack: [UIViewController], animated: Bool) {
    let old = stack
    let leaving = old.filter { !newStack.contains($0) }
    let coming = newStack.filter { !old.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming {
      if controller.storedParent != nil { controller.removeFromParent() }
      controller.willMove(toParent: self)
      controller.storedParent = self
    }
    stack = newStack
    storedChildren = newStack
    joining += coming
    synchronizeBar()
    if appearanceState.isOnScreen {
      scheduleTransition(leaving: leaving, animated: animated)
    } else {
      settleMoves(leaving: leaving)
    }
  }

  /// Ends the moves of a stack that is not on the screen: only the top waits for its appearance (NAV-PUSH-08).
  private func settleMoves(leaving: [UIViewController]) {
    for controller in leaving {
      controller.storedParent = nil
      if controller.storedView?.storedSuperview === containerView {
        controller.storedView?.removeFromSuperview()
      }
      endMove(of: controller, to: nil)
    }
    joining.removeAll { $0.storedParent !== self }
    let settled = joining.filter { $0 !== stack.last }
    joining.removeAll { $0 !== stack.last }
    for controller in settled { endMove(of: controller, to: self) }
  }

  func endMove(of controller: UIViewController, to parent: UIViewController?) {
    controller.didMove(toParent: parent)
    if parent == nil {
      controller.movesFromParent = false
    }
    controller.movesToParent = false
  }

  /// Shows the stack's items in the navigation bar (NAV-PUSH-15).
  func synchronizeBar() {
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    if let items = stack.last?.toolbarItems { toolbar.items = items }
  }

  // MARK: Asking for a transition

  private func scheduleTransition(leaving: [UIViewController], animated: Bool) {
    if let transition {
      // Calls of the same turn end in one transition (semantics, 16.16 a).
      transition.join(leaving: leaving, animated: animated)
      return
    }
    let transition = NavigationTransition(self, leaving: leaving, animated: animated)
    self.transition = transition
    // A stack that is on its way in finishes that first.
    if appearanceState == .appeared { transition.start() }
  }

  func startAwaitingTransition() {
    if let transition, !transition.isStarted { transition.start() }
  }

  // MARK: The navigation controller's own appearance

  /// The controllers that follow the navigation controller's own appearance calls.
  func controllersForAppearance(_ call: AppearanceCall) -> [UIViewController] {
    if call == .willAppear {
      installTop()
      return shown.map { [$0] } ?? []
    }
    var all = [shown, transition?.isRunning == true ? transition?.to : nil].compactMap { $0 }
    if all.count == 2, all[0] === all[1] { all.removeLast() }
    return all
  }

  /// Puts the top controller's view in place, before it appears with the navigation controller.
  private func installTop() {
    // Loading a view may change the stack, so the top is asked for again until it stays.
    var top = stack.last
    while let candidate = top, !candidate.isViewLoaded {
      candidate.loadViewIfNeeded()
      top = stack.last
    }
    if let shown, shown !== top, shown.storedView?.storedSuperview === containerView {
      shown.storedView?.removeFromSuperview()
    }
    shown = top
    top?.appearanceState =
      top.map { $0.appearanceState.isOnScreen ? .disappeared : $0.appearanceState } ?? .disappeared
    if let view = top?.storedView { place(view) }
  }

  func place(_ view: UIView) {
    view.frame = containerView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.storedSuperview !== containerView { containerView.addSubview(view) }
  }

  /// Tells those that joined and appeared with the navigation controller that they have moved (NAV-PUSH-02).
  func settleAfterAppearance() {
    let arrived = joining.filter { $0 === shown }
    joining.removeAll { $0 === shown }
    for controller in arrived { endMove(of: controller, to: self) }
  }

  func tellDelegateAfterAppearance(will: Bool, _ animated: Bool) {
    guard let shown, shown.storedParent === self else { return }
    if will {
      delegate?.navigationController(self, willShow: shown, animated: animated)
    } else {
      delegate?.navigationController(self, didShow: shown, animated: animated)
    }
  }
}
