public import Dispatch
internal import Foundation

extension DispatchQueue {
  /// Does something later on the main queue, on the clock that transitions and animations go by.
  ///
  /// Dispatch's own takes real time, whoever moves the clock; bridged sources call this in its place for the main queue.
  ///
  /// - Parameters:
  ///   - deadline: when.
  ///   - qos: how urgent it is; the main queue has one urgency.
  ///   - flags: how it is done; the main queue has one way.
  ///   - work: what to do.
  public func bridgedAsyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    let delay = Self.seconds(until: deadline)
    let environment = HeadlessEnvironment.current
    MainQueue.run {
      DelayedWork.schedule(after: delay, on: environment.clock) {
        HeadlessEnvironment.withEnvironment(environment) { work() }
      }
    }
  }

  /// Does something later on the main queue, unless it is taken back before.
  ///
  /// - Parameters:
  ///   - deadline: when.
  ///   - execute: what to do.
  public func bridgedAsyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    nonisolated(unsafe) let item = execute
    bridgedAsyncAfter(deadline: deadline) {
      guard !item.isCancelled else { return }
      item.perform()
    }
  }

  private static func seconds(until deadline: DispatchTime) -> TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline != .distantFuture else { return .greatestFiniteMagnitude }
    return deadline.uptimeNanoseconds <= now ? 0 : Double(deadline.uptimeNanoseconds - now) / 1e9
  }
}
