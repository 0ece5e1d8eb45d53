public import Foundation

extension UITextField: UITextInput {
  /// The part that is chosen; nil while the field is not being edited, and at the end until it is set.
  public var selectedTextRange: UITextRange? {
    get {
      guard isEditing else { return nil }
      let count = plainText.utf16.count
      return UITextRange((chosenText ?? count..<count).clamped(to: 0..<count))
    }
    set { chosenText = newValue.map { $0.start.offset..<$0.end.offset } }
  }

  /// The part that is typed and not yet settled: none, since a headless keyboard settles what it types.
  public var markedTextRange: UITextRange? { nil }

  /// The look of the part that is not yet settled; kept.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { textInputState.markedTextStyle }
    set { textInputState.markedTextStyle = newValue }
  }

  /// The keyboard, which wants to know of changes that it did not make; kept, and not told by a headless app.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { textInputState.inputDelegate }
    set { textInputState.inputDelegate = newValue }
  }

  /// Finds words, sentences and lines.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(PlainText(input: self).count) }

  /// The words in a part of the text.
  ///
  /// - Parameter range: the part.
  /// - Returns: the words; nil where the part is not in the text.
  public func text(in range: UITextRange) -> String? {
    PlainText(input: self).text(in: range)
  }

  /// Puts words in the place of a part; nobody is asked.
  ///
  /// - Parameters:
  ///   - range: the part.
  ///   - text: the words.
  public func replace(_ range: UITextRange, withText text: String) {
    PlainText(input: self).replace(range, text)
  }

  /// Puts words in that are not yet settled.
  ///
  /// - Parameters:
  ///   - markedText: the words.
  ///   - selectedRange: what of them is chosen.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let range = selectedTextRange { replace(range, withText: markedText ?? "") }
  }

  /// Settles the words that were not.
  public func unmarkText() {}

  /// Makes a part of two places.
  ///
  /// - Parameters:
  ///   - fromPosition: one of them.
  ///   - toPosition: the other one.
  /// - Returns: what lies between them.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    PlainText(input: self).range(fromPosition, toPosition)
  }

  /// Moves a place.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - offset: how far towards the end, in units of UTF-16; negative for towards the beginning.
  /// - Returns: the other place; nil where that is not in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    PlainText(input: self).moved(position, by: offset)
  }

  /// Moves a place as a person sees it.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - direction: which way.
  ///   - offset: how far, in units of UTF-16.
  /// - Returns: the other place; nil where that is not in the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    PlainText(input: self).moved(position, direction, by: offset)
  }

  /// Compares two places.
  ///
  /// - Parameters:
  ///   - position: one of them.
  ///   - other: the other one.
  /// - Returns: ascending where the first is nearer to the beginning.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    PlainText(input: self).compare(position, other)
  }

  /// Tells how far it is from one place to another.
  ///
  /// - Parameters:
  ///   - from: the first place.
  ///   - toPosition: the other one.
  /// - Returns: how far, in units of UTF-16; negative where the other one is nearer to the beginning.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The end of a part in a direction.
  ///
  /// - Parameters:
  ///   - range: the part.
  ///   - direction: which way.
  /// - Returns: the place.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    PlainText(input: self).end(of: range, direction)
  }

  /// What lies between a place and the end of the text in a direction.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - direction: which way.
  /// - Returns: the part.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    PlainText(input: self).rest(from: position, direction)
  }

  /// Which way text is written at a place.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - direction: the side of the place.
  /// - Returns: the way.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    .natural
  }

  /// Has a part written in a direction.
  ///
  /// - Parameters:
  ///   - writingDirection: the way.
  ///   - range: the part.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// Where the first line of a part stands, in points.
  ///
  /// - Parameter range: the part.
  /// - Returns: the rectangle.
  public func firstRect(for range: UITextRange) -> CGRect {
    caretRect(for: range.start).union(caretRect(for: range.end))
  }

  /// The place in a part next to a point.
  ///
  /// - Parameters:
  ///   - point: in points.
  ///   - range: the part.
  /// - Returns: the place.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }

  /// The letter at a point.
  ///
  /// - Parameter point: in points.
  /// - Returns: the part; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    closestPosition(to: point).flatMap { place in
      PlainText(input: self).moved(place, by: 1).flatMap { textRange(from: place, to: $0) }
    }
  }
}
