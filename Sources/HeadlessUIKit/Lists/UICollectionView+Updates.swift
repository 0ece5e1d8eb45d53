public import Foundation

extension UICollectionView {
  /// Makes changes together.
  ///
  /// - Parameters:
  ///   - updates: the changes.
  ///   - completion: called when they have been shown, with whether that was not broken off.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    begin()
    updates?()
    end()
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

  private func begin() {
    if updateDepth == 0 {
      _ = numberOfSections
      updates = TableUpdates()
    }
    updateDepth += 1
  }

  private func end() {
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  private func update(_ change: (inout TableUpdates) -> Void) {
    begin()
    change(&updates)
    end()
  }

  /// Shows items that the data source has now.
  ///
  /// - Parameter indexPaths: the items as they are counted afterwards.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Takes items away that the data source has no longer.
  ///
  /// - Parameter indexPaths: the items as they were counted before.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for the cells of items again.
  ///
  /// - Parameter indexPaths: the items.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - indexPath: the item as it was counted before.
  ///   - newIndexPath: the item as it is counted afterwards.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Shows sections that the data source has now.
  ///
  /// - Parameter sections: the sections as they are counted afterwards.
  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source has no longer.
  ///
  /// - Parameter sections: the sections as they were counted before.
  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the items of sections again.
  ///
  /// - Parameter sections: the sections.
  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  private func applyUpdates() {
    let updates = self.updates
    self.updates = TableUpdates()
    let old = counts ?? []
    let new = askCounts()
    guard updates.check(old, new, in: .collection) else { return reloadData() }
    let map = updates.pathMap(oldCounts: old, newCounts: new)
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in visible {
      let isReloaded =
        updates.reloadedRows.contains(path) || updates.reloadedSections.contains(path.section)
      if let place = map[path], !isReloaded { kept[place] = cell } else { endDisplaying(path) }
    }
    visible = kept
    selectedPaths = selectedPaths.compactMap { map[$0] }
    counts = new
    collectionViewLayout.invalidateLayout()
    updateVisibleCells()
  }
}
