public import Foundation

/// A layout that fills lines with items, one after another.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for a size that the content decides.
  public static let automaticSize = CGSize(width: 1.797e308, height: 1.797e308)

  /// The least room between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }

  /// The least room between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }

  /// The size of items, in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }

  /// A first guess of the size of items, in points.
  open var estimatedItemSize = CGSize.zero

  /// Along which direction lines follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The size of sections' headers, in points; none by default.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }

  /// The size of sections' footers, in points; none by default.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }

  /// The room around sections, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  /// Whether headers stay in sight; false by default.
  open var sectionHeadersPinToVisibleBounds = false

  /// Whether footers stay in sight; false by default.
  open var sectionFootersPinToVisibleBounds = false

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var length: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }

  private var asked: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    attributes = []
    items = [:]
    length = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections { place(section, in: collectionView) }
  }

  private func place(_ section: Int, in collectionView: UICollectionView) {
    placeEdge(section, UICollectionView.elementKindSectionHeader, headerSize(section, collectionView))
    let insets = insets(section, collectionView)
    let (lineRoom, itemRoom) = rooms(section, collectionView)
    let breadth = isVertical ? collectionView.bounds.width : collectionView.bounds.height
    let (before, after) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    length += isVertical ? insets.top : insets.left
    var across = before
    var lineLength: CGFloat = 0
    let count = collectionView.numberOfItems(inSection: section)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = size(at: path, collectionView)
      let (along, over) = isVertical ? (size.height, size.width) : (size.width, size.height)
      if across > before, across + over > breadth - after + 0.01 {
        length += lineLength + lineRoom
        across = before
        lineLength = 0
      }
      let place = UICollectionViewLayoutAttributes(forCellWith: path)
      place.frame = CGRect(
        origin: isVertical ? CGPoint(x: across, y: length) : CGPoint(x: length, y: across), size: size)
      attributes.append(place)
      items[path] = place
      across += over + itemRoom
      lineLength = max(lineLength, along)
    }
    length += lineLength + (isVertical ? insets.bottom : insets.right)
    placeEdge(section, UICollectionView.elementKindSectionFooter, footerSize(section, collectionView))
  }

  private func placeEdge(_ section: Int, _ kind: String, _ size: CGSize) {
    let along = isVertical ? size.height : size.width
    guard along > 0, let collectionView else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: collectionView.bounds.width, height: along)
      : CGRect(x: length, y: 0, width: along, height: collectionView.bounds.height)
    attributes.append(place)
    length += along
  }

  // MARK: Sizes

  private func size(at path: IndexPath, _ view: UICollectionView) -> CGSize {
    guard let asked else { return fixedItemSize }
    return OptionalMethod.call { asked.collectionView(view, layout: self, sizeForItemAt: path) }
      ?? fixedItemSize
  }

  private var fixedItemSize: CGSize {
    itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
  }

  private func insets(_ section: Int, _ view: UICollectionView) -> UIEdgeInsets {
    guard let asked else { return sectionInset }
    return OptionalMethod.call { asked.collectionView(view, layout: self, insetForSectionAt: section) }
      ?? sectionInset
  }

  private func rooms(_ section: Int, _ view: UICollectionView) -> (line: CGFloat, item: CGFloat) {
    guard let asked else { return (minimumLineSpacing, minimumInteritemSpacing) }
    let line = OptionalMethod.call {
      asked.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    }
    let item = OptionalMethod.call {
      asked.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    }
    return (line ?? minimumLineSpacing, item ?? minimumInteritemSpacing)
  }

  private func headerSize(_ section: Int, _ view: UICollectionView) -> CGSize {
    guard let asked else { return headerReferenceSize }
    return OptionalMethod.call {
      asked.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    } ?? headerReferenceSize
  }

  private func footerSize(_ section: Int, _ view: UICollectionView) -> CGSize {
    guard let asked else { return footerReferenceSize }
    return OptionalMethod.call {
      asked.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    } ?? footerReferenceSize
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    let bounds = collectionView?.bounds.size ?? .zero
    return isVertical
      ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return attributes.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let size = collectionView?.bounds.size else { return false }
    return isVertical ? size.width != newBounds.width : size.height != newBounds.height
  }
}
