public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// How a switch shows.
  public enum Style: Int, Sendable {
    /// As the surroundings suggest.
    case automatic
    /// As a box to tick.
    case checkbox
    /// As a slider with two ends.
    case sliding
  }

  /// Whether the switch is on; false by default.
  ///
  /// Code that sets it tells nobody.
  open var isOn = false

  /// The colour while the switch is on.
  open var onTintColor: UIColor?

  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// The picture while the switch is on.
  open var onImage: UIImage?

  /// The picture while the switch is off.
  open var offImage: UIImage?

  /// The words beside a switch that shows as a box.
  open var title: String?

  /// How the switch should show.
  open var preferredStyle = Style.automatic

  /// How the switch shows.
  open var style: Style { .sliding }

  /// Makes a switch, which is always as large as switches are.
  ///
  /// - Parameter frame: the place in the superview's coordinates, in points; its size is passed over.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  /// Makes a switch from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let size = CGSize(width: 49, height: 31)

  /// Turns the switch on or off; nobody is told.
  ///
  /// - Parameters:
  ///   - on: whether it is on.
  ///   - animated: whether the change is shown; the value changes at once.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override func touchUpInside(at point: CGPoint, with event: UIEvent?) {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside], with: event)
  }

  override var keepsTaps: Bool { true }

  open override var intrinsicContentSize: CGSize { UISwitch.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}
