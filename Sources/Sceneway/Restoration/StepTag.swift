#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// One step that a flow took, with what it brought.
@MainActor
final class StepTag {
  private struct WeakScreen {
    weak var screen: UIViewController?
  }

  private(set) weak var flow: AnyCoordinator?
  /// The flow that the step started.
  private(set) weak var child: AnyCoordinator?
  private let write: () throws -> SnapshotValue
  private var entries: [WeakScreen] = []
  /// When the step brought something for the first time, among all steps of the app.
  private(set) var order: Int?
  /// Whether what the flow shows now is the step's.
  private var isOpen = true
  /// Whether the code that took the step has gone on; tasks of the step's may still run.
  private var isTaken = false
  /// Whether the flow took the step to pass a link's gate.
  let isOfGate: Bool
  /// Whether no code of the step runs any more.
  var hasReturned = false

  init<Flow: RestorableFlow>(_ step: Flow.Step, of flow: Flow) {
    self.flow = flow
    isOfGate = flow.gateOfNow != nil
    write = { try SnapshotValue(step) }
  }

  /// The step, as a snapshot has it.
  ///
  /// - Throws: what the step's `encode(to:)` throws.
  func written() throws -> SnapshotValue { try write() }

  /// The screens that the step brought.
  var screens: [UIViewController] { entries.compactMap(\.screen) }

  /// The places of the screens that are there no more, in the order in which the step brought them.
  func places(unless isThere: (UIViewController) -> Bool) -> [Int] {
    entries.indices.filter { index in !(entries[index].screen.map(isThere) ?? false) }
  }

  /// The screens at some places that still exist.
  func screens(at places: [Int]) -> [UIViewController] {
    places.filter(entries.indices.contains).compactMap { entries[$0].screen }
  }

  /// Whether the step has brought anything.
  var hasBrought: Bool { order != nil }

  func add(_ screen: UIViewController) {
    bring()
    if !screens.contains(screen) { entries.append(WeakScreen(screen: screen)) }
  }

  func add(_ child: AnyCoordinator) {
    bring()
    self.child = child
    child.steps.origin = .step
  }

  /// Leaves to another step what that brings.
  fileprivate func giveUp(_ other: StepTag) {
    let screens = other.screens
    entries.removeAll { entry in entry.screen.map(screens.contains) ?? false }
    if child != nil, child === other.child { child = nil }
  }

  private func bring() {
    if order == nil { order = StepList.nextOrder() }
    if isTaken { isOpen = false }
  }

  /// Ends what the step brings once its own code has brought something: what a task of it shows later, such as after the
  /// end of a flow, is not the step's.
  fileprivate func close() {
    isTaken = true
    if hasBrought { isOpen = false }
  }

  // MARK: The step of now

  /// Held by the code of a step and all tasks that it starts; when the last of them ends, nothing comes any more.
  private final class Scope: Sendable {
    let tag: StepTag

    init(_ tag: StepTag) { self.tag = tag }

    deinit {
      let tag = tag
      MainThread.run {
        tag.hasReturned = true
        tag.flow?.tree.hierarchyChanged()
      }
    }
  }

  @TaskLocal private static var scope: Scope?

  /// Runs the code of a step.
  ///
  /// - Returns: the step; it is remembered once it has brought something. Nil for what a flow does to begin.
  @discardableResult
  static func with<Flow: RestorableFlow>(_ step: Flow.Step, of flow: Flow, _ body: () -> Void) -> StepTag? {
    guard !flow.isBeginning else {
      body()
      return nil
    }
    let tag = StepTag(step, of: flow)
    flow.remember(tag)
    $scope.withValue(Scope(tag)) { body() }
    tag.close()
    return tag
  }

  /// The step of a flow that what is shown now belongs to.
  private static func current(of flow: AnyCoordinator) -> StepTag? {
    guard let tag = scope?.tag, tag.flow === flow, tag.isOpen else { return nil }
    return tag
  }

  /// Notes a screen that a flow shows.
  ///
  /// - Returns: whether it belongs to a step.
  @discardableResult
  static func note(_ screen: UIViewController, of flow: AnyCoordinator) -> Bool {
    guard let tag = current(of: flow) else { return false }
    tag.add(screen)
    return true
  }

  /// Notes a flow that another one starts.
  ///
  /// - Returns: whether it belongs to a step.
  @discardableResult
  static func note(_ child: AnyCoordinator, of flow: AnyCoordinator) -> Bool {
    guard let tag = current(of: flow) else { return false }
    tag.add(child)
    return true
  }
}

/// Held by the code that starts a flow and by all tasks that it starts; gone when the last of them has ended.
final class StartWork: Sendable {
  @TaskLocal static var current: StartWork?
}

/// What a flow knows for its snapshots.
struct StepList {
  var tags: [StepTag] = []
  /// Whether ``AnyCoordinator/start()`` runs.
  var isStarting = false
  /// What the flow began with, as long as code of that runs.
  weak var startWork: StartWork?
  /// How the flow came, and when.
  var origin = Origin.other
  var order = 0
  /// The gate that the flow was started to pass, whatever started it.
  weak var gate: LinkGate?

  @MainActor private static var lastOrder = 0

  /// A number for what comes now, larger than all before.
  @MainActor static func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// How a screen or flow came.
  enum Origin {
    /// With the beginning of the flow that it belongs to.
    case beginning
    /// With a step.
    case step
    /// To pass the gate of a link.
    case gate
    /// In another way, which no snapshot knows.
    case other
  }
}

extension AnyCoordinator {
  /// Whether the flow does what it does by itself, before a person can do anything in it.
  var isBeginning: Bool { steps.isStarting || !hasShown && isRunning }

  /// Starts the flow; what it shows meanwhile needs no step.
  func begin() {
    steps.isStarting = true
    defer { steps.isStarting = false }
    let work = StartWork()
    steps.startWork = work
    StartWork.$current.withValue(work) { start() }
  }

  /// Whether a task that the flow started in ``start()`` runs still: it may show something yet.
  var isWorking: Bool { steps.startWork != nil }

  func remember(_ tag: StepTag) {
    steps.tags.removeAll {
      $0.hasReturned && $0.screens.isEmpty && ($0.child.map { $0.ending != nil } ?? true)
    }
    for other in steps.tags { other.giveUp(tag) }
    steps.tags.append(tag)
  }

  /// Whether a step that brings a screen back is known.
  func isOfStep(_ screen: UIViewController) -> Bool { steps.tags.contains { $0.screens.contains(screen) } }

  /// How a screen that comes now comes.
  func origin(of screen: UIViewController) -> StepList.Origin {
    if StepTag.note(screen, of: self) { return .step }
    if gateOfNow != nil { return .gate }
    if isPartOfBeginning(screen) { return .beginning }
    return isBeginning ? .beginning : .other
  }

  /// Whether a screen is the first of a stack inside of what the flow shows by itself, such as the page of a page view
  /// controller: it comes and goes with that.
  private func isPartOfBeginning(_ screen: UIViewController) -> Bool {
    guard let stack = screen.navigationController, stack.viewControllers.first === screen else {
      return false
    }
    let beginning = screenOrigins.filter { $0.origin == .beginning }.map(\.screen)
    return sequence(first: stack.parent, next: { $0?.parent }).contains { container in
      container.map(beginning.contains) ?? false
    }
  }

  /// Notes how a flow that this one starts comes.
  func noteOrigin(of child: AnyCoordinator) {
    child.steps.order = StepList.nextOrder()
    child.steps.gate = gateOfNow
    if StepTag.note(child, of: self) || child.steps.origin == .step { return }
    if child.steps.gate != nil {
      child.steps.origin = .gate
    } else if isBeginning {
      child.steps.origin = .beginning
    }
  }
}
