import HeadlessUIKit
import ScenewayTesting
import Synchronization
import XCTest

/// The same expectations from XCTest.
final class ExpectationXCTests: XCTestCase {
  private struct Failure {
    let text: String
    let line: Int
  }

  /// What is kept instead of failing the test; nil lets failures through.
  private static let kept = Mutex<[Failure]?>(nil)

  #if !canImport(ObjectiveC)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      let isKept = Self.kept.withLock { failures in
        failures?.append(Failure(text: description, line: lineNumber))
        return failures != nil
      }
      guard !isKept else { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif

  func testPassesWhereTheAppIsAsExpected() async throws {
    try await Self.onSampleApp { app in
      try app.expectShows("Orders")
      try await app.tap("Add")
      try app.expectShows("Order 1")
    }
  }

  func testFailsAtTheLineOfTheTest() async throws {
    let line = #line + 3
    try await Self.onSampleApp { app in
      Self.kept.withLock { $0 = [] }
      XCTAssertNoThrow(try app.expectScreen("── Settings ──"))
    }
    let failures = Self.kept.withLock { failures in
      defer { failures = nil }
      return failures ?? []
    }
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertTrue(failures.first?.text.contains("− ── Settings ──") == true, "\(failures)")
  }

  func testNamesTheLineOfAnActionThatCannotBeDone() async throws {
    let line = #line + 3
    try await Self.onSampleApp { app in
      do {
        try await app.tap("Hlep")
        XCTFail("nothing is called so")
      } catch {
        let place = "ScenewayTestingTests/ExpectationXCTests.swift:\(line): "
        XCTAssertTrue("\(error)".hasPrefix(place + "cannot tap “Hlep”"), "\(error)")
      }
    }
  }

  private static func onSampleApp(_ body: @MainActor @Sendable (AppDriver) async throws -> Void) async throws
  {
    try await run(body)
  }

  @MainActor
  private static func run(_ body: @MainActor (AppDriver) async throws -> Void) async throws {
    try await AppDriver.run(SampleAppDelegate.self, body)
  }
}
