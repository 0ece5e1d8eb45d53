/// A command as a person types it: its name, what it takes, what it is for.
public struct CommandDescription: Hashable, Sendable {
  /// The command's name.
  public var name: String

  /// What the command does, in one line.
  public var overview: String

  /// More about it, below the overview.
  public var discussion: String

  /// What stands after the options, in order; the last may repeat.
  public var arguments: [ArgumentDescription]

  /// What the command's options are; `--help` is there by itself.
  public var options: [OptionDescription]

  /// How it is used, by examples.
  public var examples: [Example]

  /// The commands below this one.
  public var subcommands: [CommandDescription]

  /// What `--version` prints; nil where the command above says it.
  public var version: String?

  /// A command line and what it does.
  public struct Example: Hashable, Sendable {
    /// The command line.
    public var line: String
    /// What it does.
    public var meaning: String

    /// Makes an example.
    ///
    /// - Parameters:
    ///   - line: the command line.
    ///   - meaning: what it does.
    public init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - overview: what it does, in one line.
  ///   - discussion: more about it; nothing by default.
  ///   - arguments: what stands after the options; nothing by default.
  ///   - options: its options; `--help` alone by default.
  ///   - examples: how it is used; nothing by default.
  ///   - subcommands: the commands below it; none by default.
  ///   - version: what `--version` prints; as the command above by default.
  public init(
    _ name: String, overview: String, discussion: String = "", arguments: [ArgumentDescription] = [],
    options: [OptionDescription] = [], examples: [Example] = [], subcommands: [CommandDescription] = [],
    version: String? = nil
  ) {
    self.name = name
    self.overview = overview
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.subcommands = subcommands
    self.version = version
  }
}

/// Something that stands after a command's options.
public struct ArgumentDescription: Hashable, Sendable {
  /// What the help calls it, such as `file`.
  public var name: String
  /// What it is for.
  public var help: String
  /// Whether several may stand there.
  public var isRepeated: Bool
  /// Whether it may be left out.
  public var isOptional: Bool

  /// Describes an argument.
  ///
  /// - Parameters:
  ///   - name: what the help calls it.
  ///   - help: what it is for.
  ///   - isRepeated: whether several may stand there; one by default.
  ///   - isOptional: whether it may be left out; it may not by default.
  public init(_ name: String, help: String, isRepeated: Bool = false, isOptional: Bool = false) {
    self.name = name
    self.help = help
    self.isRepeated = isRepeated
    self.isOptional = isOptional
  }

  /// How the argument stands in a usage line.
  var usage: String {
    let name = "<\(name)>" + (isRepeated ? " ..." : "")
    return isOptional ? "[\(name)]" : name
  }
}

/// An option of a command.
public struct OptionDescription: Hashable, Sendable {
  /// The option's name with its dashes, such as `--script`.
  public var name: String
  /// What the help calls its value, such as `file`; nil for an option that is only there or not.
  public var valueName: String?
  /// The values it may have; empty where any is right.
  public var choices: [String]
  /// The whole numbers it may have; nil where it is not a number.
  public var numbers: ClosedRange<Int>?
  /// Whether it may be given several times.
  public var isRepeated: Bool
  /// The option without which it means nothing; nil where it stands for itself.
  public var needs: String?
  /// The options that it cannot stand beside.
  public var excludes: [String]
  /// What it is for.
  public var help: String

  /// Describes an option.
  ///
  /// - Parameters:
  ///   - name: its name with its dashes.
  ///   - valueName: what the help calls its value; none by default.
  ///   - choices: the values it may have; any by default.
  ///   - numbers: the whole numbers it may have; words by default.
  ///   - isRepeated: whether it may be given several times; once by default.
  ///   - needs: the option without which it means nothing; none by default.
  ///   - excludes: the options that it cannot stand beside; none by default.
  ///   - help: what it is for.
  public init(
    _ name: String, _ valueName: String? = nil, choices: [String] = [], numbers: ClosedRange<Int>? = nil,
    isRepeated: Bool = false, needs: String? = nil, excludes: [String] = [], help: String
  ) {
    self.isRepeated = isRepeated
    self.name = name
    self.valueName = valueName
    self.choices = choices
    self.numbers = numbers
    self.needs = needs
    self.excludes = excludes
    self.help = help
  }

  /// How the option stands in a list of options.
  var usage: String { valueName.map { "\(name) <\($0)>" } ?? name }
}
