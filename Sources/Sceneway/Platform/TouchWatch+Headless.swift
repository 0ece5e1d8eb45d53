#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  /// Knows whether a person's touch is being handled at this moment.
  @MainActor
  enum TouchWatch {
    /// Whether the running code was called by a touch.
    static var isHandlingTouch: Bool { HeadlessEnvironment.current.isHandlingTouch }

    /// Begins to watch a window; headless UIKit knows by itself.
    ///
    /// - Parameter window: the window.
    static func watch(_ window: UIWindow) {}
  }
#endif
