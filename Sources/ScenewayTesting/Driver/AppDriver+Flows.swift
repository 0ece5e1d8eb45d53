public import Sceneway
@_spi(Sceneway) internal import HeadlessUIKit

extension AppDriver {
  // MARK: One flow

  /// Starts one flow as a window's outermost one, runs a test in its world and lets it go.
  ///
  /// At the end the window is closed, which ends the flow.
  ///
  /// No delegate of an app is needed:
  ///
  /// ```swift
  /// try await AppDriver.run(flow: MainCoordinator()) { app, flow in
  ///   try await app.selectTab("Search")
  ///   #expect(flow.children.count == 2)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - flow: makes the coordinator; called in the world that it will live in.
  ///   - device: the device to run on; a phone by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  ///   - function: the test's function, whose name a record of the navigation has.
  ///   - body: the test; gets the coordinator too, which the window owns.
  /// - Returns: what the test returns.
  /// - Throws: what the test throws, or an ``AppDriverError`` where the flow does not come on the screen.
  public static func run<Flow: AnyCoordinator, Value>(
    flow: @autoclosure @MainActor () throws -> Flow, device: AppDevice = .phone,
    file: String = #fileID, line: Int = #line, function: String = #function,
    _ body: @MainActor (AppDriver, Flow) async throws -> Value
  ) async throws -> Value {
    let driver = AppDriver(device: device, bundle: nil)
    return try await driver.perform {
      let coordinator = try flow()
      try await at(file, line) { try await driver.showWindow { coordinator.start(in: $0) } }
      let result: Result<Value, any Error>
      do {
        result = .success(try await driver.play(file, line, function) { try await body(driver, coordinator) })
      } catch { result = .failure(error) }
      // The flow hears in the next turn that its window is gone.
      driver.ownWindow = nil
      await driver.waitUntilIdle()
      return try result.get()
    }
  }
}
