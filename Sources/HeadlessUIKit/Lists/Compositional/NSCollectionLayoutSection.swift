public import Foundation

/// How a section scrolls across the direction of its list.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none
  /// Freely.
  case continuous
  /// Freely, and rests at the start of a group.
  case continuousGroupLeadingBoundary
  /// By the width of the list.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, which rest in the middle.
  case groupPagingCentered
}

/// The edge or corner of a rectangle that something stands at.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The upper edge.
  case top
  /// The upper corner where lines begin.
  case topLeading
  /// The edge where lines begin.
  case leading
  /// The lower corner where lines begin.
  case bottomLeading
  /// The lower edge.
  case bottom
  /// The lower corner where lines end.
  case bottomTrailing
  /// The edge where lines end.
  case trailing
  /// The upper corner where lines end.
  case topTrailing
}

/// A view beside the items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The view's kind.
  open private(set) var elementKind: String

  /// Where it stands in the order from back to front.
  open var zIndex = 0

  /// Makes a view beside the items.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - elementKind: its kind.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }

  /// Where it stands on what it belongs to; kept and not used by headless layouts.
  open private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])

  /// Which point of itself stands there; kept and not used by headless layouts.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// Makes a view on an item, such as a badge.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - elementKind: its kind.
  ///   - containerAnchor: where it stands on the item.
  ///   - itemAnchor: which point of itself stands there.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind)
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }
}

/// A header or footer of a section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge that it stands at.
  open private(set) var alignment: NSRectAlignment

  /// Whether it has room of its own; true by default.
  open var extendsBoundary = true

  /// Whether it stays in sight while its section does; kept and not used by headless layouts.
  open var pinToVisibleBounds = false

  /// Makes a header or footer.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - elementKind: its kind.
  ///   - alignment: the edge that it stands at.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }

  /// How far it is moved from its edge, in points; kept and not used by headless layouts.
  open private(set) var offset = CGPoint.zero

  /// Makes a header or footer away from its edge.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - elementKind: its kind.
  ///   - alignment: the edge that it stands at.
  ///   - absoluteOffset: how far it is moved from there, in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
    offset = absoluteOffset
  }

  var isBelow: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// A view behind a section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The view's kind.
  open private(set) var elementKind = ""

  /// Where it stands in the order from back to front.
  open var zIndex = 0

  /// Makes a view behind a whole section.
  ///
  /// - Parameter elementKind: its kind.
  /// - Returns: the item.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutDecorationItem(layoutSize: size)
    item.elementKind = elementKind
    return item
  }
}

/// A section of a compositional layout: a group that repeats.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// How far the groups stay from the edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets()

  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// How the section scrolls across; headless layouts place its groups below each other in any case.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Whether headers and footers keep the groups' distance from the edges; true by default.
  open var supplementariesFollowContentInsets = true

  /// Which edges the groups stay away from; the layout's by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Which edges headers and footers stay away from; the same as the groups by default.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// How scrolling across comes to rest.
  open private(set) lazy var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Called with what shows while the list scrolls; not called by headless layouts, which place without animation.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Makes a section.
  ///
  /// - Parameter group: what repeats in it.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Makes a section that looks like a list.
  ///
  /// - Parameters:
  ///   - configuration: how the list looks.
  ///   - layoutEnvironment: what is around it.
  /// - Returns: the section.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { list(using: configuration) }

  static func list(using configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    func boundary(_ kind: String, _ alignment: NSRectAlignment) {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: row, elementKind: kind, alignment: alignment))
    }
    if configuration.headerMode == .supplementary {
      boundary(UICollectionView.elementKindSectionHeader, .top)
    }
    if configuration.footerMode == .supplementary {
      boundary(UICollectionView.elementKindSectionFooter, .bottom)
    }
    return section
  }
}

/// How a collection view that looks like a list looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The kinds of list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections apart from each other.
    case grouped
    /// Sections apart from each other and from the edges.
    case insetGrouped
    /// The list at the side of a split view.
    case sidebar
    /// The same without a material.
    case sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none
    /// They are views beside the items.
    case supplementary
    /// The first item of a section is one.
    case firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none
    /// They are views beside the items.
    case supplementary
  }

  /// Offers actions of a row that is swiped.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Looks at the line below a row.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// The kind of list.
  public var appearance: Appearance
  /// How lines between rows look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes how the line below a row looks; not called by headless layouts, which draw none.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The colour behind the rows.
  public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// The room above the first header, in points.
  public var headerTopPadding: CGFloat?
  /// Offers actions before a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Offers actions behind a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes the look of a list.
  ///
  /// - Parameter appearance: the kind of list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
