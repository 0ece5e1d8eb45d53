internal import Foundation

extension NavigationTransition {
  /// How a gesture ended.
  enum Outcome {
    case finished
    case cancelled
  }

  /// Whether a gesture moves it at this moment: once the finger is gone the transition ends as any other does.
  var isInGesture: Bool {
    guard isInteractive, phase != .ending, phase != .ended else { return false }
    return phase != .running || outcome == nil && (context?.isInteractive ?? true)
  }

  /// Moves along with the finger.
  func updateInteraction(_ fraction: CGFloat) {
    guard isInteractive, outcome == nil else { return }
    coordinator.percentComplete = min(max(0, fraction), 1)
  }

  /// Lets go: the rest of the way, or of the way back, takes its share of the time.
  func endInteraction(cancelled: Bool) {
    guard isInteractive, outcome == nil, phase != .ended else { return }
    outcome = cancelled ? .cancelled : .finished
    if phase == .running { leaveInteraction() }
  }

  /// Tells those who asked that the finger is gone (NAV-INT-06), and asks the clock for T2.
  func leaveInteraction() {
    guard let outcome else { return }
    let progress = coordinator.percentComplete
    coordinator.changeInteraction(cancelled: outcome == .cancelled)
    let way = outcome == .cancelled ? progress : 1 - progress
    scheduleEnd(after: UINavigationController.transitionDuration * way) {
      outcome == .cancelled ? $0.takeBack() : $0.finish()
    }
  }

  /// T2 of a transition that was given up: what came goes, what went comes back, and nobody has moved (NAV-INT-03).
  func takeBack() {
    guard beginEnding() else { return }
    let refused = restore()
    to?.beginDisappearing(animated: animated)
    to?.removeFromPlace(inside: navigation.containerView)
    to?.finishDisappearing()
    for controller in refused { navigation.endMove(of: controller, to: nil) }
    // What covers the controller in its own place comes back in its stead (PRES-11).
    if navigation.appearanceState.isOnScreen, let from { navigation.place(from) }
    if navigation.appearanceState == .appeared {
      from?.beginAppearing(animated: animated)
      from?.sendIsAppearing()
      from?.finishAppearing()
    }
    settle(cancelled: true)
  }
}
