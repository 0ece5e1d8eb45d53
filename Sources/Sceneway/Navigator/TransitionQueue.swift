#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Runs transitions one after the other: one at a time per container, each when the one before has ended.
///
/// Nothing here waits for time to pass. What cannot begin yet is looked at again whenever the hierarchy changed.
@MainActor
final class TransitionQueue {
  /// One transition that was asked for.
  struct Request {
    /// The container that it moves: a navigation controller, or a window's outermost controller.
    let container: ObjectIdentifier
    /// Whether it takes screens away and so may go before what waits for somebody to close an alert.
    var overtakes = false
    /// What has to end first, or why else it has to wait; nil where it may begin.
    let obstacle: @MainActor () -> Obstacle?
    /// Begins it; the closure that it gets is to be called when it has ended.
    let begin: @MainActor (@escaping @MainActor () -> Void) -> Void
  }

  /// Why a transition has to wait.
  enum Obstacle {
    case transition(any UIViewControllerTransitionCoordinator)
    /// Something that a change of the hierarchy will tell.
    case hierarchy
  }

  private final class Lane {
    var waiting: [Request] = []
    var running = 0
  }

  private var lanes: [ObjectIdentifier: Lane] = [:]
  private var lastNumber = 0
  private var awaited: Set<ObjectIdentifier> = []
  private let changed: @MainActor () -> Void

  /// - Parameter changed: called when a transition ended, so that the others are looked at in the next turn.
  init(changed: @escaping @MainActor () -> Void) {
    self.changed = changed
  }

  /// Whether nothing runs and nothing waits.
  var isIdle: Bool { lanes.isEmpty }

  /// Begins a transition at once where nothing is in its way, and otherwise when that has gone.
  func add(_ request: Request) {
    let lane = lanes[request.container] ?? Lane()
    lanes[request.container] = lane
    lane.waiting.append(request)
    pump(request.container)
  }

  /// Begins what may begin now.
  func pump() {
    for container in Array(lanes.keys) { pump(container) }
  }

  private func pump(_ container: ObjectIdentifier) {
    while let lane = lanes[container], lane.running == 0, let index = next(in: lane) {
      let request = lane.waiting.remove(at: index)
      lastNumber += 1
      let number = lastNumber
      lane.running = number
      request.begin { [weak self] in self?.end(number, in: container) }
    }
    if let lane = lanes[container], lane.running == 0, lane.waiting.isEmpty { lanes[container] = nil }
  }

  /// The request that may begin now: the first, or one that overtakes those that only a person can let go on.
  private func next(in lane: Lane) -> Int? {
    for (index, request) in lane.waiting.enumerated() where index == 0 || request.overtakes {
      guard let obstacle = request.obstacle() else { return index }
      wait(for: obstacle)
      guard case .hierarchy = obstacle else { return nil }
    }
    return nil
  }

  private func end(_ number: Int, in container: ObjectIdentifier) {
    guard let lane = lanes[container], lane.running == number else { return }
    lane.running = 0
    if lane.waiting.isEmpty { lanes[container] = nil }
    changed()
  }

  private func wait(for obstacle: Obstacle) {
    guard case .transition(let transition) = obstacle else { return }
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
    var current: UIViewController? = controller.outermost.presentedViewController
    while let presented = current {
      if presented.isBeingPresented || presented.isBeingDismissed {
        return presented.transitionCoordinator
      }
      current = presented.presentedViewController.flatMap { $0 === presented ? nil : $0 }
    }
    return nil
  }
}
