#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  /// Starts another flow and waits for its result.
  ///
  /// The child's screens are taken away before the result is there, so that the caller can go on showing things at once.
  /// The call returns, by throwing, on every way out: back, swipe, dismissal, another root, a closed scene, the end of
  /// this flow. Cancelling the task cancels the child. The wait does not keep the child: one that shows nothing ends with
  /// ``FlowEnding/released`` when nobody else holds it, such as a task of its own that will show something.
  ///
  /// - Parameters:
  ///   - child: the flow; a new coordinator that was not started yet.
  ///   - placement: where it shows its screens; on this flow's stack by default.
  /// - Returns: what the child finished with.
  /// - Throws: how the child ended, where it did not finish.
  public func run<Output>(_ child: consuming Coordinator<Output>, _ placement: Placement = .pushed)
    async throws(FlowCancelled) -> Output
  {
    let call = FlowCall(child)
    resumptions += 1
    let wait = TaskWaits.begin("the end of \(call.name)") { call.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        resumptions -= 1
        call.begin { child in
          begin(child, placement.kind, isAwaited: true) { [self] result in
            call.result = result
            resumptions += 1
            continuation.resume()
          }
        }
      }
    } onCancel: {
      Task { @MainActor in call.cancel() }
    }
    wait?.end()
    resumptions -= 1
    liveUntilLook()
    guard let result = call.result else { throw FlowCancelled(flow: call.name, ending: .released) }
    return try result.get()
  }

  /// Starts another flow over what is there and waits for its result.
  ///
  /// - Parameters:
  ///   - child: the flow; a new coordinator that was not started yet.
  ///   - style: how it is presented.
  /// - Returns: what the child finished with.
  /// - Throws: how the child ended, where it did not finish.
  public func run<Output>(_ child: consuming Coordinator<Output>, presented style: PresentationStyle)
    async throws(FlowCancelled) -> Output
  {
    try await run(consume child, .presented(style))
  }

  /// Starts another flow and hears its end.
  ///
  /// - Parameters:
  ///   - child: the flow; a new coordinator that was not started yet.
  ///   - placement: where it shows its screens; on this flow's stack by default.
  ///   - whenEnded: called once, when the child's screens have left: with its result, or with how it ended without one.
  public func start<Output>(
    _ child: Coordinator<Output>, _ placement: Placement = .pushed,
    whenEnded: @escaping (Result<Output, FlowCancelled>) -> Void = { _ in }
  ) {
    begin(child, placement.kind, whenEnded: whenEnded)
  }

  /// Starts another flow over what is there and hears its end.
  ///
  /// - Parameters:
  ///   - child: the flow; a new coordinator that was not started yet.
  ///   - style: how it is presented.
  ///   - whenEnded: called once, when the child's screens have left: with its result, or with how it ended without one.
  public func start<Output>(
    _ child: Coordinator<Output>, presented style: PresentationStyle,
    whenEnded: @escaping (Result<Output, FlowCancelled>) -> Void = { _ in }
  ) {
    begin(child, .presented(style), whenEnded: whenEnded)
  }

  private func begin<Output>(
    _ child: Coordinator<Output>, _ placement: Placement.Kind, isAwaited: Bool = false,
    whenEnded: @escaping (Result<Output, FlowCancelled>) -> Void
  ) {
    if let refusal = refusal(ofChildIn: placement), case .ready = child.phase {
      return refuse(child, refusal, isAwaited: isAwaited, whenEnded)
    }
    if let running = LinkGate.flow(inPlaceOf: child, in: tree) as? Coordinator<Output> {
      return running.flow.whenEnded(whenEnded)
    }
    guard prepare(child, placement) else {
      let error = SceneError(.flowStartedTwice, scene: child.name)
      return whenEnded(.failure(FlowCancelled(flow: child.name, ending: .failed(error))))
    }
    child.flow.whenEnded(whenEnded)
    guard case .running = phase else { return child.end(.failed(placeError)) }
    goOn(child, placement)
  }

  /// Starts another flow whose result nobody waits for but ``childDidEnd(_:_:)``.
  func begin(_ child: AnyCoordinator, _ placement: Placement) {
    if prepare(child, placement.kind) { goOn(child, placement.kind) }
  }

  /// Starts a child that is prepared, at once or when its scene is there.
  private func goOn(_ child: AnyCoordinator, _ placement: Placement.Kind) {
    if case .scene(let activityType) = placement {
      return SceneFlows.ask(for: child, activityType: activityType)
    }
    child.begin()
    child.tree.hierarchyChanged()
    tree.hierarchyChanged()
  }

  /// Makes another flow this one's child, in the window where it is to show its screens.
  private func prepare(_ child: AnyCoordinator, _ placement: Placement.Kind) -> Bool {
    switch placement {
    case .window(let place):
      // A window that nobody keeps is gone before the flow begins, which fails for want of a place.
      guard let window = place.window else { return prepare(child, .child(placement), in: tree) }
      guard prepare(child, .window(WeakWindow(window: window)), in: FlowTree.of(window)) else { return false }
      child.ownsWindow = true
      window.addSubview(WindowBeacon(owner: child))
      return true
    case .scene:
      return prepare(child, .child(placement), in: FlowTree())
    case .pushed(let entry):
      guard prepare(child, .child(placement), in: tree) else { return false }
      child.stackEntry = entry
      return true
    case .presented, .root, .detail:
      return prepare(child, .child(placement), in: tree)
    }
  }

  /// Makes another flow this one's child.
  func prepare(_ child: AnyCoordinator, _ place: Place, in tree: FlowTree) -> Bool {
    guard case .ready = child.phase else { return false }
    child.tree = tree
    adoptChild(child)
    noteOrigin(of: child)
    return child.prepareToStart(place)
  }
}

/// One flow that somebody waits for: holds it until it has begun, and carries its result past a continuation, which would
/// have to send it.
///
/// Once the flow has begun its screens keep it, or whoever else holds it, not the one who waits: a flow that shows nothing
/// and that nobody holds ends then, and the wait with it.
@MainActor
private final class FlowCall<Output> {
  let name: String
  var result: Result<Output, FlowCancelled>?
  private var kept: Coordinator<Output>?
  private weak var child: Coordinator<Output>?
  /// Only a flow that this very call starts ends with its task.
  private let startsChild: Bool

  init(_ child: Coordinator<Output>) {
    name = child.name
    startsChild = child.ending == nil && !child.isRunning
    self.child = child
    kept = child
  }

  func begin(_ body: (Coordinator<Output>) -> Void) {
    guard let child = kept else { return }
    kept = nil
    body(child)
  }

  func cancel() {
    if startsChild { child?.leave(.taskCancelled, animated: true) }
  }
}
