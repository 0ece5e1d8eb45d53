internal import Foundation

extension UICollectionView {
  /// Along which direction a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  /// Where an item comes to stand.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top: ScrollPosition = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from top to bottom.
    public static let centeredVertically: ScrollPosition = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom: ScrollPosition = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left: ScrollPosition = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from left to right.
    public static let centeredHorizontally: ScrollPosition = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right: ScrollPosition = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What a layout's places are for.
  public enum ElementCategory: UInt, Sendable {
    /// Items.
    case cell
    /// Views beside items.
    case supplementaryView
    /// Views of the layout's own.
    case decorationView
  }
}
