public import Foundation

/// Shows in a table view what a snapshot says, and finds out itself what changes from one to the next.
///
/// Rows that stay keep their cells. The table view holds it weakly, as it does every data source.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  /// Makes and fills the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go where the change is shown; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes the data source of a table view, which has it from then on.
  ///
  /// - Parameters:
  ///   - tableView: the table view.
  ///   - cellProvider: makes and fills the cell of an item; nil raises UIKit's exception.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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
    guard let tableView else {
      current = snapshot.settled
      completion?()
      return
    }
    SnapshotChanges<SectionIdentifierType, ItemIdentifierType>.animated(animatingDifferences) {
      tableView.performBatchUpdates {
        self.current = snapshot.settled
        tableView.deleteSections(changes.deletedSections, with: self.defaultRowAnimation)
        tableView.insertSections(changes.insertedSections, with: self.defaultRowAnimation)
        tableView.reloadSections(changes.reloadedSections, with: self.defaultRowAnimation)
        tableView.deleteRows(at: changes.deletedItems, with: self.defaultRowAnimation)
        tableView.insertRows(at: changes.insertedItems, with: self.defaultRowAnimation)
        tableView.reloadRows(at: changes.reloadedItems, with: self.defaultRowAnimation)
        for (old, new) in changes.movedItems { tableView.moveRow(at: old, to: new) }
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
    tableView?.reloadData()
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
    current.place(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
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

  // MARK: What the table view asks

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.parts.indices.contains(section) ? current.parts[section].items.count : 0
  }

  /// The cell that the cell provider makes of the item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: indexPath) else { return UITableViewCell() }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    UIKitComplaint.noCellProvided("UITableViewDiffableDataSource", indexPath, item, tableView).report()
    return UITableViewCell()
  }

  /// No title; for subclasses.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// No title; for subclasses.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// No row can be edited; for subclasses.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; for subclasses.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// No row can be moved; for subclasses.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; for subclasses.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// No index at the side; for subclasses.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section of an entry of the index at the side: the one of the same number; for subclasses.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
