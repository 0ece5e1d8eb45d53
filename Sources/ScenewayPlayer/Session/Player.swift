public import Foundation
public import HeadlessUIKit
internal import InterfaceBuilder
internal import ScenewayTesting

/// Plays storyboards and apps in a terminal.
@MainActor
public enum Player {
  /// Plays storyboards without their app.
  ///
  /// - Parameters:
  ///   - paths: files and folders; the first is entered, the others may be named by references.
  ///   - options: how they are played.
  ///   - terminal: what is written to and read from.
  /// - Returns: the status to end with.
  public static func play(
    _ paths: [String], options: PlayerOptions = PlayerOptions(), on terminal: any PlayerTerminal
  ) async -> PlayerExitCode {
    AppDriver.languages = options.language.map { [$0] }
    let set: StoryboardSet
    do {
      set = try StoryboardSet(paths: paths, scene: options.scene)
    } catch {
      terminal.tell("\(error)\n")
      return error.exitCode
    }
    for reason in set.leftOut { terminal.tell("\(reason)\nnote: this file is left out\n") }
    for warning in set.warnings { terminal.tell("\(warning)\n") }
    let script: PlayerScript
    do {
      script = try PlayerScript(options.source, terminal: terminal)
    } catch {
      terminal.tell("\(error)\n")
      return .noInput
    }
    do {
      let session = try await PlayerSession(set, scene: options.scene, device: options.device)
      let name = set.main.url.lastPathComponent + (options.scene.map { " at “\($0)”" } ?? "")
      if let monkey = options.monkey {
        let reach = StoryboardReach(set)
        return await release(
          monkey, on: session, name: name, reach: reach, options: options, terminal: terminal)
      }
      return await play(session, name: name, script: script, options: options, on: terminal)
    } catch {
      terminal.tell("\(set.main.document.file): error: \(error)\n")
      return .dataError
    }
  }

  /// Plays an app.
  ///
  /// An app's own executable calls this, so that a person can try it in the terminal. The arguments are those of
  /// `sceneway play` without files: `--script FILE`, `--json`, `--device`, `--color`. Where there is a tour and no
  /// script, the tour is shown first; a person at a terminal may go on from where it ends.
  ///
  /// - Parameters:
  ///   - delegateClass: the class of the app's delegate.
  ///   - name: what to call the app.
  ///   - bundle: where the app's own files are; `Bundle.main` by default.
  ///   - tour: a script to show first; none by default.
  ///   - arguments: the words of the command line after the executable.
  ///   - terminal: what is written to and read from; that of the process by default.
  /// - Returns: the status to end with.
  public static func run(
    _ delegateClass: any UIApplicationDelegate.Type, name: String, bundle: Bundle? = nil, tour: String? = nil,
    arguments: [String], on terminal: any PlayerTerminal = StandardTerminal()
  ) async -> PlayerExitCode {
    var options: PlayerOptions
    do {
      guard let parsed = try PlayerArguments.parse(arguments, command: name, terminal: terminal) else {
        return .done
      }
      options = parsed
    } catch {
      terminal.tell("\(error)\n")
      return .usage
    }
    CrashFrames.install()
    // What belongs to no step goes where messages go.
    if options.format == .json { options.monkey == nil ? terminal.keepPrinted() : terminal.keepForResults() }
    AppDriver.languages = options.language.map { [$0] }
    let showsTour = tour != nil && options.source == .input && options.monkey == nil
    if let tour, showsTour { options.source = .text(tour) }
    do {
      let script = try PlayerScript(options.source, terminal: terminal)
      let device = options.device ?? .phone
      // At the terminal of the process there is no other app beside it.
      let isAlone = terminal is StandardTerminal
      let launch: @MainActor () async throws -> AppDriver = {
        // A crash would take with it what no step has told yet.
        try await AppDriver.launch(appOf: delegateClass, bundle, device, isAlone: isAlone) { complaint in
          guard let complaint = complaint.forPeople else { return }
          terminal.keepComplaintForCrash("# UIKit: \(complaint)\n".printable)
        }
      }
      let session = PlayerSession(app: try await launch(), launch: launch)
      if let monkey = options.monkey {
        return await release(
          monkey, on: session, name: name, reach: nil, options: options, terminal: terminal)
      }
      let code = await play(session, name: name, script: script, options: options, on: terminal)
      if code == .done, !session.showsWindow {
        terminal.tell("error: \(PlayerSession.noWindow)\n")
        return .failedStep
      }
      guard showsTour, code == .done, terminal.isInteractive, !session.hasQuit else { return code }
      let input = try PlayerScript(.input, terminal: terminal)
      return await goOn(session, script: input, options: options, on: terminal)
    } catch {
      // A script's error says so itself.
      terminal.tell(error is PlayerScriptError ? "\(error)\n" : "error: \(error)\n")
      return error is PlayerScriptError ? .noInput : .dataError
    }
  }

  // MARK: The way through

  private static func play(
    _ session: PlayerSession, name: String, script: PlayerScript, options: PlayerOptions,
    on terminal: any PlayerTerminal
  ) async -> PlayerExitCode {
    let run = PlayerRun(session: session, script: script, renderer: renderer(options, terminal), on: terminal)
    return await run.start(name: name)
  }

  private static func release(
    _ options: MonkeyOptions, on session: PlayerSession, name: String, reach: StoryboardReach?,
    options playing: PlayerOptions, terminal: any PlayerTerminal
  ) async -> PlayerExitCode {
    let monkey = Monkey(session, options: options, name: name, reach: reach, terminal: terminal)
    let report = await monkey.play()
    do {
      try terminal.write(playing.format == .json ? JSONStepRenderer.line(of: report) : report.text)
    } catch {
      let code = end(error, on: terminal)
      if code != .done { return code }
    }
    return report.findings.isEmpty ? .done : .failedStep
  }

  /// Ends because of the terminal: quietly where nobody reads any more, otherwise with words.
  ///
  /// - Parameters:
  ///   - error: why nothing could be written.
  ///   - terminal: what gets the words.
  /// - Returns: the status to end with.
  public static func end(_ error: PlayerTerminalError, on terminal: any PlayerTerminal) -> PlayerExitCode {
    if error == .closed { return .done }
    terminal.tell("error: \(error)\n")
    return .ioError
  }

  private static func goOn(
    _ session: PlayerSession, script: PlayerScript, options: PlayerOptions, on terminal: any PlayerTerminal
  ) async -> PlayerExitCode {
    let run = PlayerRun(session: session, script: script, renderer: renderer(options, terminal), on: terminal)
    return await run.goOn()
  }

  private static func renderer(_ options: PlayerOptions, _ terminal: any PlayerTerminal) -> any StepRenderer {
    if options.format == .json { return JSONStepRenderer() }
    let isColoured =
      switch options.colour {
      case .auto: terminal.showsColours
      case .always: true
      case .never: false
      }
    return TextStepRenderer(width: terminal.width, isColoured: isColoured)
  }
}
