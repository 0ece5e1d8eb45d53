internal import Foundation

extension String {
  /// How many columns of a terminal the words take: two for a wide letter or an emoji, none for what has no width.
  var columns: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }

  /// The words on one line, cut with an ellipsis where they take more than some columns.
  ///
  /// - Parameter width: how many columns there are.
  /// - Returns: the line.
  func onOneLine(width: Int) -> String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    guard line.columns > width else { return line }
    var room = max(1, width - 1)
    let kept = line.prefix { letter in
      room -= letter.columns
      return room >= 0
    }
    return kept + "…"
  }
}

extension Character {
  /// How many columns of a terminal the letter takes.
  var columns: Int {
    guard let first = unicodeScalars.first, first.value >= 0x300 else { return 1 }
    if first.properties.generalCategory == .nonspacingMark || first.properties.generalCategory == .format {
      return 0
    }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
