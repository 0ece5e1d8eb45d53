internal import Foundation

extension Task where Success == Never, Failure == Never {
  /// Waits on the clock that transitions and animations go by.
  ///
  /// Swift's own takes real time, whoever moves the clock; bridged sources call this in its place. Where the app has ended
  /// meanwhile, or the task is cancelled, the wait is over at once.
  ///
  /// - Parameter duration: how long, in nanoseconds.
  /// - Throws: `CancellationError` where the task was cancelled, or its app has ended.
  @MainActor public static func bridgedSleep(nanoseconds duration: UInt64) async throws {
    try await ClockSleep(seconds: Double(duration) / 1e9).wait()
  }

  /// Waits on the clock that transitions and animations go by.
  ///
  /// - Parameter duration: how long, in nanoseconds.
  @MainActor public static func bridgedSleep(_ duration: UInt64) async {
    try? await bridgedSleep(nanoseconds: duration)
  }

  /// Waits on the clock that transitions and animations go by.
  ///
  /// - Parameters:
  ///   - duration: how long.
  ///   - tolerance: how much later it may be, which it never is.
  /// - Throws: `CancellationError` where the task was cancelled, or its app has ended.
  @MainActor public static func bridgedSleep(for duration: Duration, tolerance: Duration? = nil) async throws
  {
    let (seconds, rest) = duration.components
    try await ClockSleep(seconds: Double(seconds) + Double(rest) / 1e18).wait()
  }
}

/// A task that waits on the clock of its app.
@MainActor
private final class ClockSleep {
  private let seconds: TimeInterval
  private let clock = HeadlessEnvironment.current.clock
  private var token: HeadlessClock.Token?
  // The clock holds it, so that a task is woken where the clock lets go of all that waits.
  private weak var alarm: Alarm?

  init(seconds: TimeInterval) { self.seconds = seconds }

  func wait() async throws {
    try Task.checkCancellation()
    let task = withUnsafeCurrentTask { $0?.hashValue } ?? 0
    let isAwaited = SleepChains.begin(of: task, on: clock)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let alarm = Alarm(continuation)
        self.alarm = alarm
        token = clock.schedule(after: seconds, awaited: isAwaited) { alarm.ring() }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
    SleepChains.end(of: task, on: clock)
  }

  private func cancel() {
    alarm?.cancel()
    if let token { clock.cancel(token) }
  }

  /// Wakes a task, once: when it is let go of at the latest.
  @MainActor
  private final class Alarm {
    private var continuation: CheckedContinuation<Void, any Error>?

    init(_ continuation: CheckedContinuation<Void, any Error>) { self.continuation = continuation }

    deinit { continuation?.resume(throwing: CancellationError()) }

    func ring() {
      continuation?.resume()
      continuation = nil
    }

    func cancel() {
      continuation?.resume(throwing: CancellationError())
      continuation = nil
    }
  }
}

/// How often tasks slept again as soon as they were awake.
///
/// Whoever waits for the app to come to rest waits for a task that sleeps, but not for one that does so for ever, such as one
/// that shows the time.
@MainActor
private enum SleepChains {
  private struct Chain {
    var count: Int
    /// The time when the task was awake last.
    var end: TimeInterval
  }

  private struct Key: Hashable {
    let clock: ObjectIdentifier
    let task: Int
  }

  private static var chains: [Key: Chain] = [:]

  /// Takes that a task goes to sleep.
  ///
  /// - Returns: whether it is waited for.
  static func begin(of task: Int, on clock: HeadlessClock) -> Bool {
    let key = Key(clock: ObjectIdentifier(clock), task: task)
    if let chain = chains[key], chain.end == clock.now { return chain.count < longest }
    chains[key] = nil
    return true
  }

  /// Takes that a task is awake.
  static func end(of task: Int, on clock: HeadlessClock) {
    // Tasks end without a word, and their places are used again.
    if chains.count > 1_000 { chains = chains.filter { $0.value.end == clock.now } }
    let key = Key(clock: ObjectIdentifier(clock), task: task)
    chains[key] = Chain(count: (chains[key]?.count ?? 0) + 1, end: clock.now)
  }

  private static let longest = 10
}
