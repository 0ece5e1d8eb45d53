public import Foundation

/// A view that a person uses to do something.
///
/// It tells its targets and actions what happens to it, in the order of their registration (RESP-06).
@preconcurrency @MainActor
open class UIControl: UIView {
  /// One entry in the list of those who are told.
  struct Registration {
    enum Receiver {
      case target(WeakTarget, Selector)
      case action(UIAction)
    }

    let receiver: Receiver
    var events: Event
  }

  var registrations: [Registration] = []

  /// Whether the control can be used; true by default.
  open var isEnabled = true

  /// Whether the control is chosen; false by default.
  open var isSelected = false

  /// Whether a finger is on the control; false by default.
  open var isHighlighted = false

  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Where content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// Whether a tap opens the control's menu instead of a long press; false by default.
  open var showsMenuAsPrimaryAction = false

  /// Whether the control has a menu that a long press opens; false by default.
  open var isContextMenuInteractionEnabled = false

  /// The text that a pointer resting on the control shows.
  open var toolTip: String?

  /// Whether the control follows a finger.
  open private(set) var isTracking = false

  /// Whether the finger that the control follows is inside.
  open private(set) var isTouchInside = false

  /// How the control stands.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Makes a control that does something.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview's coordinates, in points.
  ///   - primaryAction: what is done when the control is used; nothing by default.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Sending

  /// Calls a method of a target, by way of the application (RESP-02, RESP-05).
  ///
  /// - Parameters:
  ///   - action: the method's name.
  ///   - target: who gets it; the first responder that answers where it is nil.
  ///   - event: the event that led here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action.
  ///
  /// - Parameter action: the action.
  open func sendAction(_ action: UIAction) {
    action.run(from: self)
  }

  /// Tells everyone who is registered for events, as if they had happened; a disabled control as well (RESP-10).
  ///
  /// - Parameter controlEvents: the events.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// Runs the action that stands for what the control is for.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  /// Tells everyone who is registered for events; without an application closures alone (RESP-04).
  func sendActions(for events: Event, with event: UIEvent?) {
    let hasApplication = HeadlessEnvironment.current.application != nil
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.receiver {
      case .action(let action):
        sendAction(action)
      case .target(let target, let selector):
        guard hasApplication, !target.isGone else { continue }
        sendAction(selector, to: target.object, for: event)
      }
    }
    registrations.removeAll {
      if case .target(let target, _) = $0.receiver { return target.isGone }
      return false
    }
  }

  // MARK: Tracking a finger

  /// Asked whether the control follows a finger that came down; yes by default.
  ///
  /// - Parameters:
  ///   - touch: the finger.
  ///   - event: the event.
  /// - Returns: whether it follows.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Asked whether the control goes on following a finger that moved; yes by default.
  ///
  /// - Parameters:
  ///   - touch: the finger.
  ///   - event: the event.
  /// - Returns: whether it goes on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger left.
  ///
  /// - Parameters:
  ///   - touch: the finger; nil where it is not known.
  ///   - event: the event.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system took the touch away.
  ///
  /// - Parameter event: the event.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      finishTracking()
      return
    }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside], with: event)
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside], with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event) || isTouchInside
    endTracking(touch, with: event)
    finishTracking()
    if isInside {
      touchUpInside(at: touch.location(in: self), with: event)
    } else {
      sendActions(for: .touchUpOutside, with: event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    finishTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func finishTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// What the control does when a finger leaves inside of it.
  func touchUpInside(at point: CGPoint, with event: UIEvent?) {
    sendActions(for: .touchUpInside, with: event)
  }

  /// Whether a tap on the control is its own, so that tap recognisers around it stay out.
  var keepsTaps: Bool { false }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard keepsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}
