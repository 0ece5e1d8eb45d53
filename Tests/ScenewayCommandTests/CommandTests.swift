import Foundation
import Testing

@Suite
struct CommandTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let id: String
    let arguments: [String]
    var input = ""
    let code: Int32
    var output: String?
    var errors: String?

    var testDescription: String { id }
  }

  static let calls: [Call] = [
    Call(id: "bare call", arguments: [], code: 0, output: "USAGE: sceneway <command>"),
    Call(id: "help", arguments: ["--help"], code: 0, output: "COMMANDS:"),
    Call(id: "help for a command", arguments: ["help", "play"], code: 0, output: "--script <file>"),
    Call(id: "help of a command", arguments: ["play", "-h"], code: 0, output: "EXAMPLES:"),
    Call(id: "version", arguments: ["--version"], code: 0, output: "0.1.0\n"),
    Call(id: "version of a command", arguments: ["play", "--version"], code: 0, output: "0.1.0\n"),
    Call(
      id: "unknown command", arguments: ["paly"], code: 64,
      errors: "Error: Unknown command 'paly'. Did you mean 'play'?"),
    Call(
      id: "unknown option", arguments: ["play", "--jsn", "x"], code: 64,
      errors: "Error: Unknown option '--jsn'. Did you mean '--json'?"),
    Call(
      id: "no file", arguments: ["play"], code: 64, errors: "Error: Missing expected argument '<file> ...'"),
    Call(
      id: "wrong device", arguments: ["play", "--device", "watch", "x"], code: 64,
      errors: "The value 'watch' is invalid for '--device <device>'; it may be 'phone', 'pad', 'tv'"),
    Call(
      id: "wrong scene", arguments: ["play", "--scene", "Three", Command.fixture("Main")], code: 64,
      errors: "error: the storyboard has no scene ‘Three’\nnote: its scenes are:\n  One\n  Two"),
    Call(
      id: "folder with one to enter", arguments: ["play", Command.fixtures.path], code: 0,
      output: "Playing Main.storyboard.",
      errors: "Broken.storyboard:13:1: error: "),
    Call(
      id: "broken file", arguments: ["play", Command.fixture("Broken")], code: 65,
      errors: "Broken.storyboard:13:1: error: "),
    Call(
      id: "another system", arguments: ["play", Command.fixture("Mac")], code: 65,
      errors: "Mac.storyboard:2:1: error: this document is for macOS"),
    Call(
      id: "no entry point", arguments: ["play", Command.fixture("Parts")], code: 65,
      errors: "note: its scenes are:\n  One\n  Two"),
    Call(
      id: "no entry point but a scene", arguments: ["play", "--scene", "Two", Command.fixture("Parts")],
      code: 0, output: "── Two ──"),
    Call(
      id: "no such file", arguments: ["play", "none.storyboard"], code: 66,
      errors: "error: there is no file or folder ‘none.storyboard’"),
    Call(
      id: "no such script", arguments: ["play", Command.fixture("Main"), "--script", "none.txt"], code: 66,
      errors: "error: there is no script ‘none.txt’ that can be read"),
    Call(
      id: "empty script", arguments: ["play", Command.fixture("Main"), "--script", "/dev/null", "--json"],
      code: 0, output: "\"storyboardIdentifier\":\"One\""),
    Call(
      id: "script from standard input", arguments: ["play", Command.fixture("Main"), "--script", "-"],
      input: "tap Next\nback\n", code: 0, output: "→ pushed “Two” by the segue ‘next’"),
    Call(
      id: "commands without a script", arguments: ["play", Command.fixture("Main")], input: "tap 1", code: 0,
      output: "→ pushed “Two” by the segue ‘next’"),
    Call(
      id: "step that cannot be done", arguments: ["play", Command.fixture("Main"), "--script", "-"],
      input: "\n# comment\ntap Nxet\n", code: 1, output: "✗ cannot tap “Nxet”",
      errors:
        "standard input:3: error: cannot tap “Nxet”: nothing on the screen is called so; did you mean “Next”?"
    ),
    Call(
      id: "a number alone", arguments: ["play", Command.fixture("Main")], input: "1", code: 0,
      output: "→ pushed “Two” by the segue ‘next’"),
    Call(
      id: "a number that is not there", arguments: ["play", Command.fixture("Main")], input: "7", code: 1,
      errors: "standard input:1: error: cannot tap 7: the numbers on the screen end at 1"),
    Call(
      id: "line without end", arguments: ["play", Command.fixture("Main")],
      input: "screen\n" + String(repeating: "x", count: 70_000) + "\nscreen", code: 1,
      output: "▶ screen",
      errors: "standard input:2: error: the line is longer than 64 KiB; it is passed over\n"),
    Call(
      id: "line that is no command", arguments: ["play", Command.fixture("Main")], input: "jump", code: 1,
      errors: "standard input:1: error: there is no command ‘jump’"),
    Call(
      id: "a step that is only tried", arguments: ["play", Command.fixture("Main")],
      input: "try tap Nxet\ntap Next", code: 0, output: "→ pushed “Two” by the segue ‘next’"),
    Call(
      id: "a monkey", arguments: ["play", Command.fixture("Main"), "--monkey", "20", "--seed", "3"], code: 0,
      output: "A monkey on Main.storyboard: 20 steps with the seed 3."),
    Call(
      id: "a monkey for programs", arguments: ["play", Command.fixtures.path, "--monkey", "5", "--json"],
      code: 0, output: "\"name\":\"Main.storyboard\"",
      errors: "note: this file is left out\n"),
    Call(
      id: "a monkey without a number", arguments: ["play", Command.fixture("Main"), "--monkey", "many"],
      code: 64, errors: "it must be a whole number from 1 to 10000000"),
    Call(
      id: "a seed without a monkey", arguments: ["play", Command.fixture("Main"), "--seed", "3"], code: 64,
      errors: "Error: The option '--seed' needs '--monkey'"),
    Call(
      id: "a monkey with a script", arguments: ["play", "x", "--monkey", "3", "--script", "y"], code: 64,
      errors: "Error: The option '--monkey' cannot stand beside '--script'"),
    Call(
      id: "a map", arguments: ["map", Command.fixture("Main")], code: 0,
      output: " by the segue ‘next’ of \(Command.fixture("Main")):"),
    Call(
      id: "a map as a flowchart", arguments: ["map", Command.fixture("Main"), "--format", "mermaid"], code: 0,
      output: "flowchart LR\n  s0["),
    Call(
      id: "a map as JSON", arguments: ["map", Command.fixture("Main"), "--format", "json"], code: 0,
      output: "\"isRecorded\" : false"),
    Call(
      id: "a map of a folder", arguments: ["map", Command.fixtures.path], code: 0,
      output: "Parts.storyboard:",
      errors: "Broken.storyboard:13:1: error: "),
    Call(id: "a map of nothing", arguments: ["map"], code: 64, errors: "Missing expected argument"),
    Call(
      id: "a map of a broken file", arguments: ["map", Command.fixture("Broken")], code: 65,
      errors: "Broken.storyboard:13:1: error: "),
    Call(
      id: "a map of no such file", arguments: ["map", "none.storyboard"], code: 66,
      errors: "error: there is no file or folder ‘none.storyboard’"),
    Call(
      id: "a map with no such record", arguments: ["map", Command.fixture("Main"), "--record", "none"],
      code: 66, errors: "error: there is no folder ‘none’"),
    Call(
      id: "a map in an unknown form", arguments: ["map", Command.fixture("Main"), "--format", "dot"],
      code: 64,
      errors: "it may be 'text', 'mermaid', 'json'"),
    Call(
      id: "a dash in front", arguments: ["play", "--", "--odd"], code: 66,
      errors: "there is no file or folder ‘--odd’"),
  ]

  @Test(arguments: calls)
  func `ends with the right status and writes to the right place`(call: Call) throws {
    let result = try Command.run(call.arguments, input: call.input)
    #expect(result.code == call.code, "\(result.errors)")
    if let output = call.output {
      #expect(result.output.contains(output))
    } else {
      #expect(result.output.isEmpty || call.input != "")
    }
    if let errors = call.errors {
      #expect(result.errors.contains(errors))
    } else {
      #expect(result.errors.isEmpty)
    }
  }

  @Test(arguments: [
    "play '\(Command.fixture("Main"))'", "map '\(Command.fixture("Main"))'",
    "play '\(Command.fixture("Main"))' --monkey 3", "help",
  ])
  func `says why the output cannot be written`(arguments: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let line = "'\(Command.sceneway)' \(arguments) > /dev/full"
    let result = try Command.run(["-c", line], program: "/bin/sh")
    #expect(result.code == 74)
    #expect(result.errors == "error: cannot write the output: No space left on device\n")
  }

  @Test func `ends quietly when nobody reads`() throws {
    let play = "'\(Command.sceneway)' play '\(Command.fixture("Main"))'"
    let script = String(repeating: "screen\n", count: 2_000)
    let line = "{ \(play); echo \"status $?\" >&2; } | head -n 1"
    let result = try Command.run(["-c", line], input: script, program: "/bin/sh")
    #expect(result.output == "Playing Main.storyboard.\n")
    #expect(result.errors == "status 0\n")
  }
}
