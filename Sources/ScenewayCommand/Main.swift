internal import Foundation
internal import ScenewayPlayer

/// The command `sceneway`.
@main
enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await RootCommand.run(arguments, on: StandardTerminal()))
  }
}
