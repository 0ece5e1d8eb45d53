internal import Foundation

/// How a presentation adapts to the room that there is (PRES-22, PRES-23, POP-04).
extension UIPresentationController {
  /// The style in which the controller really stands on the screen.
  @_spi(Sceneway) public var effectiveStyle: UIModalPresentationStyle { adaptedStyle ?? presentationStyle }

  /// The controller that stands on the screen: the presented one, or what the delegate put in its stead.
  var shownController: UIViewController { substitute ?? presentedViewController }

  /// Whether the style is one that gives way where there is little room.
  private var isAdaptive: Bool {
    switch presentationStyle {
    case .pageSheet, .formSheet, .popover, .custom: true
    default: false
    }
  }

  /// The style to take on; nil for its own.
  private func style(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard isAdaptive else { return nil }
    let answer = adaptivePresentationStyle(for: traits)
    return answer == .none || answer == presentationStyle ? nil : answer
  }

  /// What the delegate says where it has the methods; nil where it has not, and for a style that nothing can adapt to.
  func delegateStyle(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard let answer = delegateAnswer(in: traits) else { return nil }
    return answer == presentationStyle || answer.isAdaptedTo ? answer : nil
  }

  private func delegateAnswer(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard let delegate else { return nil }
    let withTraits = OptionalMethod.call {
      delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    }
    if let withTraits { return withTraits }
    guard traits.horizontalSizeClass == .compact else { return nil }
    return OptionalMethod.call { delegate.adaptivePresentationStyle(for: self) }
  }

  /// Settles at the start of the presentation in which style the controller comes, and which one (PRES-23).
  func adaptAtStart(_ presenter: UIViewController, in transition: PresentationTransition) {
    if let overrideTraitCollection { presentedViewController.overridingTraits = overrideTraitCollection }
    guard isAdaptive else { return }
    takeOn(style(in: presenter.traitCollection), coordinator: transition.coordinator)
  }

  /// Takes on a style: asks for another controller, lets the delegate prepare it, and says that it comes.
  private func takeOn(_ style: UIModalPresentationStyle?, coordinator: TransitionCoordinator) {
    adaptedStyle = style
    let old = shownController
    var other: UIViewController?
    if let style {
      let made = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      other = made === presentedViewController ? nil : made
      let adapted = adaptivePresentationController(for: style)
      delegate?.presentationController(self, prepare: adapted)
    }
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style ?? .none, transitionCoordinator: coordinator)
    replace(old, by: other)
  }

  /// Puts a controller in the presented one's stead, or that one back.
  private func replace(_ old: UIViewController, by other: UIViewController?) {
    let original = keptOriginal ?? presentedViewController
    let new = other ?? original
    guard new !== old, let presenter = old.ownPresentingViewController else { return }
    keptOriginal = original
    substitute = other
    if other == nil, new.storedParent != nil {
      leave(old, animated: true)
      new.willMove(toParent: nil)
      new.removeFromParent()
      new.storedView?.removeFromSuperview()
    }
    new.ownPresentingViewController = presenter
    new.presentationSource = old.presentationSource
    new.presentationPhase = old.presentationPhase
    new.presentationIsRunning = old.presentationIsRunning
    new.afterPresentation = old.afterPresentation
    new.storedPresentationController = self
    old.ownPresentingViewController = nil
    old.presentationSource = nil
    old.presentationPhase = .none
    old.presentationIsRunning = false
    old.afterPresentation = []
    presenter.ownPresentedViewController = new
    if let window, let index = window.placeOfPresentation(of: self) {
      window.presentations[index].presented = new
    }
  }

  // MARK: While it stands on the screen

  /// Asks again because the traits changed, and stands on the screen in another style where the answer is another one.
  func adapt(to traits: UITraitCollection, coordinator: TransitionCoordinator) {
    let old = shownController
    guard containerView != nil, old.presentationPhase == .none, !old.presentationIsRunning else {
      // One that has not come yet asks when it does.
      hasLateTraits = containerView != nil
      return
    }
    let style = style(in: traits)
    guard isAdaptive, style != adaptedStyle else { return }
    let removed = shouldRemovePresentersView
    takeOn(style, coordinator: coordinator)
    exchange(old, for: shownController, coordinator: coordinator)
    presentedView?.frame = frameOfPresentedViewInContainerView
    if removed != shouldRemovePresentersView {
      movePresenter(away: !removed, coordinator: coordinator)
    }
  }

  /// Asks again for traits that changed while the presentation was on its way (PRES-22, PRES-23).
  func adaptToLateTraits() {
    guard hasLateTraits, isAdaptive, let window = containerView?.storedWindow else { return }
    hasLateTraits = false
    let traits = window.traitCollection
    let coordinator = TransitionCoordinator(
      from: shownController, to: shownController, animated: false, duration: 0, style: .none)
    coordinator.begin()
    adapt(to: traits, coordinator: coordinator)
    coordinator.end(cancelled: false)
  }

  private func exchange(
    _ old: UIViewController, for new: UIViewController, coordinator: TransitionCoordinator
  ) {
    guard old !== new, let container = containerView else { return }
    leave(old, animated: coordinator.isAnimated)
    new.beginAppearing(animated: coordinator.isAnimated)
    if let view = presentedView {
      view.frame = frameOfPresentedViewInContainerView
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    new.sendIsAppearing()
    coordinator.animate(alongsideTransition: nil) { _ in new.finishAppearing() }
  }

  private func leave(_ old: UIViewController, animated: Bool) {
    old.beginDisappearing(animated: animated)
    old.storedView?.removeFromSuperview()
    old.finishDisappearing()
  }

  /// Takes the presenter's view away or brings it back, because the new style covers it or does not.
  private func movePresenter(away: Bool, coordinator: TransitionCoordinator) {
    let presenter = presentingViewController
    if away {
      presenter.beginDisappearing(animated: coordinator.isAnimated)
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        guard self?.shouldRemovePresentersView == true else { return }
        presenter.storedView?.removeFromSuperview()
        presenter.finishDisappearing()
      }
    } else {
      presenter.beginAppearing(animated: coordinator.isAnimated)
      if let view = presenter.storedView, view.storedSuperview == nil, let host = presenterSuperview {
        view.frame = host.bounds
        host.insertSubview(view, at: 0)
      }
      presenter.sendIsAppearing()
      coordinator.animate(alongsideTransition: nil) { _ in presenter.finishAppearing() }
    }
  }
}

extension UIModalPresentationStyle {
  /// Whether a presentation can adapt to the style; Apple's page of the delegate's method names those that it can.
  fileprivate var isAdaptedTo: Bool {
    switch self {
    case .none, .fullScreen, .overFullScreen, .formSheet, .pageSheet: true
    default: false
    }
  }
}
