/// A test that was found in the sources of the tests.
package struct FoundTest: Equatable {
  /// The name of its function.
  package let name: String

  /// The name of its file, without what ends it.
  package let file: String

  /// The ids of behaviours that its name gives.
  package var rows: [String] { RowIdentifier.all(in: name) }

  /// Finds the tests of a source file: functions with the attribute `@Test` that are not switched off.
  ///
  /// - Parameters:
  ///   - source: the text of a Swift file.
  ///   - file: the file's name.
  /// - Returns: the tests, in order.
  package static func all(in source: String, file: String) -> [FoundTest] {
    let tokens = SwiftTokens.of(source)
    return tokens.indices.compactMap { place in
      guard tokens[place] == .sign("@"), let name = testName(tokens, attributeAt: place) else { return nil }
      return FoundTest(name: name, file: file)
    }
  }

  /// The name of the function whose test attribute begins here.
  private static func testName(_ tokens: [SwiftToken], attributeAt place: Int) -> String? {
    var rest = tokens[(place + 1)...]
    if rest.starts(with: [.word("Testing"), .sign(".")]) { rest = rest.dropFirst(2) }
    guard rest.popFirst() == .word("Test") else { return nil }
    let arguments = takeParentheses(&rest)
    if isSwitchedOff(arguments) { return nil }
    while let token = rest.popFirst() {
      switch token {
      case .word("func"):
        switch rest.first {
        case .word(let name), .rawName(let name): return name
        default: return nil
        }
      case .sign("@"):
        rest = rest.dropFirst()
        _ = takeParentheses(&rest)
      case .word, .sign("("), .sign(")"): continue
      default: return nil
      }
    }
    return nil
  }

  /// Takes a list in parentheses off the front, if one stands there.
  private static func takeParentheses(_ tokens: inout ArraySlice<SwiftToken>) -> [SwiftToken] {
    guard tokens.first == .sign("(") else { return [] }
    var taken: [SwiftToken] = []
    var depth = 0
    while let token = tokens.popFirst() {
      taken.append(token)
      if token == .sign("(") { depth += 1 }
      if token == .sign(")") { depth -= 1 }
      if depth == 0 { break }
    }
    return taken
  }

  /// Whether the attribute says `.disabled()` without a condition.
  private static func isSwitchedOff(_ arguments: [SwiftToken]) -> Bool {
    arguments.indices.contains { place in
      let rest = arguments[place...]
      return rest.starts(with: [.sign("."), .word("disabled")]) && rest.dropFirst(3).first != .word("if")
    }
  }
}
