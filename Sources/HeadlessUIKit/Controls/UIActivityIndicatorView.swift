public import Foundation

/// A wheel that turns while something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// Large and white, by its old name.
    case whiteLarge = 0
    /// White, by its old name.
    case white = 1
    /// Grey, by its old name.
    case gray = 2
    /// The ordinary size.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// How large the wheel is.
  open var style = Style.medium

  /// The colour of the wheel.
  open var color: UIColor!

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Whether the wheel is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Makes a wheel, hidden as it does not turn.
  ///
  /// - Parameter style: how large it is.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  /// Makes a wheel, hidden as it does not turn.
  ///
  /// - Parameter frame: place and size in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a wheel from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the wheel turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Makes the wheel stop.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private static func size(of style: Style) -> CGSize {
    let length: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: length, height: length)
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
}
