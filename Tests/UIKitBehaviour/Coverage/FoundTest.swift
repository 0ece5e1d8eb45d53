/// A test that was found in the sources of the tests.
package struct FoundTest: Equatable {
  /// The name of its function.
  package let name: String

  /// The name of its file, without what ends it.
  package let file: String

  /// Whether it, or a function that it calls, expects something.
  package let expects: Bool

  /// The ids of behaviours that its name gives.
  package var rows: [String] { RowIdentifier.all(in: name) }

  /// Its name without the ids.
  package var sentence: String {
    name.split(separator: " ").drop { RowIdentifier.all(in: String($0)) == [String($0)] }.joined(
      separator: " ")
  }

  /// Finds the tests of a source file: functions with the attribute `@Test` that are not switched off.
  ///
  /// - Parameters:
  ///   - source: the text of a Swift file.
  ///   - file: the file's name.
  /// - Returns: the tests, in order.
  package static func all(in source: String, file: String) -> [FoundTest] {
    all(in: [(file: file, source: source)])
  }

  /// Finds the tests of source files that may call each other.
  ///
  /// - Parameter files: the name and the text of each Swift file.
  /// - Returns: the tests, in order.
  package static func all(in files: [(file: String, source: String)]) -> [FoundTest] {
    let texts = files.map { (file: $0.file, tokens: SwiftTokens.of($0.source)) }
    let functions = ExpectingFunctions(texts.map(\.tokens))
    return texts.enumerated().flatMap { number, text in
      text.tokens.indices.compactMap { place in
        guard text.tokens[place] == .sign("@"),
          let found = test(text.tokens, attributeAt: place)
        else { return nil }
        return FoundTest(
          name: found.name, file: text.file,
          expects: functions.expects(
            SwiftTokens.words(inBodyAfter: found.place, of: text.tokens), inFile: number))
      }
    }
  }

  /// The name of the function whose test attribute begins here, and where it stands.
  private static func test(_ tokens: [SwiftToken], attributeAt place: Int) -> (name: String, place: Int)? {
    var rest = tokens[(place + 1)...]
    if rest.starts(with: [.word("Testing"), .sign(".")]) { rest = rest.dropFirst(2) }
    guard rest.popFirst() == .word("Test") else { return nil }
    let arguments = takeParentheses(&rest)
    if isSwitchedOff(arguments) { return nil }
    while let token = rest.popFirst() {
      switch token {
      case .word("func"):
        switch rest.first {
        case .word(let name), .rawName(let name): return (name, rest.startIndex)
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
