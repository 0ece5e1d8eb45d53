public import Foundation

/// Moves a transition's animation along with a gesture, by a share of its way.
///
/// The animation is started and held; ``update(_:)`` says how far it is, and ``finish()`` or ``cancel()`` lets it go the
/// rest of the way or back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How long the whole animation takes, in seconds; nought as long as no transition is moved.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }

  /// How far the transition is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest is animated, as a multiple of the usual speed; 1 by default.
  open var completionSpeed: CGFloat = 1

  /// How the rest is animated; starts and ends slowly by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// How the rest of an animation that can be interrupted is timed; as the animation itself says where it is nil.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition begins with the gesture; true by default.
  open var wantsInteractiveStart = true

  private var context: TransitionContext?
  /// How the gesture ended where it did so before the transition had begun, in the same turn.
  private var earlyEnd: EarlyEnd?
  private enum EarlyEnd {
    case finished
    case cancelled
  }

  /// Makes an object that moves nothing yet.
  public override init() { super.init() }

  /// Starts the animation and holds it.
  ///
  /// - Parameter transitionContext: the transition that UIKit hands over.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    attach(context)
    context.startHeld()
    let end = earlyEnd
    earlyEnd = nil
    switch end {
    case .finished: finish()
    case .cancelled: cancel()
    case nil: break
    }
  }

  /// Takes note of the transition; also of one that begins without a gesture.
  func attach(_ context: TransitionContext) {
    percentComplete = 0
    self.context = context
  }

  /// Lets go of a transition that has ended.
  func detach(_ context: TransitionContext) {
    if self.context === context { self.context = nil }
  }

  /// Says how far the gesture is.
  ///
  /// - Parameter percentComplete: from 0 to 1; what lies outside is brought into it.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(0, percentComplete), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes hold of a transition that runs by itself and can be interrupted.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.coordinator.percentComplete
  }

  /// Lets the transition go back to its start.
  open func cancel() {
    guard let context else { return remember(.cancelled) }
    guard context.isInteractive else { return }
    context.cancelInteractiveTransition()
    context.release(from: percentComplete, speed: completionSpeed, timing: timingCurve, isReversed: true)
  }

  /// Lets the transition go on to its end.
  open func finish() {
    guard let context else { return remember(.finished) }
    guard context.isInteractive else { return }
    context.finishInteractiveTransition()
    context.release(from: percentComplete, speed: completionSpeed, timing: timingCurve, isReversed: false)
  }

  /// Keeps in mind that the gesture was over before the transition began at the end of the turn.
  private func remember(_ end: EarlyEnd) {
    earlyEnd = end
    HeadlessEnvironment.current.clock.afterCommit { [weak self] in self?.earlyEnd = nil }
  }
}
