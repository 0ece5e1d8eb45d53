public import Foundation

/// What a cell or another view shows and how, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  ///
  /// - Returns: the view.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it looks in a state.
  ///
  /// - Parameter state: the state.
  /// - Returns: the configuration for it.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration.
  ///
  /// - Parameter configuration: the configuration.
  /// - Returns: whether it can.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view can show a configuration; by default, one of the same type as the present one.
  ///
  /// - Parameter configuration: the configuration.
  /// - Returns: whether it can.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a row of a list shows: a picture and words of two ranks.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How words look.
  public struct TextProperties: Hashable {
    /// The typeface.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The greatest number of lines; 0 for any.
    public var numberOfLines = 0
    /// Where lines stand from left to right.
    public var alignment = TextAlignment.natural
    /// What happens to text that does not fit into a line.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether text is made smaller to fit.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the size follows the person's text size.
    public var adjustsFontForContentSizeCategory = true
    /// How small text is made at most, as a share of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether room between letters is taken before text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the text that was cut shows when a pointer rests on it.
    public var showsExpansionTextWhenTruncated = false
    /// Which letters are written large.
    public var transform = TextTransform.none
    /// Makes another colour of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// Which letters are written large.
    public enum TextTransform: Int, Sendable {
      /// As they are.
      case none
      /// All.
      case uppercase
      /// None.
      case lowercase
      /// Each word's first.
      case capitalized
    }

    /// Where lines stand from left to right.
    public enum TextAlignment: Int, Sendable {
      /// As the language is written.
      case natural
      /// In the middle.
      case center
      /// From edge to edge.
      case justified
    }

    /// The colour that comes of the transformer.
    ///
    /// - Returns: the colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How the picture looks.
  public struct ImageProperties: Hashable {
    /// The colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The room kept for the picture, in points; 0 for its own size.
    public var reservedLayoutSize = CGSize.zero
    /// How a symbol is shown.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Makes another colour of the colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Whether the picture keeps its colours where a person inverts them.
    public var accessibilityIgnoresInvertColors = false
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The colour of the border.
    public var strokeColor: UIColor?

    /// The room of UIKit's own width or height.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The colour that comes of the transformer.
    ///
    /// - Parameter tintColor: the tint of the view.
    /// - Returns: the colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The words.
  public var text: String?
  /// The words with their looks.
  public var attributedText: NSAttributedString?
  /// How the words look.
  public var textProperties = TextProperties()
  /// The words of second rank.
  public var secondaryText: String?
  /// The words of second rank with their looks.
  public var secondaryAttributedText: NSAttributedString?
  /// How the words of second rank look.
  public var secondaryTextProperties = TextProperties()
  /// Whether the words of both ranks stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between picture and words, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between the words beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between the words above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// In which directions the margins of the view around are kept.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The opacity of all of it, from 0 to 1.
  public var alpha: CGFloat = 1

  private static func make(_ secondary: UIFont.TextStyle, sideBySide: Bool = false) -> Self {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    configuration.secondaryTextProperties.color = .secondaryLabel
    configuration.prefersSideBySideTextAndSecondaryText = sideBySide
    return configuration
  }

  private init() {}

  /// The look of a cell with words.
  public static func cell() -> UIListContentConfiguration { make(.caption1) }

  /// The look of a cell with smaller words below.
  public static func subtitleCell() -> UIListContentConfiguration { make(.caption1) }

  /// The look of a cell with grey words at the right.
  public static func valueCell() -> UIListContentConfiguration { make(.body, sideBySide: true) }

  /// The look of the words above a section.
  public static func header() -> UIListContentConfiguration {
    var configuration = make(.subheadline)
    configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  /// The look of the words below a section.
  public static func footer() -> UIListContentConfiguration { header() }

  /// The look of a cell in a side bar.
  public static func sidebarCell() -> UIListContentConfiguration { make(.caption1) }

  /// The look of the words above a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header() }

  /// The look of the words above a section of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { header() }

  /// The look of the words below a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { footer() }

  /// The look of the words below a section of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { footer() }

  /// The look of a cell in a side bar with smaller words below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// The look of a cell beside a side bar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// The look of a cell beside a side bar with smaller words below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// The look of the words above a section of a side bar.
  public static func sidebarHeader() -> UIListContentConfiguration { header() }

  /// The look of larger words above a section of a grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header() }

  /// The look of the largest words above a section of a grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { header() }

  /// Makes a view that shows it.
  ///
  /// - Returns: a ``UIListContentView``.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration as it looks in a state; states change nothing here.
  ///
  /// - Parameter state: the state.
  /// - Returns: this configuration.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Directions of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
