internal import Foundation

/// Where faults go that nobody can catch: found inside a call of UIKit's, or in a coordinator's `show`.
///
/// They are printed to standard error unless an app or a test takes them.
@MainActor
public enum SceneProblems {
  /// What takes a fault.
  public typealias Handler = @MainActor (SceneError) -> Void

  /// Holds the handler of a task; a closure alone cannot be a task-local value.
  private struct Scope: Sendable {
    let handler: Handler
  }

  @TaskLocal private static var scope: Scope?

  private static var processHandler: Handler?

  /// Takes every fault of the process; nil prints them.
  ///
  /// - Parameter handler: called with each fault, on the main actor.
  public static func handle(with handler: Handler?) {
    processHandler = handler
  }

  /// Takes the faults of one body, tasks that it starts included; for tests that run side by side.
  ///
  /// - Parameters:
  ///   - handler: called with each fault.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public static func handling<Value>(
    with handler: @escaping Handler, _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    try await $scope.withValue(Scope(handler: handler)) { try await body() }
  }

  /// Hears of the faults that nobody takes; a driver's, for the time that it plays its app.
  @TaskLocal private static var witness: Scope?

  /// Hears of the faults that nobody takes while a body runs, beside the lines on standard error.
  ///
  /// - Parameters:
  ///   - witness: called with each fault.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  package static func witnessing<Value>(
    _ witness: @escaping Handler, _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    try await $witness.withValue(Scope(handler: witness)) { try await body() }
  }

  /// Hears of the faults that nobody takes while a body runs, beside the lines on standard error.
  ///
  /// - Parameters:
  ///   - witness: called with each fault.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  package static func witnessing<Value>(
    _ witness: @escaping Handler, _ body: @MainActor () throws -> Value
  ) rethrows -> Value {
    try $witness.withValue(Scope(handler: witness)) { try body() }
  }

  /// Hands a fault to whoever takes it.
  ///
  /// - Parameter error: the fault.
  public static func report(_ error: SceneError) {
    if let handler = scope?.handler ?? processHandler {
      handler(error)
    } else {
      witness?.handler(error)
      FileHandle.standardError.write(Data("Sceneway: \(error)\n".utf8))
    }
  }
}
