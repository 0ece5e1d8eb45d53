internal import ScenewayTesting

/// Says why a line is not a command.
public enum PlayerCommandError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such command; with the likeliest one.
  case unknown(String, suggestion: String?)
  /// The command needs more words; with how it is written.
  case missing(usage: String)
  /// The command takes no more words; with how it is written.
  case tooMuch(usage: String)
  /// A quotation mark has no other one to end at.
  case openQuotation
  /// The command needs a number where other words stand; with how it is written.
  case notANumber(String, usage: String)
  /// The command needs a direction where other words stand; with how it is written.
  case noDirection(String, usage: String)
  /// The command needs one of several words where another stands; with the words.
  case notAChoice(String, choices: [String])

  /// The reason in words.
  public var description: String {
    switch self {
    case .unknown(let word, let suggestion):
      "there is no command ‘\(word)’"
        + (suggestion.map { "; did you mean ‘\($0)’?" } ?? "; ‘help’ tells what there is")
    case .missing(let usage): "something is missing; it is written: \(usage)"
    case .tooMuch(let usage): "that is too much; it is written: \(usage)"
    case .notAChoice(let word, let choices):
      "‘\(word)’ is none of \(choices.joined(separator: ", "))"
    case .openQuotation: "a quotation mark is not closed"
    case .noDirection(let word, let usage): "‘\(word)’ is not a direction; it is written: \(usage)"
    case .notANumber(let word, let usage): "‘\(word)’ is not a number; it is written: \(usage)"
    }
  }
}
