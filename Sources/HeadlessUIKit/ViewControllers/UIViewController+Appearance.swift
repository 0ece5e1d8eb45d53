internal import Foundation

extension UIViewController {
  /// Whether the appearance comes from being added to a parent (LIFE-22).
  public var isMovingToParent: Bool { movesToParent }

  /// Whether the disappearance comes from being removed from the parent (LIFE-23).
  public var isMovingFromParent: Bool { movesFromParent }

  /// Whether the controller is on its way to being presented (LIFE-24).
  public var isBeingPresented: Bool { presentationPhase == .presenting }

  /// Whether the controller is on its way to being dismissed (LIFE-24).
  public var isBeingDismissed: Bool { presentationPhase == .dismissing }

  // MARK: By hand

  /// Starts an appearance or disappearance of a child, where the parent does not forward them (CONT-12).
  ///
  /// - Parameters:
  ///   - isAppearing: whether the child's view comes or goes.
  ///   - animated: whether the change takes time.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, (covering ?? self).appearanceState) {
    case (true, .appearing), (false, .disappearing): UIKitComplaint.unbalancedAppearance(self).report()
    case (true, _): beginAppearing(animated: animated)
    case (false, _): beginDisappearing(animated: animated)
    }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` started (CONT-12, CONT-14).
  public func endAppearanceTransition() {
    let covering = covering
    if covering != nil { sendIsAppearing() }
    switch (covering ?? self).appearanceState {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    case .appeared, .disappeared: UIKitComplaint.unbalancedAppearance(self).report()
    }
  }

  /// What covers this controller in its own place, and comes and goes in its stead.
  private var covering: UIViewController? {
    presentedInPlace.flatMap { $0.coversPresenterInPlace ? $0 : nil }
  }

  // MARK: By a container, a window or a presentation

  func beginAppearing(animated: Bool) {
    if let covering { return covering.beginAppearing(animated: animated) }
    defer { presentedInPlace?.beginAppearing(animated: animated) }
    guard !appearanceState.isOnScreen, !isCoveredByWindow else { return }
    loadViewIfNeeded()
    appearanceState = .appearing
    appearanceIsAnimated = animated
    hasSentIsAppearing = false
    disappearsByItself = false
    announce(.willAppear)
    pendingForward = .willAppear
    viewWillAppear(animated)
    withholdsAppearance = pendingForward != nil
    pendingForward = nil
  }

  func sendIsAppearing() {
    defer { presentedInPlace?.comeBackInPlace() }
    guard appearanceState == .appearing, !hasSentIsAppearing, storedView?.storedWindow != nil else { return }
    hasSentIsAppearing = true
    announce(.isAppearing)
    pendingForward = .isAppearing
    viewIsAppearing(appearanceIsAnimated)
    pendingForward = nil
  }

  func finishAppearing() {
    defer { presentedInPlace?.finishAppearing() }
    guard appearanceState == .appearing else { return }
    sendIsAppearing()
    appearanceState = .appeared
    endsAppearanceByItself = false
    announce(.didAppear)
    pendingForward = .didAppear
    viewDidAppear(appearanceIsAnimated)
    pendingForward = nil
    movesToParent = false
  }

  func beginDisappearing(animated: Bool) {
    beginGoingWithPlace(animated: animated)
    guard appearanceState.isOnScreen else { return }
    appearanceState = .disappearing
    appearanceIsAnimated = animated
    endsAppearanceByItself = false
    announce(.willDisappear)
    pendingForward = .willDisappear
    viewWillDisappear(animated)
    pendingForward = nil
  }

  func finishDisappearing() {
    defer { endGoingWithPlace() }
    guard appearanceState == .disappearing else { return }
    appearanceState = .disappeared
    announce(.didDisappear)
    pendingForward = .didDisappear
    viewDidDisappear(appearanceIsAnimated)
    pendingForward = nil
  }

  /// Passes an appearance call on to the children; what `super` of the appearance methods does (CONT-10, CONT-21).
  func forward(_ call: AppearanceCall, _ animated: Bool) {
    guard pendingForward == call else { return }
    pendingForward = nil
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    forwardToChildren(call, animated)
  }

  /// Goes through what its parent passes on.
  func take(_ call: AppearanceCall, _ animated: Bool) {
    switch call {
    case .willAppear: beginAppearing(animated: animated)
    case .isAppearing: sendIsAppearing()
    case .didAppear: finishAppearing()
    case .willDisappear: beginDisappearing(animated: animated)
    case .didDisappear: finishDisappearing()
    }
  }

  // MARK: By the view's own way in and out of a window

  /// Whether a window or a presentation, not the view's own moves, decides about appearance calls.
  private var appearanceIsManaged: Bool {
    presentationPhase != .none || ownPresentingViewController != nil
      || storedView?.storedWindow?.rootViewController === self
  }

  func viewWillEnterWindow() {
    guard appearanceState == .disappeared, !appearanceIsManaged else { return }
    if covering != nil { return }
    if let storedParent {
      guard storedParent.shouldAutomaticallyForwardAppearanceMethods, storedParent.appearanceState.isOnScreen,
        storedParent.appearanceState == .appeared || !storedParent.withholdsAppearance
      else { return }
    }
    beginAppearing(animated: false)
    // A parent on its way passes its own didAppear on; otherwise the end of this turn is the end.
    endsAppearanceByItself = storedParent?.appearanceState != .appearing
  }

  func viewDidEnterWindow() {
    if presentedInPlace != nil, appearanceState != .appearing { return }
    if let storedParent, storedParent.appearanceState == .appearing, !storedParent.hasSentIsAppearing {
      return
    }
    sendIsAppearing()
    guard endsAppearanceByItself, appearanceState == .appearing else { return }
    HeadlessEnvironment.current.clock.afterCommit { [weak self] in
      guard let self, endsAppearanceByItself else { return }
      finishAppearing()
    }
  }

  func viewWillLeaveWindow() {
    guard appearanceState.isOnScreen, !appearanceIsManaged else { return }
    if let storedParent, !storedParent.shouldAutomaticallyForwardAppearanceMethods { return }
    disappearsByItself = true
    // Whoever animates a transition takes out what came where that is given up: one transition has one flag (LIFE-18).
    beginDisappearing(animated: appearanceState == .appearing && appearanceIsAnimated)
  }

  func viewDidLeaveWindow() {
    guard disappearsByItself else { return }
    disappearsByItself = false
    finishDisappearing()
  }
}
