internal import CommandLineParsing
internal import ScenewayPlayer

/// The command line of `sceneway` as a whole.
enum RootCommand {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static let description = CommandDescription(
    "sceneway", overview: "Plays UIKit storyboards and apps without a Mac.",
    subcommands: subcommands, version: version)

  private static var subcommands: [CommandDescription] {
    #if HOSTS_APPS
      [PlayCommand.description, MapCommand.description, HostCommand.description]
    #else
      [PlayCommand.description, MapCommand.description]
    #endif
  }

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
        #if HOSTS_APPS
          if command.path == ["host"] { return await HostCommand.run(command, on: terminal) }
        #endif
        if command.path == ["map"] { return MapCommand.run(command, on: terminal).rawValue }
        return await PlayCommand.run(command, on: terminal).rawValue
      }
    } catch {
      terminal.tell("\(error)\n")
      return PlayerExitCode.usage.rawValue
    }
  }
}
