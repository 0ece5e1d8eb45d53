internal import Foundation

/// How the lines around a row of a list look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line shows.
  public enum Visibility: Int, Sendable {
    /// As the list has it.
    case automatic
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// Insets that stand for those of UIKit.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether the line above shows.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below shows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above stays from the edges, in points.
  public var topSeparatorInsets = Self.automaticInsets
  /// How far the line below stays from the edges, in points.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The colour while several rows are chosen.
  public var multipleSelectionColor = UIColor.separator
  /// How the lines look on blurred grounds.
  public var visualEffect: UIVisualEffect?

  /// Makes the look of a kind of list.
  ///
  /// - Parameter listAppearance: the kind of list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
