public import Foundation

/// Items in sections, where a layout puts them.
///
/// Cells are made for the items that show; others can be scrolled to.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: State behind the extensions

  /// Names a kind of view and an identifier.
  struct ReuseKey: Hashable {
    let kind: String
    let identifier: String
  }

  /// Names a place of a view beside the items.
  struct SupplementaryKey: Hashable {
    let kind: String
    let indexPath: IndexPath
  }

  /// The kind under which items are kept.
  static let itemKind = ""

  /// Makes a prototype view of a storyboard.
  var prototypes: [ReuseKey: () -> UICollectionReusableView?] = [:]
  /// Makes each prototype cell of a storyboard, in document order, those without an identifier included.
  var orderedPrototypes: [() -> UIView?] = []
  /// Serves the collection where nobody else does, while a storyboard is played without its app.
  var prototypeRows: PrototypeRows?
  /// Makes a view of a registered class or nib.
  var makers: [ReuseKey: () -> UICollectionReusableView?] = [:]
  var reusable: [ReuseKey: [UICollectionReusableView]] = [:]
  var counts: [Int]?
  var visible: [IndexPath: UICollectionViewCell] = [:]
  var supplementary: [SupplementaryKey: UICollectionReusableView] = [:]
  var selectedPaths: [IndexPath] = []
  var updateDepth = 0
  var updates = TableUpdates()
  var isUpdatingCells = false
  /// The item that is moved by hand, and where it is.
  var movement: (from: IndexPath, to: IndexPath)?
  /// The change of layouts that a finger moves.
  var layoutTransition: (UICollectionViewTransitionLayout, LayoutInteractiveTransitionCompletion?)?

  /// Who knows what the collection view shows.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource !== oldValue { reloadData() }
    }
  }

  /// Who is asked and told about the items.
  open var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate as? any UICollectionViewDelegate }
    set {
      storedDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Who is told early which items will show; not told by a headless collection view, which never waits.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether ``prefetchDataSource`` is told; true by default.
  open var isPrefetchingEnabled = true

  /// Where items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard oldValue !== collectionViewLayout else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether items can be chosen; true by default.
  open var allowsSelection = true

  /// Whether several items can be chosen; false by default.
  open var allowsMultipleSelection = false

  /// Whether items show what editing offers; false by default.
  open var isEditing = false

  /// Whether items can be chosen while editing; false by default.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be chosen while editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether a focus may come to items; true by default.
  open var allowsFocus = true

  /// Whether the focus chooses items; false by default.
  open var selectionFollowsFocus = false

  /// Whether the focus comes back to the item where it was; false by default.
  open var remembersLastFocusedIndexPath = false

  /// Whether items are measured anew when their content changes; yes by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// How fast items make room for one that is dragged.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Lets a long press open menus of items; nil where the delegate offers none, and in a headless app.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Whether items can be dragged; on an iPad by default.
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad

  /// Says what is dragged; not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// Says what is done with what is dropped; not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether things are dragged out of the view.
  open internal(set) var hasActiveDrag = false

  /// Whether things are dragged over the view.
  open internal(set) var hasActiveDrop = false

  // MARK: Creation

  /// Makes a collection view.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview's coordinates, in points.
  ///   - layout: where items stand.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection view from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Takes another layout.
  ///
  /// - Parameters:
  ///   - layout: where items stand.
  ///   - animated: whether the change is shown; it comes at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Points that a subclass may watch

  /// Forgets what the data source said and asks again.
  open func reloadData() {
    for path in Array(visible.keys) { endDisplaying(path) }
    removeSupplementaryViews()
    selectedPaths = []
    counts = nil
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// The cell of an item.
  ///
  /// - Parameter indexPath: the item.
  /// - Returns: the cell; nil for an item that does not show.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    updateVisibleCellsIfNeeded()
    return visible[indexPath]
  }

  /// A cell that is not used any more, or a new one of a registered class or a storyboard's prototype.
  ///
  /// - Parameters:
  ///   - identifier: the identifier. One that is not known raises UIKit's own exception.
  ///   - indexPath: the item that the cell is for.
  /// - Returns: the cell.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let key = ReuseKey(kind: Self.itemKind, identifier: identifier)
    if let cell = dequeue(key) as? UICollectionViewCell { return cell }
    UIKitComplaint.noReusableView(kind: "UICollectionElementKindCell", identifier).report()
    return UICollectionViewCell()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleCells()
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.isInvalid = true
    }
    updateVisibleCells()
  }

  override func resize(to size: CGSize) {
    let isNew = size != storedBounds.size
    super.resize(to: size)
    if isNew { collectionViewLayout.invalidateLayout() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouches(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
