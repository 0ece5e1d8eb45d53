public import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// How many of the text's units stand before it.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Makes a place at the beginning, for classes of the app's own.
  public override init() {
    offset = 0
    super.init()
  }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private let bounds: Range<Int>

  init(_ bounds: Range<Int>) {
    self.bounds = bounds
    super.init()
  }

  /// Makes an empty part at the beginning, for classes of the app's own.
  public override init() {
    bounds = 0..<0
    super.init()
  }

  /// Where it begins.
  open var start: UITextPosition { UITextPosition(bounds.lowerBound) }

  /// Where it ends.
  open var end: UITextPosition { UITextPosition(bounds.upperBound) }

  /// Whether there is nothing in it, as where the cursor stands.
  open var isEmpty: Bool { bounds.isEmpty }
}

/// Which way something is stored in a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward
  /// Towards the beginning.
  case backward
}

/// Which way something lies in a text as a person sees it.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Upwards.
  case up
  /// Downwards.
  case down
}

/// A text that a person chooses parts of and types into: a text field or a text view.
///
/// Places count the units of UTF-16, as `NSRange` does.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The part that is chosen; the cursor where it is empty.
  var selectedTextRange: UITextRange? { get set }

  /// The whole text, for ranges.
  var textForRanges: String { get set }
}

extension UITextInput {
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(textForRanges.utf16.count) }

  /// The words in a part of the text.
  ///
  /// - Parameter range: the part.
  /// - Returns: the words; nil where the part is not in the text.
  public func text(in range: UITextRange) -> String? {
    nsRange(of: range).map { (textForRanges as NSString).substring(with: $0) }
  }

  /// Puts words in the place of a part; nobody is asked.
  ///
  /// - Parameters:
  ///   - range: the part.
  ///   - text: the words.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let place = nsRange(of: range) else { return }
    textForRanges = (textForRanges as NSString).replacingCharacters(in: place, with: text)
    let end = UITextPosition(place.location + text.utf16.count)
    selectedTextRange = textRange(from: end, to: end)
  }

  /// Makes a part of two places.
  ///
  /// - Parameters:
  ///   - fromPosition: one of them.
  ///   - toPosition: the other one.
  /// - Returns: what lies between them.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(first, last)..<max(first, last))
  }

  /// Moves a place.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - offset: how far towards the end, in units of UTF-16; negative for towards the beginning.
  /// - Returns: the other place; nil where that is not in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let moved = position.offset + offset
    return (0...textForRanges.utf16.count).contains(moved) ? UITextPosition(moved) : nil
  }

  /// Compares two places.
  ///
  /// - Parameters:
  ///   - position: one of them.
  ///   - other: the other one.
  /// - Returns: ascending where the first is nearer to the beginning.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
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

  private func nsRange(of range: UITextRange) -> NSRange? {
    let (start, end) = (range.start.offset, range.end.offset)
    guard start >= 0, start <= end, end <= textForRanges.utf16.count else { return nil }
    return NSRange(location: start, length: end - start)
  }
}

extension UITextField: UITextInput {
  /// The part that is chosen; nil while the field is not being edited, and at the end until it is set.
  public var selectedTextRange: UITextRange? {
    get {
      guard isEditing else { return nil }
      let count = textForRanges.utf16.count
      return UITextRange((chosenText ?? count..<count).clamped(to: 0..<count))
    }
    set { chosenText = newValue.map { $0.start.offset..<$0.end.offset } }
  }

  /// The whole text.
  public var textForRanges: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: UITextInput {
  /// The part that is chosen; the same as ``selectedRange``.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange.location..<selectedRange.location + selectedRange.length) }
    set {
      guard let newValue else { return }
      selectedRange = NSRange(
        location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }

  /// The whole text.
  public var textForRanges: String {
    get { text }
    set { text = newValue }
  }
}
