public import Foundation

/// Something done to what is behind a view.
///
/// Sendable unchecked, as Apple's: an effect never changes once it is made.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How strong and how light a blur is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Very dark.
    case extraDark = 3
    /// As the appearance suggests.
    case regular = 4
    /// Standing out.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The ordinary material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light.
    case systemThinMaterialLight = 12
    /// The ordinary material, light.
    case systemMaterialLight = 13
    /// A thick material, light.
    case systemThickMaterialLight = 14
    /// The material of bars, light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark.
    case systemThinMaterialDark = 17
    /// The ordinary material, dark.
    case systemMaterialDark = 18
    /// A thick material, dark.
    case systemThickMaterialDark = 19
    /// The material of bars, dark.
    case systemChromeMaterialDark = 20
  }

  /// How strong and how light the blur is.
  let style: Style

  /// Makes a blur.
  ///
  /// - Parameter style: how strong and how light it is.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

  open override var hash: Int { style.rawValue }
}

/// Content that takes on the colours of the blur behind it.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The blur behind the content.
  let blurEffect: UIBlurEffect

  /// Makes the effect for content on a blur.
  ///
  /// - Parameter blurEffect: the blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Makes the effect for content of a kind on a blur.
  ///
  /// - Parameters:
  ///   - blurEffect: the blur.
  ///   - style: the kind of content.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// Kinds of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text of second rank.
  case secondaryLabel = 1
  /// Text of third rank.
  case tertiaryLabel = 2
  /// Text of fourth rank.
  case quaternaryLabel = 3
  /// A shape.
  case fill = 4
  /// A shape of second rank.
  case secondaryFill = 5
  /// A shape of third rank.
  case tertiaryFill = 6
  /// A line.
  case separator = 7
}

/// A view that does something to what is behind it; content goes into ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is done to what is behind the view.
  open var effect: UIVisualEffect?

  private lazy var content: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Where subviews go.
  open var contentView: UIView { content }

  /// Makes a view.
  ///
  /// - Parameter effect: what is done to what is behind it.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Makes a view without an effect.
  ///
  /// - Parameter frame: place and size in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Takes a view from the storyboard as the one where subviews go.
  func adopt(contentView view: UIView) {
    content.removeFromSuperview()
    content = view
    addSubview(view)
  }
}
