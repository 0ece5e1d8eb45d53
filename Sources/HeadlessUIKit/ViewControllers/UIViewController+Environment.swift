extension UIViewController {
  /// Does something in the environment of the controller's window.
  ///
  /// What an app has the main queue do runs in no task, so that nothing else says which app it is of where a test runs
  /// several.
  ///
  /// - Parameter body: what to do.
  /// - Returns: what the body returns.
  func inEnvironmentOfWindow<Result>(_ body: () -> Result) -> Result {
    guard !HeadlessEnvironment.isGiven, let environment = storedView?.storedWindow?.environment,
      environment !== HeadlessEnvironment.current
    else { return body() }
    return HeadlessEnvironment.withEnvironment(environment) { body() }
  }
}
