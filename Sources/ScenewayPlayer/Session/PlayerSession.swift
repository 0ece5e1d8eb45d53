internal import Foundation
public import ScenewayTesting

/// An app or a storyboard that is being played: takes one command after the other and tells what each did.
@MainActor
public final class PlayerSession {
  /// The app's driver; another one after each start.
  public private(set) var app: AppDriver

  /// What there is to say about the storyboards, such as which classes are missing.
  public let notes: [String]

  /// Whether the command to end was given.
  public private(set) var hasQuit = false

  private var position: ScreenPosition?
  private var screen: ScreenSnapshot?
  private var diagnosticsCount = 0
  private var deadEndCount = 0
  private var stepCount = 0
  private var isInBackground = false
  private let patience: OutsidePatience
  private let launch: (@MainActor () async throws -> AppDriver)?

  /// Plays an app that runs.
  ///
  /// - Parameters:
  ///   - app: the app's driver.
  ///   - notes: what there is to say about its storyboards; nothing by default.
  ///   - launch: starts the app anew; nil where it cannot be started again, as it is by default.
  public init(
    app: AppDriver, notes: [String] = [], launch: (@MainActor () async throws -> AppDriver)? = nil
  ) {
    patience = OutsidePatience()
    self.app = app
    self.notes = notes
    self.launch = launch
  }

  /// Plays storyboards without their app.
  ///
  /// - Parameters:
  ///   - set: the storyboards.
  ///   - scene: the scene to start with, by its storyboard identifier, its class or its id; the entry point where it is
  ///     nil.
  ///   - device: the device to play on; the one that the storyboard is for by default.
  /// - Throws: what is wrong with the file, or an ``AppDriverError`` where the scene does not come on the screen.
  public convenience init(_ set: StoryboardSet, scene: String? = nil, device: AppDevice? = nil) async throws {
    let id = try set.controllerID(of: scene)
    let launch: @MainActor () async throws -> AppDriver = {
      try await AppDriver.play(
        storyboard: set.main.url, elementID: id, siblings: set.storyboards.map(\.url),
        device: device ?? set.device)
    }
    self.init(app: try await launch(), notes: set.notes, launch: launch)
  }

  /// Whether anything is there to look at.
  var showsWindow: Bool { app.visibleViewController != nil }

  /// What is said where nothing is.
  static let noWindow = "the app shows no window"

  // MARK: Steps

  /// The step that tells where the app starts.
  ///
  /// - Parameter narration: headings of the script before it; none by default.
  /// - Returns: the step.
  public func launchStep(narration: [String] = []) -> PlayerStep {
    step(command: nil, line: nil, narration: narration, error: nil)
  }

  /// Does what a command says.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - text: the command as it was written.
  ///   - line: its line in a script; none by default.
  ///   - narration: headings of the script before it; none by default.
  /// - Returns: what it did; with an error where it could not be done.
  public func perform(
    _ command: PlayerCommand, as text: String? = nil, line: Int? = nil, narration: [String] = []
  ) async -> PlayerStep {
    var problem: String?
    do {
      try await execute(command)
    } catch let error as AppDriverError {
      problem = error.summary.forPeople + hint(after: command, error.reason)
    } catch {
      problem = "\(error)"
    }
    await waitForOutside(atLeast: command.seconds)
    var step = step(
      command: text ?? command.description, line: line, narration: narration, error: problem)
    if command == .tree { step.tree = app.hierarchy }
    return step
  }

  /// Waits, in real time, until what the app has under way outside of itself is over; not for ever.
  func waitForOutside(atLeast seconds: Double = 0) async {
    await patience.wait(for: app, atLeast: seconds)
  }

  /// The step of a line that is no command.
  func failedStep(_ text: String, line: Int?, narration: [String], error: String) -> PlayerStep {
    step(command: text, line: line, narration: narration, error: error)
  }

  /// What can be done where a gesture does not lead out.
  private func hint(after command: PlayerCommand, _ reason: AppDriverError.Reason) -> String {
    switch (command, reason) {
    case (.dismiss, .notSwipeable), (.dismiss, .refused), (.dismiss, .noCancelButton):
      "; ‘dismiss code’ takes it away as the app's code would"
    case (.relaunch, .withoutDelegate): "; ‘restart’ begins anew"
    case (.preview, .nothingHappens): "; ‘hold’ opens a menu, which may have one"
    case (.press, .nothingHappens):
      keysWithCommands.map { "; there are commands for \($0)" } ?? "; the screen has no commands by keys"
    default: ""
    }
  }

  private func execute(_ command: PlayerCommand) async throws {
    if isInBackground, command.needsScreen { throw IsInBackground() }
    switch command {
    case .tap(let reference): try await app.tap(AppDriver.Reference(reference))
    case .type(let reference, let words): try await app.type(words, into: AppDriver.Reference(reference))
    case .swipe(let reference, let action):
      try await app.swipe(AppDriver.Reference(reference), choosing: action)
    case .hold(let reference): try await app.longPress(AppDriver.Reference(reference))
    case .preview: try await app.tapPreview()
    case .press(let keys): try await app.press(keys.input, keys.flags)
    case .shake: try await app.shake()
    case .pullToRefresh: try await app.pullToRefresh()
    case .pressReturn: try await app.pressReturn()
    case .back: try await app.back()
    case .backTo(let reference): try await app.back(to: AppDriver.Reference(reference))
    case .page(let direction): try await app.turnPage(forward: direction == .next)
    case .tab(let reference): try await app.selectTab(AppDriver.Reference(reference))
    case .edgeSwipe(let completes): try await app.swipeBack(completes: completes)
    case .dismiss: try await app.dismiss()
    case .pullSheet: try await app.pullSheet()
    case .scroll(let direction): try await app.scroll(direction)
    case .restart: try await restart()
    case .relaunch:
      try await app.relaunch()
      position = nil
      screen = nil
      isInBackground = false
    case .sidebar: try await app.isSidebarShown == true ? app.hideSidebar() : app.showSidebar()
    case .rotate: try await app.rotate()
    case .resize(let share): try await app.resize(to: share)
    case .open(let link):
      guard let url = URL(string: link), url.scheme != nil else { throw NotALink(words: link) }
      try await app.openURL(url)
      isInBackground = false
    case .background:
      try await app.enterBackground()
      isInBackground = true
    case .foreground:
      try await app.enterForeground()
      isInBackground = false
    case .dismissByCode: try await app.dismissByCode()
    case .segue(let reference): try await app.performSegueByCode(AppDriver.Reference(reference))
    case .wait(let seconds): await app.advance(by: seconds)
    case .quit: hasQuit = true
    case .tree, .screen, .help, .segues: break
    }
  }

  private func restart() async throws {
    guard let launch else { throw CannotRestart() }
    app = try await launch()
    position = nil
    screen = nil
    isInBackground = false
    diagnosticsCount = 0
    deadEndCount = 0
  }

  private func step(command: String?, line: Int?, narration: [String], error: String?) -> PlayerStep {
    let now = app.position
    let screen = app.screen
    defer {
      position = now
      self.screen = screen
      stepCount += 1
      diagnosticsCount = app.diagnostics.count
      deadEndCount = app.deadEnds.count
    }
    return PlayerStep(
      step: stepCount, line: line, command: command, narration: narration,
      notes: ((stepCount == 0 ? notes : []) + patience.takeNotes() + app.deadEnds.dropFirst(deadEndCount))
        .eachOnce,
      transition: PlayerTransition(from: position, to: now) { app.takeSegue(towards: $0) }, screen: screen,
      stack: now.stack.places.map(\.summary),
      tab: now.tabs.first.map { PlayerStep.TabSummary(number: $0.number, title: $0.title) },
      modals: now.modals.map(\.summary),
      diagnostics: app.diagnostics.dropFirst(diagnosticsCount).compactMap(\.forPeople),
      changesScreen: self.screen.map { !$0.looksLike(screen) } ?? true,
      ways: app.waysByCode.map(PlayerStep.Way.init), hints: hints, tree: nil, error: error)
  }

  /// What a person may not know can be done here.
  private var hints: [String] {
    var hints = app.isSidebarShown == false ? ["‘sidebar’ shows the list at the side"] : []
    if app.hasPreview { hints.append("‘preview’ taps the preview beside the menu") }
    if let keysWithCommands { hints.append("‘press’ gives commands: \(keysWithCommands)") }
    return hints
  }

  /// The keys that the screen has commands for, with what they are called; nil where there are none.
  private var keysWithCommands: String? {
    let names = app.keyCommands.compactMap { command in
      PlayerKeys(input: command.input, flags: command.modifiers).map {
        command.title.isEmpty ? "\($0)" : "\($0) “\(command.title)”"
      }
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}

/// Says that some words are not a link.
private struct NotALink: Error, CustomStringConvertible {
  let words: String
  var description: String { "cannot open ‘\(words)’: it is not a link, such as app://orders/1" }
}

/// Says that a person sees nothing of an app that is off the screen.
private struct IsInBackground: Error, CustomStringConvertible {
  let description = "the app is off the screen; ‘foreground’ brings it back"
}

/// Says that an app cannot be started again.
private struct CannotRestart: Error, CustomStringConvertible {
  let description = "cannot restart: the app that is played was started by somebody else"
}

extension AppDriver.Reference {
  fileprivate init(_ reference: PlayerReference) {
    switch reference {
    case .number(let number): self = .number(number)
    case .words(let words): self = .words(words)
    }
  }
}
