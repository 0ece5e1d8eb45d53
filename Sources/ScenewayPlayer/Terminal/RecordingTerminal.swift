/// A terminal that keeps what is written, for tests and for whoever shows it elsewhere.
public final class RecordingTerminal: PlayerTerminal {
  /// What was written as results.
  public private(set) var output = ""

  /// What was written as messages.
  public private(set) var errors = ""

  /// Whether it behaves as if a person typed.
  public let isInteractive: Bool

  /// Whether it shows colours; it does not.
  public let showsColours = false

  /// How wide a line is, in characters.
  public let width = 64

  private var lines: [Substring]

  /// Makes a terminal.
  ///
  /// - Parameters:
  ///   - input: what is typed, line by line; nothing by default.
  ///   - isInteractive: whether it behaves as if a person typed; it does not by default.
  public init(input: String = "", isInteractive: Bool = false) {
    lines = input.isEmpty ? [] : input.split(separator: "\n", omittingEmptySubsequences: false)
    if input.hasSuffix("\n") { lines.removeLast() }
    self.isInteractive = isInteractive
  }

  /// Keeps a result.
  ///
  /// - Parameter text: the text.
  public func write(_ text: String) { output += text }

  /// Keeps a message.
  ///
  /// - Parameter text: the text.
  public func writeError(_ text: String) { errors += text }

  /// Takes the next line of the input.
  ///
  /// - Returns: the line; nil at the end.
  public func readLine() -> String? { lines.isEmpty ? nil : String(lines.removeFirst()) }
}
