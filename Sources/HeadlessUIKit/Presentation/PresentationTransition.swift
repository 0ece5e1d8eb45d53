internal import Foundation

/// One presentation or dismissal on its way, from T0 to T2 (semantics, section 15).
@MainActor
class PresentationTransition: CommittedTransition {
  /// How long a presentation moves, in seconds.
  static let duration: TimeInterval = 0.5

  let presentation: UIPresentationController
  let presenter: UIViewController
  let animated: Bool
  let coordinator: TransitionCoordinator
  private let completion: (() -> Void)?
  /// Who animates it besides UIKit itself; nil where nobody does.
  private let animation: TransitionAnimation?
  /// The transition as those see it who animate it in a manner of their own; nil where UIKit animates it.
  private(set) var context: TransitionContext?
  /// Those who see the coordinator while the transition runs, besides the presenter.
  private var members: [UIViewController]

  init(
    _ presentation: UIPresentationController, from: UIViewController, to: UIViewController,
    members: [UIViewController], animated: Bool, animation: TransitionAnimation? = nil,
    completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.animation = animated && UIView.areAnimationsEnabled ? animation : nil
    self.completion = completion
    self.animated = animated && UIView.areAnimationsEnabled
    presenter = presentation.presentingViewController
    self.members = members
    coordinator = TransitionCoordinator(
      from: from, to: to, animated: self.animated, duration: PresentationTransition.duration,
      style: presentation.presentationStyle)
  }

  /// Asks the clock for T1 and T2.
  func start() {
    presenter.activeTransitionCoordinator = coordinator
    for member in members { member.activeTransitionCoordinator = coordinator }
    HeadlessEnvironment.current.clock.atCommit(begin: self, keeping: presentation)
  }

  func commitBegins() {
    guard begin() else { return finish(cancelled: true) }
    if let context { return context.run() }
    coordinator.begin()
    let clock = HeadlessEnvironment.current.clock
    if animated {
      clock.schedule(after: PresentationTransition.duration, end: self, keeping: presentation)
    } else {
      clock.afterCommit(end: self, keeping: presentation)
    }
  }

  func commitEnds() { end() }

  /// Lets one more controller take part, which came in another's stead (PRES-23).
  func adopt(_ controller: UIViewController) {
    members.append(controller)
    controller.activeTransitionCoordinator = coordinator
    coordinator.retarget(
      from: coordinator.viewController(forKey: .from), to: controller, animated: animated,
      duration: PresentationTransition.duration)
  }

  /// Whether somebody animates the transition in a manner of their own.
  var isCustom: Bool { animation != nil }

  /// Lets whoever animates the transition know what it takes place with; called in T1, before anybody appears.
  ///
  /// Until its end the presentation keeps the transition, of which the clock knows nothing.
  func makeContext(_ scene: TransitionScene, end: @escaping @MainActor (_ completed: Bool) -> Void) {
    guard let animation else { return }
    presentation.runningTransition = self
    context = TransitionContext(animation, scene: scene, coordinator: coordinator, end: end)
  }

  /// T1.
  ///
  /// - Returns: whether the transition goes on.
  func begin() -> Bool { true }

  /// T2; ends with ``finish(cancelled:)``.
  func end() {}

  /// Ends the coordinator, then tells whoever asked for the transition, where it was carried out.
  func finish(cancelled: Bool) {
    if presentation.runningTransition === self { presentation.runningTransition = nil }
    context?.abandon()
    context = nil
    coordinator.end(cancelled: cancelled)
    presenter.forget(coordinator)
    for member in members { member.forget(coordinator) }
    if !cancelled { completion?() }
  }
}
