public import Foundation

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive
  /// Started.
  case active
  /// Stopped for good.
  case stopped
}

/// A point in the course of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Its end.
  case end
  /// Its start.
  case start
  /// Where it is.
  case current
}

extension UIView {
  /// How an animation moves.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Moves evenly.
    case linear
  }
}

/// Something that animates and can be held and turned back.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animation stands.
  var state: UIViewAnimatingState { get }

  /// Whether the animation moves.
  var isRunning: Bool { get }

  /// Whether the animation moves backwards.
  var isReversed: Bool { get set }

  /// How far the animation is, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or goes on with it.
  func startAnimation()

  /// Starts the animation later.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Holds the animation.
  func pauseAnimation()

  /// Stops the animation for good.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends an animation that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animates changes that can be held and turned back.
///
/// A headless view has its new state when the animation starts; only the completion waits.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  /// Seconds that the animation takes.
  public let duration: TimeInterval

  /// Where the animation stands.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Whether the animation moves.
  open private(set) var isRunning = false

  /// Whether the animation moves backwards; false by default.
  open var isReversed = false

  /// Whether touches go through while it moves; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the animation can be stopped and turned back; true by default.
  open var isInterruptible = true

  /// Whether the end holds the animation instead of ending it; false by default.
  open var pausesOnCompletion = false

  /// How far the animation is, from 0 to 1.
  open var fractionComplete: CGFloat = 0

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var token: HeadlessClock.Token?

  /// Makes an animation.
  ///
  /// - Parameters:
  ///   - duration: seconds that it takes.
  ///   - curve: how it moves.
  ///   - animations: the changes.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, changes: animations)
  }

  /// Makes an animation that swings like a spring.
  ///
  /// - Parameters:
  ///   - duration: seconds that it takes.
  ///   - ratio: how soon it comes to rest, from 0 to 1.
  ///   - animations: the changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, changes: animations)
  }

  private init(duration: TimeInterval, changes: (() -> Void)?) {
    self.duration = duration
    animations = changes.map { [$0] } ?? []
    super.init()
  }

  /// Makes an animation and starts it.
  ///
  /// - Parameters:
  ///   - duration: seconds that it takes.
  ///   - delay: seconds before it starts.
  ///   - options: how it moves.
  ///   - animations: the changes.
  ///   - completion: called at the end with where it ended.
  /// - Returns: the animation.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, changes: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes.
  ///
  /// - Parameter animation: the changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }

  /// Adds what is called at the end.
  ///
  /// - Parameter completion: called with where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation, or goes on with it.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animation later.
  ///
  /// - Parameter delay: seconds before it starts.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    state = .active
    isRunning = true
    let changes = animations
    animations = []
    for change in changes { change() }
    let rest = UIView.areAnimationsEnabled ? delay + duration * Double(1 - fractionComplete) : 0
    token = HeadlessEnvironment.current.clock.schedule(after: rest) { [self] in
      end(at: isReversed ? .start : .end)
    }
  }

  /// Holds the animation.
  open func pauseAnimation() {
    hold()
    if state == .inactive { state = .active }
  }

  /// Stops the animation for good.
  ///
  /// - Parameter withoutFinishing: whether it is over by that, without calling anyone.
  open func stopAnimation(_ withoutFinishing: Bool) {
    hold()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends an animation that was stopped.
  ///
  /// - Parameter finalPosition: where it ended.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  /// Goes on with an animation that was held.
  ///
  /// - Parameters:
  ///   - parameters: another way to move; not used.
  ///   - durationFactor: how much of the duration is left, from 0 to 1.
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) {
    startAnimation()
  }

  private func hold() {
    isRunning = false
    if let token { HeadlessEnvironment.current.clock.cancel(token) }
    token = nil
  }

  private func end(at position: UIViewAnimatingPosition) {
    hold()
    state = .inactive
    fractionComplete = 0
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}
