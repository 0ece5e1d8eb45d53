internal import ScenewayTesting

/// Plays an app at random, as a person would and as its code would, and watches what should never be.
///
/// The same seed plays the same steps. Whatever it finds comes with a script that leads there.
@MainActor
final class Monkey {
  private let session: PlayerSession
  private let options: MonkeyOptions
  private let reach: StoryboardReach?
  private let terminal: any PlayerTerminal

  private var chooser: MonkeyChooser
  private var script = MonkeyScript()
  private var watch: MonkeyWatch
  private var report: MonkeyReport

  /// Puts a monkey before an app that runs.
  ///
  /// - Parameters:
  ///   - session: the app, which can be started again.
  ///   - options: how it plays.
  ///   - name: what is played.
  ///   - reach: the scenes and segues there are; nil where nobody knows, as in an app.
  ///   - terminal: what gets the script where the process crashes.
  init(
    _ session: PlayerSession, options: MonkeyOptions, name: String, reach: StoryboardReach?,
    terminal: any PlayerTerminal
  ) {
    self.session = session
    self.options = options
    self.reach = reach
    self.terminal = terminal
    chooser = MonkeyChooser(seed: options.seed)
    watch = MonkeyWatch(session.app)
    report = MonkeyReport(name: name, seed: options.seed)
  }

  /// Plays all steps.
  ///
  /// - Returns: what it did and found.
  func play() async -> MonkeyReport {
    var last = session.launchStep()
    if !session.showsWindow { watch.fail(PlayerSession.noWindow, at: 0) { [] } }
    await look()
    while report.steps < options.steps {
      report.steps += 1
      let command = chooser.next(on: last.screen, in: surroundings(after: last))
      last = await take(command)
      let hasEnded = last.diagnostics.contains { $0.exception != nil } || session.app.isRestless
      if hasEnded, command != .restart { last = await take(.restart) }
    }
    await leave()
    if options.showsTrace { report.script = script.all }
    report.complaints = watch.complaints
    report.findings = watch.findings
    if let reach {
      report.screens = reach.screens(watch.appeared)
      report.segues = reach.segues(watch.performed)
    } else {
      report.screens.reached = watch.shown.count
      report.segues.reached = watch.performed.count
    }
    return report
  }

  private func surroundings(after step: PlayerStep) -> MonkeySurroundings {
    MonkeySurroundings(
      stackDepth: session.app.stack.count, modalCount: session.app.modals.count,
      // An app's own code goes its ways with a sender and after preparations that no finger can leave out.
      ways: reach == nil ? [] : step.ways,
      canDismissByCode: reach != nil, numbersToHold: session.app.numbersToHold,
      rowsMayHaveMenus: reach == nil, hasPreview: session.app.hasPreview,
      keys: session.app.keyCommands.compactMap { PlayerKeys(input: $0.input, flags: $0.modifiers) },
      scrollDirections: session.app.scrollDirections,
      canPullToRefresh: session.app.canPullToRefresh,
      hasPages: session.app.hasPages, hasSidebar: session.app.isSidebarShown != nil,
      canRotate: session.app.canRotate, otherShares: session.app.otherShares,
      isInBackground: session.app.isInBackground)
  }

  /// Does what a command says, and looks at what came of it.
  private func take(_ command: PlayerCommand) async -> PlayerStep {
    if command == .restart {
      report.restarts += 1
      await look()
    }
    script.add(command)
    terminal.keepForCrash("\(command)\n")
    let step = await session.perform(command)
    guard command == .restart else {
      if step.error != nil {
        script.lastMayFail()
        terminal.replaceLastForCrash("\(PlayerScript.tryWord) \(command)\n")
        for complaint in step.diagnostics {
          terminal.keepComplaintForCrash("# UIKit: \(complaint)\n".printable)
        }
        if !step.diagnostics.contains(where: { $0.exception != nil }) { report.refused += 1 }
      }
      watch.note(screen: step.screen)
      await look()
      return step
    }
    let before = script.sinceLaunch
    if let error = step.error { watch.fail(error, at: report.steps) { before } }
    script.beginLaunch()
    terminal.forgetForCrash()
    watch.follow(session.app, at: report.steps) { before }
    await look()
    return step
  }

  private func look() async { await watch.look(at: report.steps) { script.sinceLaunch } }

  /// Ends the last app, whose screens should be gone then too.
  private func leave() async {
    _ = await take(.restart)
    report.restarts -= 1
    script.dropLast()
  }
}
