public import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file of an app, read and parsed.
public struct SourceFile: Sendable {
  /// The file's path, as compiler errors are to name it.
  public let path: String
  /// The text.
  public let text: String

  let utf8: [UInt8]
  let tree: SourceFileSyntax

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - path: the path, as compiler errors are to name it.
  ///   - text: the text, of any Swift version from 3; a syntax error makes no difference to the rest of it.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    utf8 = Array(text.utf8)
    tree = Parser.parse(source: text)
  }

  /// Reads and parses files, on all cores.
  ///
  /// - Parameter urls: the files; what is no UTF-8 in one is replaced, as the compiler does.
  /// - Returns: the files in the same order.
  /// - Throws: Foundation's error for the first that cannot be read.
  public static func read(_ urls: [URL]) throws -> [SourceFile] {
    try concurrently(urls.count) { index in
      Result {
        SourceFile(
          path: urls[index].path, text: String(decoding: try Data(contentsOf: urls[index]), as: UTF8.self))
      }
    }.map { try $0.get() }
  }

  /// Where a place is, as the compiler counts.
  func location(_ place: Int) -> (line: Int, column: Int) {
    // Few places are asked for, so no list of all lines is made.
    var (line, start) = (1, 0)
    for index in utf8[..<min(place, utf8.count)].indices {
      let isBreak =
        utf8[index] == UInt8(ascii: "\n")
        || utf8[index] == UInt8(ascii: "\r")
          && (index + 1 == utf8.count || utf8[index + 1] != UInt8(ascii: "\n"))
      if isBreak { (line, start) = (line + 1, index + 1) }
    }
    return (line, place - start + 1)
  }

  func finding(
    _ rule: BridgeFinding.Rule, _ severity: BridgeFinding.Severity, at node: some SyntaxProtocol,
    _ message: String,
    remedy: String? = nil
  ) -> BridgeFinding {
    let place = location(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return BridgeFinding(
      rule, severity, file: path, line: place.line, column: place.column, message: message, remedy: remedy)
  }
}

extension SyntaxProtocol {
  /// The node's own text, without what is around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
