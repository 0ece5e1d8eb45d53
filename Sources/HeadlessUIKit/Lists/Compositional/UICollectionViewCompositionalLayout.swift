public import Foundation

/// The room that a compositional layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without what covers the edges, in points.
  var effectiveContentSize: CGSize { get }
  /// How far the content stays from the edges, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
}

/// What is around a section of a compositional layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// Makes the sections of a compositional layout, by their numbers.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction that the list scrolls in; headless layouts place sections below each other in any case.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The room between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// Headers and footers of the whole list, above the first section and below the last one.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Which edges the contents stay away from; safe ones by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes a configuration.
  public override init() { super.init() }
}

/// Places items by sections, groups and items that are composed.
///
/// Headless layouts take estimated lengths as they are and place all groups of a section below each other.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0

  /// Makes a layout whose sections are all alike.
  ///
  /// - Parameters:
  ///   - section: what they are like.
  ///   - configuration: what holds for all of them.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.section = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout whose sections are made one by one.
  ///
  /// - Parameters:
  ///   - sectionProvider: makes them.
  ///   - configuration: what holds for all of them.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.section = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Nothing can be read of a storyboard here.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) { nil }

  /// Makes a layout that looks like a list.
  ///
  /// - Parameter configuration: how the list looks.
  /// - Returns: the layout.
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(section: .list(using: configuration)) }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    (attributes, length) = ([], 0)
    guard let collectionView else { return }
    let environment = LayoutEnvironment(collectionView)
    let edges = configuration.boundarySupplementaryItems
    for item in edges where !item.isBelow {
      place(item, IndexPath(index: 0), collectionView.bounds.size, 0)
    }
    defer {
      for item in edges where item.isBelow { place(item, IndexPath(index: 0), collectionView.bounds.size, 0) }
    }
    for number in 0..<collectionView.numberOfSections {
      if number > 0 { length += configuration.interSectionSpacing }
      guard let section = section(number, environment) else { continue }
      place(section, number, in: collectionView)
    }
  }

  private func place(_ section: NSCollectionLayoutSection, _ number: Int, in view: UICollectionView) {
    let insets = section.contentInsets
    let path = IndexPath(item: 0, section: number)
    let start = length
    defer { placeBehind(section, path, from: start, in: view) }
    let room = CGSize(
      width: max(0, view.bounds.width - insets.leading - insets.trailing), height: view.bounds.height)
    for item in section.boundarySupplementaryItems where !item.isBelow {
      place(item, path, room, insets.leading)
    }
    length += insets.top
    let count = view.numberOfItems(inSection: number)
    var item = 0
    while item < count {
      if item > 0 { length += section.interGroupSpacing }
      let size = section.group.layoutSize.size(in: room)
      let places = section.group.places(
        in: CGRect(origin: CGPoint(x: insets.leading, y: length), size: size))
      guard !places.isEmpty else { break }
      for place in places.prefix(count - item) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: number))
        attributes.frame = place
        self.attributes.append(attributes)
        item += 1
      }
      length = max(length + size.height, places.map(\.maxY).max() ?? 0)
    }
    length += insets.bottom
    for item in section.boundarySupplementaryItems where item.isBelow {
      place(item, path, room, insets.leading)
    }
  }

  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ room: CGSize, _ leading: CGFloat
  ) {
    let size = item.layoutSize.size(in: room)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    attributes.zIndex = item.zIndex
    attributes.frame = CGRect(origin: CGPoint(x: leading, y: length), size: size)
    self.attributes.append(attributes)
    if item.extendsBoundary { length += size.height }
  }

  private func placeBehind(
    _ section: NSCollectionLayoutSection, _ path: IndexPath, from start: CGFloat, in view: UICollectionView
  ) {
    for item in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: path)
      attributes.zIndex = item.zIndex
      let insets = item.contentInsets
      attributes.frame = CGRect(
        x: insets.leading, y: start + insets.top,
        width: max(0, view.bounds.width - insets.leading - insets.trailing),
        height: max(0, length - start - insets.top - insets.bottom))
      self.attributes.append(attributes)
    }
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return CGSize(width: collectionView?.bounds.width ?? 0, height: length)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return attributes.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
  }
}

/// A collection view as what is around its sections.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
  var container: any NSCollectionLayoutContainer { self }

  convenience init(_ view: UICollectionView) {
    self.init(size: view.bounds.size, traits: view.traitCollection)
  }

  init(size: CGSize, traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }
}
