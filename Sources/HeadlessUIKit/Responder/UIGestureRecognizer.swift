public import Foundation

/// Watches the touches on a view and tells its targets when they make up a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recogniser stands.
  public enum State: Int, Sendable {
    /// Nothing has happened that tells.
    case possible
    /// The gesture began.
    case began
    /// The gesture goes on.
    case changed
    /// The gesture ended well.
    case ended
    /// The gesture was taken away.
    case cancelled
    /// It was not the gesture.
    case failed

    /// The gesture was made, for gestures that have no course.
    public static let recognized = State.ended
  }

  /// Who is asked about the recogniser.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser watches at all; true by default.
  open var isEnabled = true

  /// Whether the view does not get the touches of a gesture that was recognised; true by default.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only once the gesture has failed; false by default.
  open var delaysTouchesBegan = false

  /// Whether the view hears that touches ended only once the gesture has failed; true by default.
  open var delaysTouchesEnded = true

  /// Whether only touches of one kind count; true by default.
  open var requiresExclusiveTouchType = true

  /// The recogniser's name.
  open var name: String?

  /// The view that the recogniser watches.
  open internal(set) weak var view: UIView?

  /// Where the recogniser stands.
  open var state = State.possible

  private var registrations: [(target: WeakTarget, action: Selector)] = []
  private var requirements: [UIGestureRecognizer] = []

  /// What a storyboard's segue does when the gesture is made (SEG-33).
  var segueAction: ((UIGestureRecognizer) -> Void)?

  /// A tap that waits for the time in which another one may come.
  var waitingTap: HeadlessClock.Token?

  /// Where the finger is, in the window's coordinates, in points.
  var locationInWindow = CGPoint.zero

  /// Makes a recogniser that tells a target.
  ///
  /// - Parameters:
  ///   - target: who is told; not kept alive.
  ///   - action: the method's name; it may take the recogniser.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Makes a recogniser from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public init?(coder: NSCoder) {
    super.init()
    decode(from: coder)
  }

  /// Called when the recogniser came out of a storyboard or nib and its connections are made.
  open func awakeFromNib() {}

  // MARK: Targets

  /// Tells one more target.
  ///
  /// - Parameters:
  ///   - target: who is told; not kept alive.
  ///   - action: the method's name; it may take the recogniser.
  open func addTarget(_ target: Any, action: Selector) {
    guard !registrations.contains(where: { $0.target.isSame(as: target) && $0.action == action }) else {
      return
    }
    registrations.append((WeakTarget(target), action))
  }

  /// Tells a target no longer.
  ///
  /// - Parameters:
  ///   - target: who was told; everyone where it is nil.
  ///   - action: the method's name; every method where it is nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    registrations.removeAll {
      (target == nil || $0.target.isSame(as: target)) && (action == nil || $0.action == action)
    }
  }

  /// Tells the targets that the state changed.
  func tellTargets() {
    for registration in registrations where !registration.target.isGone {
      ActionDispatch.send(registration.action, to: registration.target.object, from: self, for: nil)
    }
    if state == .ended { segueAction?(self) }
  }

  /// Moves on to a state and tells the targets, as the course of a gesture does.
  func enter(_ state: State) {
    self.state = state
    tellTargets()
  }

  /// Goes back to the start, ready for another gesture.
  open func reset() {
    state = .possible
  }

  // MARK: Other recognisers

  /// Waits with recognising until another recogniser has failed.
  ///
  /// - Parameter otherGestureRecognizer: the other recogniser.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  /// Whether the recogniser waits for another one to fail.
  func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0 === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Asked by default whether recognising this gesture keeps another from being recognised; yes.
  ///
  /// - Parameter preventedGestureRecognizer: the other recogniser.
  /// - Returns: whether the other stays out.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Asked by default whether recognising another gesture keeps this one from being recognised; yes.
  ///
  /// - Parameter preventingGestureRecognizer: the other recogniser.
  /// - Returns: whether this one stays out.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Touches

  /// How many fingers there are.
  open var numberOfTouches: Int { state == .possible || state == .failed ? 0 : 1 }

  /// Where the gesture is.
  ///
  /// - Parameter view: the view whose coordinates to tell it in; the window's where it is nil.
  /// - Returns: a point, in points.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Where one of the fingers is.
  ///
  /// - Parameters:
  ///   - touchIndex: which finger.
  ///   - view: the view whose coordinates to tell it in; the window's where it is nil.
  /// - Returns: a point, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Fingers came down; for recognisers of the app's own.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved; for recognisers of the app's own.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers left; for recognisers of the app's own.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took the touches away; for recognisers of the app's own.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // MARK: Asking

  /// Whether the recogniser may start: its delegate and the view that was touched are asked.
  func mayBegin(touching view: UIView) -> Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return view.gestureRecognizerShouldBegin(self)
  }

  /// Whether the recogniser and another one may both recognise.
  func goesTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}

/// Who is asked about a gesture recogniser.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asked whether the recogniser may start; yes by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Asked whether the recogniser sees a finger; yes by default.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Asked whether two recognisers may both recognise; no by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asked whether the recogniser waits for another one to fail; no by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asked whether another recogniser waits for this one to fail; no by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Asked whether the recogniser may start; yes by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Asked whether the recogniser sees a finger; yes by default.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { true }

  /// Asked whether two recognisers may both recognise; no by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Asked whether the recogniser waits for another one to fail; no by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Asked whether another recogniser waits for this one to fail; no by default.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
