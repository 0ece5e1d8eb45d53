internal import Foundation

extension TableUpdates {
  /// What UIKit says where rows or sections are named that are not there; nil where all are.
  ///
  /// What is reloaded goes and comes in UIKit's words.
  ///
  /// - Parameters:
  ///   - oldCounts: how many rows each section had before the changes.
  ///   - newCounts: how many each has afterwards, by the data source.
  ///   - owner: the kind of list.
  /// - Returns: the complaint.
  func beyond(_ oldCounts: [Int], _ newCounts: [Int], in owner: Owner) -> UIKitComplaint? {
    let goingSections = Array(deletedSections) + reloadedSections + movedSections.keys
    if let section = goingSections.sorted().first(where: { !oldCounts.indices.contains($0) }) {
      return UIKitComplaint(
        .deletedSectionBeyond, ["section": "\(section)", "count": "\(oldCounts.count)"])
    }
    let comingSections = Array(insertedSections) + movedSections.values
    if let section = comingSections.sorted().first(where: { !newCounts.indices.contains($0) }) {
      return UIKitComplaint(
        .insertedSectionBeyond, ["section": "\(section)", "count": "\(newCounts.count)"])
    }
    let goingRows = deletedRows.union(reloadedRows).union(movedRows.keys)
    if let path = Self.firstBeyond(goingRows, oldCounts) {
      return complaint(.deletedRowBeyond, path, oldCounts, owner)
    }
    if let path = Self.firstBeyond(insertedRows.union(movedRows.values), newCounts) {
      return complaint(.insertedRowBeyond, path, newCounts, owner)
    }
    return nil
  }

  private func complaint(
    _ words: ComplaintWords, _ path: IndexPath, _ counts: [Int], _ owner: Owner
  ) -> UIKitComplaint {
    UIKitComplaint(
      words,
      [
        "element": owner.element, "elements": owner.elements, "row": "\(path.item)",
        "section": "\(path.section)",
        "count": "\(counts.indices.contains(path.section) ? counts[path.section] : 0)",
      ])
  }

  /// The first path that names no row.
  private static func firstBeyond(_ paths: Set<IndexPath>, _ counts: [Int]) -> IndexPath? {
    paths.sorted().first { path in
      path.count != 2 || !counts.indices.contains(path.section)
        || !(0..<counts[path.section]).contains(path.item)
    }
  }
}
