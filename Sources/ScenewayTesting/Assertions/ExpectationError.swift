/// Thrown where an app is not as a test expects it; prints where, and what is different.
///
/// It needs no test framework: Swift Testing and XCTest both print the description of an error that a test throws.
public struct ExpectationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was looked at, such as `the screen`.
  public var subject: String

  /// What is different.
  public var difference: TextDifference

  /// The test's file, as `#fileID` writes it.
  public var file: String

  /// The line of the test.
  public var line: Int

  init(_ subject: String, _ difference: TextDifference, _ file: String, _ line: Int) {
    self.subject = subject
    self.difference = difference
    self.file = file
    self.line = line
  }

  /// Where the test expected something else, and the lines that are different.
  public var description: String {
    "\(file):\(line): \(subject) is not as expected (− expected, + found):\n\(difference)"
  }
}

extension ExpectationError {
  /// Compares lines, and throws where they are not alike.
  ///
  /// - Parameters:
  ///   - subject: what is looked at.
  ///   - found: the text that is there.
  ///   - expected: the text that should be there.
  ///   - form: brings a line into the form in which it is compared; as it is by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an error with the difference.
  static func check(
    _ subject: String, _ found: String, against expected: String,
    comparing form: (String) -> String = { $0 }, _ file: String, _ line: Int
  ) throws(ExpectationError) {
    let difference = TextDifference(
      expected: ExpectedText.lines(of: expected), found: ExpectedText.lines(of: found)
    ) { form($0) == form($1) }
    if let difference { throw ExpectationError(subject, difference, file, line) }
  }
}
