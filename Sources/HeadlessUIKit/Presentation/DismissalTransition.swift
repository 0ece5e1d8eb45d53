internal import Foundation

/// A controller goes, and with it all that is presented above (DISM-01 to DISM-13).
@MainActor
final class DismissalTransition: PresentationTransition {
  /// What goes, from the bottom up; more than one when a chain is dismissed.
  private let chain: [UIViewController]
  private var presenterReturns = false
  /// Whether the place that the presentation stands in is off the screen itself, with its tab for one (TAB-20).
  private var isOffScreen = false

  /// Whether a person takes the dismissal back before its end (SHEET-05).
  var isTakenBack = false

  /// Called when everything has ended; a swipe tells its delegate here.
  var didEnd: (() -> Void)?

  init(
    _ presentation: UIPresentationController, chain: [UIViewController], animated: Bool,
    animation: TransitionAnimation? = nil, completion: (() -> Void)?
  ) {
    self.chain = chain
    super.init(
      presentation, presenter: presentation.presentingViewController, animated: animated,
      animation: animation, completion: completion)
  }

  override var ends: (from: UIViewController, to: UIViewController) { (chain.last ?? presenter, presenter) }

  override func joinMembers() {
    for controller in chain { controller.activeTransition = self }
  }

  override func leaveMembers() {
    for controller in chain { controller.forget(self) }
  }

  override func begin() -> Bool {
    for controller in chain { controller.presentationIsRunning = true }
    isOffScreen = presentation.containerView?.storedWindow == nil
    presenterReturns =
      !isOffScreen && presenter.appearanceState == .disappeared && presentation.shouldRemovePresentersView
      && presenterWillBeVisible
    prepareCustomAnimation()
    for controller in chain { controller.storedPresentationController?.dismissalTransitionWillBegin() }
    // Only the topmost moves; what it covers fully has disappeared already (DISM-10 to DISM-12).
    for controller in chain.reversed() {
      controller.beginDisappearing(animated: animated && controller === chain.last)
    }
    guard presenterReturns else {
      // A place, or a window, that is still to appear finds the presenter there.
      restorePresenterView()
      return true
    }
    presenter.beginAppearing(animated: animated)
    // Whoever animates puts the view in its place.
    guard context == nil else { return true }
    restorePresenterView()
    presenter.sendIsAppearing()
    presenter.storedView?.layoutIfNeeded()
    return true
  }

  private func prepareCustomAnimation() {
    guard isCustom, let top = chain.last?.storedPresentationController, let container = top.containerView
    else {
      return
    }
    if presenterReturns, let frame = presenterFrame { presenter.view.frame = frame }
    let scene = TransitionScene(
      container: container, from: chain.last, to: presenter, fromView: top.presentedView,
      toView: presenterReturns ? presenter.view : nil,
      initialFrame: top.presentedView?.frame ?? container.bounds,
      finalFrame: presenter.storedView?.frame ?? container.bounds)
    makeContext(scene) { [self] in
      isTakenBack = !$0
      end()
    }
  }

  /// Whether the presenter stands where the screen shows it once the chain has gone.
  private var presenterWillBeVisible: Bool {
    guard let window = presenterHost?.storedWindow else { return false }
    return !window.isHidden && presenter.placeIsOnScreen
  }

  /// What the presenter's view goes back to; nil where the presenter has lost its place: a window may be hidden or have
  /// another root by now (BOOT-11).
  private var presenterHost: UIView? {
    guard let host = presentation.presenterSuperview else { return nil }
    guard presentation.presenterIsRoot, let window = host as? UIWindow else { return host }
    return window.rootViewController === presenter && !window.isHidden ? window : nil
  }

  /// Whether what goes stands where the presenter's view belongs: not where its place was left meanwhile.
  private var holdsPresenterPlace: Bool {
    presentation.isInPlace ? presentation.containerView?.storedSuperview != nil : !isOffScreen
  }

  /// Where the presenter's view belongs, in points of what holds it.
  private var presenterFrame: CGRect? { presentation.presenterSuperview.flatMap { presenterFrame(in: $0) } }

  private func presenterFrame(in host: UIView) -> CGRect? {
    presentation.isInPlace ? presentation.containerView?.frame : host.bounds
  }

  private func restorePresenterView() {
    guard let view = presenter.storedView, view.storedSuperview == nil || isInContainer(view),
      holdsPresenterPlace, let host = presenterHost
    else { return }
    if let frame = presenterFrame(in: host) { view.frame = frame }
    host.insertSubview(view, at: 0)
  }

  /// Whether whoever animates put the view where it cannot stay.
  private func isInContainer(_ view: UIView) -> Bool {
    for controller in chain {
      if let container = controller.storedPresentationController?.containerView,
        view.isDescendant(of: container)
      {
        return true
      }
    }
    return false
  }

  override func end() {
    if isTakenBack { return endTakenBack() }
    for controller in chain {
      controller.presentationIsRunning = false
      controller.ownPresentingViewController?.ownPresentedViewController = nil
      controller.ownPresentingViewController = nil
      controller.presentationSource = nil
    }
    restorePresenterView()
    if presenterReturns { presenter.finishAppearing() }
    for controller in chain.reversed() {
      let presentation = controller.storedPresentationController
      controller.storedView?.removeFromSuperview()
      presentation?.removeViews()
      controller.finishDisappearing()
      controller.endPresentationLinks()
      presentation?.dismissalTransitionDidEnd(true)
    }
    finish(cancelled: false)
    didEnd?()
  }

  /// T2 of a dismissal that was given up: what had come goes again, what went comes back (SHEET-05, as NAV-INT-03).
  private func endTakenBack() {
    // A place that was left meanwhile is not come back to; one that was come back to shows the presenter.
    let isHome = !presentation.isInPlace || presenter.appearanceState.isOnScreen
    if isHome, presentation.shouldRemovePresentersView, presenter.appearanceState.isOnScreen {
      presenter.beginDisappearing(animated: animated)
      presentation.finishHidingPresenter(presenter)
    }
    for controller in chain {
      controller.presentationIsRunning = false
      controller.presentationPhase = .none
    }
    for controller in chain {
      guard isHome, controller.comesBackToScreen else {
        controller.finishDisappearing()
        continue
      }
      putBack(controller)
      controller.beginAppearing(animated: animated && controller === chain.last)
      controller.finishAppearing()
    }
    for controller in chain { controller.storedPresentationController?.dismissalTransitionDidEnd(false) }
    finish(cancelled: true)
    for controller in chain { controller.storedPresentationController?.adaptToLateTraits() }
  }

  /// Puts the view that went back where it was, whatever the animation did with it.
  private func putBack(_ controller: UIViewController) {
    guard isCustom, let presentation = controller.storedPresentationController,
      let container = presentation.containerView, let view = presentation.presentedView
    else { return }
    if presentation.isInPlace { controller.returnViews() }
    view.frame = presentation.frameOfPresentedViewInContainerView
    if !view.isDescendant(of: container) { container.addSubview(view) }
  }
}
