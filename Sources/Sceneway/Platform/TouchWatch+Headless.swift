#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  /// Knows whether a person's touch is being handled at this moment.
  @MainActor
  enum TouchWatch {
    /// Whether the running code was called by a touch.
    static var isHandlingTouch: Bool { HeadlessEnvironment.current.touch != nil }

    /// The touch that called the running code.
    static var current: SeenTouch? { HeadlessEnvironment.current.touch.map(seen) }

    /// The touch of this turn or the one directly before, whose changes are seen only now.
    static var recent: SeenTouch? {
      let environment = HeadlessEnvironment.current
      guard let turn = environment.turnOfLastTouch, environment.clock.turnNumber - turn <= 1 else {
        return nil
      }
      return environment.lastTouch.map(seen)
    }

    private static func seen(_ touch: HandledTouch) -> SeenTouch {
      SeenTouch(number: touch.number, words: touch.words, view: touch.view)
    }

    /// Begins to watch a window; headless UIKit knows by itself.
    ///
    /// - Parameter window: the window.
    static func watch(_ window: UIWindow) {}
  }
#endif
