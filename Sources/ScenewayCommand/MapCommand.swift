internal import CommandLineParsing
internal import ScenewayPlayer

/// The command `sceneway map`.
enum MapCommand {
  static let description = CommandDescription(
    "map", overview: "Shows the scenes of an app and the ways between them.",
    discussion: """
      Reads storyboards: their scenes and segues. What code does besides comes from
      recorded runs of the app's tests: with SCENEWAY_RECORD=FOLDER in the
      environment each run writes into the folder which scenes it saw and which ways
      it went. The map says of each way where it comes from, a segue or code, how
      often it was walked, who asked for it, and in which tests.

      Exit status: 0 done, 64 wrong usage, 65 unreadable or broken input, 66 no such
      file or folder, 74 the output could not be written.
      """,
    arguments: [
      ArgumentDescription("file", help: "A storyboard, or a folder with storyboards.", isRepeated: true)
    ],
    options: [
      OptionDescription("--record", "folder", help: "A folder that runs were recorded into."),
      OptionDescription(
        "--format", "format", choices: MapWriter.Format.allCases.map(\.rawValue),
        help: "How to write the map: text, mermaid or json. (default: text)"),
    ],
    examples: [
      CommandDescription.Example("sceneway map App/", "Show the scenes and segues of an app's storyboards."),
      CommandDescription.Example(
        "SCENEWAY_RECORD=ways swift test; sceneway map App/ --record ways",
        "Show besides what code does, and what no test visits."),
      CommandDescription.Example(
        "sceneway map App/ --record ways --format mermaid", "Write it as a flowchart."),
    ])

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - command: the command line.
  ///   - terminal: what is written to.
  /// - Returns: the status to end with.
  @MainActor
  static func run(_ command: ParsedCommand, on terminal: any PlayerTerminal) -> PlayerExitCode {
    MapWriter.write(
      command.arguments, record: command.options["--record"],
      format: command.options["--format"].flatMap(MapWriter.Format.init) ?? .text, on: terminal)
  }
}
