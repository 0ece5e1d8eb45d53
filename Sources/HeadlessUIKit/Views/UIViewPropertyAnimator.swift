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

/// An animation to which changes can be added while it is there.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin later; optional.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds changes; optional.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds what is called at the end with where the animation ended; optional.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Goes on with an animation that was held; optional.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds the changes as if they began at once.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}

  /// Nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Starts the animation again.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

/// Animates changes that can be held and turned back.
///
/// A headless view has its new state when the animation starts; only the completion waits.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds that the animation takes.
  public let duration: TimeInterval

  /// Where the animation stands.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Whether the animation moves.
  open private(set) var isRunning = false

  /// Whether the animation moves backwards; false by default.
  open var isReversed = false {
    willSet { if isRunning { storedFraction = fractionNow } }
    didSet { if isRunning, oldValue != isReversed { run(for: rest) } }
  }

  /// Whether touches go through while it moves; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the animation can be stopped and turned back; true by default.
  open var isInterruptible = true

  /// Whether the end holds the animation instead of ending it; false by default.
  open var pausesOnCompletion = false

  /// How far the animation is, from 0 to 1; setting it holds nothing and moves what is held.
  open var fractionComplete: CGFloat {
    get { isRunning ? fractionNow : storedFraction }
    set {
      storedFraction = min(max(0, newValue), 1)
      if state == .inactive { runChanges() }
      if isRunning { run(for: rest) }
    }
  }
  private var storedFraction: CGFloat = 0

  /// How the animation is timed.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var ending: AnimationEnd?
  /// When the animation began to move, and for how long it will.
  private var span: (start: TimeInterval, length: TimeInterval) = (0, 0)

  /// Makes an animation.
  ///
  /// - Parameters:
  ///   - duration: seconds that it takes.
  ///   - curve: how it moves.
  ///   - animations: the changes.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timing: UICubicTimingParameters(animationCurve: curve), changes: animations)
  }

  /// Makes an animation that moves along a curve with two control points.
  ///
  /// - Parameters:
  ///   - duration: seconds that it takes.
  ///   - point1: the first control point.
  ///   - point2: the second control point.
  ///   - animations: the changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timing: timing, changes: animations)
  }

  /// Makes an animation without changes yet.
  ///
  /// - Parameters:
  ///   - duration: seconds that it takes.
  ///   - parameters: how it is timed.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, timing: parameters, changes: nil)
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
    let timing = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timing: timing, changes: animations)
  }

  private init(duration: TimeInterval, timing: (any UITimingCurveProvider)?, changes: (() -> Void)?) {
    self.duration = duration
    timingParameters = timing
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
    let animator = UIViewPropertyAnimator(duration: duration, timing: nil, changes: animations)
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
    runChanges()
    run(for: UIView.areAnimationsEnabled ? delay + rest : 0)
  }

  private func runChanges() {
    state = .active
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  /// How long the animation has to go, in seconds.
  private var rest: TimeInterval {
    duration * Double(isReversed ? storedFraction : 1 - storedFraction)
  }

  private func run(for length: TimeInterval) {
    ending?.cancel()
    isRunning = true
    span = (HeadlessEnvironment.current.clock.now, length)
    ending = AnimationEnd.schedule(after: length) { [self] wentBack in
      end(at: isReversed != wentBack ? .start : .end)
    }
  }

  /// How far an animation that moves is by now.
  private var fractionNow: CGFloat {
    guard span.length > 0 else { return storedFraction }
    let share = CGFloat(min(1, (HeadlessEnvironment.current.clock.now - span.start) / span.length))
    return isReversed ? storedFraction * (1 - share) : storedFraction + (1 - storedFraction) * share
  }

  /// Holds the animation.
  open func pauseAnimation() {
    if state == .inactive { runChanges() }
    hold()
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
  ///   - parameters: another timing; the earlier one stays where it is nil.
  ///   - durationFactor: how much of the duration the rest takes, from 0 to 1; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    let length = durationFactor > 0 ? duration * Double(durationFactor) : rest
    run(for: UIView.areAnimationsEnabled ? length : 0)
  }

  private func hold() {
    storedFraction = fractionComplete
    isRunning = false
    ending?.cancel()
    ending = nil
  }

  private func end(at position: UIViewAnimatingPosition) {
    hold()
    state = .inactive
    storedFraction = 0
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}
