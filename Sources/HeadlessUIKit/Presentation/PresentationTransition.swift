internal import Foundation

/// One presentation or dismissal on its way, from T0 to T2 (semantics, section 15).
@MainActor
final class PresentationTransition {
  /// How long a presentation moves, in seconds.
  static let duration: TimeInterval = 0.5

  private let presentation: UIPresentationController
  private let presenter: UIViewController
  /// What comes or goes, from the bottom up; more than one when a chain is dismissed.
  private let chain: [UIViewController]
  private let animated: Bool
  private let isDismissal: Bool
  private let completion: (() -> Void)?
  private let coordinator: TransitionCoordinator
  /// Keeps those who leave alive until the end.
  private var presenterReturns = false

  /// Called when the transition has ended, before the completion; a swipe tells its delegate here.
  var didEnd: (() -> Void)?

  init(
    _ presentation: UIPresentationController, animated: Bool, isDismissal: Bool, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.animated = animated && UIView.areAnimationsEnabled
    self.isDismissal = isDismissal
    self.completion = completion
    presenter = presentation.presentingViewController
    let presented = presentation.presentedViewController
    chain = isDismissal ? presented.presentedChain : [presented]
    coordinator = TransitionCoordinator(
      from: isDismissal ? chain.last : presenter, to: isDismissal ? presenter : presented,
      animated: self.animated, duration: PresentationTransition.duration,
      style: presentation.presentationStyle)
  }

  private var presented: UIViewController { chain[0] }
  private var top: UIViewController { chain[chain.count - 1] }

  /// Asks the clock for T1 and T2.
  func start() {
    presented.activeTransitionCoordinator = coordinator
    presenter.activeTransitionCoordinator = coordinator
    let clock = HeadlessEnvironment.current.clock
    clock.atCommit { [self] in
      isDismissal ? beginDismissal() : beginPresentation()
      coordinator.begin()
      if animated {
        clock.schedule(after: PresentationTransition.duration) { [self] in end() }
      } else {
        clock.afterCommit { [self] in end() }
      }
    }
  }

  private func end() {
    isDismissal ? endDismissal() : endPresentation()
  }

  // MARK: Presenting

  private func beginPresentation() {
    presented.presentationIsRunning = true
    presented.loadViewIfNeeded()
    let covers = presentation.shouldRemovePresentersView
    if covers { presenter.beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated)
    placeContainer()
    presentation.presentationTransitionWillBegin()
    if let view = presented.view, let container = presentation.containerView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    presented.sendIsAppearing()
    presented.storedView?.layoutIfNeeded()
  }

  private func placeContainer() {
    let context = presentation.shouldPresentInFullscreen ? nil : presenter.storedView?.storedSuperview
    guard let host = context ?? presenter.storedView?.storedWindow else { return }
    let container = UITransitionView(frame: host.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.containerView = container
    presentation.presenterSuperview = presenter.storedView?.storedSuperview
    host.addSubview(container)
  }

  private func endPresentation() {
    presented.presentationIsRunning = false
    presented.finishAppearing()
    if presentation.shouldRemovePresentersView {
      presenter.storedView?.removeFromSuperview()
      presenter.finishDisappearing()
    }
    presentation.presentationTransitionDidEnd(true)
    if presented.presentationPhase == .presenting { presented.presentationPhase = .none }
    finish()
    let waiting = presented.afterPresentation
    presented.afterPresentation = []
    for work in waiting { work() }
  }

  // MARK: Dismissing

  private func beginDismissal() {
    for controller in chain { controller.presentationIsRunning = true }
    presentation.dismissalTransitionWillBegin()
    // Only the topmost moves; what it covers fully has disappeared already (DISM-10..12).
    for controller in chain.reversed() {
      controller.beginDisappearing(animated: animated && controller === top)
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
  }

  /// Whether the presenter stands where the screen shows it once the chain has gone.
  private var presenterWillBeVisible: Bool {
    presentation.presenterSuperview?.window != nil
      && (presenter.storedParent?.appearanceState.isOnScreen ?? true)
  }

  private func restorePresenterView() {
    guard let view = presenter.storedView, view.storedSuperview == nil,
      let host = presentation.presenterSuperview
    else { return }
    view.frame = host.bounds
    host.insertSubview(view, at: 0)
  }

  private func endDismissal() {
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
      controller.presentationPhase = .none
      presentation?.dismissalTransitionDidEnd(true)
      controller.storedPresentationController = nil
      if let presentation { UIWindow.forget(presentation) }
      presentation?.retainedPresented = nil
    }
    finish()
  }

  private func finish() {
    coordinator.end(cancelled: false)
    presented.activeTransitionCoordinator = nil
    if presenter.activeTransitionCoordinator === coordinator { presenter.activeTransitionCoordinator = nil }
    completion?()
    didEnd?()
  }
}

/// The private view that holds a presented view in its window.
final class UITransitionView: UIView {}
