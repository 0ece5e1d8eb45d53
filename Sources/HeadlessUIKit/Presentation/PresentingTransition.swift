internal import Foundation

/// A controller comes (PRES-01 to PRES-05).
@MainActor
final class PresentingTransition: PresentationTransition {
  private let presented: UIViewController

  init(
    _ presentation: UIPresentationController, presented: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presented = presented
    super.init(
      presentation, from: presentation.presentingViewController, to: presented, members: [presented],
      animated: animated, completion: completion)
  }

  override func begin() -> Bool {
    presented.loadViewIfNeeded()
    // The presenter may have left the window since the call, with its window's root for one (PRES-26).
    guard let window = presenter.windowOnScreen else {
      UIKitComplaint.notInWindow(presented, on: presenter, from: presented.presentationSource ?? presenter)
        .report()
      presented.endPresentationLinks()
      presented.afterPresentation = []
      return false
    }
    presented.presentationIsRunning = true
    presentation.willPresent()
    if presentation.shouldRemovePresentersView { presenter.beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated)
    placeContainer(in: window)
    presentation.presentationTransitionWillBegin()
    if let view = presented.view, let container = presentation.containerView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    presented.sendIsAppearing()
    presented.storedView?.layoutIfNeeded()
    return true
  }

  private func placeContainer(in window: UIWindow) {
    let superview = presenter.storedView?.storedSuperview
    let host = presentation.shouldPresentInFullscreen ? window : superview ?? window
    let container = UITransitionView(frame: host.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    presentation.presenterSuperview = superview
    host.addSubview(container)
  }

  override func end() {
    presented.presentationIsRunning = false
    presented.finishAppearing()
    if presentation.shouldRemovePresentersView {
      presenter.storedView?.removeFromSuperview()
      presenter.finishDisappearing()
    }
    presentation.presentationTransitionDidEnd(true)
    presented.presentationPhase = .none
    finish(cancelled: false)
    let waiting = presented.afterPresentation
    presented.afterPresentation = []
    for dismissal in waiting { dismissal.start() }
  }
}

/// The private view that holds a presented view in its window.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  /// Lets the presentation controller place its own views around a layout pass.
  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
