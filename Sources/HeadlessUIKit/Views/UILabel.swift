public import Foundation

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var storedText: String?
  private var storedAttributedText: NSAttributedString?

  /// The text.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue
      storedAttributedText = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its looks.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      storedAttributedText = newValue
      storedText = newValue?.string
      invalidateIntrinsicContentSize()
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  /// The typeface; the system's at 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The colour of the letters.
  open var textColor: UIColor! = .label

  /// Where lines stand from left to right.
  open var textAlignment = NSTextAlignment.natural

  /// What happens to text that does not fit into a line.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The greatest number of lines; 1 by default, 0 for any.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the text shows as usable; true by default.
  open var isEnabled = true

  /// Whether the text shows as touched; false by default.
  open var isHighlighted = false

  /// The colour of the letters while the text shows as touched.
  open var highlightedTextColor: UIColor?

  /// The colour of the shadow.
  open var shadowColor: UIColor?

  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Whether text is made smaller to fit; false by default.
  open var adjustsFontSizeToFitWidth = false

  /// How much smaller text is made at most, as a fraction; 0 by default.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether letters are put closer together before text is cut; false by default.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the size follows the person's text size; false by default.
  open var adjustsFontForContentSizeCategory = false

  /// Where text stands in a line that was made smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The width at which lines are broken, in points; 0 for the label's own.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Makes a label.
  ///
  /// - Parameter frame: place and size in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where the text stands in the label.
  ///
  /// - Parameters:
  ///   - bounds: the label's rectangle, in points.
  ///   - numberOfLines: the greatest number of lines.
  /// - Returns: the text's rectangle, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: measure(width: bounds.width, lines: numberOfLines))
  }

  /// Draws the text; never called, since a headless view draws nothing.
  ///
  /// - Parameter rect: where, in points.
  open func drawText(in rect: CGRect) {}

  private func measure(width: CGFloat, lines: Int) -> CGSize {
    TextMeasure.size(
      of: storedText ?? "", font: font ?? .systemFont(ofSize: 17),
      width: width > 0 ? width : .greatestFiniteMagnitude, lines: lines)
  }

  open override var intrinsicContentSize: CGSize {
    storedText?.isEmpty ?? true ? .zero : measure(width: preferredMaxLayoutWidth, lines: numberOfLines)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    storedText?.isEmpty ?? true ? .zero : measure(width: size.width, lines: numberOfLines)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}
