internal import Foundation

/// A text of one string, whose places count the units of UTF-16, as `NSRange` does.
@MainActor protocol PlainTextInput: UITextInput {
  /// The whole text.
  var plainText: String { get set }
}

/// What the places of a plain text are.
@MainActor
struct PlainText<Input: PlainTextInput> {
  let input: Input

  var count: Int { input.plainText.utf16.count }

  func text(in range: UITextRange) -> String? {
    nsRange(of: range).map { (input.plainText as NSString).substring(with: $0) }
  }

  func replace(_ range: UITextRange, _ text: String) {
    guard let place = nsRange(of: range) else { return }
    input.plainText = (input.plainText as NSString).replacingCharacters(in: place, with: text)
    let end = place.location + text.utf16.count
    input.selectedTextRange = UITextRange(end..<end)
  }

  func range(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange {
    UITextRange(min(one.offset, other.offset)..<max(one.offset, other.offset))
  }

  func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    let moved = position.offset + offset
    return (0...count).contains(moved) ? UITextPosition(moved) : nil
  }

  func moved(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int
  ) -> UITextPosition? {
    moved(position, by: isForward(direction) ? offset : -offset)
  }

  func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    if one.offset == other.offset { return .orderedSame }
    return one.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  func end(of range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    isForward(direction) ? range.end : range.start
  }

  func rest(from position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange {
    isForward(direction) ? UITextRange(position.offset..<count) : UITextRange(0..<position.offset)
  }

  private func isForward(_ direction: UITextLayoutDirection) -> Bool {
    direction == .right || direction == .down
  }

  private func nsRange(of range: UITextRange) -> NSRange? {
    let (start, end) = (range.start.offset, range.end.offset)
    guard start >= 0, start <= end, end <= count else { return nil }
    return NSRange(location: start, length: end - start)
  }

  // MARK: Places on the screen

  /// The cursor at a place of a line of text: as far to the right as the letters before it are wide.
  func caret(_ position: UITextPosition, font: UIFont, in bounds: CGRect) -> CGRect {
    let before = (input.plainText as NSString).substring(to: min(max(0, position.offset), count))
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    let height = font.lineHeight
    return CGRect(
      x: bounds.minX + TextMeasure.size(of: String(line.last ?? ""), font: font).width,
      y: bounds.minY + height * CGFloat(max(0, line.count - 1)), width: 2, height: height)
  }

  func place(nearestTo point: CGPoint, font: UIFont, in bounds: CGRect) -> UITextPosition {
    let places = (0...count).map { UITextPosition($0) }
    func distance(_ place: UITextPosition) -> CGFloat {
      let caret = caret(place, font: font, in: bounds)
      return abs(caret.midY - point.y) * 1_000 + abs(caret.minX - point.x)
    }
    return places.min { distance($0) < distance($1) } ?? UITextPosition(0)
  }
}

extension UITextField: PlainTextInput {
  var plainText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: PlainTextInput {
  var plainText: String {
    get { text }
    set { text = newValue }
  }
}
