internal import Foundation

/// Who animates a transition, and what moves the animation where it does not run by itself.
@MainActor
struct TransitionAnimation {
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
}

/// What a transition that somebody animates in a manner of their own takes place with.
@MainActor
struct TransitionScene {
  let container: UIView
  let from: UIViewController?
  let to: UIViewController?
  /// The view that goes; nil where it stays on the screen.
  let fromView: UIView?
  /// The view that comes; nil where it never left the screen.
  let toView: UIView?
  /// Where what goes is at the start.
  let initialFrame: CGRect
  /// Where what comes is at the end.
  let finalFrame: CGRect
}

/// One transition that somebody animates in a manner of their own, from T1 to T2 (NAV-PUSH-18, TAB-22, PRES-27).
///
/// T2 is when the animation says so; one that never does leaves the transition running, as on a device.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The animation as an object that can be held; nil where the animator has none.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  private(set) var duration: TimeInterval = 0
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private let scene: TransitionScene
  private let hold = AnimationHold()
  private var end: (@MainActor (_ completed: Bool) -> Void)?

  /// Makes the transition; ``run()`` starts it.
  ///
  /// - Parameters:
  ///   - animation: who animates it, and what moves it.
  ///   - scene: what it takes place with.
  ///   - coordinator: its coordinator.
  ///   - end: carries T2 out, forwards or back; called once.
  init(
    _ animation: TransitionAnimation, scene: TransitionScene, coordinator: TransitionCoordinator,
    end: @escaping @MainActor (_ completed: Bool) -> Void
  ) {
    animator = animation.animator
    interactor = animation.interactor
    self.scene = scene
    self.coordinator = coordinator
    self.end = end
    isInteractive = animation.interactor?.wantsInteractiveStart ?? false
    super.init()
    duration = max(0, animator.transitionDuration(using: self))
    coordinator.take(self)
  }

  // MARK: Running

  /// Starts the animation, or lets a gesture start to move it.
  func run() {
    interruptible = OptionalMethod.call { animator.interruptibleAnimator(using: self) }
    if let interactor, isInteractive {
      interactor.startInteractiveTransition(self)
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.attach(self)
      animator.animateTransition(using: self)
    }
    coordinator.begin()
  }

  /// Starts the animation and holds it for a gesture.
  func startHeld() {
    if let interruptible {
      interruptible.pauseAnimation()
    } else {
      hold.holding { animator.animateTransition(using: self) }
    }
  }

  /// Lets the animation go, the rest of its way or back.
  func release(
    from fraction: CGFloat, speed: CGFloat, timing: (any UITimingCurveProvider)?, isReversed: Bool
  ) {
    guard let interruptible else {
      return hold.release(from: duration * Double(fraction), speed: Double(speed), isReversed: isReversed)
    }
    interruptible.isReversed = isReversed
    let rest = isReversed ? fraction : 1 - fraction
    interruptible.continueAnimation(withTimingParameters: timing, durationFactor: rest / max(speed, 0.001))
  }

  /// Forgets whoever waits for the end, because the transition was ended from outside: forwards, or back where a gesture
  /// moved it or had given it up.
  ///
  /// An animation that is held would never be let go, and keep all that takes part: it ends at once.
  func abandon() {
    (interactor as? UIPercentDrivenInteractiveTransition)?.detach(self)
    guard end != nil else { return }
    end = nil
    if isInteractive {
      hold.release(from: duration * Double(coordinator.percentComplete), speed: .infinity, isReversed: true)
      interruptible?.stopAnimation(false)
      interruptible?.finishAnimation(at: .start)
    }
    animator.animationEnded(!isInteractive && !transitionWasCancelled)
  }

  // MARK: What the animation asks

  var containerView: UIView { scene.container }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: scene.from
    case .to: scene.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: scene.fromView
    case .to: scene.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === scene.from ? scene.initialFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === scene.to ? scene.finalFrame : .zero }

  // MARK: What the gesture and the animation say

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    coordinator.percentComplete = min(max(0, percentComplete), 1)
    interruptible?.fractionComplete = coordinator.percentComplete
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.changeInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    coordinator.changeInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, end != nil, let interruptible else { return }
    interruptible.pauseAnimation()
    isInteractive = true
    transitionWasCancelled = false
    coordinator.percentComplete = interruptible.fractionComplete
    coordinator.takeHold()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    isInteractive = false
    coordinator.begin()
    end(didComplete)
    (interactor as? UIPercentDrivenInteractiveTransition)?.detach(self)
    animator.animationEnded(didComplete)
  }
}
