public import Foundation

/// Where one element of a collection view stands and how it shows.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
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

  /// How the element is scaled, turned and moved in space.
  open var transform3D = CATransform3DIdentity

  /// The rectangle in the element's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

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

  /// Makes the attributes of a view behind the items.
  ///
  /// - Parameters:
  ///   - decorationViewKind: the view's kind.
  ///   - indexPath: the place that it belongs to.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Makes attributes of nothing in particular.
  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  private convenience init(indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// A copy, of the same class.
  ///
  /// - Parameter zone: not used.
  /// - Returns: the copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { HandedAttributes(value: copied()) }.value
  }

  private struct HandedAttributes: @unchecked Sendable {
    let value: UICollectionViewLayoutAttributes
  }

  private func copied() -> Self {
    let copy = Self()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.transform3D = transform3D
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
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

  /// Called when the layout came out of a storyboard or nib and its connections are made (SB-05).
  open func awakeFromNib() {}

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

  // MARK: Invalidation

  /// The class of what says what has to be worked out again.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Whether the places are mirrored where lines run from right to left; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Which way lines run where the layout is worked out.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Asks for a part of the places to be worked out again; the headless view works all of them out.
  ///
  /// - Parameter context: which part.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Says what has to be worked out again for other bounds.
  ///
  /// - Parameter newBounds: the bounds, in points.
  /// - Returns: what has to be.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Says what has to be worked out again for what a cell would like.
  ///
  /// - Parameters:
  ///   - preferredAttributes: what the cell would like.
  ///   - originalAttributes: what the layout worked out.
  /// - Returns: what has to be.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Asked whether the places change with what a cell would like; no by default.
  ///
  /// - Parameters:
  ///   - preferredAttributes: what the cell would like.
  ///   - originalAttributes: what the layout worked out.
  /// - Returns: whether they change.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: Scrolling

  /// Asked where scrolling is to rest; where it would by default.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where it would, in points.
  ///   - velocity: how fast the finger was, in points a millisecond.
  /// - Returns: where it does.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Asked which part is to show after a change; the same by default.
  ///
  /// - Parameter proposedContentOffset: where it would begin, in points.
  /// - Returns: where it does.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Told of changes before they show; does nothing by default.
  ///
  /// - Parameter updateItems: the changes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Told that changes have shown; does nothing by default.
  open func finalizeCollectionViewUpdates() {}

  /// Told that the bounds are about to change with an animation; does nothing by default.
  ///
  /// - Parameter oldBounds: the bounds before, in points.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Told that the bounds changed; does nothing by default.
  open func finalizeAnimatedBoundsChange() {}

  /// Told that another layout is about to come; does nothing by default.
  ///
  /// - Parameter newLayout: the layout that comes.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Told that this layout is about to come; does nothing by default.
  ///
  /// - Parameter oldLayout: the layout before.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Told that a change of layouts is over; does nothing by default.
  open func finalizeLayoutTransition() {}

  /// Where an item that comes begins; where it stands by default.
  ///
  /// - Parameter itemIndexPath: the item.
  /// - Returns: its attributes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item that goes ends; where it stood by default.
  ///
  /// - Parameter itemIndexPath: the item.
  /// - Returns: its attributes.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view beside the items that comes begins; where it stands by default.
  ///
  /// - Parameters:
  ///   - elementKind: the view's kind.
  ///   - elementIndexPath: the place that it belongs to.
  /// - Returns: its attributes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view beside the items that goes ends; where it stood by default.
  ///
  /// - Parameters:
  ///   - elementKind: the view's kind.
  ///   - elementIndexPath: the place that it belongs to.
  /// - Returns: its attributes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item goes that is dragged; where it would by default.
  ///
  /// - Parameters:
  ///   - previousIndexPath: where it is.
  ///   - position: where the finger is, in points.
  /// - Returns: the place.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  // MARK: Views behind the items

  private var decorationMakers: [String: () -> UICollectionReusableView?] = [:]

  /// Makes views behind the items of a class.
  ///
  /// - Parameters:
  ///   - viewClass: the class; nil to forget it.
  ///   - elementKind: the views' kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = (viewClass as? UICollectionReusableView.Type).map { type in
      { ClassInstantiation.makeReusableView(type) }
    }
  }

  /// Makes views behind the items from a nib.
  ///
  /// - Parameters:
  ///   - nib: the nib, with one view at its top; nil to forget it.
  ///   - elementKind: the views' kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
    }
  }

  /// The place of a view behind the items.
  ///
  /// - Parameters:
  ///   - elementKind: the view's kind.
  ///   - indexPath: the place that it belongs to.
  /// - Returns: its attributes.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// A new view behind the items; nil where its kind is not registered.
  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView? { decorationMakers[kind]?() }

  func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }
}
