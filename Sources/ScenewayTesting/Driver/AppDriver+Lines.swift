/// Errors that name the line of the test that asked.
extension AppDriver {
  /// Runs an action of a test, so that what it throws names the test's line.
  ///
  /// An action that another one is made of names the outer one's line.
  ///
  /// - Parameters:
  ///   - file: the test's file; nil leaves errors as they are.
  ///   - line: the test's line.
  ///   - body: the action.
  /// - Returns: what the action returns.
  /// - Throws: what the action throws.
  static func at<Value>(_ file: String?, _ line: Int?, _ body: @MainActor () async throws -> Value)
    async throws
    -> Value
  {
    do { return try await body() } catch { throw named(error, file, line) }
  }

  /// Runs an action of a test, so that what it throws names the test's line.
  func at<Value>(_ file: String?, _ line: Int?, _ body: @MainActor () async throws -> Value) async throws
    -> Value
  {
    try await AppDriver.at(file, line, body)
  }

  /// Looks for something, so that what it throws names the test's line.
  func at<Value>(_ file: String, _ line: Int, _ body: @MainActor () throws -> Value) throws -> Value {
    do { return try body() } catch { throw AppDriver.named(error, file, line) }
  }

  /// Where a test is, to begin an error's words with; empty where no test asked.
  nonisolated static func place(_ file: String?, _ line: Int?) -> String {
    guard let file, let line else { return "" }
    return "\(file):\(line): "
  }

  private static func named(_ error: any Error, _ file: String?, _ line: Int?) -> any Error {
    guard let file, let line else { return error }
    switch error {
    case var error as AppDriverError:
      (error.file, error.line) = (file, line)
      return error
    case var error as LeakError:
      (error.file, error.line) = (file, line)
      return error
    default: return error
    }
  }
}
