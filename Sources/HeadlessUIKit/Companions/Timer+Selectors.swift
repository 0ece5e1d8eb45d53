#if !canImport(ObjectiveC)
  public import Foundation

  extension Timer {
    /// Makes a timer that never fires, for properties that get another one later.
    ///
    /// Foundation for Linux has no `Timer()`; bridged sources call this in its place.
    ///
    /// - Returns: the timer, which has ended.
    public class func bridgedUnscheduled() -> Timer {
      let timer = Timer(timeInterval: 0, repeats: false) { _ in }
      timer.invalidate()
      return timer
    }

    /// Starts a timer that sends a message to an object, which it keeps until it ends.
    ///
    /// Its time is that of transitions and animations, so a test moves it on with them.
    ///
    /// - Parameters:
    ///   - ti: seconds until it fires, and between two times; a tenth of a millisecond at least.
    ///   - aTarget: who gets the message; its class registered the method.
    ///   - aSelector: the method's name; it gets the timer where it takes an argument.
    ///   - userInfo: anything that the timer is to carry.
    ///   - yesOrNo: whether it fires again and again until it is ended.
    /// - Returns: the timer.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      TargetTimer(
        interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }

    /// Makes a timer that sends a message to an object, which it keeps until it ends.
    ///
    /// It counts from now on: nothing tells a headless timer when it is added to a run loop, where apps add it at once.
    ///
    /// - Parameters:
    ///   - ti: seconds until it fires, and between two times; a tenth of a millisecond at least.
    ///   - aTarget: who gets the message; its class registered the method.
    ///   - aSelector: the method's name; it gets the timer where it takes an argument.
    ///   - userInfo: anything that the timer is to carry.
    ///   - yesOrNo: whether it fires again and again until it is ended.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      self.init(
        replacedBy: TargetTimer(
          interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo))
    }

    /// Makes a timer that sends a message to an object, which it keeps until it ends.
    ///
    /// - Parameters:
    ///   - date: when it fires first.
    ///   - ti: seconds between two times; a tenth of a millisecond at least.
    ///   - t: who gets the message; its class registered the method.
    ///   - s: the method's name; it gets the timer where it takes an argument.
    ///   - ui: anything that the timer is to carry.
    ///   - rep: whether it fires again and again until it is ended.
    public convenience init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
      repeats rep: Bool
    ) {
      self.init(
        replacedBy: TargetTimer(
          after: date.timeIntervalSinceNow, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep))
    }
  }

  extension Timer: Replaceable {}

  /// A timer on the headless clock.
  private final class TargetTimer: Timer {
    private let interval: TimeInterval
    private let repeats: Bool
    private let selector: Selector
    private var target: AnyObject?
    private var information: Any?
    private var isOn = true
    private var due = Date.distantFuture
    private var token: HeadlessClock.Token?
    private let environment = HeadlessEnvironment.current

    init(
      after delay: TimeInterval? = nil, interval: TimeInterval, target: Any, selector: Selector,
      userInfo: Any?, repeats: Bool
    ) {
      self.interval = max(0.0001, interval)
      self.repeats = repeats
      self.selector = selector
      self.target = target as AnyObject
      information = userInfo
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
        timer.token = nil
        timer.target = nil
        timer.information = nil
      }
    }

    /// Does something on the main thread: at once where this is it.
    private func onMain(_ work: @escaping @MainActor @Sendable (TargetTimer) -> Void) {
      // What changes is touched on the main thread alone.
      nonisolated(unsafe) let timer = self
      MainQueue.run { work(timer) }
    }

    @MainActor private func wait(_ delay: TimeInterval) {
      guard isOn else { return }
      let clock = environment.clock
      if let token { clock.cancel(token) }
      due = Date(timeIntervalSinceNow: delay)
      token = clock.schedule(after: delay, awaited: !repeats) { [self] in
        token = nil
        send()
        if repeats { wait(interval) }
      }
    }

    @MainActor private func send() {
      guard isOn else { return }
      let arguments = Array([self].prefix(selector.argumentCount))
      (target as? NSObject)?.invoke(selector, arguments)
      if !repeats { invalidate() }
    }
  }
#endif
