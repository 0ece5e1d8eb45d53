#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  /// Runs work in the next turn of the run loop, on the clock of the app that made it.
  @MainActor
  struct NextTurn {
    private let clock = HeadlessEnvironment.current.clock

    /// Asks for work in the next turn.
    ///
    /// - Parameter work: what to do.
    func run(_ work: @escaping @MainActor () -> Void) {
      clock.schedule(after: 0, work)
    }
  }
#endif
