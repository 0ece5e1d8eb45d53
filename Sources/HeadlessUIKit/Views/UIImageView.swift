public import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The picture while the view shows as touched.
  open var highlightedImage: UIImage?

  /// Whether the view shows as touched; false by default.
  open var isHighlighted = false

  /// Pictures that are shown one after another.
  open var animationImages: [UIImage]?

  /// Pictures that are shown one after another while the view shows as touched.
  open var highlightedAnimationImages: [UIImage]?

  /// How long one round of pictures takes, in seconds; 0 for a thirtieth for each.
  open var animationDuration: TimeInterval = 0

  /// How many rounds are shown; 0 for ever.
  open var animationRepeatCount = 0

  /// How symbols are shown.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Whether pictures are shown one after another.
  open private(set) var isAnimating = false

  /// Makes a view that is as large as a picture.
  ///
  /// - Parameter image: the picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view that is as large as a picture.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - highlightedImage: the picture while the view shows as touched.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view without a picture.
  ///
  /// - Parameter frame: place and size in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Starts to show pictures one after another.
  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }

  /// Stops showing pictures one after another.
  open func stopAnimating() {
    isAnimating = false
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}

extension UIImage {
  /// How an image is shown.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The configuration with what another one says besides.
    ///
    /// - Parameter otherConfiguration: the other one, which wins where both say something; nil for nothing.
    /// - Returns: both together.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      otherConfiguration as? Self ?? self
    }
  }

  /// How a symbol is shown.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?
    let textStyle: UIFont.TextStyle?
    let colors: [UIColor]
    let prefersMulticolor: Bool?

    init(
      pointSize: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil,
      textStyle: UIFont.TextStyle? = nil, colors: [UIColor] = [], prefersMulticolor: Bool? = nil
    ) {
      (self.pointSize, self.weight, self.scale, self.textStyle) = (pointSize, weight, scale, textStyle)
      (self.colors, self.prefersMulticolor) = (colors, prefersMulticolor)
      super.init()
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return joined(other) as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && textStyle == other.textStyle && colors == other.colors
        && prefersMulticolor == other.prefersMulticolor
    }

    open override var hash: Int { pointSize?.hashValue ?? 0 }

    /// A symbol as large as text.
    ///
    /// - Parameter pointSize: the text's size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: nil)
    }

    /// A symbol as heavy as text.
    ///
    /// - Parameter weight: how heavy it is.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight)
    }

    /// A symbol as large and heavy as text.
    ///
    /// - Parameters:
    ///   - pointSize: the text's size, in points.
    ///   - weight: how heavy it is.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: nil)
    }

    /// A symbol as large and heavy as text, in a scale.
    ///
    /// - Parameters:
    ///   - pointSize: the text's size, in points.
    ///   - weight: how heavy it is.
    ///   - scale: how large it is beside the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight, scale: scale, textStyle: nil)
    }

    /// A symbol as large as text for a purpose.
    ///
    /// - Parameter textStyle: what the text is for.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: textStyle.defaultSize, weight: nil, scale: nil, textStyle: textStyle)
    }

    /// A symbol in a scale.
    ///
    /// - Parameter scale: how large it is beside text.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: nil, scale: scale)
    }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Very light.
    case thin
    /// Light.
    case light
    /// As body text is.
    case regular
    /// A little heavier.
    case medium
    /// As headlines are.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// The heaviest.
    case black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the place where it stands prefers.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Small.
    case small
    /// Middle.
    case medium
    /// Large.
    case large
  }

  /// Makes a system symbol.
  ///
  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - configuration: how it is shown.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    var details = ImageDetails()
    details.symbolConfiguration = configuration as? SymbolConfiguration
    self.init(source: .symbol(name), size: CGSize(width: 20, height: 20), details: details)
  }

  /// The same image, shown in another way.
  ///
  /// - Parameter configuration: how it is shown; kept for symbols.
  /// - Returns: the image.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return with { $0.symbolConfiguration = symbol }
  }
}
