public import Foundation

/// What a typeface is like: its family, its size, whether it is bold or slanted.
///
/// Sendable unchecked, as Apple's: a descriptor never changes once it is made.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a typeface.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt32

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of the system's typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String

    /// Makes a design of its name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ordinary one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont

  init(of font: UIFont) {
    self.font = font
    super.init()
  }

  /// Makes a descriptor of a typeface's name.
  ///
  /// - Parameters:
  ///   - name: the full name, such as `Helvetica-Bold`.
  ///   - size: the size, in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(of: UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }

  /// The descriptor of the font for a purpose.
  ///
  /// - Parameter style: what the text is for.
  /// - Returns: the descriptor.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(of: .preferredFont(forTextStyle: style))
  }

  /// The full name of the typeface.
  open var postscriptName: String { font.fontName }

  /// The size, in points.
  open var pointSize: CGFloat { font.pointSize }

  /// Traits of the typeface.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = font.isItalic ? .traitItalic : []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.familyName.hasSuffix("Monospaced") { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same typeface with other traits.
  ///
  /// - Parameter symbolicTraits: the traits; bold and slanted are taken over.
  /// - Returns: the descriptor.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let weight = isBold == wasBold ? font.weight : isBold ? .bold : .regular
    return UIFontDescriptor(
      of: UIFont(
        size: font.size, face: font.face, family: font.family, weight: weight,
        isItalic: symbolicTraits.contains(.traitItalic), textStyle: font.textStyle))
  }

  /// The same typeface at another size.
  ///
  /// - Parameter newPointSize: the size, in points.
  /// - Returns: the descriptor.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(of: font.withSize(newPointSize))
  }

  /// The system's typeface in a design.
  ///
  /// - Parameter design: the design.
  /// - Returns: the descriptor.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let family = design == .default ? ".AppleSystemUIFont" : ".AppleSystemUIFont\(design.suffix)"
    return UIFontDescriptor(
      of: UIFont(
        size: font.size, face: font.face, family: family, weight: font.weight, isItalic: font.isItalic,
        textStyle: font.textStyle))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

  open override var hash: Int { font.hash }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var suffix: Substring { rawValue.dropFirst("NSCTFontUIFontDesign".count) }
}

extension UIFont {
  /// Makes a font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: what the typeface is like.
  ///   - pointSize: the size, in points; the descriptor's where it is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      size: pointSize > 0 ? pointSize : font.size, face: font.face, family: font.family, weight: font.weight,
      isItalic: font.isItalic, textStyle: pointSize > 0 ? nil : font.textStyle)
  }

  /// What the typeface is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(of: self) }

  /// The font for a purpose.
  ///
  /// - Parameters:
  ///   - style: what the text is for.
  ///   - traitCollection: for which text size; the person's default one here.
  /// - Returns: the system's typeface in the style's size and weight.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}

/// Something whose text follows the person's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the size follows the person's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
