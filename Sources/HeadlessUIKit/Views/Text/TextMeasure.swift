internal import Foundation

/// Tells how large text would be, from the average width of letters: no typefaces are installed.
enum TextMeasure {
  /// The size of text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - font: its typeface.
  ///   - width: the room there is, in points; lines are broken where they are longer.
  ///   - lines: the greatest number of lines; 0 for any.
  /// - Returns: the size, in points, rounded up.
  static func size(
    of text: String, font: UIFont, width: CGFloat = .greatestFiniteMagnitude, lines: Int = 1
  ) -> CGSize {
    guard !text.isEmpty else {
      return CGSize(width: 0, height: lines == 1 ? font.lineHeight.rounded(.up) : 0)
    }
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    let widths = paragraphs.map { CGFloat($0.count) * letterWidth(of: font) }
    let widest = widths.max() ?? 0
    var count = paragraphs.count
    if width > 0, width < widest {
      count = widths.reduce(0) { $0 + max(1, Int(($1 / width).rounded(.up))) }
    }
    if lines > 0 { count = min(count, lines) }
    return CGSize(
      width: min(widest, width > 0 ? width : widest).rounded(.up),
      height: (CGFloat(count) * font.lineHeight).rounded(.up))
  }

  private static func letterWidth(of font: UIFont) -> CGFloat {
    font.pointSize * (font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? 0.56 : 0.52)
  }
}
