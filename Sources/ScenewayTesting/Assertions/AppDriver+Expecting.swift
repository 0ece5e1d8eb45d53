@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

/// What a test expects of the app. Each of these throws an ``ExpectationError`` that prints the lines that differ.
///
/// A test framework tells the line of a thrown error only where it is asked to: `XCTAssertNoThrow(try …)`, or
/// `#expect(throws: Never.self) { try … }`. The error itself names the line in any case.
extension AppDriver {
  /// Expects a screen, as ``ScreenSnapshot/description`` writes it.
  ///
  /// Rules (`──`) may be of any length; spaces at the end of a line and empty lines around the text do not count.
  ///
  /// ```swift
  /// try app.expectScreen(
  ///   """
  ///   ── Orders ──
  ///    1  [Help]
  ///   """)
  /// ```
  ///
  /// - Parameters:
  ///   - expected: the screen as text.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``ExpectationError`` with the lines that differ.
  public func expectScreen(_ expected: String, file: String = #fileID, line: Int = #line) throws {
    try ExpectationError.check(
      "the screen", text(.screen), against: expected, comparing: ExpectedText.withoutRules, file, line)
  }

  /// Expects words on the screen: as a title, a text, a value, or a part of one.
  ///
  /// - Parameters:
  ///   - words: the words; each must be there.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``ExpectationError`` that shows the screen.
  public func expectShows(_ words: String..., file: String = #fileID, line: Int = #line) throws {
    let screen = screen
    let missing = words.filter { !screen.shows($0) }
    guard !missing.isEmpty else { return }
    let shown = ExpectedText.lines(of: screen.description)
    guard let difference = TextDifference(expected: shown + missing, found: shown) else { return }
    throw ExpectationError("the screen", difference, file, line)
  }

  /// Expects the tree of controllers, as ``ControllerTree/description`` writes it.
  ///
  /// - Parameters:
  ///   - expected: the tree as text; a star marks what the screen shows.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``ExpectationError`` with the lines that differ.
  public func expectTree(_ expected: String, file: String = #fileID, line: Int = #line) throws {
    try ExpectationError.check("the tree of controllers", text(.tree), against: expected, file, line)
  }

  /// Expects the tree of flows, as ``FlowOutline/description`` writes it; empty for an app without a flow that runs.
  ///
  /// - Parameters:
  ///   - expected: the tree as text, the flows of all windows one below the other.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``ExpectationError`` with the lines that differ.
  public func expectFlows(_ expected: String, file: String = #fileID, line: Int = #line) throws {
    try ExpectationError.check("the tree of flows", text(.flows), against: expected, file, line)
  }

  /// Expects the tree of controllers, as UIKit's `_printHierarchy` prints it in the debugger on a device.
  ///
  /// - Parameters:
  ///   - expected: what the debugger printed; addresses do not count.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``ExpectationError`` with the lines that differ.
  public func expectHierarchy(_ expected: String, file: String = #fileID, line: Int = #line) throws {
    try ExpectationError.check(
      "the hierarchy", text(.hierarchy), against: expected, comparing: ExpectedText.withoutAddresses, file,
      line)
  }

  // MARK: What happens

  /// Expects that a part of a test moves screens in a certain way: each transition with its cause, whoever brought it
  /// about.
  ///
  /// ```swift
  /// try await app.expectTrace("tap push OrdersViewController → OrderViewController in UINavigationController") {
  ///   try await app.tap("Add")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - expected: one line for each transition, as `NavigationEvent` describes itself, without its number.
  ///   - file: the test's file.
  ///   - line: the test's line.
  ///   - body: the part of the test.
  /// - Throws: what the body throws, or an ``ExpectationError`` with the lines that differ.
  public func expectTrace(
    _ expected: String, file: String = #fileID, line: Int = #line, _ body: @MainActor () async throws -> Void
  ) async throws {
    await waitUntilIdle()
    let traces = perform { UIApplication.shared.windows.map { Navigator.of($0).trace } }
    let counts = traces.map(\.count)
    try await perform(body)
    await waitUntilIdle()
    // A window of the part itself is listened to from where it was first seen.
    let events = zip(traces, counts).flatMap { trace, count in trace.history.filter { $0.number > count } }
    let found = events.map { String($0.description.drop { $0 != " " }.dropFirst()) }
    try ExpectationError.check("the trace", found.joined(separator: "\n"), against: expected, file, line)
  }
}
