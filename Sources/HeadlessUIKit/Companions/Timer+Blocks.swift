#if !canImport(ObjectiveC)
  public import Foundation

  extension Timer {
    /// Starts a timer that calls a closure, on the clock that transitions and animations go by.
    ///
    /// Foundation's own takes real time, whoever moves the clock; bridged sources call this in its place.
    ///
    /// - Parameters:
    ///   - interval: seconds until it fires, and between two times; a tenth of a millisecond at least.
    ///   - repeats: whether it fires again and again until it is ended.
    ///   - block: what to do; gets the timer.
    /// - Returns: the timer.
    @discardableResult
    public class func bridgedScheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
      ClockTimer(interval: interval, userInfo: nil, repeats: repeats, action: block)
    }

    /// Makes a timer that calls a closure, on the clock that transitions and animations go by.
    ///
    /// It counts from now on: nothing tells a headless timer when it is added to a run loop, where apps add it at once.
    ///
    /// - Parameters:
    ///   - interval: seconds until it fires, and between two times; a tenth of a millisecond at least.
    ///   - repeats: whether it fires again and again until it is ended.
    ///   - block: what to do; gets the timer.
    /// - Returns: the timer.
    public class func bridgedTimer(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
      ClockTimer(interval: interval, userInfo: nil, repeats: repeats, action: block)
    }
  }
#endif
