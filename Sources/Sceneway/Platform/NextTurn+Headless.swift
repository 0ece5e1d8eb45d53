#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  /// Runs work in the next turn of the run loop, on the clock of the app that made it.
  @MainActor
  struct NextTurn {
    private let clock = HeadlessEnvironment.current.clock

    /// Calls a closure at the end of each turn in which something happened.
    ///
    /// - Parameter watcher: returns whether it wants to be called again.
    func watch(_ watcher: @escaping @MainActor () -> Bool) {
      clock.atEachTurn(watcher)
    }

    /// Asks for work in the next turn.
    ///
    /// - Parameter work: what to do.
    func run(_ work: @escaping @MainActor () -> Void) {
      clock.schedule(after: 0, work)
    }
  }
#endif
