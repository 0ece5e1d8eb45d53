internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

extension ScreenReader {
  /// Reads a collection: the items that show, and what stands beside them.
  ///
  /// - Returns: whether the view is a collection.
  mutating func readCollection(_ view: UIView, in place: ScreenElement.Place, depth: Int) -> Bool {
    guard let collection = view as? UICollectionView else { return false }
    let items = isPassive ? [] : collection.indexPathsForVisibleItems
    for subview in ReadingOrder.sorted(collection.subviews) where subview.isShown {
      guard let cell = subview as? UICollectionViewCell else {
        if !(subview is UIRefreshControl) { readViews([subview], in: place, depth: depth) }
        continue
      }
      guard let path = collection.indexPath(for: cell) else { continue }
      let element = ScreenElement(
        .item, "", isEnabled: cell.isUserInteractionEnabled, isSelected: cell.isSelected,
        identifier: cell.accessibilityIdentifier, place: place, depth: depth)
      readCell(
        cell, content: cell.contentView.subviewsInReadingOrder, as: element,
        target: collection.allowsSelection ? .item(collection, path) : .none)
    }
    let total = (0..<collection.numberOfSections).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
    if !isPassive, total > items.count {
      let words = "… \(total - items.count) more item\(total - items.count == 1 ? "" : "s")"
      append(LiveElement(value: ScreenElement(.note, words), target: .none))
    }
    return true
  }
}
