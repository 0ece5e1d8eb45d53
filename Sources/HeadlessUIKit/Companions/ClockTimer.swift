#if !canImport(ObjectiveC)
  internal import Foundation

  /// A timer on the headless clock.
  final class ClockTimer: Timer {
    private let interval: TimeInterval
    private let repeats: Bool
    private var action: (@MainActor (Timer) -> Void)?
    private var information: Any?
    /// Who gets a message, where it is no closure that is called; the timer keeps it until it ends.
    private var target: AnyObject?
    private var isOn = true
    private var due = Date.distantFuture
    private var token: HeadlessClock.Token?
    private let environment = HeadlessEnvironment.current

    init(
      after delay: TimeInterval? = nil, interval: TimeInterval, userInfo: Any?, repeats: Bool,
      target: AnyObject? = nil, action: @escaping @MainActor (Timer) -> Void
    ) {
      self.interval = max(0.0001, interval)
      self.repeats = repeats
      self.action = action
      information = userInfo
      self.target = target
      // Nothing of Foundation's own timer ever comes due.
      super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
      let delay = max(0, delay ?? self.interval)
      onMain { $0.wait(delay) }
    }

    override var timeInterval: TimeInterval { repeats ? interval : 0 }

    override var userInfo: Any? { information }

    override var isValid: Bool { isOn }

    override var fireDate: Date {
      get { due }
      set {
        due = newValue
        onMain { $0.wait(max(0, newValue.timeIntervalSinceNow)) }
      }
    }

    override func fire() {
      guard isOn else { return }
      onMain { $0.send() }
    }

    override func invalidate() {
      guard isOn else { return }
      isOn = false
      super.invalidate()
      onMain { timer in
        if let token = timer.token { timer.environment.clock.cancel(token) }
        timer.environment.clock.repeatingTimers.removeAll { $0 === timer }
        timer.target = nil
        timer.token = nil
        timer.action = nil
        timer.information = nil
      }
    }

    /// Does something on the main thread: at once where this is it.
    private func onMain(_ work: @escaping @MainActor @Sendable (ClockTimer) -> Void) {
      // What changes is touched on the main thread alone.
      nonisolated(unsafe) let timer = self
      MainQueue.run { work(timer) }
    }

    @MainActor private func wait(_ delay: TimeInterval) {
      guard isOn else { return }
      let clock = environment.clock
      if let token { clock.cancel(token) }
      due = Date(timeIntervalSinceNow: delay)
      if repeats, !clock.repeatingTimers.contains(where: { $0 === self }) {
        clock.repeatingTimers.append(self)
      }
      token = DelayedWork.schedule(after: delay, on: clock, isAwaited: !repeats) { [self] in
        token = nil
        send()
        if repeats { wait(interval) }
      }
    }

    @MainActor private func send() {
      guard isOn else { return }
      action?(self)
      if !repeats { invalidate() }
    }
  }
#endif
