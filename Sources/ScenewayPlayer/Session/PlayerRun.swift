/// Plays a script, or what a person types, and writes each step.
@MainActor
struct PlayerRun {
  let session: PlayerSession
  let script: PlayerScript
  let renderer: any StepRenderer
  let terminal: any PlayerTerminal

  init(
    session: PlayerSession, script: PlayerScript, renderer: any StepRenderer, on terminal: any PlayerTerminal
  ) {
    self.session = session
    self.script = script
    self.renderer = renderer
    self.terminal = terminal
  }

  /// Writes where the app starts, then plays.
  ///
  /// - Parameter name: what is played.
  /// - Returns: the status to end with.
  func start(name: String) async -> PlayerExitCode {
    do {
      try terminal.write(renderer.text(ofLaunch: session.launchStep(), name: name))
      return try await play()
    } catch {
      return .done  // Nobody reads any more.
    }
  }

  /// Plays on from where the app is.
  ///
  /// - Returns: the status to end with.
  func goOn() async -> PlayerExitCode {
    do {
      return try await play()
    } catch {
      return .done  // Nobody reads any more.
    }
  }

  private func play() async throws(PlayerTerminalClosed) -> PlayerExitCode {
    if script.isInteractive { try terminal.write("\nType a command; ‘help’ tells which there are.\n") }
    var narration: [String] = []
    while true {
      if script.isInteractive { try terminal.write("\n> ") }
      switch script.next() {
      case nil:
        if script.isInteractive { try terminal.write("\n") }
        return .done
      case .heading(let heading)?:
        if let text = renderer.text(ofHeading: heading) {
          try terminal.write(text)
        } else {
          narration.append(heading)
        }
      case .command(let text, let number)?:
        let step = await step(text, number, narration)
        narration = []
        try terminal.write(renderer.text(of: step))
        if let error = step.error, !script.isInteractive {
          report(error, step, line: number)
          return .failedStep
        }
        if session.hasQuit { return .done }
      }
    }
  }

  private func step(_ text: String, _ number: Int, _ narration: [String]) async -> PlayerStep {
    let line = script.isInteractive ? nil : number
    do {
      // An empty line is no step, so there is a command here.
      let command = try PlayerCommandParser.parse(text) ?? .screen
      return await session.perform(command, as: text, line: line, narration: narration)
    } catch {
      return session.failedStep(text, line: line, narration: narration, error: "\(error)")
    }
  }

  /// Says which step of a script could not be done, and what was there.
  private func report(_ error: String, _ step: PlayerStep, line: Int) {
    terminal.writeError("\(script.name):\(line): error: \(error)\n")
    terminal.writeError("note: on the screen was:\n\(step.screen)\n")
  }
}
