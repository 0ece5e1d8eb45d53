extension HeadlessEnvironment {
  /// Whether the running code was called by a person's touch.
  public var isHandlingTouch: Bool { touchesBeingHandled > 0 }

  /// Runs what a person's touch does.
  ///
  /// - Parameter body: what to run.
  /// - Returns: what the body returns.
  static func handlingTouch<Value>(_ body: @MainActor () -> Value) -> Value {
    let environment = current
    environment.touchesBeingHandled += 1
    defer { environment.touchesBeingHandled -= 1 }
    return body()
  }
}
