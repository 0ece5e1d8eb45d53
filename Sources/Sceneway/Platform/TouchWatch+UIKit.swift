#if !(os(Linux) || os(macOS))
  internal import UIKit
  // What a recognizer of one's own overrides, and its state to be set, are in a module of their own.
  internal import UIKit.UIGestureRecognizerSubclass

  /// Knows whether a person's touch is being handled at this moment.
  @MainActor
  enum TouchWatch {
    /// Whether the running code was called by a touch.
    static var isHandlingTouch: Bool { current != nil }

    /// The touch that called the running code.
    private(set) static var current: SeenTouch?

    /// The touch of this turn or the ones directly before, whose changes are seen only now.
    private(set) static var recent: SeenTouch?

    private static let nextTurn = NextTurn()
    private static var count = 0

    private static func fingerLeft(_ view: UIView?) {
      count += 1
      let touch = SeenTouch(number: count, words: nil, view: view)
      current = touch
      recent = touch
      nextTurn.run { current = nil }
      forget(touch.number, after: 3)
    }

    private static func forget(_ number: Int, after turns: Int) {
      nextTurn.run {
        if turns > 1 { forget(number, after: turns - 1) } else if recent?.number == number { recent = nil }
      }
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
        TouchWatch.fingerLeft(touches.first?.view)
        state = .failed
      }

      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
  }
#endif
