/// What a command line asks for.
public enum ParsingResult: Hashable, Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// To print words, such as help or a version, and nothing else.
  case print(String)
}

/// A command with the values that were given to it.
public struct ParsedCommand: Hashable, Sendable {
  /// The names of the commands from below the first one to the one that is meant.
  public var path: [String]
  /// The values of the options that were given, by name; an option without a value has an empty one.
  public var options: [String: String]
  /// The values of each option in the order in which they were given, for those that may be given several times.
  public var repeated: [String: [String]] = [:]
  /// What stands after the options.
  public var arguments: [String]

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - path: the names of the commands from below the first one to the one that is meant.
  ///   - options: the values of the options that were given, by name.
  ///   - arguments: what stands after the options.
  public init(path: [String], options: [String: String], arguments: [String]) {
    self.path = path
    self.options = options
    self.arguments = arguments
  }

  /// Whether an option was given.
  ///
  /// - Parameter option: the option's name with its dashes.
  /// - Returns: whether it was.
  public func has(_ option: String) -> Bool { options[option] != nil }
}

/// Says what is wrong with a command line, and how it should be.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var message: String
  /// What the argument or option in question is for; nil where it is about none.
  public var help: String?
  /// The usage line of the command.
  public var usage: String
  /// The words before `--help` that tell more, such as `sceneway play`.
  public var commandLine: String

  /// The error as it is printed.
  public var description: String {
    var lines = ["Error: \(message)"]
    if let help { lines.append("Help:  \(help)") }
    lines.append("Usage: \(usage)")
    lines.append("  See '\(commandLine) --help' for more information.")
    return lines.joined(separator: "\n")
  }
}
