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
      if let kind = collection.elementKind(of: subview) {
        readSectionView(
          subview, isFooter: kind == UICollectionView.elementKindSectionFooter, in: place, depth)
        continue
      }
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

  /// Reads a view beside the items, whose words are a header or a footer.
  private mutating func readSectionView(
    _ view: UIView, isFooter: Bool, in place: ScreenElement.Place, _ depth: Int
  ) {
    var content = ScreenReader()
    content.readViews(view.subviewsInReadingOrder, in: place, depth: depth)
    for var element in content.elements {
      if element.value.kind == .text { element.value.kind = isFooter ? .footer : .header }
      append(element)
    }
  }
}
