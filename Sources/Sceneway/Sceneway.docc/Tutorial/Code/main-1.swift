import Foundation
import MenuApp
import ScenewayPlayer

// The arguments are those of `sceneway play`, such as --script FILE, --json or --device pad.
let arguments = Array(CommandLine.arguments.dropFirst())
let code = await Player.run(AppDelegate.self, name: "MenuApp", arguments: arguments)
exit(code.rawValue)
