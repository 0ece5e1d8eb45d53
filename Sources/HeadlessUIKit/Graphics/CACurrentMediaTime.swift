internal import Foundation

/// The time that animations and display links go by.
///
/// - Returns: seconds. On the main thread those of the app's own clock, which begins at nought with the app and which a test
///   moves on; elsewhere those of the machine.
public func CACurrentMediaTime() -> Double {
  guard MainQueue.isCurrent else { return ProcessInfo.processInfo.systemUptime }
  return MainActor.assumeIsolated { HeadlessEnvironment.current.clock.now }
}
