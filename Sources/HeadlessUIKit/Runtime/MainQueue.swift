internal import Dispatch
internal import Foundation

/// The queue of the main actor.
enum MainQueue {
  /// Marks the main queue, which is not always served by the main thread.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main actor's queue.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

  /// Runs work in the environment of the caller: at once on the main queue, otherwise as soon as that is free.
  ///
  /// - Parameter work: what to do.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      let environment = HeadlessEnvironment.current
      let inside: @MainActor @Sendable () -> Void = {
        HeadlessEnvironment.withEnvironment(environment) { work() }
      }
      DispatchQueue.main.async(execute: inside)
    }
  }
}
