public import Foundation

/// A control with a knob on a line between two values.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The pictures of its parts.
  var stateImages = StateImages()

  private var storedValue: Float = 0

  /// The value, kept between the ends; 0 by default.
  ///
  /// Code that sets it tells nobody.
  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The value at the left end; 0 by default.
  open var minimumValue: Float = 0 {
    didSet { value = storedValue }
  }

  /// The value at the right end; 1 by default.
  open var maximumValue: Float = 1 {
    didSet { value = storedValue }
  }

  /// Whether everyone is told while the knob moves instead of at the end alone; true by default.
  open var isContinuous = true

  /// The picture at the left end.
  open var minimumValueImage: UIImage?

  /// The picture at the right end.
  open var maximumValueImage: UIImage?

  /// The colour of the line left of the knob.
  open var minimumTrackTintColor: UIColor?

  /// The colour of the line right of the knob.
  open var maximumTrackTintColor: UIColor?

  /// How a slider looks and behaves on a Mac.
  public enum BehavioralStyle: UInt, Sendable {
    /// As the place suggests.
    case automatic
    /// As on an iPad.
    case pad
    /// As on a Mac.
    case mac
  }

  /// How the slider is to look and behave on a Mac.
  open var preferredBehavioralStyle = BehavioralStyle.automatic

  /// How the slider looks and behaves.
  open var behavioralStyle: BehavioralStyle { .pad }

  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  private var thumbImages: [UInt: UIImage] = [:]

  /// Moves the knob; nobody is told.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - animated: whether the change is shown; the value changes at once.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// Sets the picture of the knob.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the ordinary one.
  ///   - state: when it shows.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
  }

  /// The picture of the knob.
  ///
  /// - Parameter state: when it shows.
  /// - Returns: the picture; nil for the ordinary one.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }

  /// Where the line stands.
  ///
  /// - Parameter bounds: the room there is, in points.
  /// - Returns: the place, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// Where the knob stands.
  ///
  /// - Parameters:
  ///   - bounds: the room there is, in points.
  ///   - rect: where the line stands, in points.
  ///   - value: the value.
  /// - Returns: the place, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let side: CGFloat = 31
    return CGRect(
      x: rect.minX + share * max(0, rect.width - side), y: rect.midY - side / 2, width: side, height: side)
  }

  /// Moves the knob as a person does.
  ///
  /// - Parameter value: where the knob ends; kept between the ends.
  /// - Returns: whether the control can be used.
  @_spi(Sceneway) @discardableResult
  public func drag(to value: Float) -> Bool {
    guard isEnabled, TouchSimulator.obstacle(to: self) == nil else { return false }
    sendActions(for: .touchDown, with: nil)
    self.value = value
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: nil)
    sendActions(for: .touchUpInside, with: nil)
    return true
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

  override var defaultAccessibilityValue: String? {
    let range = maximumValue - minimumValue
    return range > 0 ? "\(Int(((value - minimumValue) / range * 100).rounded()))%" : nil
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }
}
