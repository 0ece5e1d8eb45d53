public import Foundation

/// A control with a minus and a plus sign.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The pictures of its parts.
  var stateImages = StateImages()

  private var storedValue: Double = 0

  /// The value, kept between the ends; 0 by default.
  ///
  /// Code that sets it tells nobody.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The least value; 0 by default.
  open var minimumValue: Double = 0 {
    didSet { value = storedValue }
  }

  /// The greatest value; 100 by default.
  open var maximumValue: Double = 100 {
    didSet { value = storedValue }
  }

  /// How far one tap goes; 1 by default.
  open var stepValue: Double = 1

  /// Whether everyone is told at each step of a long press; true by default.
  open var isContinuous = true

  /// Whether a long press goes on stepping; true by default.
  open var autorepeat = true

  /// Whether the value starts again at the other end; false by default.
  open var wraps = false

  /// Makes a stepper, which is always as large as steppers are.
  ///
  /// - Parameter frame: the place in the superview's coordinates, in points; its size is passed over.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  /// Makes a stepper from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let size = CGSize(width: 94, height: 32)

  /// Steps up or down as a tap on one of the signs does.
  func step(up isUp: Bool, with event: UIEvent?) {
    let target = storedValue + (isUp ? stepValue : -stepValue)
    let old = storedValue
    if wraps, target > maximumValue {
      storedValue = minimumValue
    } else if wraps, target < minimumValue {
      storedValue = maximumValue
    } else {
      value = target
    }
    if storedValue != old {
      sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }
  }

  /// Taps one of the signs as a person does.
  ///
  /// - Parameter isUp: whether it is the plus sign.
  /// - Returns: whether the control can be used.
  @_spi(Sceneway) @discardableResult
  public func tap(plus isUp: Bool) -> Bool {
    guard isEnabled, TouchSimulator.obstacle(to: self) == nil else { return false }
    step(up: isUp, with: nil)
    return true
  }

  override func touchUpInside(at point: CGPoint, with event: UIEvent?) {
    step(up: point.x >= bounds.midX, with: event)
    super.touchUpInside(at: point, with: event)
  }

  override var keepsTaps: Bool { true }

  open override var intrinsicContentSize: CGSize { UIStepper.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var defaultAccessibilityValue: String? { "\(value)" }
}
