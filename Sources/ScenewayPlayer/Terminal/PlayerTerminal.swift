/// What the player writes to and reads from.
@MainActor
public protocol PlayerTerminal: AnyObject {
  /// Whether a person types the commands, who sees a prompt and may make mistakes.
  var isInteractive: Bool { get }

  /// Whether colours are seen where they are neither asked for nor forbidden.
  var showsColours: Bool { get }

  /// How wide a line is, in characters.
  var width: Int { get }

  /// Writes a result.
  ///
  /// - Parameter text: the text; nothing is added.
  /// - Throws: ``PlayerTerminalClosed`` where nobody reads any more.
  func write(_ text: String) throws(PlayerTerminalClosed)

  /// Writes a message about what went wrong.
  ///
  /// - Parameter text: the text; nothing is added.
  func writeError(_ text: String)

  /// Reads a line.
  ///
  /// - Returns: the line without its end; nil at the end of the input.
  func readLine() -> String?
}

/// Says that nobody reads what is written any more.
public struct PlayerTerminalClosed: Error, Hashable, Sendable {}
