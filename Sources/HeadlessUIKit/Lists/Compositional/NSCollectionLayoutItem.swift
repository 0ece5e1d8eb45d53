public import Foundation

/// The smallest part of a compositional layout: the place of one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// How large it is, compared with what is around it.
  open private(set) var layoutSize: NSCollectionLayoutSize

  /// The views that stand on it, such as badges; kept and not placed by headless layouts.
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// How far the content stays from the edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets()

  /// The room around it; kept and not used by headless layouts.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - supplementaryItems: the views that stand on it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The places of the cells in it.
  func places(in frame: CGRect) -> [CGRect] {
    [
      CGRect(
        x: frame.minX + contentInsets.leading, y: frame.minY + contentInsets.top,
        width: max(0, frame.width - contentInsets.leading - contentInsets.trailing),
        height: max(0, frame.height - contentInsets.top - contentInsets.bottom))
    ]
  }
}

/// Several items of a compositional layout in a row or a column.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Direction {
    case horizontal, vertical
  }

  /// Its parts, as often as they stand in it.
  open private(set) var subitems: [NSCollectionLayoutItem]

  /// The room between its parts.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private let direction: Direction
  private var isDividedEvenly = false

  private init(
    _ direction: Direction, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
  ) {
    self.direction = direction
    self.subitems = subitems
    super.init(layoutSize: layoutSize)
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - subitems: its parts, which repeat as long as there is room.
  /// - Returns: the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - subitems: its parts, which repeat as long as there is room.
  /// - Returns: the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  /// Makes a row of equal parts.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - subitem: the part.
  ///   - count: how often it stands there, all of one width.
  /// - Returns: the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { even(.horizontal, layoutSize, subitem, count) }

  /// Makes a column of equal parts.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - subitem: the part.
  ///   - count: how often it stands there, all of one height.
  /// - Returns: the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { even(.vertical, layoutSize, subitem, count) }

  /// Makes a row of equal parts; before iOS 16.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - subitem: the part.
  ///   - count: how often it stands there, all of one width.
  /// - Returns: the group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { even(.horizontal, layoutSize, subitem, count) }

  /// Makes a column of equal parts; before iOS 16.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - subitem: the part.
  ///   - count: how often it stands there, all of one height.
  /// - Returns: the group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { even(.vertical, layoutSize, subitem, count) }

  /// Makes a group whose places an app works out itself.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is.
  ///   - itemProvider: works the places out, in points of the group.
  /// - Returns: the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(.vertical, layoutSize, [])
    group.customItems = itemProvider
    return group
  }

  private var customItems: NSCollectionLayoutGroupCustomItemProvider?

  private static func even(
    _ direction: Direction, _ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem, _ count: Int
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(direction, size, Array(repeating: item, count: max(1, count)))
    group.isDividedEvenly = true
    return group
  }

  override func places(in frame: CGRect) -> [CGRect] {
    guard let inside = super.places(in: frame).first else { return [] }
    if let customItems {
      let room = LayoutEnvironment(size: inside.size, traits: .current)
      return customItems(room).map { $0.frame.offsetBy(dx: inside.minX, dy: inside.minY) }
    }
    guard !subitems.isEmpty else { return [] }
    let room = interItemSpacing?.spacing ?? 0
    let isRow = direction == .horizontal
    let whole = isRow ? inside.width : inside.height
    let part = (whole - room * CGFloat(subitems.count - 1)) / CGFloat(subitems.count)
    var places: [CGRect] = []
    var offset: CGFloat = 0
    var isFirstRound = true
    while true {
      for item in subitems {
        var size = item.layoutSize.size(in: inside.size)
        if isDividedEvenly, isRow { size.width = part }
        if isDividedEvenly, !isRow { size.height = part }
        let length = isRow ? size.width : size.height
        guard isFirstRound || offset + length <= whole + 0.01 else { return places }
        places += item.places(
          in: CGRect(
            x: inside.minX + (isRow ? offset : 0), y: inside.minY + (isRow ? 0 : offset), width: size.width,
            height: size.height))
        offset += length + room
      }
      // An estimated length in the group's direction is that of its parts.
      let own = isRow ? layoutSize.widthDimension : layoutSize.heightDimension
      guard !isDividedEvenly, own.measure != .estimated, offset > 0 else { return places }
      isFirstRound = false
    }
  }
}

/// Works out the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
