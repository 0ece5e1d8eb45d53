#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// What has to be passed before a link may go on, such as a sign-in.
///
/// ```swift
/// private lazy var signIn = LinkGate("sign-in", isOpen: { [session] in session.user != nil }) { [unowned self] in
///   session.user = try await run(SignInCoordinator(), presented: .sheet)
/// }
/// ```
///
/// A link that comes to a closed gate passes it, then goes on from where the app stands then. Where the gate is not
/// passed, the link ends with the reason and is forgotten. A second link that comes to the gate meanwhile waits for the
/// same passage. So does a link that comes while a person has begun the same flow by hand: where the passage starts a flow
/// of a class and ``AnyCoordinator/restorationIdentifier`` that is in front already, it gets the end of that one, and
/// nothing is shown twice.
@MainActor
public final class LinkGate {
  /// The gate's name in plans and errors.
  public let name: String

  private let isOpenNow: @MainActor () -> Bool
  private let pass: @MainActor () async throws -> Void
  private var waiting: [(run: LinkRun, resume: @MainActor ((any Error)?) -> Void)] = []
  private(set) var isBeingPassed = false
  /// The class of the flow that passes it, where that was said.
  private var flowType: AnyCoordinator.Type?
  /// What was there before the passage began.
  private var standing: [WeakController] = []
  /// The flows that a person began, and whose ends the passage waits for.
  private var taken: [WeakFlow] = []

  /// The gate whose passage the code of this task is a part of.
  @TaskLocal private static var current: LinkGate?

  /// The gate that is being passed by what is shown or started now.
  static var passing: LinkGate? { current.flatMap { $0.isBeingPassed ? $0 : nil } }

  private struct WeakController {
    weak var controller: UIViewController?
  }

  private struct WeakFlow {
    weak var flow: AnyCoordinator?
  }

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - name: its name in plans and errors.
  ///   - isOpen: whether links may go on now; asked for dry runs too.
  ///   - pass: passes it, for example by running a flow; an error says why not.
  public init(
    _ name: String, isOpen: @escaping @MainActor () -> Bool,
    pass: @escaping @MainActor () async throws -> Void
  ) {
    self.name = name
    isOpenNow = isOpen
    self.pass = pass
  }

  /// Makes a gate that a flow of a class passes, so that a link can tell one that a person has begun by hand.
  ///
  /// Without the class that flow is known when `pass` starts its own; a link that comes while it forbids to be dismissed
  /// (`isModalInPresentation`) ends with ``LinkFailure/Kind/blocked`` before. With the class it waits for the flow.
  ///
  /// - Parameters:
  ///   - name: its name in plans and errors.
  ///   - flow: the class of the flow that `pass` runs.
  ///   - isOpen: whether links may go on now; asked for dry runs too.
  ///   - pass: passes it by running a flow of the class; an error says why not.
  public convenience init<Flow: AnyCoordinator>(
    _ name: String, flow: Flow.Type, isOpen: @escaping @MainActor () -> Bool,
    pass: @escaping @MainActor () async throws -> Void
  ) {
    self.init(name, isOpen: isOpen, pass: pass)
    flowType = flow
  }

  /// Whether links may go on now.
  public var isOpen: Bool { isOpenNow() }

  /// Passes the gate for a link, or waits for a passage that is on its way.
  ///
  /// - Parameters:
  ///   - run: the link; it stops waiting when it is interrupted.
  ///   - tree: the flows of the window.
  /// - Throws: ``LinkFailure`` where the gate was not passed.
  func pass(for run: LinkRun, in tree: FlowTree) async throws {
    let wait = TaskWaits.begin("the link \(run.link), which waits for the gate “\(name)”") {
      run.interrupt(.cancelled)
    }
    let error = await withCheckedContinuation { (continuation: CheckedContinuation<(any Error)?, Never>) in
      waiting.append((run, { continuation.resume(returning: $0) }))
      run.gate = self
      run.onInterrupt = { [weak self, weak run] in self?.giveUp(run) }
      begin(in: tree)
    }
    wait?.end()
    run.onInterrupt = nil
    run.gate = nil
    try run.check()
    if let error { throw LinkFailure(.gate, run.link, screen: name, detail: "\(error)") }
    guard isOpen else { throw LinkFailure(.gate, run.link, screen: name, detail: "It is still closed.") }
  }

  private func begin(in tree: FlowTree) {
    guard !isBeingPassed else { return }
    isBeingPassed = true
    standing = (tree.window?.rootViewController?.everythingInside ?? []).map {
      WeakController(controller: $0)
    }
    Task {
      var failure: (any Error)?
      do { try await Self.$current.withValue(self) { try await pass() } } catch { failure = error }
      isBeingPassed = false
      standing = []
      taken = []
      let waiting = waiting
      self.waiting = []
      for entry in waiting { entry.resume(failure) }
    }
  }

  /// Whether a controller goes by itself when the gate has been passed: it came with the passage, or is of the flow that a
  /// person began by hand and that passes the gate as well.
  func takesAway(_ controller: UIViewController) -> Bool {
    if isBeingPassed, !standing.contains(where: { $0.controller === controller }) { return true }
    return controller.flowsAround.contains { flow in
      hasTaken(flow) || (!isBeingPassed && flow.isRunning && flowType.map { type(of: flow) == $0 } ?? false)
    }
  }

  // MARK: Flows that a person has begun

  /// The flow in front that does what a passage is about to start another one for; the passage waits for its end instead.
  ///
  /// - Parameters:
  ///   - child: the flow that the passage is about to start.
  ///   - tree: the flows of the window.
  /// - Returns: the flow; nil where there is none, or no gate is being passed by this code.
  static func flow(inPlaceOf child: AnyCoordinator, in tree: FlowTree) -> AnyCoordinator? {
    guard let gate = passing else { return nil }
    let found = tree.flowInFront { flow in
      type(of: flow) == type(of: child) && flow.restorationIdentifier == child.restorationIdentifier
    }
    if let found { gate.taken.append(WeakFlow(flow: found)) }
    return found
  }

  /// Whether the passage that is on its way waits for the end of a flow that a person began.
  func hasTaken(_ flow: AnyCoordinator) -> Bool { taken.contains { $0.flow === flow } }

  private func giveUp(_ run: LinkRun?) {
    guard let index = waiting.firstIndex(where: { $0.run === run }) else { return }
    waiting.remove(at: index).resume(nil)
  }
}

extension FlowTree {
  /// The innermost flow that a person sees in front, alerts looked through, or that is on its way there, and that goes on.
  fileprivate func flowInFront(where matches: (AnyCoordinator) -> Bool) -> AnyCoordinator? {
    let seen = Surface(of: self).chain.reversed().flatMap(\.flowsAround)
    let coming = flows.filter { $0.awaitedScreens > 0 && !$0.hasShown }
    return (seen + coming).first { $0.goesOnOrHasFinished && matches($0) }
  }
}

extension AnyCoordinator {
  /// Whether the flow runs, and its end is not one without a result.
  fileprivate var goesOnOrHasFinished: Bool {
    switch phase {
    case .running: true
    case .leaving(let ending): ending == .finished
    case .ready, .ended: false
    }
  }
}

extension UIViewController {
  /// The flows that the controller is a screen of, or that which it is presented from where it is nobody's, and those
  /// around them.
  fileprivate var flowsAround: [AnyCoordinator] {
    let around = sequence(first: self) { $0.parent ?? $0.presentingViewController }
    let owners = around.lazy.map(ScreenOwnership.owners).first { !$0.isEmpty } ?? []
    return owners.flatMap { sequence(first: $0, next: \.parent) }
  }
}
