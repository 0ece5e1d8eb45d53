internal import Foundation

/// Animations that a gesture holds: they have been started, but no time passes for them until they are released.
@MainActor
final class AnimationHold {
  private final class Entry {
    let due: TimeInterval
    let end: @MainActor (_ isReversed: Bool) -> Void
    init(due: TimeInterval, end: @escaping @MainActor (_ isReversed: Bool) -> Void) {
      self.due = due
      self.end = end
    }
  }

  private var entries: [Entry] = []
  private var isReleased = false

  /// Holds what is animated in a body.
  func holding(_ body: () -> Void) {
    let environment = HeadlessEnvironment.current
    let outer = environment.animationHold
    environment.animationHold = isReleased ? nil : self
    defer { environment.animationHold = outer }
    body()
  }

  fileprivate func add(
    after duration: TimeInterval, _ end: @escaping @MainActor (_ isReversed: Bool) -> Void
  ) -> AnimationEnd {
    let entry = Entry(due: duration, end: end)
    entries.append(entry)
    return AnimationEnd { [weak self, weak entry] in self?.entries.removeAll { $0 === entry } }
  }

  /// Lets time pass for the animations again.
  ///
  /// - Parameters:
  ///   - time: how far they have been moved, in seconds.
  ///   - speed: how fast they go on, as a multiple of the usual speed.
  ///   - isReversed: whether they go back to their start.
  func release(from time: TimeInterval, speed: Double, isReversed: Bool) {
    guard !isReleased else { return }
    isReleased = true
    let held = entries
    entries = []
    let clock = HeadlessEnvironment.current.clock
    for entry in held.sorted(by: { $0.due < $1.due }) {
      let rest = isReversed ? min(time, entry.due) : max(0, entry.due - time)
      clock.schedule(after: rest / max(speed, 0.001)) { entry.end(isReversed) }
    }
  }
}

/// The end of one animation, which may be called off.
@MainActor
struct AnimationEnd {
  private let callOff: @MainActor () -> Void

  init(_ callOff: @escaping @MainActor () -> Void) { self.callOff = callOff }

  /// Asks for the end of an animation: by the clock, or where something holds animations, once that lets go.
  ///
  /// - Parameters:
  ///   - duration: how long the animation takes, in seconds.
  ///   - end: what to do then; it is told whether the animation went back.
  /// - Returns: the end, to call it off.
  @discardableResult
  static func schedule(
    after duration: TimeInterval, _ end: @escaping @MainActor (_ isReversed: Bool) -> Void
  ) -> AnimationEnd {
    let environment = HeadlessEnvironment.current
    if let hold = environment.animationHold { return hold.add(after: duration, end) }
    let clock = environment.clock
    let token = clock.schedule(after: duration) { end(false) }
    return AnimationEnd { clock.cancel(token) }
  }

  /// Calls the end off.
  func cancel() { callOff() }
}
