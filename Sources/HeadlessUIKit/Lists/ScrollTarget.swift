internal import Foundation

/// Whether a list has the row that it is to scroll to, and UIKit's words where it has not.
@MainActor
private func checkScrollTarget(
  _ path: IndexPath, in list: UIScrollView, _ owner: TableUpdates.Owner, sections: Int, rows: (Int) -> Int
) -> Bool {
  guard path.count == 2 else { return false }
  var values = [
    "kind": owner.view, "Kind": owner.view.prefix(1).uppercased() + owner.view.dropFirst(),
    "section": "\(path.section)", "view": describe(list),
  ]
  guard (0..<sections).contains(path.section) else {
    values["count"] = "\(sections)"
    UIKitComplaint(.scrolledToSectionBeyond, values).report()
    return false
  }
  // No row at all stands for the section itself.
  guard path.item != NSNotFound else { return true }
  let count = rows(path.section)
  guard (0..<count).contains(path.item) else {
    values.merge([
      "element": owner.element, "elements": owner.elements, "row": "\(path.item)", "count": "\(count)",
    ]) { $1 }
    UIKitComplaint(.scrolledToRowBeyond, values).report()
    return false
  }
  return true
}

extension UITableView {
  /// Whether there is such a row; UIKit raises an exception where there is not.
  func canScroll(to path: IndexPath) -> Bool {
    checkScrollTarget(path, in: self, .table, sections: numberOfSections) { numberOfRows(inSection: $0) }
  }
}

extension UICollectionView {
  /// Whether there is such an item; UIKit raises an exception where there is not.
  func canScroll(to path: IndexPath) -> Bool {
    checkScrollTarget(path, in: self, .collection, sections: numberOfSections) {
      numberOfItems(inSection: $0)
    }
  }
}
