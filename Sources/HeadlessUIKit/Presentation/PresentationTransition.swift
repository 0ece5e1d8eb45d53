internal import Foundation

/// One presentation or dismissal on its way, from T0 to T2 (semantics, section 15).
@MainActor
class PresentationTransition: CommittedTransition {
  /// How long a presentation moves, in seconds.
  static let duration: TimeInterval = 0.5

  let presentation: UIPresentationController
  let presenter: UIViewController
  let animated: Bool
  /// The coordinator, where somebody has asked for it; a transition that nobody sees one of makes none.
  private var madeCoordinator: TransitionCoordinator?
  /// Whether what goes along with the transition runs at once, also where the coordinator is only asked for later.
  private var coordinatorHasBegun = false
  private let completion: (() -> Void)?
  /// Who animates it besides UIKit itself; nil where nobody does.
  private let animation: TransitionAnimation?
  /// The transition as those see it who animate it in a manner of their own; nil where UIKit animates it.
  private(set) var context: TransitionContext?

  init(
    _ presentation: UIPresentationController, presenter: UIViewController, animated: Bool,
    animation: TransitionAnimation? = nil, completion: (() -> Void)?
  ) {
    let animated = animated && UIView.areAnimationsEnabled
    self.presentation = presentation
    self.presenter = presenter
    self.animated = animated
    self.animation = animated ? animation : nil
    self.completion = completion
  }

  // MARK: Who takes part

  /// What goes and what comes.
  var ends: (from: UIViewController, to: UIViewController) { (presenter, presenter) }

  /// Lets those who take part besides the presenter see the coordinator while the transition runs.
  func joinMembers() {}

  /// Lets them see it no more.
  func leaveMembers() {}

  /// The coordinator as those find it who take part.
  var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    let ends = ends
    let coordinator = TransitionCoordinator(
      from: ends.from, to: ends.to, animated: animated, duration: PresentationTransition.duration,
      style: presentation.presentationStyle)
    madeCoordinator = coordinator
    if coordinatorHasBegun { coordinator.begin() }
    return coordinator
  }

  /// Tells a coordinator that somebody has asked for already that another controller came in one's stead (PRES-23).
  func retargetCoordinator() {
    let ends = ends
    madeCoordinator?.retarget(
      from: ends.from, to: ends.to, animated: animated, duration: PresentationTransition.duration)
  }

  // MARK: Phases

  /// Asks the clock for T1 and T2.
  func start() {
    presenter.activeTransition = self
    joinMembers()
    HeadlessEnvironment.current.clock.atCommit(begin: self)
  }

  func commitBegins(on clock: HeadlessClock) {
    guard begin() else { return finish(cancelled: true) }
    if let context { return context.run() }
    coordinatorHasBegun = true
    madeCoordinator?.begin()
    if animated {
      clock.schedule(after: PresentationTransition.duration, end: self)
    } else {
      clock.afterCommit(end: self)
    }
  }

  func commitEnds() { end() }

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
    madeCoordinator?.end(cancelled: cancelled)
    presenter.forget(self)
    leaveMembers()
    if !cancelled { completion?() }
  }
}
