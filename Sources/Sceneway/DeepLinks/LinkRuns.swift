internal import Foundation

/// What becomes of a link that is opened while another one runs or waits in the same window.
public enum LinkPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// It takes the place of the others, which end with ``LinkFailure/Kind/replaced``; what moves already ends its movement.
  /// A restoration that has not begun yet comes first all the same.
  case replace
  /// It waits until the others have ended.
  case wait
}

/// One link that is being opened.
@MainActor
final class LinkRun {
  /// The link or the route, for errors.
  let link: String
  /// The link itself, by which it can be opened again; nil for a route, and for a restoration.
  let url: URL?
  private var failure: LinkFailure?

  /// Called once when the link is to end early, so that what it waits for goes on at once.
  var onInterrupt: (@MainActor () -> Void)?
  /// Where it has its turn; its flow's own until that is started.
  fileprivate(set) var runs: LinkRuns?

  /// The gate that the link waits for.
  weak var gate: LinkGate?

  /// What is restored, where it is no link.
  private let snapshot: NavigationSnapshot?
  /// Where that is kept, if it is a file.
  var file: RestorationFile?
  /// The flow that restores it.
  private weak var restoring: AnyCoordinator?

  /// Whether it is no link, but a restoration.
  var isRestoration: Bool { snapshot != nil }
  /// Whether it has had its turn.
  private var hasBegun = false
  /// Whether another link will take the place of those that come after it.
  fileprivate(set) var isOvertaken = false

  init(_ link: String, _ url: URL? = nil) {
    self.link = link
    self.url = url
    snapshot = nil
  }

  /// A restoration, which takes its turn among the links.
  init(restoring snapshot: NavigationSnapshot, in flow: AnyCoordinator) {
    link = "the restoration"
    url = nil
    self.snapshot = snapshot
    restoring = flow
  }

  /// Whether it restores a snapshot in a flow.
  func restores(_ snapshot: NavigationSnapshot, in flow: AnyCoordinator) -> Bool {
    restoring === flow && self.snapshot == snapshot
  }

  /// Ends the link at the next step.
  func interrupt(_ kind: LinkFailure.Kind, by other: String? = nil) {
    guard failure == nil else { return }
    failure = LinkFailure(kind, link, detail: other)
    let onInterrupt = onInterrupt
    self.onInterrupt = nil
    onInterrupt?()
  }

  /// - Throws: why the link is to end early.
  func check() throws {
    if let failure { throw failure }
  }

  var isInterrupted: Bool { failure != nil }

  /// Notes that it has its turn.
  func begin() { hasBegun = true }

  /// Whether links wait for it.
  fileprivate var comesFirst: Bool { isRestoration && !hasBegun }
}

/// The links that are being opened in a window, one at a time.
@MainActor
final class LinkRuns {
  /// The one that runs first, then those that wait for it.
  private var order: [LinkRun] = []
  private var waiting: [Waiting] = []

  private struct Waiting {
    let run: LinkRun
    let condition: @MainActor () -> Bool
    let resume: @MainActor () -> Void
  }

  /// Whether no link is being opened.
  var isEmpty: Bool { order.isEmpty }

  func enter(_ run: LinkRun, _ policy: LinkPolicy) {
    run.runs = self
    if policy == .replace {
      // A link that the app is launched with goes on from what is restored.
      let restorations = order.filter(\.comesFirst)
      for other in order where !other.comesFirst { other.interrupt(.replaced, by: run.link) }
      for restoration in restorations { restoration.isOvertaken = true }
      order = restorations
    }
    order.append(run)
  }

  /// Ends all links, since the window that they are opened in is gone.
  func windowHasGone() {
    let links = order.filter { !$0.isRestoration }
    order.removeAll { !$0.isRestoration }
    for run in links { run.interrupt(.sceneClosed) }
  }

  func leave(_ run: LinkRun) {
    order.removeAll { $0 === run }
    run.runs = nil
  }

  /// Whether a snapshot is being restored in a flow, or waits for that.
  func isRestoring(_ snapshot: NavigationSnapshot, in flow: AnyCoordinator) -> Bool {
    order.contains { $0.restores(snapshot, in: flow) }
  }

  /// Whether what a file holds is being restored, or waits for that.
  func isRestoring(_ file: RestorationFile) -> Bool { order.contains { $0.file == file } }

  /// Whether it is a link's turn.
  func isFirst(_ run: LinkRun) -> Bool { order.first === run }

  /// The links that wait for a gate to be passed, and those behind them, in order.
  var waitingAtGate: [LinkRun] { order.first?.gate?.isBeingPassed == true ? order : [] }

  /// Takes over what was opened before its flow had a window.
  func take(from others: LinkRuns) {
    order += others.order
    waiting += others.waiting
    for run in others.order { run.runs = self }
    others.order = []
    others.waiting = []
  }

  /// Waits until a condition holds or the link is to end early.
  ///
  /// - Parameters:
  ///   - run: the link.
  ///   - condition: looked at now, and whenever the hierarchy changed.
  /// - Throws: why the link is to end early.
  func wait(for run: LinkRun, until condition: @escaping @MainActor () -> Bool) async throws {
    try run.check()
    if condition() { return }
    let wait = TaskWaits.begin("the link \(run.link)") { run.interrupt(.cancelled) }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      waiting.append(Waiting(run: run, condition: condition, resume: { continuation.resume() }))
      // A restoration waits in other windows too.
      run.onInterrupt = { [weak self, weak run] in
        self?.look()
        run?.runs?.look()
      }
    }
    wait?.end()
    run.onInterrupt = nil
    try run.check()
  }

  /// Lets those go on whose condition holds.
  func look() {
    let all = waiting
    waiting = []
    var ready: [Waiting] = []
    for entry in all {
      if entry.run.isInterrupted || entry.condition() { ready.append(entry) } else { waiting.append(entry) }
    }
    for entry in ready { entry.resume() }
  }
}
