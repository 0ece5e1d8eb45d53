/// What was to be seen of a flow that was played and left.
struct FlowObservation: Hashable, Sendable {
  /// The coordinator's class.
  var name = ""
  var situation: FlowSituation
  /// Whether a screen of the flow was there before it was left.
  var hasShown = true
  /// Whether what it showed first in a window was a split view controller.
  var showsSplit = false
  /// Whether the flow still runs.
  var isRunning = false
  /// How often whoever waits for the flow was told; nil where nobody waits.
  var toldCaller: Int? = 1
  /// How often the flow that started it was told; nil where none did.
  var toldParent: Int? = 1
  /// The coordinator where it is still alive, and what holds it.
  var coordinator: LeakError.Leak?
  /// The screens that have left and are still alive, and what holds them.
  var screens: [LeakError.Leak] = []
  var unbalanced: [String] = []
  var complaints: [String] = []

  /// Adds what breaks a promise to a report.
  func judge(_ report: inout ConformanceReport) {
    let place = "\(situation)"
    // What has never been on the screen cannot leave it.
    if !hasShown { return report.add(.showsScreen, "the flow shows no screen", at: place) }
    if situation.exit.isTakenBack {
      if !isRunning || toldCaller ?? 0 > 0 || toldParent ?? 0 > 0 {
        report.add(.staysWhenTakenBack, "the flow ends by a gesture that is taken back", at: place)
      }
      return judgeCalls(&report)
    }
    if isRunning { report.add(.ends, "the flow does not end", at: place) }
    if !isRunning, let toldCaller, toldCaller != 1 {
      report.add(.callerToldOnce, "whoever waits is told \(FlowObservation.times(toldCaller))", at: place)
    }
    if !isRunning, let toldParent, toldParent != 1 {
      report.add(.parentToldOnce, "its parent is told \(FlowObservation.times(toldParent))", at: place)
    }
    // A flow that runs on is alive for that reason.
    if !isRunning, let coordinator {
      report.add(.coordinatorFreed, coordinator.description, at: place)
    }
    if !isRunning {
      for screen in screens { report.add(.screensFreed, screen.description, at: place) }
    }
    judgeCalls(&report)
  }

  private func judgeCalls(_ report: inout ConformanceReport) {
    let place = "\(situation)"
    for text in unbalanced { report.add(.appearanceBalanced, text, at: place) }
    for text in complaints { report.add(.nothingComplained, text, at: place) }
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
