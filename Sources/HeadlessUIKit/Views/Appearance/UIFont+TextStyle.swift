public import Foundation

extension UIFont {
  /// What text is for, which decides its size and weight.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The style's name.
    public let rawValue: String

    /// Makes a style of its name.
    ///
    /// - Parameter rawValue: the name, such as `UICTFontTextStyleBody`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest title.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A headline of second rank.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Something called out.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note at the foot.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A caption of second rank.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the person's default setting, in points.
    var defaultSize: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .extraLargeTitle2, .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The font for a purpose, at the person's default text size.
  ///
  /// - Parameter style: what the text is for.
  /// - Returns: the system's typeface in the style's size and weight.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let isHeadline = style == .headline
    return UIFont(
      size: style.defaultSize, face: isHeadline ? ".SFUI-Semibold" : ".SFUI-Regular",
      family: ".AppleSystemUIFont", weight: isHeadline ? .semibold : .regular, textStyle: style)
  }
}

/// Sizes fonts for a purpose to the person's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a purpose.
  ///
  /// - Parameter textStyle: what the text is for.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The font at the person's text size; the default size changes nothing.
  ///
  /// - Parameter font: the font at the default text size.
  /// - Returns: the font at the person's text size.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at the person's text size, but not larger than a bound.
  ///
  /// - Parameters:
  ///   - font: the font at the default text size.
  ///   - maximumPointSize: the bound, in points; 0 for none.
  /// - Returns: the font at the person's text size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The font at a text size; the default size changes nothing.
  ///
  /// - Parameters:
  ///   - font: the font at the default text size.
  ///   - traitCollection: for which text size; not used.
  /// - Returns: the font at the text size.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font)
  }

  /// The font at a text size, but not larger than a bound.
  ///
  /// - Parameters:
  ///   - font: the font at the default text size.
  ///   - maximumPointSize: the bound, in points; 0 for none.
  ///   - traitCollection: for which text size; not used.
  /// - Returns: the font at the text size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }

  /// A length at a text size; the default size changes nothing.
  ///
  /// - Parameters:
  ///   - value: the length at the default text size, in points.
  ///   - traitCollection: for which text size; not used.
  /// - Returns: the length at the text size, in points.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaledValue(for: value)
  }

  /// A length at the person's text size; the default size changes nothing.
  ///
  /// - Parameter value: the length at the default text size, in points.
  /// - Returns: the length at the person's text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
