internal import ScenewayTesting

/// Watches the apps that a monkey plays one after the other.
@MainActor
final class MonkeyWatch {
  private var app: AppDriver
  private var detector: LeakDetector
  private var heardComplaints = 0
  private var heardUnbalanced = 0
  private var sawRestless = false
  /// How many pauses are left to wait for what comes from outside of the app: two seconds in all.
  private var patience = 100
  private static let pause = Duration.milliseconds(20)
  private var known: Set<String> = []
  private var order: [String] = []
  private var complaintsByRow: [String: MonkeyReport.Complaint] = [:]
  private var appearedBefore: Set<StoryboardPlace> = []
  private var performedBefore: Set<StoryboardPlace> = []

  /// What should not be, each thing once.
  private(set) var findings: [MonkeyReport.Finding] = []

  /// The names of the screens that were shown.
  private(set) var shown: Set<String> = []

  init(_ app: AppDriver) {
    self.app = app
    detector = app.watchAllScreens()
  }

  /// The complaints by row, in the order in which they came first.
  var complaints: [MonkeyReport.Complaint] { order.compactMap { complaintsByRow[$0] } }

  /// The scenes whose controllers were on the screen.
  var appeared: Set<StoryboardPlace> { appearedBefore.union(app.appearances.appearedElements) }

  /// The segues that were performed.
  var performed: Set<StoryboardPlace> { performedBefore.union(app.performedElements) }

  func note(screen: ScreenSnapshot) {
    shown.insert("\(screen.controllerClass) \(screen.storyboardIdentifier ?? "")")
  }

  /// Follows a monkey to the app that was started in place of the one before, of which nothing should be left.
  func follow(_ next: AppDriver, at step: Int, _ script: () -> [String]) {
    guard next !== app else { return }
    appearedBefore = appeared
    performedBefore = performed
    let old = detector
    app.noteEnd(for: old)
    app = next
    heardComplaints = 0
    heardUnbalanced = 0
    sawRestless = false
    detector = next.watchAllScreens()
    for leak in old.survivors {
      add(
        .leak, "\(leak.name) is still alive after its app has ended", step, script, more: ": \(leak.holder)")
    }
  }

  /// Looks at what came of a step.
  func look(at step: Int, _ script: () -> [String]) async {
    for complaint in app.diagnostics.dropFirst(heardComplaints) { hear(complaint, step, script) }
    heardComplaints = app.diagnostics.count
    app.checkAppearances()
    for unbalanced in app.appearances.findings.dropFirst(heardUnbalanced) {
      add(.unbalanced, unbalanced.description, step, script)
    }
    heardUnbalanced = app.appearances.findings.count
    await lookForLeaks(at: step, script)
    if app.isRestless, !sawRestless {
      sawRestless = true
      add(.restless, "the app never comes to rest", step, script)
    }
  }

  private func lookForLeaks(at step: Int, _ script: () -> [String]) async {
    func text(_ leak: LeakError.Leak) -> String { "\(leak.name) has left the screen and is still alive" }
    // What holds a screen takes long to find, so it is looked for once.
    func isNew(_ leak: LeakError.Leak) -> Bool {
      !known.contains("\(MonkeyReport.Finding.Kind.leak) \(text(leak))")
    }
    guard app.leaks(seenBy: detector).contains(where: isNew) else { return }
    let passing = app.heldLeaks(seenBy: detector).filter { isNew($0) && $0.holder.isUnknown }
    // A request on its way keeps the screen that awaits it, and takes real time.
    while patience > 0,
      app.leaks(seenBy: detector).contains(where: { leak in passing.contains { $0.name == leak.name } })
    {
      patience -= 1
      try? await Task.sleep(for: MonkeyWatch.pause)
      await app.waitUntilIdle()
    }
    for leak in app.heldLeaks(seenBy: detector) {
      add(.leak, text(leak), step, script, more: ": \(leak.holder)")
    }
  }

  /// Takes that the app did not start again.
  func fail(_ error: String, at step: Int, _ script: () -> [String]) { add(.launch, error, step, script) }

  private func hear(_ complaint: AppDiagnostic, _ step: Int, _ script: () -> [String]) {
    guard let complaint = complaint.forPeople else { return }
    let id = complaint.row ?? "none"
    let text = complaint.description
    if complaintsByRow[id] == nil { order.append(id) }
    complaintsByRow[id, default: MonkeyReport.Complaint(id: id, count: 0, example: text, step: step)]
      .count += 1
    // UIKit's words for unbalanced calls are a finding of their own.
    if complaint.row == "CONT-14" { return add(.unbalanced, text, step, script) }
    if !complaint.isFromUIKit { add(.complaint, text, step, script) }
  }

  private func add(
    _ kind: MonkeyReport.Finding.Kind, _ text: String, _ step: Int, _ script: () -> [String],
    more: String = ""
  ) {
    guard known.insert("\(kind) \(text)").inserted else { return }
    findings.append(MonkeyReport.Finding(kind: kind, text: text + more, step: step, script: script()))
  }
}

extension LeakError.Holder {
  /// Whether nothing that the app stores holds it.
  fileprivate var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}
