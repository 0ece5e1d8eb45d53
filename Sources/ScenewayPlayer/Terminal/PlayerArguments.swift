public import CommandLineParsing
internal import ScenewayTesting

/// The options of playing, as a command line has them.
public enum PlayerArguments {
  /// The options.
  public static let options = [
    OptionDescription(
      "--script", "file", help: "Take the commands from a file, one a line; ‘-’ is standard input."),
    OptionDescription("--json", help: "Write each step as one JSON object on one line."),
    OptionDescription(
      "--monkey", "steps", numbers: 1...10_000_000, excludes: ["--script"],
      help: "Let a monkey play this many steps at random, and report what should not be."),
    OptionDescription(
      "--seed", "number", numbers: 0...Int.max, needs: "--monkey",
      help: "The seed of the monkey, which plays the same steps for the same one. (default: 1)"),
    OptionDescription(
      "--trace", needs: "--monkey",
      help: "Write a script for --script: the monkey's steps, its report in remarks."),
    OptionDescription(
      "--device", "device", choices: AppDevice.Kind.allCases.map(\.rawValue),
      help: "The device to play on: phone, pad or tv. (default: what the storyboard is for)"),
    OptionDescription(
      "--language", "language", help: "The language to play in, such as ‘de’. (default: the system's)"),
    OptionDescription(
      "--color", "when", choices: PlayerOptions.Colour.allCases.map(\.rawValue),
      help: "When to use colours: auto, always or never. (default: auto)"),
  ]

  /// The option that says which scene of a storyboard to start with.
  public static let sceneOption = OptionDescription(
    "--scene", "scene", help: "Start at this scene: its storyboard identifier, class or id.")

  /// Takes the options from a command line.
  ///
  /// - Parameter command: the command line.
  /// - Returns: the options.
  public static func options(of command: ParsedCommand) -> PlayerOptions {
    var options = PlayerOptions()
    if let script = command.options["--script"], script != "-" { options.source = .file(script) }
    if command.has("--json") { options.format = .json }
    options.device = command.options["--device"].flatMap { ["phone": .phone, "pad": .pad, "tv": .tv][$0] }
    if let steps = command.options["--monkey"].flatMap({ Int($0) }) {
      let seed = command.options["--seed"].flatMap { UInt64($0) } ?? 1
      options.monkey = MonkeyOptions(steps: steps, seed: seed, showsTrace: command.has("--trace"))
    }
    options.language = command.options["--language"]
    options.scene = command.options["--scene"]
    options.colour = command.options["--color"].flatMap(PlayerOptions.Colour.init) ?? .auto
    return options
  }

  /// Reads the command line of an app that plays itself.
  ///
  /// - Returns: the options; nil where help was asked for, which is written.
  @MainActor
  static func parse(
    _ arguments: [String], command: String, terminal: any PlayerTerminal
  ) throws(UsageError) -> PlayerOptions? {
    let description = CommandDescription(
      command, overview: "Plays the app \(command) in the terminal.", options: options)
    switch try description.parse(arguments) {
    case .run(let parsed): return PlayerArguments.options(of: parsed)
    case .print(let text):
      // Who asked for help and went away gets none.
      try? terminal.write(text + "\n")
      return nil
    }
  }
}
