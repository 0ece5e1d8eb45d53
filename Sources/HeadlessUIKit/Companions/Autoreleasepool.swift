#if !canImport(ObjectiveC)
  /// Calls a closure; off Apple's platforms nothing waits in a pool to be released.
  ///
  /// - Parameter body: the closure.
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws.
  public func autoreleasepool<Failure: Error, Result: ~Copyable>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }
#endif
