/// A word or a sign of Swift source; comments and the insides of strings are none.
package enum SwiftToken: Equatable {
  /// A name or a keyword.
  case word(String)
  /// A name between backticks, without them.
  case rawName(String)
  /// A literal string or regular expression, whatever it holds.
  case literal
  /// Any other sign.
  case sign(Character)
}

/// Cuts Swift source into tokens, as far as finding declarations needs it.
package struct SwiftTokens {
  private let text: [Character]
  private var position = 0
  private(set) var tokens: [SwiftToken] = []

  private init(_ source: String) { text = Array(source) }

  /// Cuts source into tokens.
  ///
  /// - Parameter source: the text of a Swift file.
  /// - Returns: its tokens, in order.
  package static func of(_ source: String) -> [SwiftToken] {
    var tokens = SwiftTokens(source)
    while tokens.position < tokens.text.count { tokens.takeOne() }
    return tokens.tokens
  }

  private func starts(with word: String, at place: Int? = nil) -> Bool {
    let place = place ?? position
    return place + word.count <= text.count && text[place..<place + word.count].elementsEqual(word)
  }

  private mutating func takeOne() {
    let character = text[position]
    if character.isWhitespace {
      position += 1
    } else if starts(with: "//") {
      while position < text.count, !text[position].isNewline { position += 1 }
    } else if starts(with: "/*") {
      skipComment()
    } else if character == "`" {
      takeRawName()
    } else if character == "\"" || character == "#" || character == "/" {
      takeLiteralOrSign()
    } else if character.isLetter || character.isNumber || character == "_" {
      let start = position
      while position < text.count, isWordPart(text[position]) { position += 1 }
      tokens.append(.word(String(text[start..<position])))
    } else {
      tokens.append(.sign(character))
      position += 1
    }
  }

  private func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < text.count
  }

  private mutating func takeRawName() {
    let start = position + 1
    position = start
    while position < text.count, text[position] != "`", !text[position].isNewline { position += 1 }
    tokens.append(.rawName(String(text[start..<position])))
    position += 1
  }
}

// MARK: Literals

extension SwiftTokens {
  private mutating func takeLiteralOrSign() {
    var fences = 0
    while position + fences < text.count, text[position + fences] == "#" { fences += 1 }
    let opening = position + fences
    if opening < text.count, text[opening] == "\"" {
      position = opening
      skipString(fences: fences)
      tokens.append(.literal)
    } else if opening < text.count, text[opening] == "/", fences > 0 || beginsExpression {
      position = opening + 1
      skipExpression(fences: fences)
      tokens.append(.literal)
    } else {
      tokens.append(.sign(text[position]))
      position += 1
    }
  }

  /// Whether a slash here begins a regular expression rather than a division.
  private var beginsExpression: Bool {
    guard position + 1 < text.count, !text[position + 1].isWhitespace else { return false }
    switch tokens.last {
    case .sign(let sign): return "(,=:[{".contains(sign)
    case .word(let word): return ["return", "in", "try", "case"].contains(word)
    case nil: return true
    case .rawName, .literal: return false
    }
  }

  private mutating func skipExpression(fences: Int) {
    let end = "/" + String(repeating: "#", count: fences)
    while position < text.count, !starts(with: end) {
      if fences == 0, text[position].isNewline { return }
      position += text[position] == "\\" ? 2 : 1
    }
    position += end.count
  }

  private mutating func skipString(fences: Int) {
    let fence = String(repeating: "#", count: fences)
    let isLong = starts(with: "\"\"\"")
    let end = (isLong ? "\"\"\"" : "\"") + fence
    position += isLong ? 3 : 1
    while position < text.count {
      if starts(with: end) {
        position += end.count
        return
      }
      if starts(with: "\\" + fence) {
        position += 1 + fences
        if position < text.count, text[position] == "(" {
          skipInterpolation()
        } else {
          position += 1
        }
      } else if !isLong, text[position].isNewline {
        return
      } else {
        position += 1
      }
    }
  }

  /// Skips what stands between the parentheses of an interpolation, strings in it included.
  private mutating func skipInterpolation() {
    let kept = tokens
    var depth = 0
    repeat {
      if text[position] == "(" { depth += 1 }
      if text[position] == ")" { depth -= 1 }
      takeOne()
    } while depth > 0 && position < text.count
    tokens = kept
  }
}
