#if !(os(Linux) || os(macOS))
  internal import UIKit

  /// Knows whether a person's touch is being handled at this moment.
  @MainActor
  enum TouchWatch {
    /// Whether the running code was called by a touch.
    static var isHandlingTouch = false

    private static let nextTurn = NextTurn()

    static func fingerLeft() {
      isHandlingTouch = true
      nextTurn.run { isHandlingTouch = false }
    }

    /// Begins to watch a window.
    ///
    /// - Parameter window: the window.
    static func watch(_ window: UIWindow) {
      guard window.gestureRecognizers?.contains(where: { $0 is Recognizer }) != true else { return }
      let recognizer = Recognizer(target: nil, action: nil)
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
      window.addGestureRecognizer(recognizer)
    }

    /// Sees each finger leave before the views do, and recognises nothing.
    private final class Recognizer: UIGestureRecognizer {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        TouchWatch.fingerLeft()
        state = .failed
      }

      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
  }
#endif
