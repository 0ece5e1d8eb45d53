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

  /// Names something that is known of a typeface.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The full name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name inside the family, such as `Bold`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that a person reads.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// Weight, width and slant, by their names.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// How letters are scaled and slanted.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The room of each letter, in points.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// What the typeface can do and does, such as digits of one width.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// What the text is for.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The typefaces that are tried for letters that it lacks.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The letters that it has.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
  }

  /// Names a trait of a typeface.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Traits as a set.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// How heavy, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide, from -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Names a part of what a typeface can do.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Which feature, by its number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What is chosen of it, by its number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// Which feature, by its number; before iOS 15.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// What is chosen of it, by its number; before iOS 15.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  let font: UIFont
  /// What was added that the font does not say.
  private let added: [AttributeName: Any]

  /// Makes a descriptor of what is known of a typeface.
  ///
  /// - Parameter attributes: its name or family, size and traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = (attributes[.size] as? CGFloat) ?? (attributes[.size] as? Double).map { CGFloat($0) } ?? 12
    var name = attributes[.name] as? String ?? attributes[.family] as? String ?? ""
    if attributes[.name] == nil, let face = attributes[.face] as? String { name += "-" + face }
    self.init(
      of: Self.font(UIFont(name: name, size: size) ?? .systemFont(ofSize: size), attributes),
      added: attributes)
  }

  /// The same typeface with more that is known of it.
  ///
  /// - Parameter attributes: what is known; size, weight and slant are taken over, the rest is kept.
  /// - Returns: the descriptor.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(of: Self.font(font, attributes), added: added.merging(attributes) { $1 })
  }

  private static func font(_ font: UIFont, _ attributes: [AttributeName: Any]) -> UIFont {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let weight =
      traits[.weight] as? UIFont.Weight ?? (traits[.weight] as? CGFloat).map { UIFont.Weight($0) }
    let symbolic = (traits[.symbolic] as? UInt32).map { SymbolicTraits(rawValue: $0) }
    return UIFont(
      size: attributes[.size] as? CGFloat ?? font.size, face: font.face,
      family: attributes[.family] as? String ?? font.family,
      weight: weight ?? (symbolic?.contains(.traitBold) == true ? .bold : font.weight),
      isItalic: symbolic?.contains(.traitItalic) ?? font.isItalic, textStyle: font.textStyle)
  }

  /// What is known of the typeface.
  open var fontAttributes: [AttributeName: Any] {
    added.merging([.name: font.face, .family: font.family, .size: font.size]) { $1 }
  }

  /// Something that is known of the typeface.
  ///
  /// - Parameter anAttribute: its name.
  /// - Returns: the value; nil where it is not known.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The same typeface in another family.
  ///
  /// - Parameter newFamily: the family's name.
  /// - Returns: the descriptor.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The same family in another face.
  ///
  /// - Parameter newFace: the name inside the family, such as `Bold`.
  /// - Returns: the descriptor.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [.family: font.family, .face: newFace, .size: font.size])
  }

  convenience init(of font: UIFont) { self.init(of: font, added: [:]) }

  private init(of font: UIFont, added: [AttributeName: Any]) {
    self.added = added
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
