internal import Foundation

/// Runs work of a `deinit`, which belongs to no actor, on the main actor.
package enum MainThread {
  /// Marks the main queue, which is not always served by the main thread.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs work at once where this is the main queue, otherwise as soon as that is free.
  ///
  /// - Parameter work: what to do.
  package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}
