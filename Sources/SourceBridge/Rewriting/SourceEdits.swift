/// Changes of a text, by places in its UTF-8, applied at once.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private var edits: [Edit] = []

  /// Puts a text in the place of another one.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Puts a text in; of several at one place the first comes first.
  mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

  /// Takes a text out and keeps what follows it at its line and column.
  mutating func blank(_ range: Range<Int>, of utf8: [UInt8]) {
    let blanked = utf8[range].map {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
    }
    replace(range, with: String(decoding: blanked, as: UTF8.self))
  }

  /// The text with all changes; one inside another that was there first is left out.
  func applied(to utf8: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + 1024)
    var place = 0
    let order = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, $0.order) < (
        $1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $1.order
      )
    }
    for edit in order where edit.range.lowerBound >= place {
      result += utf8[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    result += utf8[place...]
    return String(decoding: result, as: UTF8.self)
  }
}
