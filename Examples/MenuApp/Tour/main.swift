import Foundation
import MenuApp
import ScenewayPlayer

// Without arguments: both tours, and then the app is the person's own, where one sits at a terminal.
// With arguments: those of `sceneway play`, such as --script FILE, --json or --device pad.
let arguments = Array(CommandLine.arguments.dropFirst())
let terminal = StandardTerminal()
var code = PlayerExitCode.done
if arguments.isEmpty {
  let audience = Audience(terminal)
  code = await Player.run(AppDelegate.self, name: "MenuApp", tour: Tours.phone, arguments: [], on: audience)
  if code == .done {
    code = await Player.run(
      AppDelegate.self, name: "MenuApp", tour: Tours.pad, arguments: ["--device", "pad"], on: audience)
  }
}
if code == .done, !arguments.isEmpty || terminal.isInteractive {
  code = await Player.run(AppDelegate.self, name: "MenuApp", arguments: arguments, on: terminal)
}
exit(code.rawValue)
