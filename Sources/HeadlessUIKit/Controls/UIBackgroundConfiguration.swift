public import Foundation

/// How the ground of a button or cell looks.
public struct UIBackgroundConfiguration: Hashable {
  /// The colour.
  public var backgroundColor: UIColor?

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// How far the ground stays from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The colour of the border.
  public var strokeColor: UIColor?

  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0

  /// How far the border stays from the edges, in points.
  public var strokeOutset: CGFloat = 0

  /// The picture on the ground.
  public var image: UIImage?

  /// How the picture fills the ground.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// Makes another colour of the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// Makes another colour of the border's.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// Blurs what is behind.
  public var visualEffect: UIVisualEffect?

  /// A view of the app's own that is the ground.
  public var customView: UIView?

  /// At which edges the ground keeps the view's margins.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The colour that comes of the transformer.
  ///
  /// - Parameter tintColor: the tint of the view, taken where there is no colour.
  /// - Returns: the colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The ground as it looks in a state; states change nothing here.
  ///
  /// - Parameter state: the state.
  /// - Returns: this ground.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// No ground.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The ground of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .systemBackground
    return configuration
  }

  /// The ground of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .secondarySystemGroupedBackground
    return configuration
  }

  /// The ground of the words above and below a section of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .secondarySystemBackground
    return configuration
  }

  /// The ground of the words above and below a section of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The ground of the words above a section of a side bar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The ground of a cell in a side bar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The ground of a cell beside a side bar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .systemBackground
    return configuration
  }

  /// The ground of a cell in a list.
  public static func listCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .systemBackground
    return configuration
  }

  /// The ground of the words above a section.
  public static func listHeader() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The ground of the words below a section.
  public static func listFooter() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
