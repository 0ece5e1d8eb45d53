public import Foundation

extension NSAttributedString.Key {
  /// The typeface, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// How paragraphs are set.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How letters are joined.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The room between letters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The room between letters, in points.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The line under the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the letters' outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the letters' outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of the letters.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A picture in the text.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Where a tap on the text leads.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far the letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The colour of the line under the letters.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through the letters.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How far the letters are slanted.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// An effect of the letters, such as that of letterpress.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Which way parts of the text are written.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// How far the letters are widened.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

/// How paragraphs are set.
///
/// Sendable unchecked, as Apple's: a text copies its style, and a copy that can change is used in one place at a time.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let foundationTypeInfo = FoundationTypeInfo()

  fileprivate(set) var values = Values()

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
  }

  /// How lines are broken besides.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No word stands alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are not broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The ordinary style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// This style, since it never changes.
  ///
  /// - Parameter zone: not used.
  /// - Returns: this style, or a copy of one that can change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  ///
  /// - Parameter zone: not used.
  /// - Returns: an `NSMutableParagraphStyle`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }

  /// Where lines stand from left to right.
  open var alignment: NSTextAlignment { values.alignment }

  /// What happens to text that does not fit into a line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The room between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The room after a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The room before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// How far the first line is moved in, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// How far the other lines are moved in, in points.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end, in points from the start, or from the end where it is below 0.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// What a line's height is multiplied with; 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// How readily words are divided, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether words are divided as the language has it.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// Which way text is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Whether room between letters is taken before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// How lines are broken besides.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Where tabs lead.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// How far apart further tabs lead, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
}

/// How paragraphs are set, as something that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines stand from left to right.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What happens to text that does not fit into a line.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The room between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The room after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The room before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// How far the first line is moved in, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// How far the other lines are moved in, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Where lines end, in points from the start, or from the end where it is below 0.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, in points; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// What a line's height is multiplied with; 0 for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// How readily words are divided, from 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Whether words are divided as the language has it.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  /// Which way text is written.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Whether room between letters is taken before text is cut.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// How lines are broken besides.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Where tabs lead.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }

  /// How far apart further tabs lead, in points; 0 for none.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Takes all of another style over.
  ///
  /// - Parameter obj: the other style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  /// Adds a place where a tab leads.
  ///
  /// - Parameter anObject: the place.
  open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
}

/// A shadow of letters.
open class NSShadow: NSObject, @unchecked Sendable {
  private let foundationTypeInfo = FoundationTypeInfo()

  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize.zero

  /// How soft the shadow is, in points.
  open var shadowBlurRadius: CGFloat = 0

  /// The colour, a `UIColor`.
  open var shadowColor: Any?
}

extension NSAttributedString {
  /// Names an effect of letters.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As if printed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// Where a tab leads.
open class NSTextTab: NSObject, @unchecked Sendable {
  private let foundationTypeInfo = FoundationTypeInfo()

  /// Names something that is known of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The letters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text stands there.
  public let alignment: NSTextAlignment
  /// How far from the edge, in points.
  public let location: CGFloat
  /// What else is known.
  public let options: [OptionKey: Any]

  /// Makes a place where a tab leads.
  ///
  /// - Parameters:
  ///   - alignment: how the text stands there.
  ///   - loc: how far from the edge, in points.
  ///   - options: what else is known.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
