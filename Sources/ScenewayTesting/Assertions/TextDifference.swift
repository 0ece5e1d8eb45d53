/// How two texts differ, line by line.
public struct TextDifference: Hashable, Sendable {
  /// One line of either text.
  public enum Line: Hashable, Sendable {
    /// Stands in both texts.
    case alike(String)
    /// Was expected, and is not there.
    case expected(String)
    /// Is there, and was not expected.
    case found(String)
  }

  /// The lines of both texts, in order; what was expected goes before what was found in its place.
  public let lines: [Line]

  /// Compares two texts; nil where they are alike.
  ///
  /// Line ends may be those of any system; spaces at the end of a line and empty lines around the text do not count.
  ///
  /// - Parameters:
  ///   - expected: the text that should be there.
  ///   - found: the text that is there.
  public init?(expected: String, found: String) {
    self.init(expected: ExpectedText.lines(of: expected), found: ExpectedText.lines(of: found))
  }

  init?(expected: [String], found: [String], isAlike: (String, String) -> Bool = { $0 == $1 }) {
    let difference = found.difference(from: expected, by: isAlike)
    guard !difference.isEmpty else { return nil }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < found.count {
      if old < expected.count, removed.contains(old) {
        lines.append(.expected(expected[old]))
        old += 1
      } else if new < found.count, inserted.contains(new) {
        lines.append(.found(found[new]))
        new += 1
      } else {
        lines.append(.alike(found[new]))
        (old, new) = (old + 1, new + 1)
      }
    }
    self.lines = lines
  }
}

extension TextDifference: CustomStringConvertible {
  /// How many lines that are alike are shown before and after those that are not.
  private static let context = 3

  /// The lines with a sign before each: `−` for what was expected, `+` for what was found instead.
  public var description: String {
    var texts: [String] = []
    var alike: [String] = []
    for line in lines {
      switch line {
      case .alike(let words): alike.append("  \(words)")
      case .expected(let words), .found(let words):
        texts += Self.shortened(alike, isFirst: texts.isEmpty)
        alike = []
        if case .expected = line { texts.append("− \(words)") } else { texts.append("+ \(words)") }
      }
    }
    return (texts + Self.shortened(alike, isFirst: false, isLast: true)).joined(separator: "\n")
  }

  /// What is alike, without what stands far from any difference.
  private static func shortened(_ lines: [String], isFirst: Bool, isLast: Bool = false) -> [String] {
    let head = isFirst ? 0 : context
    let tail = isLast ? 0 : context
    guard lines.count > head + tail + 1 else { return lines }
    let left = lines.count - head - tail
    return lines.prefix(head) + ["  … (\(left) lines alike)"] + lines.suffix(tail)
  }
}

/// A text as a test writes it down.
enum ExpectedText {
  /// The lines without spaces at their ends, and without empty lines around them.
  static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      String(line.prefix(line.count - line.reversed().prefix(while: \.isWhitespace).count))
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A line of a screen in which rules of any length are alike.
  static func withoutRules(_ line: String) -> String {
    var short = ""
    for character in line where character != "─" || !short.hasSuffix("──") { short.append(character) }
    return short
  }

  /// A line of a hierarchy without the addresses of its objects, such as ` 0x7f9`.
  static func withoutAddresses(_ line: String) -> String {
    line.replacing(#/\ 0x[0-9a-fA-F]+/#, with: "").replacing("view:  (", with: "view: (")
  }
}
