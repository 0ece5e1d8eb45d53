internal import Foundation

/// Pops the top of a navigation controller along with a finger that comes in from the edge of the screen (NAV-PUSH-17).
final class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// A finger that is faster than this when it is lifted decides by its direction, in points a second.
  private static let decidingSpeed: CGFloat = 300

  weak var navigation: UINavigationController?
  private var pop: InteractivePop?

  override func enter(_ state: State) {
    super.enter(state)
    switch state {
    case .began: pop = navigation?.beginPopByGesture()
    case .changed: pop?.update(share)
    case .ended:
      if goesOn { pop?.finish() } else { pop?.cancel() }
      pop = nil
    case .cancelled, .failed:
      pop?.cancel()
      pop = nil
    case .possible: break
    }
  }

  /// How far across the screen the finger is, from 0 to 1.
  private var share: CGFloat {
    guard let width = view?.bounds.width, width > 0 else { return 0 }
    return min(max(0, translationInWindow.x / width), 1)
  }

  private var goesOn: Bool {
    let speed = velocityInWindow.x
    return abs(speed) >= Self.decidingSpeed ? speed > 0 : share > 0.5
  }
}
