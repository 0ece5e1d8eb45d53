internal import CommandLineParsing
internal import ScenewayPlayer

/// The command `sceneway play`.
enum PlayCommand {
  static let description = CommandDescription(
    "play", overview: "Walks through a storyboard in the terminal.",
    discussion: """
      Shows each screen as text, with a number before everything that can be touched,
      and takes commands: tap 2, tap "Sign in", type 1 hello, back, tab 2, dismiss,
      tree, quit; ‘help’ lists them all. Classes of the app that are not there are
      played by UIKit's own.

      With --monkey nobody needs to play: random steps look for a crash, a screen
      that left and is still alive, appearance calls that do not go together, and
      complaints that are none of UIKit's. What is found comes with a script that
      leads there again.

      Exit status: 0 done, 1 a step of a script could not be done or the monkey found
      something, 64 wrong usage, 65 unreadable or broken input, 66 no such file,
      74 the output could not be written.
      """,
    arguments: [
      ArgumentDescription(
        "file",
        help:
          "A storyboard, or a folder with storyboards. The first is entered; references may name the others.",
        isRepeated: true)
    ],
    options: PlayerArguments.options + [PlayerArguments.sceneOption],
    examples: [
      CommandDescription.Example("sceneway play Main.storyboard", "Walk through a storyboard."),
      CommandDescription.Example(
        "sceneway play App/ --script tour.txt --json", "Play a script and print what each step did."),
      CommandDescription.Example(
        "sceneway play Main.storyboard --monkey 300 --seed 7", "Let a monkey look for what should not be."),
      CommandDescription.Example(
        "sceneway play Main.storyboard --scene Login --device pad", "Start at one scene, on an iPad."),
    ])

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - command: the command line.
  ///   - terminal: what is written to and read from.
  /// - Returns: the status to end with.
  @MainActor
  static func run(_ command: ParsedCommand, on terminal: any PlayerTerminal) async -> PlayerExitCode {
    await Player.play(command.arguments, options: PlayerArguments.options(of: command), on: terminal)
  }
}
