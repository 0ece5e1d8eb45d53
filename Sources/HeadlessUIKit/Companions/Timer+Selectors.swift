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
      ClockTimer(
        interval: ti, userInfo: userInfo, repeats: yesOrNo, target: aTarget as AnyObject,
        action: message(aSelector, to: aTarget))
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
        replacedBy: ClockTimer(
          interval: ti, userInfo: userInfo, repeats: yesOrNo, target: aTarget as AnyObject,
          action: Timer.message(aSelector, to: aTarget)))
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
        replacedBy: ClockTimer(
          after: date.timeIntervalSinceNow, interval: ti, userInfo: ui, repeats: rep,
          target: t as AnyObject, action: Timer.message(s, to: t)))
    }
  }

  extension Timer: Replaceable {}

  extension Timer {
    /// What a timer does that sends a message to an object.
    private static func message(_ selector: Selector, to target: Any) -> @MainActor (Timer) -> Void {
      // What a timer keeps is touched on the main thread alone.
      nonisolated(unsafe) let target = target as AnyObject
      return { timer in
        (target as? NSObject)?.invoke(selector, Array([timer].prefix(selector.argumentCount)))
      }
    }
  }
#endif
