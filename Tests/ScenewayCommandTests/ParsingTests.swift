import CommandLineParsing
import Testing

@Suite
struct ParsingTests {
  let command = CommandDescription(
    "tool", overview: "Does things.",
    subcommands: [
      CommandDescription(
        "run", overview: "Runs.", arguments: [ArgumentDescription("file", help: "A file.", isRepeated: true)],
        options: [
          OptionDescription("--count", "number", help: "How often."),
          OptionDescription("--fast", help: "Quickly."),
        ]),
      CommandDescription(
        "stop", overview: "Stops.",
        arguments: [ArgumentDescription("name", help: "A name.", isOptional: true)]),
    ], version: "3.2")

  private func parsed(_ words: String...) throws -> ParsedCommand? {
    guard case .run(let parsed) = try command.parse(words) else { return nil }
    return parsed
  }

  @Test func `takes options and arguments in any order`() throws {
    let expected = ParsedCommand(
      path: ["run"], options: ["--count": "3", "--fast": ""], arguments: ["a", "b"])
    #expect(try parsed("run", "a", "--count", "3", "--fast", "b") == expected)
    #expect(try parsed("run", "--count=3", "a", "b", "--fast") == expected)
    #expect(try parsed("run", "--", "--count")?.arguments == ["--count"])
    #expect(try parsed("run", "-")?.arguments == ["-"])
    #expect(try parsed("run", "a", "--count", "-")?.options == ["--count": "-"])
    #expect(try parsed("stop")?.arguments == [])
  }

  @Test(
    arguments: [
      (["run"], "Missing expected argument '<file> ...'"),
      (["run", "a", "--count"], "Missing value for '--count <number>'"),
      (["run", "a", "--count", "--fast"], "Missing value for '--count <number>'"),
      (["run", "a", "--count="], "Missing value for '--count <number>'"),
      (["run", "a", "--fast=1"], "The option '--fast' takes no value"),
      (["run", "a", "--fast", "--fast"], "The option '--fast' is given twice"),
      (["run", "a", "--fsat"], "Unknown option '--fsat'. Did you mean '--fast'?"),
      (["run", "a", "--zzzzzz"], "Unknown option '--zzzzzz'"),
      (["stop", "a", "b", "c"], "Unexpected argument 'b', 'c'"),
      (["rnu"], "Unknown command 'rnu'. Did you mean 'run'?"),
      (["help", "rnu"], "Unknown command 'rnu'. Did you mean 'run'?"),
      (["--fast"], "Unknown option '--fast'"),
    ] as [([String], String)])
  func `says what is wrong`(words: [String], expected: String) {
    let error = #expect(throws: UsageError.self) { try command.parse(words) }
    #expect(error?.message == expected)
  }

  @Test func `prints help and version on every level`() throws {
    for words in [["--version"], ["run", "--version"], ["stop", "--version"]] {
      #expect(try command.parse(words) == .print("3.2"))
    }
    let help = try command.parse(["run", "--help"])
    #expect(try command.parse(["help", "run"]) == help)
    #expect(try command.parse(["run", "a", "-h"]) == help)
    #expect(
      help
        == .print(
          """
          OVERVIEW: Runs.

          USAGE: tool run [<options>] <file> ...

          ARGUMENTS:
            <file>                  A file.

          OPTIONS:
            --count <number>        How often.
            --fast                  Quickly.
            -h, --help              Show help information.
          """))
    #expect(try command.parse([]) == command.parse(["--help"]))
    #expect(try command.parse(["help"]) == command.parse(["--help"]))
  }

  @Test func `prints an error with the help of what it is about`() {
    let error = #expect(throws: UsageError.self) { try command.parse(["run"]) }
    #expect(
      error?.description == """
        Error: Missing expected argument '<file> ...'
        Help:  <file>  A file.
        Usage: tool run [<options>] <file> ...
          See 'tool run --help' for more information.
        """)
  }
}
