internal import Foundation

/// A controller comes (PRES-01 to PRES-05).
@MainActor
final class PresentingTransition: PresentationTransition {
  private var presented: UIViewController
  /// Who was to be presented, where another came in its stead.
  private var original: UIViewController?

  init(
    _ presentation: UIPresentationController, presented: UIViewController, by presenter: UIViewController,
    animated: Bool, animation: TransitionAnimation?, completion: (() -> Void)?
  ) {
    self.presented = presented
    super.init(
      presentation, presenter: presenter, animated: animated, animation: animation, completion: completion)
  }

  override var ends: (from: UIViewController, to: UIViewController) { (presenter, presented) }

  override func joinMembers() { presented.activeTransition = self }

  override func leaveMembers() {
    original?.forget(self)
    presented.forget(self)
  }

  override func begin() -> Bool {
    presentation.adaptAtStart(presenter, in: self)
    let shown = presentation.shownController
    if shown !== presented {
      original = presented
      presented = shown
      joinMembers()
      retargetCoordinator()
    }
    presented.loadViewIfNeeded()
    // The presenter may have left the window since the call, with its window's root for one (PRES-26).
    guard let window = presenter.storedView?.storedWindow, window.takesPresentations else {
      UIKitComplaint.notInWindow(presented, on: presenter, from: presented.presentationSource ?? presenter)
        .report()
      presented.endPresentationLinks()
      return false
    }
    presented.presentationIsRunning = true
    presentation.willPresent()
    let container = placeContainer(in: window)
    prepareCustomAnimation(in: container)
    if presentation.shouldRemovePresentersView { presenter.beginDisappearing(animated: animated) }
    // A place or a window that is still to appear brings along what stands there.
    let appears = presentation.isInPlace ? presenter.placeIsOnScreen : !window.isHidden
    if appears { presented.beginAppearing(animated: animated) }
    presentation.presentationTransitionWillBegin()
    guard let view = presentation.presentedView else { return true }
    view.frame = presentation.frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Whoever animates puts the view in its place.
    guard context == nil else { return true }
    container.addSubview(view)
    presented.sendIsAppearing()
    view.layoutIfNeeded()
    return true
  }

  private func prepareCustomAnimation(in container: UIView) {
    guard isCustom else { return }
    let removes = presentation.shouldRemovePresentersView
    let scene = TransitionScene(
      container: container, from: presenter, to: presented, fromView: removes ? presenter.storedView : nil,
      toView: presentation.presentedView, initialFrame: presenter.storedView?.frame ?? container.bounds,
      finalFrame: presentation.frameOfPresentedViewInContainerView)
    makeContext(scene) { [self] in $0 ? end() : takeBack() }
  }

  private func placeContainer(in window: UIWindow) -> UIView {
    let superview = presenter.storedView?.storedSuperview
    let host = presentation.shouldPresentInFullscreen ? window : superview ?? window
    presentation.isInPlace = host !== window && presenter.hasPlace
    presentation.keep(in: window)
    let container = UITransitionView(frame: host.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if presentation.isInPlace, let view = presenter.storedView {
      // The presenter's view alone is covered.
      container.frame = view.frame
      container.autoresizingMask = view.autoresizingMask
      container.setSafeAreaInsets(view.storedSafeArea?.base ?? .zero)
    }
    container.presented = presentation.keptOriginal ?? presented
    presentation.containerView = container
    presentation.presenterSuperview = superview
    presentation.presenterIsRoot = window.shownRoot === presenter
    host.addSubview(container)
    return container
  }

  override func end() {
    presented.presentationIsRunning = false
    presented.finishAppearing()
    if presentation.shouldRemovePresentersView { presentation.finishHidingPresenter(presenter) }
    presentation.presentationTransitionDidEnd(true)
    presented.presentationPhase = .none
    finish(cancelled: false)
    presentation.adaptToLateTraits()
    startWaitingDismissals()
  }

  /// Ends a presentation that came to nothing, too: a dismissal that waited for it takes away what lies below.
  override func finish(cancelled: Bool) {
    super.finish(cancelled: cancelled)
    if cancelled { startWaitingDismissals() }
  }

  private func startWaitingDismissals() {
    let waiting = presented.afterPresentation
    presented.afterPresentation = []
    for dismissal in waiting { dismissal.start() }
  }

  /// T2 of a presentation that was given up: what came goes, and what had gone comes back (as NAV-INT-03).
  private func takeBack() {
    presented.presentationIsRunning = false
    // A place that was left meanwhile is not come back to; one that was come back to shows what was presented.
    let presenterReturns = presentation.shouldRemovePresentersView && presented.appearanceState.isOnScreen
    presented.beginDisappearing(animated: animated)
    let container = presentation.containerView
    // A window that is shown at this moment finds the presenter there at the end of the turn.
    let windowIsShown = !presentation.isInPlace && container?.storedWindow?.isHidden == false
    if let view = presenter.storedView, let container,
      view.isDescendant(of: container) || (view.storedSuperview == nil && (presenterReturns || windowIsShown))
    {
      presentation.presenterSuperview?.insertSubview(view, at: 0)
    }
    presentation.removeViews()
    presented.finishDisappearing()
    if presenterReturns {
      presenter.beginAppearing(animated: animated)
      presenter.sendIsAppearing()
      presenter.finishAppearing()
    } else if presentation.shouldRemovePresentersView, presenter.windowOnScreen == nil {
      // Its window was hidden before it had quite left.
      presenter.finishDisappearing()
    }
    presentation.presentationTransitionDidEnd(false)
    presented.endPresentationLinks()
    finish(cancelled: true)
  }
}
