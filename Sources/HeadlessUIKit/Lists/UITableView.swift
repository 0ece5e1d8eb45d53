public import Foundation

/// A list of rows in sections.
///
/// Cells are made for the rows that show; others can be scrolled to.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: State behind the extensions

  /// Cells that a storyboard laid out, instead of a data source's.
  var staticSections: [StaticSection]? {
    didSet { reloadData() }
  }

  /// Makes a prototype cell of a storyboard, by its identifier.
  var cellPrototypes: [String: () -> UITableViewCell?] = [:]

  /// Makes each prototype cell of a storyboard, in document order, those without an identifier included.
  var orderedPrototypes: [() -> UIView?] = []
  /// Serves the table where nobody else does, while a storyboard is played without its app.
  var prototypeRows: PrototypeRows?

  /// Makes a cell of a registered class or nib, by its identifier.
  var cellMakers: [String: () -> UITableViewCell?] = [:]
  var headerFooterMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
  var reusableCells: [String: [UITableViewCell]] = [:]
  var reusableHeaderFooters: [String: [UITableViewHeaderFooterView]] = [:]

  var sections: [SectionLayout] = []
  var dataIsLoaded = false
  var visible: [IndexPath: UITableViewCell] = [:]
  var headerViews: [Int: UIView] = [:]
  var footerViews: [Int: UIView] = [:]
  var selectedPaths: [IndexPath] = []
  var updateDepth = 0
  var updates = TableUpdates()
  var isUpdatingCells = false

  // MARK: Who knows

  /// Who knows what the table view shows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      if dataSource !== oldValue { reloadData() }
    }
  }

  /// Who is asked and told about the rows.
  open var delegate: (any UITableViewDelegate)? {
    get { storedDelegate as? any UITableViewDelegate }
    set {
      guard newValue !== storedDelegate else { return }
      storedDelegate = newValue
      if dataIsLoaded { reloadData() }
    }
  }

  /// Who is told early which rows will show; not told by a headless table view, which never waits.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Looks

  /// How sections look.
  open private(set) var style = Style.plain

  /// The height of rows, in points; decided by their content by default.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsHeights() } }
  }

  /// The height above sections, in points; decided by its content by default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsHeights() } }
  }

  /// The height below sections, in points; decided by its content by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsHeights() } }
  }

  /// A first guess of the height of rows, in points.
  open var estimatedRowHeight = UITableView.automaticDimension

  /// A first guess of the height above sections, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension

  /// A first guess of the height below sections, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// The room above the first section's header, in points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension

  /// The line between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The colour of the line between rows.
  open var separatorColor: UIColor? = .separator

  /// How far the line between rows stays from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// Whether cells' margins keep lines readable; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether content stays in the safe area; true by default.
  open var insetsContentViewsToSafeArea = true

  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view above the first section.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
  }

  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, with: tableFooterView) }
  }

  // MARK: Behaviour

  /// Whether rows can be chosen; true by default.
  open var allowsSelection = true

  /// Whether rows can be chosen while editing; false by default.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be chosen; false by default.
  open var allowsMultipleSelection = false

  /// Whether several rows can be chosen while editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the focus chooses rows; false by default.
  open var selectionFollowsFocus = false

  /// Whether rows can be dragged; on an iPad by default.
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad

  /// Says what is dragged; not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// Says what is done with what is dropped; not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// Whether things are dragged out of the view.
  open internal(set) var hasActiveDrag = false

  /// Whether things are dragged over the view.
  open internal(set) var hasActiveDrop = false

  /// Whether a focus may come to rows; nil for as the system has it.
  open var allowsFocus = true

  /// Whether the focus comes back to the row where it was; false by default.
  open var remembersLastFocusedIndexPath = false

  /// Whether the prefetching data source is told; true by default.
  open var isPrefetchingEnabled = true

  /// The height of the empty rows below a plain table's last one, in points; none by default.
  open var fillerRowHeight: CGFloat = 0

  /// Whether rows are measured anew when their content changes; yes by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// What the insets of lines between rows are counted from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// How lines between rows look on blurred grounds.
  open var separatorEffect: UIVisualEffect?

  /// The colour behind the index at the side while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Lets a long press open menus of rows; nil where the delegate offers none, and in a headless app.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// How many rows there are at least before the index at the side shows.
  open var sectionIndexMinimumDisplayRowCount = 0

  /// The colour of the index at the side.
  open var sectionIndexColor: UIColor?

  /// The colour behind the index at the side.
  open var sectionIndexBackgroundColor: UIColor?

  private var storedIsEditing = false

  /// Whether rows show what editing offers; false by default.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides what editing offers.
  ///
  /// - Parameters:
  ///   - editing: whether it shows.
  ///   - animated: whether the change is shown; it comes at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    for (indexPath, cell) in visible { prepareForEditing(cell, at: indexPath, animated: animated) }
  }

  // MARK: Creation

  /// Makes a table view.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview's coordinates, in points.
  ///   - style: how sections look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table view.
  ///
  /// - Parameter frame: place and size in the superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a table view from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the style that a storyboard says.
  func adopt(style: Style) {
    self.style = style
  }

  // MARK: Points that a subclass may watch

  /// Forgets what the data source said and asks again: at once for what code wants to know, for cells in the next layout.
  open func reloadData() {
    for path in Array(visible.keys) { endDisplaying(path) }
    removeSectionViews()
    selectedPaths = []
    sections = []
    dataIsLoaded = false
    setNeedsLayout()
  }

  /// A cell that is not used any more, or a new one of a registered class or a storyboard's prototype.
  ///
  /// - Parameter identifier: the identifier.
  /// - Returns: the cell; nil where nothing is known by the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = cellPrototypes[identifier]?() ?? cellMakers[identifier]?()
    cell?.adopt(reuseIdentifier: identifier)
    return cell
  }

  /// A cell that is not used any more, or a new one of a registered class or a storyboard's prototype.
  ///
  /// - Parameters:
  ///   - identifier: the identifier. One that is not known raises UIKit's own exception.
  ///   - indexPath: the row that the cell is for.
  /// - Returns: the cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIKitComplaint.noCell(identifier).report()
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The cell of a row.
  ///
  /// - Parameter indexPath: the row.
  /// - Returns: the cell; nil for a row that does not show.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateVisibleCellsIfNeeded()
    return visible[indexPath]
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: the row; one that is not there raises UIKit's own exception.
  ///   - scrollPosition: where it comes to stand.
  ///   - animated: whether the delegate is told when an animation ends; the row is there at once.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard canScroll(to: indexPath) else { return }
    let rect = rectForRow(at: indexPath)
    guard rect.height > 0 else { return }
    let top: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: top = rect.minY - adjustedContentInset.top
    case .middle: top = rect.midY - bounds.height / 2
    case .bottom: top = rect.maxY - bounds.height + adjustedContentInset.bottom
    }
    setContentOffset(resting(CGPoint(x: 0, y: top)), animated: animated)
    updateVisibleCellsIfNeeded()
  }

  /// Chooses a row; the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: the row; nil to give every chosen row up.
  ///   - animated: whether the change is shown; it comes at once.
  ///   - scrollPosition: where the row comes to stand.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
      return
    }
    guard indexPath.row < numberOfRows(inSection: indexPath.section) else { return }
    if !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    markSelected(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Gives a chosen row up; the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - animated: whether the change is shown; it comes at once.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    visible[indexPath]?.setSelected(false, animated: animated)
  }

  /// Makes changes together.
  ///
  /// - Parameters:
  ///   - updates: the changes.
  ///   - completion: called when they have been shown, with whether that was not broken off.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    HeadlessEnvironment.current.clock.schedule(after: UIView.areAnimationsEnabled ? 0.3 : 0) {
      completion(true)
    }
  }

  /// Makes changes together, in a closure that nobody keeps: it may name members without `self`.
  ///
  /// - Parameters:
  ///   - updates: the changes.
  ///   - completion: called when they have been shown, with whether that was not broken off.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Shows rows that the data source has now.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows as they are counted afterwards.
  ///   - animation: how they come.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Takes rows away that the data source has no longer.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows as they were counted before.
  ///   - animation: how they go.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows again.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows.
  ///   - animation: how the new cells come.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Asks for the rows of sections again.
  ///
  /// - Parameters:
  ///   - sections: the sections.
  ///   - animation: how the new rows come.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleCells()
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    updateVisibleCells()
  }

  override func resize(to size: CGSize) {
    let isNew = size != storedBounds.size
    super.resize(to: size)
    if isNew { for cell in visible.values { cell.frame.size.width = size.width } }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouches(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func replaceEdgeView(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}
