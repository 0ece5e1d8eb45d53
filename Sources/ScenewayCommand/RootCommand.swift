internal import CommandLineParsing
internal import ScenewayPlayer

/// The command line of `sceneway` as a whole.
enum RootCommand {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static let description = CommandDescription(
    "sceneway", overview: "Plays UIKit storyboards without a Mac.",
    subcommands: [PlayCommand.description], version: version)

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after `sceneway`.
  ///   - terminal: what is written to and read from.
  /// - Returns: the status to end with.
  @MainActor
  static func run(_ arguments: [String], on terminal: any PlayerTerminal) async -> Int32 {
    do {
      switch try description.parse(arguments) {
      case .print(let text):
        do {
          try terminal.write(text + "\n")
        } catch {
          return Player.end(error, on: terminal).rawValue
        }
        return PlayerExitCode.done.rawValue
      case .run(let command):
        return await PlayCommand.run(command, on: terminal).rawValue
      }
    } catch {
      terminal.tell("\(error)\n")
      return PlayerExitCode.usage.rawValue
    }
  }
}
