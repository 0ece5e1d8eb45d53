internal import Foundation

/// Why a format string is no predicate.
enum PredicateFormatError: Error {
  case unreadable, missingArgument
}

/// A word of a predicate's format.
enum PredicateToken: Equatable {
  /// A key path, or a word of the grammar; key paths after `#` or from `%K` are never words of the grammar.
  case word(String)
  case key(String)
  case text(String)
  case number(Double)
  case placeholder(Character)
  case symbol(String)

  /// Takes a format apart.
  static func all(in format: String) throws(PredicateFormatError) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(.text(try quoted(&rest)))
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        tokens.append(.number(try number(&rest)))
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        let isEscaped = first == "#"
        if isEscaped { rest.removeFirst() }
        let word = String(rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) })
        guard !word.isEmpty else { throw .unreadable }
        rest.removeFirst(word.count)
        tokens.append(isEscaped ? .key(word) : .word(word))
      } else if first == "%" {
        tokens.append(.placeholder(try placeholder(&rest)))
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        rest.removeFirst(symbol.count)
        tokens.append(.symbol(symbol))
      } else {
        throw .unreadable
      }
    }
    return tokens
  }

  /// The longer ones first.
  private static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]",
    ",",
    "+", "-", "*", "/",
  ]

  private static func quoted(_ rest: inout Substring) throws(PredicateFormatError) -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.first {
      rest.removeFirst()
      if next == quote { return text }
      if next == "\\", let escaped = rest.first {
        rest.removeFirst()
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        default: text.append(escaped)
        }
      } else {
        text.append(next)
      }
    }
    throw .unreadable
  }

  private static func number(_ rest: inout Substring) throws(PredicateFormatError) -> Double {
    let digits = rest.prefix { $0.isNumber || "-.eExX".contains($0) || $0.isHexDigit }
    guard
      let value = Double(digits)
        ?? (digits.lowercased().hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16).map(Double.init) : nil)
    else { throw .unreadable }
    rest.removeFirst(digits.count)
    return value
  }

  /// The letter that a placeholder ends with: `%@`, `%K`, `%ld`, `%.2f`.
  private static func placeholder(_ rest: inout Substring) throws(PredicateFormatError) -> Character {
    rest.removeFirst()
    let modifiers = rest.prefix { $0.isNumber || ".lhqz".contains($0) }
    rest.removeFirst(modifiers.count)
    guard let kind = rest.first, "@KdDiuUxXfFeEgGcs%".contains(kind) else { throw .unreadable }
    rest.removeFirst()
    return kind
  }
}
