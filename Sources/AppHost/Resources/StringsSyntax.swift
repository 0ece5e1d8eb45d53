internal import Foundation

/// Reads a table of texts, `"key" = "value";`, to tell where it breaks the rules.
struct StringsSyntax {
  struct Fault: Hashable {
    let line: Int
    let column: Int
    let message: String
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The text of a table's bytes; nil for another encoding.
  static func text(of data: Data) -> String? {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    return String(data: data, encoding: isWide ? .utf16 : .utf8).map {
      $0.hasPrefix("\u{FEFF}") ? String($0.unicodeScalars.dropFirst()) : $0
    }
  }

  /// The first fault; nil where there is none.
  mutating func fault() -> Fault? {
    while true {
      if let fault = skipSpace() { return fault }
      guard place < scalars.count else { return nil }
      if let fault = word("a key") { return fault }
      if let fault = skipSpace() { return fault }
      // A key alone stands for itself.
      if takes("=") {
        if let fault = skipSpace() ?? word("a text after “=”") ?? skipSpace() { return fault }
      }
      guard takes(";") else { return missing("“;” is missing after an entry") }
    }
  }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    place += 1
    return true
  }

  /// Passes over white space and comments.
  private mutating func skipSpace() -> Fault? {
    while place < scalars.count {
      if scalars[place].properties.isWhitespace {
        place += 1
      } else if scalars[place...].starts(with: "//".unicodeScalars) {
        while place < scalars.count, !Self.isLineBreak(scalars[place]) { place += 1 }
      } else if scalars[place...].starts(with: "/*".unicodeScalars) {
        let start = place
        place += 2
        while place < scalars.count, !scalars[place...].starts(with: "*/".unicodeScalars) { place += 1 }
        guard place < scalars.count else { return fault(at: start, "a comment is not closed") }
        place += 2
      } else {
        return nil
      }
    }
    return nil
  }

  /// Passes over a text in quotation marks, or one of letters that needs none.
  private mutating func word(_ name: String) -> Fault? {
    let start = place
    guard place < scalars.count else { return fault(at: start, "\(name) is missing") }
    if takes("\"") {
      while place < scalars.count, scalars[place] != "\"" {
        place += scalars[place] == "\\" ? 2 : 1
      }
      guard takes("\"") else { return fault(at: start, "a quotation mark is not closed") }
      return nil
    }
    let plain: (Unicode.Scalar) -> Bool = {
      $0.properties.isAlphabetic || "_-.:/$".unicodeScalars.contains($0) || ("0"..."9").contains($0)
    }
    while place < scalars.count, plain(scalars[place]) { place += 1 }
    return place > start ? nil : fault(at: start, "\(name) is missing: there is “\(scalars[start])”")
  }

  /// A fault behind what was read last, where the author would mend it.
  private func missing(_ message: String) -> Fault {
    var end = min(place, scalars.count)
    while end > 0, scalars[end - 1].properties.isWhitespace { end -= 1 }
    return fault(at: end, message)
  }

  private func fault(at place: Int, _ message: String) -> Fault {
    let before = scalars[..<min(place, scalars.count)]
    let breaks = before.indices.filter { before[$0] == "\n" }
    return Fault(
      line: breaks.count + 1, column: before.count - (breaks.last.map { $0 + 1 } ?? 0) + 1, message: message)
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
}
