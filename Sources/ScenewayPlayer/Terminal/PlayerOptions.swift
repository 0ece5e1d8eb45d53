public import ScenewayTesting

/// How something is played.
public struct PlayerOptions: Hashable, Sendable {
  /// Where commands come from.
  public enum Source: Hashable, Sendable {
    /// Standard input: a person, or a script line by line.
    case input
    /// A file.
    case file(String)
    /// A text.
    case text(String)
  }

  /// What steps are written as.
  public enum Format: Hashable, Sendable {
    /// For people.
    case text
    /// One JSON object a line.
    case json
  }

  /// When colours are used.
  public enum Colour: String, Hashable, Sendable, CaseIterable {
    /// Where they are seen.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Where commands come from.
  public var source = Source.input

  /// What steps are written as.
  public var format = Format.text

  /// The device to play on; where it is nil, the one that a storyboard is for, otherwise a phone.
  public var device: AppDevice?

  /// The scene to start with, by its storyboard identifier, its class or its id; the entry point where it is nil.
  public var scene: String?

  /// How a monkey plays in place of a person; nil where a person or a script does.
  public var monkey: MonkeyOptions?

  /// When colours are used.
  public var colour = Colour.auto

  /// The person's language, such as `de`; that of the system where it is nil.
  public var language: String?

  /// Makes the options that a bare call has: commands from standard input, text, the device and the entry point of the storyboard.
  public init() {}
}
