/// A message to a log, with values put in and how private they are.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Takes a text as it is.
  ///
  /// - Parameter value: the text.
  public init(stringLiteral value: String) { text = value }

  /// Takes a text with values put in.
  ///
  /// - Parameter stringInterpolation: the pieces.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The pieces of a message.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    /// Starts a message.
    ///
    /// - Parameters:
    ///   - literalCapacity: how long its own words are.
    ///   - interpolationCount: how many values it has.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds words of the message itself.
    ///
    /// - Parameter literal: the words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    ///
    /// - Parameters:
    ///   - value: makes the value; called at once.
    ///   - privacy: how private it is; nothing is hidden here.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }
  }
}

/// How private a value in a message is, which has no effect here: the log is the developer's own.
public struct OSLogPrivacy: Sendable {
  /// How a private value is masked.
  public enum Mask: Sendable {
    /// By a number that is the same for equal values.
    case hash
    /// By nothing that tells of it.
    case none
  }

  /// As the kind of value says.
  public static let auto = OSLogPrivacy()
  /// To be read by anyone.
  public static let `public` = OSLogPrivacy()
  /// To be read by the app's developer.
  public static let `private` = OSLogPrivacy()
  /// To be read by nobody else.
  public static let sensitive = OSLogPrivacy()

  /// A private value with a mask.
  ///
  /// - Parameter mask: how it is masked.
  /// - Returns: the privacy.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// As the kind of value says, with a mask.
  ///
  /// - Parameter mask: how it is masked.
  /// - Returns: the privacy.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
