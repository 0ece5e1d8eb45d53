public import Foundation

/// Where one element of a collection view stands and how it shows.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item, or the place that a view beside the items belongs to.
  open var indexPath: IndexPath

  /// Place and size in the content, in points.
  open var frame = CGRect.zero

  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Where the element stands in the order from back to front.
  open var zIndex = 0

  /// Whether the element is left out.
  open var isHidden = false

  /// How the element is scaled, turned and moved.
  open var transform = CGAffineTransform.identity

  /// What the element is.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a view beside the items; nil for an item.
  open private(set) var representedElementKind: String?

  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Makes the attributes of an item.
  ///
  /// - Parameter indexPath: the item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath: indexPath)
  }

  /// Makes the attributes of a view beside the items.
  ///
  /// - Parameters:
  ///   - elementKind: the view's kind.
  ///   - indexPath: the place that it belongs to.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes attributes of nothing in particular.
  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  private init(indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }
}

/// Where the elements of a collection view stand; a subclass works the places out.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether the places have to be worked out again.
  var isInvalid = true

  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Makes a layout from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Works the places out.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements in a part of the content.
  ///
  /// - Parameter rect: the part, in points.
  /// - Returns: their attributes.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The place of an item.
  ///
  /// - Parameter indexPath: the item.
  /// - Returns: its attributes.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a view beside the items.
  ///
  /// - Parameters:
  ///   - elementKind: the view's kind.
  ///   - indexPath: the place that it belongs to.
  /// - Returns: its attributes.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Asked whether the places change with the view's bounds; no by default.
  ///
  /// - Parameter newBounds: the bounds, in points.
  /// - Returns: whether they change.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Asks for the places to be worked out again.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }
}
