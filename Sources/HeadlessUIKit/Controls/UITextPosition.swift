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

/// Which way one goes in a text, either as it is stored or as a person sees it.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number as UIKit counts both ways together.
  public let rawValue: Int

  /// Makes a direction.
  ///
  /// - Parameter rawValue: the number as UIKit counts both ways together.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Makes a direction of the way that text is stored.
  ///
  /// - Parameter direction: the way.
  /// - Returns: the direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Makes a direction of the way that a person sees text.
  ///
  /// - Parameter direction: the way.
  /// - Returns: the direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// How large the parts of a text are that one goes by.
public enum UITextGranularity: Int, Sendable {
  /// Letters.
  case character
  /// Words.
  case word
  /// Sentences.
  case sentence
  /// Paragraphs.
  case paragraph
  /// Lines.
  case line
  /// The whole text.
  case document
}

/// Which way text is written.
public enum NSWritingDirection: Int, Sendable {
  /// As its language is.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A rectangle around a part of the text that is chosen, for classes of the app's own.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Makes a rectangle of nothing.
  public override init() { super.init() }
  /// The rectangle, in points.
  open var rect: CGRect { .zero }
  /// Which way its text is written.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the chosen part begins in it.
  open var containsStart: Bool { false }
  /// Whether the chosen part ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text runs from top to bottom.
  open var isVertical: Bool { false }
}
