internal import Foundation

#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Goes through a snapshot, from the outermost flow inwards and from the first step to the last.
@MainActor
final class Restorer {
  private let run: LinkRun
  private let tree: FlowTree
  private let touch = TouchWatch.recent?.number
  private(set) var report = RestorationReport()

  init(_ run: LinkRun, in tree: FlowTree) {
    self.run = run
    self.tree = tree
  }

  // MARK: Flows

  /// Restores a flow and what is below it.
  ///
  /// - Throws: `LinkFailure` where something else takes the restoration's place.
  func restore(_ snapshot: FlowSnapshot, in flow: AnyCoordinator) async throws {
    let outermost = RestoredFlow(snapshot, below: nil)
    try await enter(outermost, flow)
    // The order in which a person did it, over all flows: what was presented last lies on top again.
    let agenda = outermost.all.flatMap { node in
      node.snapshot.steps.indices.map { (node: node, index: $0, order: node.snapshot.steps[$0].order) }
    }
    let order = agenda.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
    for (node, index, _) in order.map(\.element) where !node.isStopped { try await take(index, of: node) }
    if showSelections(outermost) { try await rest(in: tree) }
  }

  /// Restores what a flow shows by itself, and finds those that it starts by itself.
  private func enter(_ node: RestoredFlow, _ flow: AnyCoordinator) async throws {
    node.flow = flow
    for gap in node.snapshot.gaps { lose(.notKept, path(of: flow), part: gap) }
    give(
      node.snapshot.screens, to: flow.screenOrigins.filter { $0.origin == .beginning }.map(\.screen), of: flow
    )
    var seen: [String: Int] = [:]
    for child in node.children {
      let identifier = child.snapshot.identifier
      let index = seen[identifier, default: 0]
      seen[identifier] = index + 1
      if flow.beginningChildren(identifier).count <= index { try await rest(in: flow.tree) }
      let candidates = flow.beginningChildren(identifier)
      guard index < candidates.count else {
        child.stop()
        lose(.flowNotRunning, "\(path(of: flow))/\(identifier)", following: child.snapshot.size)
        continue
      }
      try await enter(child, candidates[index])
    }
    _ = showSelections(node)
    try await rest(in: flow.tree)
  }

  /// Shows the tabs and pages that the snapshot says.
  ///
  /// - Returns: whether there was anything to do.
  private func showSelections(_ node: RestoredFlow) -> Bool {
    var hasChanged = false
    for node in node.all {
      guard let selection = node.snapshot.selection, node.children.indices.contains(selection),
        let child = node.children[selection].flow, let flow = node.flow, flow.shownChild !== child
      else { continue }
      flow.showChild(child)
      hasChanged = true
    }
    return hasChanged
  }

  /// Brings the tabs and pages that a flow stands in to the front.
  private func reveal(_ node: RestoredFlow) async throws {
    var hasChanged = false
    for inner in sequence(first: node, next: \.outer) {
      guard let flow = inner.flow, let outer = inner.outer?.flow, let shown = outer.shownChild, shown !== flow
      else { continue }
      outer.showChild(flow)
      hasChanged = true
    }
    if hasChanged { try await rest(in: node.flow?.tree ?? tree) }
  }

  // MARK: Steps

  /// Takes a step and finds the flow that it starts.
  private func take(_ index: Int, of node: RestoredFlow) async throws {
    let step = node.snapshot.steps[index]
    let following = node.snapshot.steps[index...]
    guard let flow = node.flow, flow.isRunning else {
      node.stop(at: index)
      return lose(.flowNotRunning, node.path, following: following.reduce(0) { $0 + $1.size })
    }
    guard let restorable = flow as? any RestorableFlow else {
      node.stop(at: index)
      return lose(.noSteps, following, of: flow)
    }
    if step.presents { try await reveal(node) }
    let tag: StepTag
    do {
      guard let taken = try restorable.retake(step.step, version: node.snapshot.version ?? 1) else { return }
      tag = taken
    } catch {
      node.stop(at: index)
      return lose(.unknownStep, following, of: flow, RestorationError.words(of: error))
    }
    // A step that waits for something of the app's own, such as a server, shows its screen later.
    // What a segue or a router brings is on the screen, and taken into the flow, in the turn after that at the earliest.
    try await nextLook(in: flow.tree)
    try await rest(in: flow.tree) { tag.hasBrought || tag.hasReturned }
    if let child = tag.child {
      try await rest(in: child.tree) { [weak child] in child.map(Self.hasBegun) ?? true }
    }
    guard tag.child?.isRunning == true || tag.screens.contains(where: flow.screens.contains) else {
      node.stop(at: index)
      return lose(.nothingShown, following, of: flow)
    }
    report.restored.append("\(path(of: flow)): \(step.step)")
    remove(tag.screens(at: step.left), of: flow)
    give(step.screens, to: tag.screens, of: flow)
    guard let inner = node.flows[index] else { return }
    guard let child = tag.child, child.isRunning, child.restorationIdentifier == inner.snapshot.identifier
    else {
      inner.stop()
      return lose(
        .flowNotRunning, inner.path, following: inner.snapshot.size,
        tag.child.map { "The step starts \($0.restorationIdentifier)." } ?? "The step starts no flow.")
    }
    try await enter(inner, child)
  }

  /// Takes screens that a person had left again off their stacks.
  private func remove(_ screens: [UIViewController], of flow: AnyCoordinator) {
    for screen in screens {
      guard let stack = screen.navigationController, stack.viewControllers.count > 1 else { continue }
      stack.setViewControllers(stack.viewControllers.filter { $0 !== screen }, animated: false)
    }
    if !screens.isEmpty { flow.tree.hierarchyChanged() }
  }

  static func hasBegun(_ flow: AnyCoordinator) -> Bool {
    !flow.isRunning || flow.subtree.contains(where: \.hasShown)
  }

  /// Waits until something holds and nothing moves.
  ///
  /// - Parameters:
  ///   - tree: the flows of the window that it is about.
  ///   - condition: looked at whenever something changes there; always true by default.
  /// - Throws: `LinkFailure` where something else takes the restoration's place.
  func rest(in tree: FlowTree, _ condition: @escaping @MainActor () -> Bool = { true }) async throws {
    try await tree.links.wait(for: run) { [run, touch] in
      if let recent = TouchWatch.recent?.number, recent != touch { run.interrupt(.replaced) }
      return condition() && tree.queue.isIdle && !tree.isInTransition
    }
  }

  /// Waits until the flows were compared with what is on the screen once more.
  private func nextLook(in tree: FlowTree) async throws {
    var isNow = true
    tree.hierarchyChanged()
    try await tree.links.wait(for: run) {
      defer { isNow = false }
      return !isNow
    }
  }

  // MARK: What screens hold

  private func give(
    _ states: [String: SnapshotValue], to screens: [UIViewController], of flow: AnyCoordinator
  ) {
    for (name, screen) in AnyCoordinator.restorable(screens) {
      guard let state = states[name] else { continue }
      do {
        try screen.restore(from: state)
      } catch {
        lose(.screen, path(of: flow), part: name, RestorationError.words(of: error))
      }
    }
  }

  // MARK: Losses

  func path(of flow: AnyCoordinator) -> String { flow.path.joined(separator: "/") }

  func lose(
    _ kind: RestorationLoss.Kind, _ flow: String, part: String = "", following: Int = 0, _ detail: String = ""
  ) {
    report.losses.append(
      RestorationLoss(kind, flow: flow, part: part, following: following, detail: detail))
  }

  private func lose(
    _ kind: RestorationLoss.Kind, _ steps: ArraySlice<StepSnapshot>, of flow: AnyCoordinator,
    _ detail: String = ""
  ) {
    let lost = steps.reduce(0) { $0 + $1.size }
    lose(kind, path(of: flow), part: steps.first.map { "\($0.step)" } ?? "", following: lost - 1, detail)
  }

  /// Whether something else has taken the restoration's place, or takes that of the links in it.
  var isInterrupted: Bool { run.isInterrupted || run.isOvertaken }

  /// Opens the links again that waited for a gate, now that the restoration has ended.
  func open(_ links: [URL], in flow: AnyCoordinator) {
    guard !links.isEmpty else { return }
    let opener = isInterrupted ? nil : flow as? any LinkOpening
    for url in links {
      guard let opener else { lose(.link, path(of: flow), part: url.absoluteString); continue }
      opener.openSoon(url, .wait)
      report.restored.append("\(path(of: flow)): \(url.absoluteString)")
    }
  }

  /// Notes that something else came before the end.
  func interrupted(_ snapshot: NavigationSnapshot, of flow: AnyCoordinator, by error: any Error) {
    let left = snapshot.flow.size - report.restored.count - report.losses.reduce(0) { $0 + $1.following }
    lose(.interrupted, path(of: flow), part: "its end", following: max(0, left), "\(error)")
  }
}

/// One flow of a snapshot while it is restored.
@MainActor
private final class RestoredFlow {
  let snapshot: FlowSnapshot
  private(set) weak var outer: RestoredFlow?
  /// The flow, once it runs.
  weak var flow: AnyCoordinator?
  /// Whether it takes no further steps.
  private(set) var isStopped = false
  private(set) var children: [RestoredFlow] = []
  /// The flows that steps start, by the places of the steps.
  private(set) var flows: [Int: RestoredFlow] = [:]

  init(_ snapshot: FlowSnapshot, below outer: RestoredFlow?) {
    self.snapshot = snapshot
    self.outer = outer
    children = snapshot.children.map { RestoredFlow($0, below: self) }
    for (index, step) in snapshot.steps.enumerated() {
      flows[index] = step.flow.map { RestoredFlow($0, below: self) }
    }
  }

  private var inner: [RestoredFlow] { children + flows.keys.sorted().compactMap { flows[$0] } }

  /// Takes no further steps, nor do the flows that those would start.
  func stop(at index: Int) {
    isStopped = true
    for (step, flow) in flows where step >= index { flow.stop() }
  }

  /// Takes no steps, nor does any flow below it.
  func stop() {
    isStopped = true
    for node in inner { node.stop() }
  }

  /// This flow and all below it.
  var all: [RestoredFlow] { [self] + inner.flatMap(\.all) }

  /// The names from the outermost flow inwards.
  var path: String {
    flow.map { $0.path.joined(separator: "/") }
      ?? "\(outer.map { $0.path + "/" } ?? "")\(snapshot.identifier)"
  }
}

extension AnyCoordinator {
  /// The flows that this one started by itself, of an identifier.
  fileprivate func beginningChildren(_ identifier: String) -> [AnyCoordinator] {
    children.filter { $0.steps.origin == .beginning && $0.restorationIdentifier == identifier }
  }
}

extension FlowSnapshot {
  /// The number of steps in it.
  var size: Int { children.reduce(0) { $0 + $1.size } + steps.reduce(0) { $0 + $1.size } }
}

extension StepSnapshot {
  /// The number of steps in it, itself included.
  var size: Int { 1 + (flow?.size ?? 0) }
}
