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
      await session.waitForOutside()
      var step = session.launchStep()
      step.output = terminal.takePrinted()
      try terminal.write(renderer.text(ofLaunch: step, name: name))
      terminal.forgetForCrash()
      return try await play()
    } catch {
      return Player.end(error, on: terminal)
    }
  }

  /// Plays on from where the app is.
  ///
  /// - Returns: the status to end with.
  func goOn() async -> PlayerExitCode {
    do {
      return try await play()
    } catch {
      return Player.end(error, on: terminal)
    }
  }

  private func play() async throws(PlayerTerminalError) -> PlayerExitCode {
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
      case .problem(.lineTooLong(let limit), let number)? where script.isInteractive:
        try terminal.write("✗ line \(number): \(PlayerTerminalError.lineTooLong(limit: limit))\n")
      case .problem(let error, let number)?:
        terminal.tell("\(script.name):\(number): error: \(error)\n")
        switch error {
        case .lineTooLong: return .failedStep
        case .notText: return .dataError
        default: return .noInput
        }
      case .command(let text, let number)?:
        let tried = text.hasPrefix(PlayerScript.tryWord + " ")
        // What the app prints meanwhile stands below the command.
        if let start = renderer.text(ofCommand: text) { try terminal.write(start) }
        var step = await step(text, number, narration, isTried: tried)
        step.output = terminal.takePrinted()
        narration = []
        try terminal.write(renderer.text(of: step))
        terminal.forgetForCrash()
        if let error = step.error, !script.isInteractive, !tried {
          report(error, step, line: number)
          return .failedStep
        }
        if session.hasQuit { return .done }
      }
    }
  }

  private func step(
    _ text: String, _ number: Int, _ narration: [String], isTried: Bool
  ) async -> PlayerStep {
    let line = script.isInteractive ? nil : number
    do {
      // An empty line is no step, so there is a command here.
      let words = isTried ? String(text.dropFirst(PlayerScript.tryWord.count)) : text
      let command = try PlayerCommandParser.parse(words) ?? .screen
      return await session.perform(command, as: text, line: line, narration: narration)
    } catch {
      return session.failedStep(text, line: line, narration: narration, error: "\(error)")
    }
  }

  /// How many lines of a screen a message repeats.
  private static let linesOfFailure = 100

  /// Says which step of a script could not be done, and what was there.
  private func report(_ error: String, _ step: PlayerStep, line: Int) {
    terminal.tell("\(script.name):\(line): error: \(error)\n")
    let lines = "\(step.screen)".split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(PlayerRun.linesOfFailure).map { $0.count <= 400 ? $0 : $0.prefix(400) + "…" }
    let rest = lines.count - shown.count
    terminal.tell("note: on the screen was:\n\(shown.joined(separator: "\n"))\n")
    if rest > 0 { terminal.tell("note: \(rest) more lines are left out\n") }
  }
}
