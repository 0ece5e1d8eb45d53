/// Where something stands in a document: line, column and byte range.
///
/// Lines and columns count from 1, as editors and compilers print them. A column counts bytes of UTF-8,
/// as the Swift compiler does. A line ends with a line feed, a carriage return, or both.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in bytes of UTF-8.
  public let column: Int
  /// The bytes meant, counted from 0 in the document's UTF-8 text (see ``InterfaceBuilderDocument/text``).
  public let range: Range<Int>

  /// Makes a location.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1 in bytes of UTF-8.
  ///   - range: The bytes meant, counted from 0.
  public init(line: Int, column: Int, range: Range<Int>) {
    self.line = line
    self.column = column
    self.range = range
  }
}

extension SourceLocation: Comparable {
  /// Tells whether one location starts before another, and the shorter first where both start together.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as `line:column`.
  public var description: String { "\(line):\(column)" }
}
