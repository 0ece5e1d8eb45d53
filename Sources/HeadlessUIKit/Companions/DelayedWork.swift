internal import Foundation

/// What an app asks for after a delay, on the clock that transitions and animations go by.
///
/// Whoever waits for the app to come to rest waits for it, unless it was asked for in the course of another such work: what
/// asks for itself again and again, as a carousel does, never rests.
@MainActor
enum DelayedWork {
  private static var isRunning = false

  /// Asks for work after a delay.
  ///
  /// - Parameters:
  ///   - delay: seconds from now.
  ///   - clock: the clock.
  ///   - isAwaited: whether it comes but once.
  ///   - work: what to do.
  /// - Returns: a token to take the request back.
  @discardableResult
  static func schedule(
    after delay: TimeInterval, on clock: HeadlessClock, isAwaited: Bool = true,
    _ work: @escaping @MainActor () -> Void
  ) -> HeadlessClock.Token {
    clock.schedule(after: delay, awaited: isAwaited && !isRunning) {
      let before = isRunning
      isRunning = true
      defer { isRunning = before }
      work()
    }
  }
}
