public import Foundation

extension UIButton {
  /// How a button looks and what it shows.
  public struct Configuration: Hashable {
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// Middle.
      case medium = 0
      /// Small.
      case small = 1
      /// Very small.
      case mini = 2
      /// Large.
      case large = 3
    }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, growing with the text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// Middle.
      case medium = 2
      /// Much.
      case large = 3
      /// As round as can be.
      case capsule = 4
    }

    /// Where the words of both ranks stand.
    public enum TitleAlignment: Int, Sendable {
      /// As the picture's place suggests.
      case automatic = 0
      /// Where reading starts.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where reading ends.
      case trailing = 3
    }

    /// The looks that a button starts with.
    enum Base: Hashable {
      case plain
      case tinted
      case gray
      case filled
      case borderless
      case bordered
      case borderedTinted
      case borderedProminent
    }

    /// The look that the configuration started with.
    let base: Base

    /// The words.
    public var title: String?

    /// The words with their looks.
    public var attributedTitle: AttributedString?

    /// Words of second rank.
    public var subtitle: String?

    /// Words of second rank with their looks.
    public var attributedSubtitle: AttributedString?

    /// The picture.
    public var image: UIImage?

    /// How the picture is shown where it is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Makes another colour of the picture's.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// Makes other looks of the words'.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// Makes other looks of the second-rank words'.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// Makes another colour of the wheel's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// What shows that a menu opens.
    public var indicator: Indicator = .automatic

    /// Makes another colour of that.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// How the button looks on a Mac.
    public var macIdiomStyle: MacIdiomStyle = .automatic

    /// What shows that a menu opens.
    public enum Indicator: Int, Sendable {
      /// As the button's menu suggests.
      case automatic
      /// Nothing.
      case none
      /// Two arrows.
      case popup
    }

    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the configuration suggests.
      case automatic
      /// With a frame.
      case bordered
      /// Without a frame.
      case borderless
      /// With a frame and words alone.
      case borderlessTinted
    }

    /// Whether a wheel stands in the picture's place.
    public var showsActivityIndicator: Bool = false

    /// Where the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// The room between picture and words, in points.
    public var imagePadding: CGFloat = 0

    /// The room between the words of both ranks, in points.
    public var titlePadding: CGFloat = 1

    /// Where the words of both ranks stand.
    public var titleAlignment: TitleAlignment = .automatic

    /// What happens to words that do not fit into a line.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// What happens to words of second rank that do not fit into a line.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The colour of the content.
    public var baseForegroundColor: UIColor?

    /// The colour of the ground.
    public var baseBackgroundColor: UIColor?

    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic

    /// How large the button is.
    public var buttonSize: Size = .medium

    /// The room around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The ground.
    public var background: UIBackgroundConfiguration = .clear()

    /// Whether a chosen button looks chosen.
    public var automaticallyUpdateForSelection: Bool = true

    init(base: Base) {
      self.base = base
    }

    /// Words in the tint colour on no ground.
    public static func plain() -> Configuration { Configuration(base: .plain) }

    /// Words in the tint colour on a light ground of that colour.
    public static func tinted() -> Configuration { Configuration(base: .tinted) }

    /// Words in the tint colour on grey ground.
    public static func gray() -> Configuration { Configuration(base: .gray) }

    /// Words on a ground of the tint colour.
    public static func filled() -> Configuration { Configuration(base: .filled) }

    /// Words in the tint colour on no ground, as old buttons are.
    public static func borderless() -> Configuration { Configuration(base: .borderless) }

    /// Words on grey ground.
    public static func bordered() -> Configuration { Configuration(base: .bordered) }

    /// Words in the tint colour on a light ground of that colour, with a border.
    public static func borderedTinted() -> Configuration { Configuration(base: .borderedTinted) }

    /// Words on a ground of the tint colour, with a border.
    public static func borderedProminent() -> Configuration { Configuration(base: .borderedProminent) }

    /// The configuration as it looks in a button's state; states change nothing here.
    ///
    /// - Parameter button: the button.
    /// - Returns: this configuration.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Takes the default room around the content.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration(base: base).contentInsets
    }
  }
}

/// Edges that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading starts.
  public static let leading: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// Every edge.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
