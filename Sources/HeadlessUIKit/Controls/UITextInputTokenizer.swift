public import Foundation

/// Finds the borders of words, sentences and lines in a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The part of a kind around a place; nil where the place is in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a place is at the border of a part of a kind.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next border of a part of a kind; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Whether a place is in a part of a kind.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the borders of words, sentences and lines as most languages have them.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Makes a tokenizer of a text.
  ///
  /// - Parameter textInput: the text; not retained.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The parts of a kind, from the beginning to the end of the text.
  private func parts(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return [] }
    let parts: [Substring]
    switch granularity {
    case .character: parts = text.indices.map { text[$0...$0] }
    case .word: parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    case .sentence: parts = text.split { ".!?\n".contains($0) }
    case .line, .paragraph: parts = text.split(whereSeparator: \.isNewline)
    case .document: parts = [text[...]]
    }
    return parts.map { part in
      part.startIndex.utf16Offset(in: text)..<part.endIndex.utf16Offset(in: text)
    }
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    [UITextDirection.storage(.forward), .layout(.right), .layout(.down)].contains(direction)
  }

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func place(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  /// The part of a kind around a place; of two that meet there, the one in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let offset = offset(of: position) else { return nil }
    let isForward = isForward(direction)
    let part = parts(granularity).first {
      isForward ? $0.contains(offset) : $0.lowerBound < offset && offset <= $0.upperBound
    }
    guard let part, let start = place(part.lowerBound), let end = place(part.upperBound) else { return nil }
    return input?.textRange(from: start, to: end)
  }

  /// Whether a part of a kind ends at a place in the direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(of: position)
    return parts(granularity).contains { (isForward(direction) ? $0.upperBound : $0.lowerBound) == offset }
  }

  /// The next border of a part of a kind in the direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let offset = offset(of: position) else { return nil }
    let parts = parts(granularity)
    let border =
      isForward(direction)
      ? parts.map(\.upperBound).first { $0 > offset } : parts.map(\.lowerBound).last { $0 < offset }
    return border.flatMap { place($0) }
  }

  /// Whether a place is in a part of a kind.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}

/// What a password must be like that the system makes up.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules in words, such as `required: lower; required: digit;`.
  public let passwordRulesDescriptor: String

  /// Makes rules.
  ///
  /// - Parameter passwordRulesDescriptor: the rules in words.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// Whether the keyboard proposes how a sentence goes on.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the kind of text suggests.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
