#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Runs the transitions of a window one after the other: one at a time per container, each when the one before has
/// ended.
///
/// Nothing here waits for time to pass. What cannot begin yet is looked at again whenever the hierarchy changed.
@MainActor
final class TransitionQueue {
  /// In the order in which they were asked for.
  private(set) var requests: [Request] = []
  private var awaited: Set<ObjectIdentifier> = []
  private var isPumping = false
  private var isStale = false
  private let changed: @MainActor () -> Void

  /// Called when a transition was carried out, refused or otherwise ended.
  var onEnd: (@MainActor (Transition, TransitionOutcome) -> Void)?
  /// Called when a transition is about to move something.
  var onBegin: (@MainActor (Transition) -> Void)?

  /// - Parameter changed: called when a transition ended, so that the others are looked at in the next turn.
  init(changed: @escaping @MainActor () -> Void) {
    self.changed = changed
  }

  /// Whether nothing runs and nothing waits.
  var isIdle: Bool { requests.isEmpty }

  /// Whether a transition runs, or its guards are being asked.
  var isOccupied: Bool { requests.contains { $0.phase != .waiting } }

  /// Whether a transition runs.
  var isRunning: Bool { requests.contains { $0.phase == .running } }

  // MARK: Asking

  /// The guards that said yes already to what is asked for now.
  private var consenting: Set<ObjectIdentifier> = []

  /// The guards that are being asked now.
  private let pendingAnswers = PendingAnswers()

  /// Runs something whose requests do not ask some guards again.
  ///
  /// - Parameters:
  ///   - guards: the guards, which said yes; the caller keeps them until the requests have ended.
  ///   - body: asks for transitions.
  /// - Returns: what the body returns.
  func consenting<Value>(_ guards: [any LeavingGuard], _ body: () -> Value) -> Value {
    consenting = Set(guards.map { ObjectIdentifier($0) })
    defer { consenting = [] }
    return body()
  }

  /// Begins a transition at once where nothing is in its way, and otherwise when that has gone.
  func add(_ request: Request, policy: TransitionPolicy = .wait) {
    let transition = request.transition
    let rivals = requests.filter { $0.lane == request.lane && $0.transition.asker === transition.asker }
    switch policy {
    case .wait: break
    case .coalesce:
      if let equal = rivals.first(where: { transition.isEqual(to: $0.transition) }) {
        transition.joined = equal.transition
        return conclude(transition, .coalesced)
      }
    case .replace:
      for rival in rivals where rival.phase == .waiting { end(rival, .replaced) }
    case .drop:
      guard rivals.isEmpty else { return conclude(transition, .dropped) }
    }
    request.consenting = consenting
    transition.withdraw = { [weak self] transition in self?.cancel(transition) }
    requests.append(request)
    pump()
  }

  private func cancel(_ transition: Transition) {
    guard let request = requests.first(where: { $0.transition === transition }), request.phase != .running
    else { return }
    end(request, .cancelled)
  }

  /// Whether another root was asked for and has not begun to come.
  var isAwaitingRoot: Bool { requests.contains { $0.transition.kind == .root && $0.phase != .running } }

  /// What was asked for to be presented and has not begun to come.
  var waitingPresentations: Set<ObjectIdentifier> {
    let waiting = requests.lazy.filter { $0.transition.kind == .present && $0.phase != .running }
    return Set(waiting.compactMap(\.transition.screen))
  }

  /// Takes back whatever has not begun to move.
  func cancelAll() {
    for request in requests where request.phase != .running { end(request, .cancelled) }
  }

  // MARK: Going on

  /// Begins what may begin now.
  func pump() {
    isStale = true
    guard !isPumping else { return }
    isPumping = true
    defer { isPumping = false }
    while isStale {
      isStale = false
      endWhatIsLost()
      beginNext()
    }
  }

  private func endWhatIsLost() {
    for request in requests where request.phase == .running && request.isLost?() == true {
      end(request, .cancelled)
    }
    // A guard that owes its answer keeps nobody waiting when the window is gone.
    for request in requests where request.phase == .asking {
      if let error = request.impossibility() { end(request, .failed(error)) }
    }
  }

  /// Lanes in which later requests have to wait.
  private struct Occupation {
    private var moving: Set<Lane> = []
    private var parked: [Lane: Overtaking] = [:]

    mutating func move(_ lane: Lane) { moving.insert(lane) }

    /// Notes a request that waits, and what it takes to go before it.
    mutating func park(_ lane: Lane, passedBy overtaking: Overtaking) {
      if case .waiting = parked[lane] { return }
      parked[lane] = overtaking
    }

    func isMoving(around lane: Lane) -> Bool {
      lane == .window ? !moving.isEmpty : moving.contains(lane) || moving.contains(.window)
    }

    func isParked(_ request: Request) -> Bool {
      switch (parked[request.lane], request.overtaking) {
      case (nil, _), (_, .waiting), (.person, .person): false
      default: true
      }
    }
  }

  private func beginNext() {
    if requests.count == 1 { return beginOnly(requests[0]) }
    // What a guard asks for while it is being asked does not wait for its own transition.
    var occupations: [ObjectIdentifier?: Occupation] = [:]
    for request in requests {
      let scope = request.transition.asker.map { ObjectIdentifier($0) }
      var occupation = occupations[scope] ?? Occupation()
      defer { occupations[scope] = occupation }
      guard request.phase == .waiting else {
        occupation.move(request.lane)
        continue
      }
      if let error = request.impossibility() {
        isStale = true
        return end(request, .failed(error))
      }
      guard !occupation.isMoving(around: request.lane) else {
        occupation.move(request.lane)
        continue
      }
      guard !occupation.isParked(request) else {
        occupation.park(request.lane, passedBy: .waiting)
        continue
      }
      guard let obstacle = request.obstacle() else {
        isStale = true
        return begin(request)
      }
      switch obstacle {
      case .transition(let transition):
        wait(for: transition)
        occupation.move(request.lane)
      case .person: occupation.park(request.lane, passedBy: .person)
      case .hierarchy: occupation.park(request.lane, passedBy: .waiting)
      }
    }
  }

  /// Begins a request that no other is beside.
  private func beginOnly(_ request: Request) {
    guard request.phase == .waiting else { return }
    if let error = request.impossibility() {
      isStale = true
      return end(request, .failed(error))
    }
    switch request.obstacle() {
    case nil:
      isStale = true
      begin(request)
    case .transition(let transition): wait(for: transition)
    case .person, .hierarchy: break
    }
  }

  private func begin(_ request: Request) {
    request.transition.hasBegun = true
    if request.hasLostSubject { return end(request, .unchanged) }
    if let question = LeavingQuestion(request, pendingAnswers) {
      request.noteSubject()
      request.phase = .asking
      Task { [weak self] in
        let refusal = await question.refusal()
        guard let self, request.phase == .asking, request.transition.outcome == nil else { return }
        if let refusal { return end(request, .refused(by: refusal)) }
        // It waits once more, for the alert that the guard may have shown, and goes before all others.
        request.phase = .waiting
        pump()
      }
      return
    }
    // A person finds the app as it was left, and does not see how it came there.
    let restores = request.transition.cause == .restore
    request.phase = .running
    request.transition.hasMoved = true
    if restores { request.transition.animated = false }
    onBegin?(request.transition)
    let begin = { request.begin { [weak self] outcome in self?.end(request, outcome) } }
    if restores { UIView.performWithoutAnimation(begin) } else { begin() }
  }

  private func end(_ request: Request, _ outcome: TransitionOutcome) {
    guard let index = requests.firstIndex(where: { $0 === request }) else { return }
    requests.remove(at: index)
    conclude(request.transition, outcome)
    isStale = true
    changed()
  }

  /// Ends a transition that is in the queue no more, or never was.
  func conclude(_ transition: Transition, _ outcome: TransitionOutcome) {
    onEnd?(transition, outcome)
    transition.end(outcome)
  }

  func wait(for transition: any UIViewControllerTransitionCoordinator) {
    let identity = ObjectIdentifier(transition)
    guard awaited.insert(identity).inserted else { return }
    let isHeard = transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.awaited.remove(identity)
      self?.changed()
    }
    if !isHeard {
      awaited.remove(identity)
      changed()
    }
  }
}

extension TransitionQueue {
  /// The transition that runs around a controller: its container's, or one over it.
  static func transition(around controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)?
  {
    if let transition = controller.transitionCoordinator { return transition }
    var current = controller.presentedOver
    while let presented = current {
      if presented.isBeingPresented || presented.isBeingDismissed {
        return presented.transitionCoordinator
      }
      current = presented.presentedOver
    }
    return nil
  }
}
