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
    let set: StoryboardSet
    do {
      set = try StoryboardSet(paths: paths, scene: options.scene)
    } catch {
      terminal.writeError("\(error)\n")
      return error.exitCode
    }
    for problem in set.storyboards.flatMap(\.document.problems) {
      terminal.writeError("\(problem)\n")
    }
    let script: PlayerScript
    do {
      script = try PlayerScript(options.source, terminal: terminal)
    } catch {
      terminal.writeError("\(error)\n")
      return .noInput
    }
    do {
      let session = try await PlayerSession(set, scene: options.scene, device: options.device)
      let name = set.main.url.lastPathComponent + (options.scene.map { " at “\($0)”" } ?? "")
      return await play(session, name: name, script: script, options: options, on: terminal)
    } catch {
      terminal.writeError("\(set.main.document.file): error: \(error)\n")
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
      terminal.writeError("\(error)\n")
      return .usage
    }
    let showsTour = tour != nil && options.source == .input
    if let tour, showsTour { options.source = .text(tour) }
    do {
      let script = try PlayerScript(options.source, terminal: terminal)
      let app = try await AppDriver.launch(delegateClass, bundle: bundle, device: options.device ?? .phone)
      let session = PlayerSession(app: app)
      let code = await play(session, name: name, script: script, options: options, on: terminal)
      guard showsTour, code == .done, terminal.isInteractive, !session.hasQuit else { return code }
      let input = try PlayerScript(.input, terminal: terminal)
      return await goOn(session, script: input, options: options, on: terminal)
    } catch {
      terminal.writeError("error: \(error)\n")
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
