#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension TransitionQueue {
  /// What a transition moves.
  enum Lane: Hashable {
    /// Presentations, the root, or whatever is on top when its turn comes: nothing else moves meanwhile.
    case window
    /// One container: a navigation controller, a tab bar controller.
    case container(ObjectIdentifier)

    init(_ container: UIViewController) {
      self = .container(ObjectIdentifier(container))
    }

    /// Whether a transition here has to wait for one there.
    func conflicts(with other: Lane) -> Bool {
      self == other || self == .window || other == .window
    }
  }

  /// Why a transition has to wait.
  enum Obstacle {
    /// Another one that runs.
    case transition(any UIViewControllerTransitionCoordinator)
    /// An alert that a person has to close.
    case person
    /// Something that a change of the hierarchy will tell.
    case hierarchy
  }

  /// What a transition may go before although it was asked for later.
  enum Overtaking {
    /// Nothing.
    case none
    /// What waits for a person to close an alert.
    case person
    /// What waits for anything but a transition, since this one takes screens away.
    case waiting
  }

  /// One transition that was asked for.
  final class Request {
    enum Phase {
      case waiting
      /// Its guards are being asked.
      case asking
      case running
    }

    let transition: Transition
    let lane: Lane
    let overtaking: Overtaking
    /// Why it can never begin, such as a container that is gone; nil where it can.
    var impossibility: @MainActor () -> SceneError? = { nil }
    /// What has to end first, or why else it has to wait; nil where it may begin.
    let obstacle: @MainActor () -> Obstacle?
    /// The screens that it would take away, the topmost first, and how.
    var leaving: (@MainActor () -> [UIViewController])?
    var reason = Leaving.Reason.pop
    /// The one screen that it is about, where it takes that away and names nothing to go back to.
    var subject: (@MainActor () -> UIViewController?)?
    /// That screen when guards were asked.
    private var askedSubject: WeakSubject?
    /// Whether what it began has come to nothing, so that UIKit will tell nobody of its end.
    var isLost: (@MainActor () -> Bool)?
    /// Begins it; the closure that it gets is to be called when it has ended.
    let begin: @MainActor (@escaping @MainActor (TransitionOutcome) -> Void) -> Void

    var phase = Phase.waiting
    /// The guards that said yes, so that none is asked twice.
    var consenting: Set<ObjectIdentifier> = []

    init(
      _ transition: Transition, in lane: Lane, overtaking: Overtaking = .none,
      obstacle: @escaping @MainActor () -> Obstacle? = { nil },
      begin: @escaping @MainActor (@escaping @MainActor (TransitionOutcome) -> Void) -> Void
    ) {
      self.transition = transition
      self.lane = lane
      self.overtaking = overtaking
      self.obstacle = obstacle
      self.begin = begin
    }

    private struct WeakSubject {
      weak var screen: UIViewController?
    }

    /// Remembers which screen guards are asked about.
    @MainActor func noteSubject() {
      if askedSubject == nil { askedSubject = WeakSubject(screen: subject?()) }
    }

    /// Whether another screen than that which guards were asked about would go now.
    @MainActor var hasLostSubject: Bool {
      guard let subject, let askedSubject else { return false }
      return subject() !== askedSubject.screen
    }
  }
}
