public import Foundation

extension UITableView {
  // MARK: Together

  /// Starts changes that are made together, until the matching end.
  public func beginUpdates() {
    if updateDepth == 0 {
      loadDataIfNeeded()
      updates = TableUpdates()
    }
    updateDepth += 1
  }

  /// Makes the changes since the matching start.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  func update(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    change(&updates)
    endUpdates()
  }

  // MARK: Rows

  /// Asks for the content of rows again, keeping their cells.
  ///
  /// - Parameter indexPaths: the rows.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// Moves a row.
  ///
  /// - Parameters:
  ///   - indexPath: the row as it was counted before.
  ///   - newIndexPath: the row as it is counted afterwards.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  // MARK: Sections

  /// Shows sections that the data source has now.
  ///
  /// - Parameters:
  ///   - sections: the sections as they are counted afterwards.
  ///   - animation: how they come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source has no longer.
  ///
  /// - Parameters:
  ///   - sections: the sections as they were counted before.
  ///   - animation: how they go.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section.
  ///
  /// - Parameters:
  ///   - section: the section as it was counted before.
  ///   - newSection: the section as it is counted afterwards.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  // MARK: Making the changes

  private func applyUpdates() {
    let updates = self.updates
    self.updates = TableUpdates()
    guard !updates.isEmpty else { return setNeedsHeights() }
    let oldCounts = sections.map(\.rowHeights.count)
    let newCounts = (0..<askNumberOfSections()).map { askNumberOfRows(in: $0) }
    guard updates.check(oldCounts, newCounts) else { return reloadData() }
    let map = updates.pathMap(oldCounts: oldCounts, newCounts: newCounts)
    moveCells(by: map, updates)
    sections = newCounts.map { count in
      var layout = SectionLayout()
      layout.rowHeights = Array(repeating: 0, count: count)
      return layout
    }
    removeSectionViews()
    updateHeights()
    setNeedsLayout()
    updateVisibleCells()
  }

  /// Takes the cells of rows that stay along to where they stand now.
  private func moveCells(by map: [IndexPath: IndexPath], _ updates: TableUpdates) {
    var kept: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in visible {
      let isReloaded =
        updates.reloadedRows.contains(path) || updates.reloadedSections.contains(path.section)
      if let new = map[path], !isReloaded { kept[new] = cell } else { endDisplaying(path) }
    }
    visible = kept
    selectedPaths = selectedPaths.compactMap {
      updates.reloadedRows.contains($0) || updates.reloadedSections.contains($0.section) ? nil : map[$0]
    }
  }
}

extension TableUpdates {
  /// Where every old row stands now; rows that are gone are left out.
  func pathMap(oldCounts: [Int], newCounts: [Int]) -> [IndexPath: IndexPath] {
    var map: [IndexPath: IndexPath] = [:]
    for (old, new) in sectionMap(oldCount: oldCounts.count) where newCounts.indices.contains(new) {
      for (row, path) in rowMap(section: old, to: new, oldCount: oldCounts[old])
      where newCounts.indices.contains(path.section) && path.row < newCounts[path.section] {
        map[IndexPath(row: row, section: old)] = path
      }
    }
    return map
  }

  /// What kind of view the changes are made to, for UIKit's words.
  enum Owner {
    case table
    case collection

    var view: String { self == .table ? "table view" : "collection view" }
    var element: String { self == .table ? "row" : "item" }
    var elements: String { element + "s" }
  }

  /// Checks that what the data source says now fits the changes, and raises UIKit's own exception where it does not.
  @MainActor
  func check(_ oldCounts: [Int], _ newCounts: [Int], in owner: Owner = .table) -> Bool {
    if let complaint = beyond(oldCounts, newCounts, in: owner) {
      complaint.report()
      return false
    }
    if let complaint = conflict {
      complaint.report()
      return false
    }
    guard newCounts.count == oldCounts.count + insertedSections.count - deletedSections.count else {
      UIKitComplaint(
        .sectionCountUnfit,
        [
          "view": owner.view, "after": "\(newCounts.count)", "before": "\(oldCounts.count)",
          "inserted": "\(insertedSections.count)", "deleted": "\(deletedSections.count)",
        ]
      ).report()
      return false
    }
    for (old, new) in sectionMap(oldCount: oldCounts.count).sorted(by: { $0.key < $1.key })
    where newCounts.indices.contains(new) && !reloadedSections.contains(old) {
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = movedRows.count { $0.value.section == new && $0.key.section != old }
      let movedOut = movedRows.count { $0.key.section == old && $0.value.section != new }
      guard newCounts[new] == oldCounts[old] + inserted - deleted + movedIn - movedOut else {
        UIKitComplaint(
          .rowCountUnfit,
          [
            "elements": owner.elements, "section": "\(new)", "after": "\(newCounts[new])",
            "before": "\(oldCounts[old])", "inserted": "\(inserted)", "deleted": "\(deleted)",
            "movedIn": "\(movedIn)", "movedOut": "\(movedOut)",
          ]
        ).report()
        return false
      }
    }
    return true
  }
}
