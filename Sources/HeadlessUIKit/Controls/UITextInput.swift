public import Foundation

/// Hears of changes of a text that the keyboard did not make: the keyboard itself.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Told that another part is about to be chosen.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Told that another part was chosen.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Told that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Told that the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A text that a person chooses parts of and types into: a text field, a text view, or a class of the app's own.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The part that is chosen; the cursor where it is empty.
  var selectedTextRange: UITextRange? { get set }

  /// The part that is typed and not yet settled; nil where there is none.
  var markedTextRange: UITextRange? { get }

  /// The look of the part that is not yet settled.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }

  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  /// The keyboard, which wants to know of changes that it did not make.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// Finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }

  /// The words in a part of the text.
  ///
  /// - Parameter range: the part.
  /// - Returns: the words; nil where the part is not in the text.
  func text(in range: UITextRange) -> String?

  /// Puts words in the place of a part; nobody is asked.
  ///
  /// - Parameters:
  ///   - range: the part.
  ///   - text: the words.
  func replace(_ range: UITextRange, withText text: String)

  /// Puts words in that are not yet settled.
  ///
  /// - Parameters:
  ///   - markedText: the words.
  ///   - selectedRange: what of them is chosen.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Settles the words that were not.
  func unmarkText()

  /// Makes a part of two places.
  ///
  /// - Parameters:
  ///   - fromPosition: one of them.
  ///   - toPosition: the other one.
  /// - Returns: what lies between them.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Moves a place.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - offset: how far towards the end, in units of UTF-16; negative for towards the beginning.
  /// - Returns: the other place; nil where that is not in the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Moves a place as a person sees it.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - direction: which way.
  ///   - offset: how far, in units of UTF-16.
  /// - Returns: the other place; nil where that is not in the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// Compares two places.
  ///
  /// - Parameters:
  ///   - position: one of them.
  ///   - other: the other one.
  /// - Returns: ascending where the first is nearer to the beginning.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Tells how far it is from one place to another.
  ///
  /// - Parameters:
  ///   - from: the first place.
  ///   - toPosition: the other one.
  /// - Returns: how far, in units of UTF-16; negative where the other one is nearer to the beginning.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The end of a part in a direction.
  ///
  /// - Parameters:
  ///   - range: the part.
  ///   - direction: which way.
  /// - Returns: the place.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

  /// What lies between a place and the end of the text in a direction.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - direction: which way.
  /// - Returns: the part.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// Which way text is written at a place.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - direction: the side of the place.
  /// - Returns: the way.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Has a part written in a direction.
  ///
  /// - Parameters:
  ///   - writingDirection: the way.
  ///   - range: the part.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Where the first line of a part stands, in points.
  ///
  /// - Parameter range: the part.
  /// - Returns: the rectangle.
  func firstRect(for range: UITextRange) -> CGRect

  /// Where the cursor stands, in points.
  ///
  /// - Parameter position: its place in the text.
  /// - Returns: the rectangle.
  func caretRect(for position: UITextPosition) -> CGRect

  /// The rectangles around a part.
  ///
  /// - Parameter range: the part.
  /// - Returns: the rectangles.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// The place in the text next to a point.
  ///
  /// - Parameter point: in points.
  /// - Returns: the place.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// The place in a part next to a point.
  ///
  /// - Parameters:
  ///   - point: in points.
  ///   - range: the part.
  /// - Returns: the place.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// The letter at a point.
  ///
  /// - Parameter point: in points.
  /// - Returns: the part; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// The view that the text is drawn in.
  var textInputView: UIView { get }

  /// The side of a line's end that the cursor stands at.
  var selectionAffinity: UITextStorageDirection { get set }

  /// The look of text at a place.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - direction: the side of the place.
  /// - Returns: the look; nil where none is known.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  /// Asked whether words may be put in the place of a part; yes by default.
  ///
  /// - Parameters:
  ///   - range: the part.
  ///   - text: the words.
  /// - Returns: whether they may.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  /// The view that the text is drawn in; the text input itself by default.
  public var textInputView: UIView { self as? UIView ?? UIView() }

  /// The side of a line's end that the cursor stands at; always the one before.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  /// The look of text at a place; none is known by default.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - direction: the side of the place.
  /// - Returns: nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Asked whether words may be put in the place of a part; yes by default.
  ///
  /// - Parameters:
  ///   - range: the part.
  ///   - text: the words.
  /// - Returns: true.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}
