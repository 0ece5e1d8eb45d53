#if !canImport(ObjectiveC)
  /// Calls a closure and lets go of what only waits for the end of the turn, which a storyboard or nib made in it.
  ///
  /// As on Apple's platforms, but only those objects wait: what Swift code makes goes at once where nobody keeps it.
  ///
  /// - Parameter body: the closure.
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws.
  public func autoreleasepool<Failure: Error, Result: ~Copyable>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let level = poolLevel()
    defer { if let level { drainPool(to: level) } }
    return try body()
  }

  /// How full the pool of the main queue is; nil on another queue, where no controller is made.
  private func poolLevel() -> ReleasePool.Level? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { HeadlessEnvironment.current.clock.releasePool.level }
  }

  private func drainPool(to level: ReleasePool.Level) {
    MainActor.assumeIsolated { HeadlessEnvironment.current.clock.releasePool.drain(to: level) }
  }
#endif
