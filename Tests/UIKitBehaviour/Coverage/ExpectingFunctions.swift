/// Which functions of the tests' sources expect something, by themselves or by what they call.
struct ExpectingFunctions {
  /// What says that something is expected.
  private static let expectations: Set<String> = ["expect", "require", "record", "confirmation"]

  /// The functions that expect something, by file.
  private let ofFiles: [Set<String>]
  /// All functions, by file.
  private let declared: [Set<String>]
  /// The functions of all files that expect something.
  private let ofAll: Set<String>

  /// Looks for the functions.
  ///
  /// - Parameter files: the tokens of each file.
  init(_ files: [[SwiftToken]]) {
    let bodies = files.map(Self.bodies)
    declared = bodies.map { Set($0.map(\.name)) }
    var found = bodies.map { _ in Set<String>() }
    var grows = true
    while grows {
      grows = false
      let all = found.reduce(into: Set<String>()) { $0.formUnion($1) }
      for (number, functions) in bodies.enumerated() {
        for function in functions where !found[number].contains(function.name) {
          let own = Self.calls(function.words, declared: declared[number], expecting: found[number], all: all)
          guard own else { continue }
          found[number].insert(function.name)
          grows = true
        }
      }
    }
    ofFiles = found
    ofAll = found.reduce(into: Set<String>()) { $0.formUnion($1) }
  }

  /// Whether a body expects something.
  ///
  /// - Parameters:
  ///   - words: the words of the body.
  ///   - file: the number of its file.
  /// - Returns: whether it does.
  func expects(_ words: Set<String>, inFile file: Int) -> Bool {
    Self.calls(words, declared: declared[file], expecting: ofFiles[file], all: ofAll)
  }

  /// A name that the file itself declares means that function, any other one of any file.
  private static func calls(
    _ words: Set<String>, declared: Set<String>, expecting: Set<String>, all: Set<String>
  ) -> Bool {
    words.contains { word in
      if expectations.contains(word) || word.hasPrefix("XCTAssert") || word == "XCTFail" { return true }
      return declared.contains(word) ? expecting.contains(word) : all.contains(word)
    }
  }

  private static func bodies(of tokens: [SwiftToken]) -> [(name: String, words: Set<String>)] {
    tokens.indices.compactMap { place in
      guard tokens[place] == .word("func"), place + 1 < tokens.count else { return nil }
      switch tokens[place + 1] {
      case .word(let name), .rawName(let name):
        return (name, SwiftTokens.words(inBodyAfter: place + 1, of: tokens))
      default: return nil
      }
    }
  }
}

extension SwiftTokens {
  /// The words between the first braces that follow a place outside of parentheses, and what is called in default values
  /// left out.
  static func words(inBodyAfter place: Int, of tokens: [SwiftToken]) -> Set<String> {
    var words: Set<String> = []
    var (parentheses, braces) = (0, 0)
    for token in tokens[place...] {
      switch token {
      case .sign("(") where braces == 0: parentheses += 1
      case .sign(")") where braces == 0: parentheses -= 1
      case .sign("{") where parentheses == 0 || braces > 0: braces += 1
      case .sign("}") where braces > 0:
        braces -= 1
        if braces == 0 { return words }
      case .word(let word) where braces > 0, .rawName(let word) where braces > 0: words.insert(word)
      // Another declaration begins: this one has no body.
      case .word("func") where braces == 0 && parentheses == 0: return words
      default: continue
      }
    }
    return words
  }
}
