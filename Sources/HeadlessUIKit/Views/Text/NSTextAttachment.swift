public import Foundation

/// A picture that stands in text like a letter.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationTypeInfo = FoundationTypeInfo()

  /// The letter that stands for a picture.
  public static let character = 0xFFFC

  /// The bytes of what stands in the text.
  open var contents: Data?

  /// The type of the bytes.
  open var fileType: String?

  /// The picture.
  open var image: UIImage?

  /// Where the picture stands beside the baseline, in points; its own size where it is empty.
  open var bounds = CGRect.zero

  /// Makes an attachment without content.
  public override init() {
    super.init()
  }

  /// Makes an attachment of a picture.
  ///
  /// - Parameter image: the picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Makes an attachment of bytes.
  ///
  /// - Parameters:
  ///   - contentData: the bytes.
  ///   - uti: their type.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }
}

extension NSAttributedString {
  /// Makes a text of a picture alone.
  ///
  /// - Parameter attachment: the picture.
  public convenience init(attachment: NSTextAttachment) {
    let letter = Unicode.Scalar(UInt32(NSTextAttachment.character)).map { String(Character($0)) } ?? ""
    self.init(string: letter, attributes: [.attachment: attachment])
  }

  /// How large the text would be on one line for each of its paragraphs, in points.
  public func size() -> CGSize {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    return TextMeasure.size(of: string, font: font ?? .textDefault, lines: 0)
  }

  /// How large the text would be in a room.
  ///
  /// - Parameters:
  ///   - size: the room, in points.
  ///   - options: how it is measured.
  ///   - context: not used.
  /// - Returns: the room that it takes, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    return string.boundingRect(
      with: size, options: options, attributes: font.map { [.font: $0] }, context: context)
  }
}

extension NSAttributedString {
  /// Draws the text; nothing is drawn.
  ///
  /// - Parameter rect: where it stands, in points.
  public func draw(in rect: CGRect) {}

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameter point: where its corner stands, in points.
  public func draw(at point: CGPoint) {}

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: where it stands, in points.
  ///   - options: how it is measured.
  ///   - context: not used.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: Int

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// On several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the room between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By what is drawn instead of by the typeface.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// With dots at the end of the last line that fits.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known of drawn text.
open class NSStringDrawingContext: NSObject {
  /// How far text may be made smaller, as a factor.
  open var minimumScaleFactor: CGFloat = 0
}

extension UIFont {
  /// The typeface of text that says nothing of it.
  static var textDefault: UIFont { UIFont(size: 12, face: "Helvetica", family: "Helvetica") }
}

extension String {
  /// How large the text would be on one line for each of its paragraphs.
  ///
  /// - Parameter attrs: how it looks.
  /// - Returns: the size, in points, from the average width of letters.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure.size(of: self, font: attrs?[.font] as? UIFont ?? .textDefault, lines: 0)
  }

  /// How large the text would be in a room.
  ///
  /// - Parameters:
  ///   - size: the room, in points.
  ///   - options: how it is measured; on one line unless it says otherwise.
  ///   - attributes: how it looks.
  ///   - context: not used.
  /// - Returns: the room that it takes, in points, from the average width of letters.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .textDefault
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let taken = TextMeasure.size(
      of: self, font: font, width: isBroken ? size.width : .greatestFiniteMagnitude, lines: isBroken ? 0 : 1)
    return CGRect(origin: .zero, size: taken)
  }

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: where it stands, in points.
  ///   - attrs: how it looks.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameters:
  ///   - point: where its corner stands, in points.
  ///   - attrs: how it looks.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: where it stands, in points.
  ///   - options: how it is measured.
  ///   - attributes: how it looks.
  ///   - context: not used.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}

extension NSString {
  /// How large the text would be on one line for each of its paragraphs.
  ///
  /// - Parameter attrs: how it looks.
  /// - Returns: the size, in points, from the average width of letters.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// How large the text would be in a room.
  ///
  /// - Parameters:
  ///   - size: the room, in points.
  ///   - options: how it is measured.
  ///   - attributes: how it looks.
  ///   - context: not used.
  /// - Returns: the room that it takes, in points, from the average width of letters.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: where it stands, in points.
  ///   - attrs: how it looks.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameters:
  ///   - point: where its corner stands, in points.
  ///   - attrs: how it looks.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: where it stands, in points.
  ///   - options: how it is measured.
  ///   - attributes: how it looks.
  ///   - context: not used.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}

/// The room that text is laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size of the room, in points; 0 for any.
  open var size = CGSize.zero

  /// The room at both ends of a line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5

  /// The greatest number of lines; 0 for any.
  open var maximumNumberOfLines = 0

  /// What happens to text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Whether the width follows the text view's; false by default.
  open var widthTracksTextView = false

  /// Whether the height follows the text view's; false by default.
  open var heightTracksTextView = false

  /// Who lays text out in the room.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Parts that text goes round.
  open var exclusionPaths: [UIBezierPath] = []

  /// Makes a room.
  ///
  /// - Parameter size: its size, in points; 0 for any.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a room of any size.
  public override convenience init() {
    self.init(size: .zero)
  }
}
