internal import Foundation

/// A controller goes, and with it all that is presented above (DISM-01 to DISM-13).
@MainActor
final class DismissalTransition: PresentationTransition {
  /// What goes, from the bottom up; more than one when a chain is dismissed.
  private let chain: [UIViewController]
  private var presenterReturns = false

  /// Whether a person takes the dismissal back before its end (SHEET-05).
  var isTakenBack = false

  /// Called when everything has ended; a swipe tells its delegate here.
  var didEnd: (() -> Void)?

  init(
    _ presentation: UIPresentationController, chain: [UIViewController], animated: Bool,
    completion: (() -> Void)?
  ) {
    self.chain = chain
    let presenter = presentation.presentingViewController
    super.init(
      presentation, from: chain.last ?? presenter, to: presenter, members: chain, animated: animated,
      completion: completion)
  }

  override func begin() -> Bool {
    for controller in chain { controller.presentationIsRunning = true }
    presentation.dismissalTransitionWillBegin()
    // Only the topmost moves; what it covers fully has disappeared already (DISM-10 to DISM-12).
    for controller in chain.reversed() {
      controller.beginDisappearing(animated: animated && controller === chain.last)
    }
    if presentation.shouldRemovePresentersView, presenter.appearanceState == .disappeared,
      presenterWillBeVisible
    {
      presenterReturns = true
      presenter.beginAppearing(animated: animated)
      restorePresenterView()
      presenter.sendIsAppearing()
      presenter.storedView?.layoutIfNeeded()
    }
    return true
  }

  /// Whether the presenter stands where the screen shows it once the chain has gone.
  private var presenterWillBeVisible: Bool {
    guard presenterBelongsToWindow, let window = presentation.presenterSuperview?.window else { return false }
    return !window.isHidden && (presenter.storedParent?.appearanceState.isOnScreen ?? true)
  }

  /// Whether the presenter has not lost its place: a window may be hidden or have another root by now (BOOT-11).
  private var presenterBelongsToWindow: Bool {
    guard let window = presentation.presenterSuperview as? UIWindow else { return true }
    return window.rootViewController === presenter && !window.isHidden
  }

  private func restorePresenterView() {
    guard presenterBelongsToWindow, let view = presenter.storedView, view.storedSuperview == nil,
      let host = presentation.presenterSuperview
    else { return }
    view.frame = host.bounds
    host.insertSubview(view, at: 0)
  }

  override func end() {
    if isTakenBack { return endTakenBack() }
    for controller in chain {
      controller.presentationIsRunning = false
      controller.ownPresentingViewController?.ownPresentedViewController = nil
      controller.ownPresentingViewController = nil
      controller.presentationSource = nil
    }
    if presenterReturns {
      presenter.finishAppearing()
    } else {
      restorePresenterView()
    }
    for controller in chain.reversed() {
      let presentation = controller.storedPresentationController
      controller.storedView?.removeFromSuperview()
      presentation?.containerView?.removeFromSuperview()
      presentation?.containerView = nil
      controller.finishDisappearing()
      controller.endPresentationLinks()
      presentation?.dismissalTransitionDidEnd(true)
    }
    finish(cancelled: false)
    didEnd?()
  }

  private func endTakenBack() {
    for controller in chain {
      controller.presentationIsRunning = false
      controller.presentationPhase = .none
      controller.beginAppearing(animated: animated)
      controller.finishAppearing()
    }
    presentation.dismissalTransitionDidEnd(false)
    finish(cancelled: true)
  }
}
