#if !(os(Linux) || os(macOS))
  internal import Dispatch

  /// Runs work in the next turn of the run loop.
  @MainActor
  struct NextTurn {
    /// Asks for work in the next turn.
    ///
    /// - Parameter work: what to do.
    func run(_ work: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }
#endif
