internal import Foundation

/// Where lines of text stand from left to right.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From left to right.
  case justified = 3
  /// Where reading starts.
  case natural = 4
}

/// What happens to text that does not fit into a line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, between words.
  case byWordWrapping = 0
  /// It goes on in the next line, anywhere.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its start becomes an ellipsis.
  case byTruncatingHead = 3
  /// Its end becomes an ellipsis.
  case byTruncatingTail = 4
  /// Its middle becomes an ellipsis.
  case byTruncatingMiddle = 5
}

/// How a line under text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: Int

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x0200)
  /// Under words alone.
  public static let byWord: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x8000)
}

/// Where text stands in a line that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the same baseline.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top left.
  case none = 2
}

extension NSTextAlignment {
  /// The alignment of a name as Interface Builder writes it.
  init?(interfaceBuilderName name: String) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension NSLineBreakMode {
  /// The mode of a name as Interface Builder writes it.
  init?(interfaceBuilderName name: String) {
    switch name {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "tailTruncation": self = .byTruncatingTail
    case "middleTruncation": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
