#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension Navigator {
  // MARK: Presenting

  /// Presents a screen over whatever is on top, above an alert only when that was closed.
  ///
  /// - Parameters:
  ///   - screen: the screen; it is not put into a navigation controller.
  ///   - style: how it is presented; as the screen itself says by default.
  ///   - presenter: who presents; what is presented over it already presents in its place. Nil for what is on top in the
  ///     window.
  ///   - animation: how it moves; as UIKit does by default.
  ///   - key: what makes two requests equal, such as the value of a route; the screen itself by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition. It waits for the window, and for the presenter to come on the screen; it fails where
  ///   the presenter is gone.
  @discardableResult
  public func present(
    _ screen: UIViewController, _ style: PresentationStyle = .asIs, from presenter: UIViewController? = nil,
    animation: RouteAnimation = .standard, key: AnyHashable? = nil, policy: TransitionPolicy? = nil
  ) -> Transition {
    let tree = tree
    let isGiven = presenter != nil
    let anchor: @MainActor () -> UIViewController? = { [weak presenter, weak tree] in
      isGiven ? presenter : tree?.window?.rootViewController
    }
    let transition = Transition(.present, key: key)
    transition.screen = ObjectIdentifier(screen)
    transition.destination = screen.screenName
    transition.animated = animation.isAnimated
    let request = TransitionQueue.Request(
      transition, in: .window, obstacle: { tree.obstacle(presentingFrom: anchor()) },
      begin: { [weak self] end in
        guard let self, let presenter = anchor()?.presenter(of: screen, style) else {
          return end(.failed(SceneError(.containerGone, scene: "Navigator", expected: screen.screenName)))
        }
        begin(screen, style, animation, from: presenter, end)
      })
    request.impossibility = { tree.windowIsGone ?? tree.absence(of: anchor(), isGiven, showing: screen) }
    request.isLost = { [weak screen] in screen?.presentingViewController == nil }
    return add(request, policy)
  }

  private func begin(
    _ screen: UIViewController, _ style: PresentationStyle, _ animation: RouteAnimation,
    from presenter: UIViewController, _ end: @escaping @MainActor (TransitionOutcome) -> Void
  ) {
    guard screen.parent == nil, screen.presentingViewController == nil,
      screen.viewIfLoaded?.window?.rootViewController !== screen
    else {
      return end(.failed(SceneError(.screenShownTwice, scene: "Navigator", expected: screen.screenName)))
    }
    tree.placeBeacons(in: presenter)
    if let style = style.modalPresentationStyle { screen.modalPresentationStyle = style }
    animation.prepare(screen)
    presenter.present(screen, animated: animation.isAnimated) { end(.performed) }
    guard screen.presentingViewController == nil else { return tree.hierarchyChanged() }
    end(
      .failed(
        SceneError(
          .transitionRefused, scene: "Navigator", expected: screen.screenName, found: tree.namesOnScreen)))
  }

  /// Dismisses what is on top; an alert that lies over everything is one.
  ///
  /// - Parameters:
  ///   - animated: whether it takes time; true by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where nothing is presented.
  @discardableResult
  public func dismiss(animated: Bool = true, policy: TransitionPolicy? = nil) -> Transition {
    dismiss(nil, animated, "top", policy) { [weak tree] in
      guard let root = tree?.window?.rootViewController else { return nil }
      return root.presentedOver.map { Array(sequence(first: $0, next: \.presentedOver)).last ?? $0 }
    }
  }

  /// Dismisses a screen and everything that is presented over it.
  ///
  /// - Parameters:
  ///   - screen: the screen, or one inside a container that is presented.
  ///   - animated: whether it takes time; true by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where the screen is not presented any more.
  @discardableResult
  public func dismiss(
    _ screen: UIViewController, animated: Bool = true, policy: TransitionPolicy? = nil
  ) -> Transition {
    dismiss(screen, animated, nil, policy) { [weak screen] in screen?.outermostPresented }
  }

  /// Dismisses for a person's gesture, once however often it is made.
  func dismiss(_ screen: UIViewController, reason: Leaving.Reason) -> Transition {
    dismiss(screen, true, nil, .coalesce, reason: reason, gesture: .sheetSwipe) { [weak screen] in
      screen?.outermostPresented
    }
  }

  /// Dismisses everything that is presented, in one visible step.
  ///
  /// - Parameters:
  ///   - animated: whether it takes time; true by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where nothing is presented.
  @discardableResult
  public func dismissAll(animated: Bool = true, policy: TransitionPolicy? = nil) -> Transition {
    dismiss(nil, animated, "all", policy) { [weak tree] in tree?.window?.rootViewController?.presentedOver }
  }

  private func dismiss(
    _ screen: UIViewController?, _ animated: Bool, _ key: AnyHashable?, _ policy: TransitionPolicy?,
    reason: Leaving.Reason = .dismissal, gesture: NavigationEvent.Gesture? = nil,
    lowest: @escaping @MainActor () -> UIViewController?
  ) -> Transition {
    let transition = Transition(.dismiss, key: key)
    transition.screen = screen.map { ObjectIdentifier($0) }
    transition.animated = animated
    transition.gesture = gesture
    let tree = tree
    let request = TransitionQueue.Request(
      transition, in: .window, overtaking: .person,
      obstacle: {
        guard let lowest = lowest() else { return nil }
        return TransitionQueue.transition(around: lowest).map { .transition($0) }
      },
      begin: { end in
        guard let lowest = lowest(), let presenter = lowest.presentingViewController else {
          return end(.unchanged)
        }
        presenter.dismiss(animated: animated) { end(.performed) }
        tree.hierarchyChanged()
      })
    request.reason = reason
    request.leaving = { lowest()?.everythingInside ?? [] }
    if key == AnyHashable("top") { request.subject = lowest }
    request.isLost = {
      // Over the context of a tab that nobody sees, too.
      let presentations = [tree.window?.rootViewController?.presentedOver, lowest()].compactMap { $0 }
      return !presentations.contains { presented in
        sequence(first: presented, next: \.presentedOver).contains { $0.isBeingDismissed }
      }
    }
    request.impossibility = { tree.windowIsGone }
    return add(request, policy)
  }
}

extension UIViewController {
  /// The outermost container around, where it is presented.
  fileprivate var outermostPresented: UIViewController? {
    let outermost = outermost
    return outermost.presentingViewController == nil ? nil : outermost
  }

  /// Who presents a screen: what is on top, or this very controller where the screen is to cover its context alone and
  /// nothing is over it.
  func presenter(of screen: UIViewController, _ style: PresentationStyle) -> UIViewController {
    let style = style.modalPresentationStyle ?? screen.modalPresentationStyle
    let top = topmost
    return (style == .currentContext || style == .overCurrentContext) && top === outermost ? self : top
  }
}

extension FlowTree {
  func obstacle(presentingFrom anchor: UIViewController?) -> TransitionQueue.Obstacle? {
    guard let anchor else { return .hierarchy }
    if let transition = TransitionQueue.transition(around: anchor) { return .transition(transition) }
    // What a full-screen presentation covers is in no window; what it is presented over is.
    let topmost = anchor.topmost
    guard topmost.viewIfLoaded?.window != nil else { return .hierarchy }
    return topmost is UIAlertController ? .person : nil
  }

  /// Why nothing can be presented from a controller any more.
  fileprivate func absence(
    of anchor: UIViewController?, _ wasGiven: Bool, showing screen: UIViewController
  ) -> SceneError? {
    guard wasGiven else { return nil }
    if let anchor {
      var hierarchy = hierarchy()
      guard case .gone = hierarchy.standing(of: anchor) else { return nil }
    }
    return SceneError(.containerGone, scene: "Navigator", expected: screen.screenName, found: namesOnScreen)
  }
}
