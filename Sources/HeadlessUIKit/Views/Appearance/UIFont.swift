public import Foundation

/// A typeface at a size.
///
/// Fonts are values; nothing is drawn with them. Their measures are those of the system's typeface, as fractions of
/// the size. Sendable unchecked, as Apple's: a font never changes once it is made.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let foundationTypeInfo = FoundationTypeInfo()

  /// How heavy a typeface is, from -1 to 1.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The weight as a number, 0 for regular.
    public let rawValue: CGFloat

    /// Makes a weight.
    ///
    /// - Parameter rawValue: from -1 to 1, 0 for regular.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight.
    ///
    /// - Parameter rawValue: from -1 to 1, 0 for regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// As body text is.
    public static let regular = Weight(0)
    /// A little heavier than body text.
    public static let medium = Weight(0.23)
    /// As headlines are.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)
  }

  /// The size, in points.
  open var pointSize: CGFloat { size }

  /// The full name of the typeface.
  open var fontName: String { face }

  /// The name of the family the typeface belongs to.
  open var familyName: String { family }

  let size: CGFloat
  let face: String
  let family: String
  let weight: Weight
  let isItalic: Bool
  let textStyle: TextStyle?

  init(
    size: CGFloat, face: String, family: String, weight: Weight = .regular, isItalic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    self.size = size
    self.face = face
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    super.init()
  }

  /// Makes a font of its typeface's name.
  ///
  /// - Parameters:
  ///   - fontName: the full name of a typeface, such as `Helvetica-Bold`. Any name is taken: no typefaces are installed.
  ///   - fontSize: the size, in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let family = fontName.split(separator: "-").first.map(String.init) ?? fontName
    let style = fontName.dropFirst(family.count).lowercased()
    self.init(
      size: fontSize, face: fontName, family: family, weight: style.contains("bold") ? .bold : .regular,
      isItalic: style.contains("italic") || style.contains("oblique"))
  }

  // MARK: System fonts

  private static func system(_ size: CGFloat, _ weight: Weight, isItalic: Bool = false) -> UIFont {
    let name: String
    switch weight.rawValue {
    case ..<0: name = "Light"
    case 0: name = isItalic ? "RegularItalic" : "Regular"
    case ..<0.3: name = "Medium"
    case ..<0.4: name = "Semibold"
    case ..<0.56: name = "Bold"
    default: name = "Heavy"
    }
    return UIFont(
      size: size, face: ".SFUI-\(name)", family: ".AppleSystemUIFont", weight: weight, isItalic: isItalic)
  }

  /// The system's typeface.
  ///
  /// - Parameter fontSize: the size, in points.
  /// - Returns: the font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular) }

  /// The system's typeface in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: the size, in points.
  ///   - weight: how heavy it is.
  /// - Returns: the font.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight) }

  /// The system's bold typeface.
  ///
  /// - Parameter fontSize: the size, in points.
  /// - Returns: the font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }

  /// The system's slanted typeface.
  ///
  /// - Parameter fontSize: the size, in points.
  /// - Returns: the font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, isItalic: true)
  }

  /// The system's typeface with digits of equal width.
  ///
  /// - Parameters:
  ///   - fontSize: the size, in points.
  ///   - weight: how heavy it is.
  /// - Returns: the font.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The system's typeface with letters of equal width.
  ///
  /// - Parameters:
  ///   - fontSize: the size, in points.
  ///   - weight: how heavy it is.
  /// - Returns: the font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, face: ".SFMono-Regular", family: ".AppleSystemUIFontMonospaced", weight: weight)
  }

  /// The size of text in buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of text in labels, in points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of ordinary text, in points.
  open class var systemFontSize: CGFloat { 14 }

  /// The same typeface at another size.
  ///
  /// - Parameter fontSize: the size, in points.
  /// - Returns: the font.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, face: face, family: family, weight: weight, isItalic: isItalic)
  }

  // MARK: Measures

  /// From the baseline to the top of a line, in points.
  open var ascender: CGFloat { size * 0.952 }

  /// From the baseline to the bottom of a line, in points, below 0.
  open var descender: CGFloat { size * -0.241 }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { size * 0.705 }

  /// The height of small letters, in points.
  open var xHeight: CGFloat { size * 0.526 }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }

  /// The room between lines, in points.
  open var leading: CGFloat { 0 }

  // MARK: Value

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return size == other.size && face == other.face && weight == other.weight && isItalic == other.isItalic
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size)
    hasher.combine(face)
    return hasher.finalize()
  }

  /// The font itself, since it never changes.
  ///
  /// - Parameter zone: not used.
  /// - Returns: this font.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<UICTFont> font-family: \"\(family)\"; font-weight: \(weight == .bold ? "bold" : "normal"); "
      + "font-style: \(isItalic ? "italic" : "normal"); font-size: \(size)pt"
  }
}

extension UIFont {
  /// How wide a typeface is, from -1 to 1.
  public struct Width: Hashable, Sendable, RawRepresentable {
    /// The width as a number, 0 for the ordinary one.
    public let rawValue: CGFloat

    /// Makes a width.
    ///
    /// - Parameter rawValue: from -1 to 1, 0 for the ordinary one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest.
    public static let compressed = Width(rawValue: -0.2)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.1)
    /// The ordinary one.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.1)
  }

  /// The system's typeface in a weight and a width.
  ///
  /// - Parameters:
  ///   - fontSize: the size, in points.
  ///   - weight: how heavy it is.
  ///   - width: how wide it is; not kept.
  /// - Returns: the font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The families of the typefaces that are there: none in a headless app, where any name is taken.
  public class var familyNames: [String] { [] }

  /// The typefaces of a family: none in a headless app, where any name is taken.
  ///
  /// - Parameter familyName: the family's name.
  /// - Returns: their full names.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
