/// What lives on for a while though nobody keeps it, as in Objective-C's pools of objects to release.
///
/// The run loop empties the pool at the end of each turn, ``autoreleasepool(invoking:)`` at its own end.
@MainActor
final class ReleasePool {
  /// How full the pool was at a moment.
  struct Level {
    fileprivate let count: Int

    /// The level of an empty pool.
    static let bottom = Level(count: 0)
  }

  private var objects: [AnyObject] = []

  nonisolated init() {}

  /// Whether nothing is in it.
  var isEmpty: Bool { objects.isEmpty }

  /// How full the pool is.
  var level: Level { Level(count: objects.count) }

  /// Hands over an object that nobody else may keep, as the result of a message is: it lives to the end of the turn.
  static func autoreleased(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let clock = HeadlessEnvironment.current.clock
    clock.releasePool.add(object)
    clock.drainPoolAtEndOfTurn()
    return Unmanaged.passUnretained(object)
  }

  /// Keeps an object until the pool is emptied.
  func add(_ object: AnyObject) { objects.append(object) }

  /// Lets go of what came in after a moment.
  ///
  /// - Parameter level: how full the pool was then.
  func drain(to level: Level) {
    // What an object does while it is destroyed may put others in, which go with it.
    while objects.count > level.count {
      let released = Array(objects[level.count...])
      objects.removeSubrange(level.count...)
      withExtendedLifetime(released) {}
    }
  }
}
