/// Takes the words of a line one after the other, quotation marks included.
struct WordScanner {
  private var remaining: Substring

  init(_ line: String) {
    remaining = line[...]
    skipSpace()
  }

  /// Whether no word is left.
  var isAtEnd: Bool { remaining.isEmpty }

  /// Whether the next word stands in quotation marks.
  var isAtQuotation: Bool { remaining.first.flatMap(WordScanner.closing) != nil }

  /// The next word up to a space, quotation marks taken as letters.
  mutating func nextPlainWord() -> String? {
    guard !remaining.isEmpty else { return nil }
    let word = remaining.prefix { !$0.isWhitespace }
    remaining = remaining.dropFirst(word.count)
    skipSpace()
    return String(word)
  }

  /// The next word, or what stands in quotation marks.
  mutating func nextWord() throws(PlayerCommandError) -> String? {
    guard let first = remaining.first, let closing = WordScanner.closing(first) else {
      return nextPlainWord()
    }
    remaining.removeFirst()
    var word = ""
    while let letter = remaining.popFirst() {
      if letter == closing {
        skipSpace()
        return word
      }
      if letter == "\\", let escaped = remaining.popFirst() {
        word.append(escaped == "n" ? "\n" : escaped)
      } else {
        word.append(letter)
      }
    }
    throw .openQuotation
  }

  /// All that is left, without spaces at the end.
  mutating func rest() -> String {
    defer { remaining = "" }
    var words = remaining
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words)
  }

  /// Words as they are written in quotation marks.
  static func quoted(_ words: String) -> String {
    let escaped = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped.replacing("\n", with: "\\n") + "\""
  }

  /// Words at the end of a line, in quotation marks only where they would be read as something else without.
  static func quotedWhereNeeded(_ words: String) -> String {
    let isPlain =
      words.first.map { !$0.isWhitespace && closing($0) == nil } ?? false
      && words.last?.isWhitespace == false && !words.contains(where: \.isNewline)
    return isPlain ? words : quoted(words)
  }

  private mutating func skipSpace() {
    remaining = remaining.drop(while: \.isWhitespace)
  }

  /// The mark that ends what a mark begins; nil for another letter.
  private static func closing(_ opening: Character) -> Character? {
    switch opening {
    case "\"": "\""
    case "'": "'"
    case "“": "”"
    case "‘": "’"
    case "„": "“"
    default: nil
    }
  }
}
