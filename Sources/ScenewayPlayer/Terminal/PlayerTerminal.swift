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
  /// - Throws: that nobody reads any more, or why it could not be written.
  func write(_ text: String) throws(PlayerTerminalError)

  /// Writes a message about what went wrong.
  ///
  /// - Parameter text: the text; nothing is added.
  func writeError(_ text: String)

  /// Reads a line.
  ///
  /// - Returns: the line without its end; nil at the end of the input.
  /// - Throws: that the line is too long, which is passed over then, or that nothing can be read.
  func readLine() throws(PlayerTerminalError) -> String?

  /// Has what others print, such as a hosted app, go where messages go, so that nothing but results is written here.
  func keepForResults()

  /// Keeps what others print, such as a hosted app, until it is taken, so that nothing but results is written here.
  func keepPrinted()

  /// Takes what others printed since the last time.
  ///
  /// - Returns: the lines; none where they go another way.
  func takePrinted() -> [String]

  /// Keeps a step that is written as a message should the process crash.
  ///
  /// - Parameter line: the line with its end.
  func keepForCrash(_ line: String)

  /// Puts another line in the place of the step that was kept last, and of the complaints since then.
  ///
  /// - Parameter line: the line with its end.
  func replaceLastForCrash(_ line: String)

  /// Keeps what UIKit complained of, which is written as a message should the process crash.
  ///
  /// - Parameter line: the line with its end.
  func keepComplaintForCrash(_ line: String)

  /// Forgets the lines that are kept for a crash.
  func forgetForCrash()
}

extension PlayerTerminal {
  /// Changes nothing: what belongs to no process has nobody else who prints there.
  public func keepForResults() {}

  /// Keeps nothing: what belongs to no process has nobody else who prints there.
  public func keepPrinted() {}

  /// Takes nothing.
  public func takePrinted() -> [String] { [] }

  /// Keeps nothing: what does not belong to a process cannot tell how it ended.
  public func replaceLastForCrash(_ line: String) {}

  /// Keeps nothing: what does not belong to a process cannot tell how it ended.
  public func keepComplaintForCrash(_ line: String) {}

  /// Keeps nothing: what does not belong to a process cannot tell how it ended.
  public func keepForCrash(_ line: String) {}

  /// Forgets nothing.
  public func forgetForCrash() {}
}

/// Says why something could not be written or read.
public enum PlayerTerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody reads what is written any more, which is nobody's mistake.
  case closed
  /// Nothing can be written, such as on a full disk; with the system's words.
  case cannotWrite(String)
  /// Nothing can be read; with the system's words.
  case cannotRead(String)
  /// What is read is no text in UTF-8.
  case notText
  /// A line is longer than a command can be; with how many bytes it may have.
  case lineTooLong(limit: Int)

  /// The reason in words.
  public var description: String {
    switch self {
    case .closed: "nobody reads the output any more"
    case .cannotWrite(let reason): "cannot write the output: \(reason)"
    case .cannotRead(let reason): "cannot read the input: \(reason)"
    case .notText: "the input is not in UTF-8"
    case .lineTooLong(let limit): "the line is longer than \(limit / 1024) KiB; it is passed over"
    }
  }
}
