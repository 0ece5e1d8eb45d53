internal import Foundation

extension UIWindow {
  // MARK: Coming

  /// Puts the root in the window at once; it appears at the end of the turn (BOOT-08, semantics, section 15).
  func showRootIfVisible() {
    guard !isHidden, shownRoot == nil else { return }
    if let root = rootViewController {
      shownRoot = root
      if root.ownPresentingViewController == nil, root.storedParent != nil { root.removeFromParent() }
      root.loadViewIfNeeded()
      // Loading the view may have given the window another root, or hidden it.
      guard rootViewController === root, shownRoot === root else { return }
      placeRoot(root)
    }
    showCount += 1
    let count = showCount
    let clock = HeadlessEnvironment.current.clock
    clock.atCommit { [weak self] in
      guard let self, showCount == count else { return }
      let appearing = controllersToAppear
      for controller in appearing { controller.beginAppearing(animated: false) }
      for controller in appearing { controller.sendIsAppearing() }
      layoutIfNeeded()
      clock.afterCommit { for controller in appearing { controller.finishAppearing() } }
    }
  }

  private func placeRoot(_ root: UIViewController) {
    guard !isCovered(root), let view = root.storedView else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// The controllers that a window brings on the screen with itself: its root and what stands presented over it,
  /// where nothing covers them.
  private var controllersToAppear: [UIViewController] {
    let presented = ownPresentations.filter {
      $0.presentation.containerView?.storedWindow === self && !$0.isOnItsWayOut
    }.map(\.presented)
    return ([rootViewController].compactMap { $0 } + presented).filter {
      $0.appearanceState == .disappeared && !isCovered($0)
    }
  }

  /// The presentations that come and go with the window itself; what stands in a controller's place does so with that
  /// place, wherever it is by now.
  private var ownPresentations: [WindowPresentation] { presentations.filter { !$0.presentation.isInPlace } }

  private func isCovered(_ controller: UIViewController) -> Bool {
    presentations.contains { $0.presenter === controller && $0.coversPresenter }
  }

  // MARK: Going

  /// Takes the root's view away: first it disappears, then its successor comes (BOOT-10).
  ///
  /// What it presented stays, as UIKit leaves it (BOOT-11).
  func hideRoot() {
    guard let root = shownRoot else { return }
    shownRoot = nil
    showCount += 1
    root.beginDisappearing(animated: false)
    root.storedView?.removeFromSuperview()
    root.finishDisappearing()
  }

  /// Takes everything off the screen with the window.
  func hideEverything() {
    // Whatever was to appear at the end of the turn does not, even where there was no root yet.
    showCount += 1
    let presented = ownPresentations.map(\.presented).filter { $0.appearanceState.isOnScreen }
    for controller in presented.reversed() { controller.beginDisappearing(animated: false) }
    hideRoot()
    for controller in presented.reversed() { controller.finishDisappearing() }
  }
}
