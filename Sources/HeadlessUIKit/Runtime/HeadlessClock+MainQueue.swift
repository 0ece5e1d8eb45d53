internal import Dispatch
internal import Foundation

/// How the clock wakes up on the main queue, where no test moves its time.
extension HeadlessClock {
  /// When a request falls due.
  func now(forRequest delay: TimeInterval) -> TimeInterval {
    switch mode {
    case .immediate: now
    case .virtual: now + max(0, delay)
    case .real: max(now, elapsed) + max(0, delay)
    }
  }

  private var elapsed: TimeInterval {
    Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  }

  /// Has the main queue come back to the clock when the next thing falls due.
  func requestWake() {
    guard mode != .virtual else { return }
    let due = commitIsRequested || mode == .immediate ? 0 : entries.first?.due ?? 0
    if let wakeDue, wakeDue <= due { return }
    wakeDue = due
    // The main queue knows nothing of the task that asked, so its environment is handed over.
    let environment = HeadlessEnvironment.current
    let wake: @MainActor @Sendable () -> Void = { [self] in
      HeadlessEnvironment.withEnvironment(environment) { wakeUp() }
    }
    let delay = due - elapsed
    if delay <= 0 {
      DispatchQueue.main.async(execute: wake)
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: wake)
    }
  }

  private func wakeUp() {
    wakeDue = nil
    if mode == .real { now = max(now, elapsed) }
    runTurn()
    if !isIdle || (mode == .real && !entries.isEmpty) { requestWake() }
  }
}
