#if HOSTS_APPS
  internal import AppHost
  internal import CommandLineParsing
  internal import Foundation
  internal import ScenewayPlayer

  /// The command `sceneway host`.
  enum HostCommand {
    static let description = CommandDescription(
      "host", overview: "Builds an iOS app as it is, and walks through it in the terminal.",
      discussion: """
        Finds the app in its Xcode project, or takes the Swift files of a folder, lets
        the compiler of this machine accept them, builds them with headless UIKit and
        plays them: the app's own code on its own storyboards. Nothing is written into
        the app's folder.

        What cannot be compiled is told as the compiler tells it, at the app's own
        lines. --check tells no more than that: how many files compile, what is
        missing, and what leads nowhere in storyboards and xibs. --keep-going leaves
        the files out that do not compile, and tells all errors of each.

        --test builds the app's unit tests and runs them inside the app: it is
        launched before the first of them where the project has them run in it.
        --check looks at the app alone; --check --test at its unit tests as well, and
        at the frameworks that only they need, so that the two count different files.

        Exit status: 0 done, 1 a step or a test failed, the app shows no window, the
        monkey found something or, with --check, not all is well, 64 wrong usage, 65 the app was not
        built, 66 no such folder, 74 the output could not be written, 128 and a signal's
        number where the app crashed or was stopped.
        """,
      arguments: [
        ArgumentDescription("folder", help: "The app's folder, or its .xcodeproj.")
      ],
      options: [
        OptionDescription(
          "--check", excludes: ["--script", "--monkey"],
          help: "Only report what compiles and what is missing."),
        OptionDescription(
          "--test", excludes: ["--script", "--monkey", "--json"], help: "Run the app's unit tests."),
        OptionDescription(
          "--filter", "name", isRepeated: true, needs: "--test",
          help: "Run the tests whose name contains this: MODULE.CLASS/METHOD. May be repeated."),
        OptionDescription("--list", needs: "--test", help: "Only name the tests."),
        OptionDescription(
          "--format", "format", choices: ["text", "json", "compiler"], needs: "--check",
          help: "How to report: text, json, or compiler, a line for each error. (default: text)"),
        OptionDescription(
          "--target", "name",
          help: "The app's target, where the project has several, or that of its unit tests."),
        OptionDescription(
          "--exclude", "path", isRepeated: true,
          help:
            "Leave files out, resources too: the end of a path, a folder's name, ‘*’ for anything. May be repeated."
        ),
        OptionDescription(
          "--stub", "module", isRepeated: true,
          help:
            "Have an empty module in a missing one's place, or MODULE=FOLDER of your own files. May be repeated."
        ),
        OptionDescription(
          "--swift-version", "version", choices: ["4", "4.2", "5", "6"],
          help: "The Swift version to compile with. (default: what the project says)"),
        OptionDescription("--keep-going", help: "Leave files out that do not compile, and say which."),
        OptionDescription(
          "--build-folder", "folder", help: "Where to build. (default: a folder of your caches)"),
      ] + PlayerArguments.options,
      examples: [
        CommandDescription.Example("sceneway host ~/MyApp", "Build the app and walk through it."),
        CommandDescription.Example("sceneway host ~/MyApp --check", "Say what stands in the way."),
        CommandDescription.Example(
          "sceneway host ~/MyApp --stub Firebase --monkey 500 --seed 3",
          "Let a monkey play it, without Firebase."),
        CommandDescription.Example("sceneway host ~/MyApp --test", "Run its unit tests."),
      ])

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - command: the command line.
    ///   - terminal: what is written to and read from.
    /// - Returns: the status to end with; where the app runs, it takes this process's place.
    @MainActor
    static func run(_ command: ParsedCommand, on terminal: any PlayerTerminal) async -> Int32 {
      do {
        let folder = URL(fileURLWithPath: command.arguments[0])
        let project = try AppProject(folder, target: command.options["--target"])
        let tests = command.has("--test")
        for note in project.notes { terminal.tell("note: \(note)\n") }
        let options = options(of: command)
        if let build = options.buildFolder, folder.holds(build) {
          terminal.tell(
            "error: The build folder \(build.path) lies in the app’s own folder, which stays as it is. Name one outside.\n"
          )
          return PlayerExitCode.usage.rawValue
        }
        let host = AppHost(project, options)
        try host.checkOptions(tests: tests)
        if host.isFirstBuild {
          terminal.tell("Building; UIKit is built once for all apps, which takes some minutes.\n")
        }
        if command.has("--check") {
          return try tell(
            host.check(tests: tests), as: command.options["--format"] ?? "text", on: terminal)
        }
        let report = try host.build(tests: tests)
        guard let program = report.program else {
          terminal.tell("\(try host.explained(report, tests: tests))\n")
          return PlayerExitCode.dataError.rawValue
        }
        for reason in report.leftOutReasons {
          terminal.tell("note: left out, since it does not compile: \(reason)\n")
        }
        // What could not be bridged does nothing while the app runs, so each line of it is told before.
        for finding in report.findings { terminal.tell("\(finding)\n") }
        // UIKit itself would only say that it could not find what is in them.
        for problem in report.resourceProblems { terminal.tell("\(problem)\n") }
        if tests {
          let run = HostTestRun(
            program: program, project: project, filters: command.repeated["--filter"] ?? [])
          if command.has("--list") {
            let names = try run.names()
            for name in names { try terminal.write(name + "\n") }
            return names.isEmpty ? PlayerExitCode.failedStep.rawValue : PlayerExitCode.done.rawValue
          }
          return try run.run() ? PlayerExitCode.done.rawValue : PlayerExitCode.failedStep.rawValue
        }
        return try HostProgram(program, of: project).run(playing(command))
      } catch let error as AppProjectError {
        terminal.tell("error: \(error)\n")
        return error.kind == .notFound ? PlayerExitCode.noInput.rawValue : PlayerExitCode.dataError.rawValue
      } catch let error as HostOptionError {
        terminal.tell("error: \(error)\n")
        return PlayerExitCode.dataError.rawValue
      } catch {
        terminal.tell("error: \(error)\n")
        return PlayerExitCode.ioError.rawValue
      }
    }

    private static func options(of command: ParsedCommand) -> HostOptions {
      var options = HostOptions(scenewayFolder: HostOptions.ownFolder)
      options.target = command.options["--target"]
      options.excluded = command.repeated["--exclude"] ?? []
      for stub in command.repeated["--stub"] ?? [] {
        let parts = stub.split(separator: "=", maxSplits: 1).map(String.init)
        options.stubs[parts[0]] = parts.count > 1 ? URL(fileURLWithPath: parts[1]) : URL?.none
      }
      options.swiftVersion = command.options["--swift-version"]
      options.language = command.options["--language"]
      options.keepsGoing = command.has("--keep-going")
      options.buildFolder = command.options["--build-folder"].map { URL(fileURLWithPath: $0) }
      return options
    }

    /// The words that the app's own program understands.
    private static func playing(_ command: ParsedCommand) -> [String] {
      PlayerArguments.options.flatMap { option -> [String] in
        guard let value = command.options[option.name] else { return [] }
        return option.valueName == nil ? [option.name] : [option.name, value]
      }
    }

    @MainActor
    private static func tell(_ report: HostReport, as format: String, on terminal: any PlayerTerminal) throws
      -> Int32
    {
      switch format {
      case "json":
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try terminal.write(String(decoding: encoder.encode(report), as: UTF8.self) + "\n")
      case "compiler":
        for line in report.findings.map(\.description)
          + (report.diagnostics + report.resourceProblems).map(\.description)
        {
          try terminal.write(line + "\n")
        }
      default:
        try terminal.write("\(report)\n")
      }
      return report.program != nil && report.leftOut.isEmpty
        && !report.resourceProblems.contains { $0.severity == "error" }
        ? PlayerExitCode.done.rawValue : PlayerExitCode.failedStep.rawValue
    }
  }

  extension URL {
    /// Whether another file is this folder or lies in it, whatever links lead there.
    fileprivate func holds(_ other: URL) -> Bool {
      let (own, its) = (
        resolvingSymlinksInPath().pathComponents, other.resolvingSymlinksInPath().pathComponents
      )
      return its.starts(with: own)
    }
  }
#endif
