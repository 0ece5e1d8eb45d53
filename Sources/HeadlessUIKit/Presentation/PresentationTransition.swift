internal import Foundation

/// One presentation or dismissal on its way, from T0 to T2 (semantics, section 15).
@MainActor
class PresentationTransition {
  /// How long a presentation moves, in seconds.
  static let duration: TimeInterval = 0.5

  let presentation: UIPresentationController
  let presenter: UIViewController
  let animated: Bool
  let coordinator: TransitionCoordinator
  private let completion: (() -> Void)?
  /// Those who see the coordinator while the transition runs.
  private let members: [UIViewController]

  init(
    _ presentation: UIPresentationController, from: UIViewController, to: UIViewController,
    members: [UIViewController], animated: Bool, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.completion = completion
    self.animated = animated && UIView.areAnimationsEnabled
    presenter = presentation.presentingViewController
    self.members = [presentation.presentingViewController] + members
    coordinator = TransitionCoordinator(
      from: from, to: to, animated: self.animated, duration: PresentationTransition.duration,
      style: presentation.presentationStyle)
  }

  /// Asks the clock for T1 and T2.
  func start() {
    for member in members { member.activeTransitionCoordinator = coordinator }
    let clock = HeadlessEnvironment.current.clock
    clock.atCommit { [self] in
      guard begin() else { return finish(cancelled: true) }
      coordinator.begin()
      if animated {
        clock.schedule(after: PresentationTransition.duration) { [self] in end() }
      } else {
        clock.afterCommit { [self] in end() }
      }
    }
  }

  /// T1.
  ///
  /// - Returns: whether the transition goes on.
  func begin() -> Bool { true }

  /// T2; ends with ``finish(cancelled:)``.
  func end() {}

  /// Ends the coordinator, then tells whoever asked for the transition, where it was carried out.
  func finish(cancelled: Bool) {
    coordinator.end(cancelled: cancelled)
    for member in members where member.activeTransitionCoordinator === coordinator {
      member.activeTransitionCoordinator = nil
    }
    if !cancelled { completion?() }
  }
}
