public import Foundation

/// Shows in a collection view what a snapshot says, and finds out itself what changes from one to the next.
///
/// Items that stay keep their cells. The collection view holds it weakly, as it does every data source.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// Makes and fills the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes and fills a view beside the items, such as a header.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes and fills the views beside the items.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What is asked and told while a person moves items.
  public struct ReorderingHandlers {
    /// Asked whether an item may be moved; none may where it is nil.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told that an item is about to be moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told that an item was moved.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers of nothing.
    public init() {}
  }

  /// What is asked and told while a person expands and collapses items.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Asked whether an item may be expanded; yes where it is nil.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Told that an item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Asked whether an item may be collapsed; yes where it is nil.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Told that an item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Asked what is below an item that is about to be expanded.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Makes handlers of nothing.
    public init() {}
  }

  /// What is asked and told while a person moves items.
  open var reorderingHandlers = ReorderingHandlers()

  /// What is asked and told while a person expands and collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The sections whose items have others below them.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes the data source of a collection view, which has it from then on.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view.
  ///   - cellProvider: makes and fills the cell of an item; nil raises UIKit's exception.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown, as a value to change and apply.
  ///
  /// - Returns: a copy.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows another snapshot, by the changes from the one before.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - animatingDifferences: whether the changes are shown.
  ///   - completion: called when they have been.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = SnapshotChanges(from: current, to: snapshot)
    outlines = outlines.filter { snapshot.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems }
    guard let collectionView else {
      current = snapshot.settled
      completion?()
      return
    }
    SnapshotChanges<SectionIdentifierType, ItemIdentifierType>.animated(animatingDifferences) {
      collectionView.performBatchUpdates {
        self.current = snapshot.settled
        collectionView.deleteSections(changes.deletedSections)
        collectionView.insertSections(changes.insertedSections)
        collectionView.reloadSections(changes.reloadedSections)
        collectionView.deleteItems(at: changes.deletedItems)
        collectionView.insertItems(at: changes.insertedItems)
        collectionView.reloadItems(at: changes.reloadedItems)
        for (old, new) in changes.movedItems { collectionView.moveItem(at: old, to: new) }
      } completion: { _ in
        completion?()
      }
    }
  }

  /// Shows another snapshot, by the changes from the one before, and waits until they have been shown.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - animatingDifferences: whether the changes are shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot by asking for everything again.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - completion: called when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

  /// Shows another snapshot by asking for everything again, and waits until it is shown.
  ///
  /// - Parameter snapshot: what is to be shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  // MARK: Looking

  /// The item at a place.
  ///
  /// - Parameter indexPath: the place.
  /// - Returns: the item; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// The place of an item.
  ///
  /// - Parameter itemIdentifier: the item.
  /// - Returns: its place; nil where it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The section at a place.
  ///
  /// - Parameter index: the place, from 0.
  /// - Returns: the section; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.parts.indices.contains(index) ? current.parts[index].section : nil
  }

  /// The place of a section.
  ///
  /// - Parameter sectionIdentifier: the section.
  /// - Returns: its place, from 0; nil where it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: What the collection view asks

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// How many items a section of the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.parts.indices.contains(section) ? current.parts[section].items.count : 0
  }

  /// The cell that the cell provider makes of the item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath) else { return UICollectionViewCell() }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    UIKitComplaint.noCellProvided("UICollectionViewDiffableDataSource", indexPath, item, collectionView)
      .report()
    return UICollectionViewCell()
  }

  /// The view that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// Whether ``reorderingHandlers`` let an item be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item, and tells ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let before = current
    guard let after = before.moving(sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = NSDiffableDataSourceTransaction(from: before, to: after)
    reorderingHandlers.willReorder?(transaction)
    current = after
    reorderingHandlers.didReorder?(transaction)
  }
}
