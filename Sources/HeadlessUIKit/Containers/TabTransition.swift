internal import Foundation

/// A change of tabs that the tab bar controller's delegate animates, from T1 to T2 (TAB-22).
@MainActor
final class TabTransition {
  /// Not retained: the context, which the animation keeps, keeps the tab bar controller.
  private unowned let tabs: UITabBarController
  let from: UIViewController
  let to: UIViewController
  private let coordinator: TransitionCoordinator
  private var context: TransitionContext?
  private var hasEnded = false

  init(
    _ tabs: UITabBarController, from: UIViewController, to: UIViewController, animation: TransitionAnimation
  ) {
    self.tabs = tabs
    self.from = from
    self.to = to
    coordinator = TransitionCoordinator(from: from, to: to, animated: true, duration: 0, style: .none)
    let container = tabs.containerView
    let scene = TransitionScene(
      container: container, from: from, to: to, fromView: from.placeholderView,
      toView: to.placeholderView, initialFrame: from.placeholderView?.frame ?? container.bounds,
      finalFrame: container.bounds)
    context = TransitionContext(animation, scene: scene, coordinator: coordinator) { [self, tabs] in
      let completed = $0
      withExtendedLifetime(tabs) { completed ? finish() : takeBack() }
    }
  }

  private var members: [UIViewController] { [tabs, from, to] }

  /// T1.
  func begin() {
    for member in members { member.activeTransitionCoordinator = coordinator }
    to.beginAppearing(animated: true)
    from.beginDisappearing(animated: true)
    tabs.prepareToPlace(to)
    context?.run()
  }

  /// T2.
  private func finish() {
    guard beginEnding() else { return }
    from.removeFromPlace(inside: tabs.containerView)
    tabs.shown = to
    if let view = to.placeholderView, view.storedSuperview === tabs.containerView { tabs.place(to) }
    from.finishDisappearing()
    if tabs.appearanceState == .appeared { to.finishAppearing() }
    settle(cancelled: false)
  }

  /// T2 of a change that was given up: the tab from before is selected again (as NAV-INT-03).
  private func takeBack() {
    guard beginEnding() else { return }
    tabs.unselect(to, for: from)
    to.beginDisappearing(animated: true)
    to.removeFromPlace(inside: tabs.containerView)
    to.finishDisappearing()
    if tabs.appearanceState.isOnScreen { tabs.place(from) }
    if tabs.appearanceState == .appeared {
      from.beginAppearing(animated: true)
      from.sendIsAppearing()
      from.finishAppearing()
    }
    settle(cancelled: true)
  }

  /// Ends at once, because the tab bar controller left the screen.
  func finishOffScreen() {
    guard let context else { return }
    context.isInteractive || context.transitionWasCancelled ? takeBack() : finish()
  }

  private func beginEnding() -> Bool {
    guard !hasEnded else { return false }
    hasEnded = true
    context?.abandon()
    context = nil
    return true
  }

  private func settle(cancelled: Bool) {
    coordinator.end(cancelled: cancelled)
    for member in members { member.forget(coordinator) }
    tabs.transitionDidEnd()
  }
}

extension UITabBarController {
  /// Selects what was selected before, because its change was given up; another that was selected meanwhile stays.
  fileprivate func unselect(_ controller: UIViewController, for previous: UIViewController) {
    guard hostOfSelected === controller else { return }
    if let tab = storedTabs.first(where: { $0.host === previous }) {
      select(tab)
    } else if storedControllers?.contains(previous) == true || previous === storedMore {
      select(previous, animated: false)
    }
  }
}
