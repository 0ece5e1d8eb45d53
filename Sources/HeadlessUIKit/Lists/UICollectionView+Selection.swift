public import Foundation

extension UICollectionView {
  /// The chosen items in the order in which they were chosen; empty where none is.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Chooses an item; the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: the item; nil to give every chosen item up.
  ///   - animated: whether the change is shown; it comes at once.
  ///   - scrollPosition: where the item comes to stand; nowhere else by default.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selectedPaths { deselectItem(at: path, animated: animated) }
      return
    }
    guard indexPath.item < numberOfItems(inSection: indexPath.section) else { return }
    if !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    mark(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Gives a chosen item up; the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - animated: whether the change is shown; it comes at once.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    visible[indexPath]?.isSelected = false
  }

  private func mark(_ indexPath: IndexPath) {
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    visible[indexPath]?.isSelected = true
  }

  // MARK: A person's choice

  /// Chooses an item as a finger does; a storyboard's segue comes before the delegate is told, as with rows (SEG-29).
  func chooseByTouch(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    visible[indexPath]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    visible[indexPath]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    if allowsMultipleSelection, selectedPaths.contains(indexPath) {
      giveUpByTouch(indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selectedPaths where old != indexPath {
        deselectItem(at: old, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    mark(indexPath)
    visible[indexPath]?.selectionSegue?()
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  private func giveUpByTouch(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
    deselectItem(at: indexPath, animated: true)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  /// Chooses the item that a touch ended on.
  func endTouches(_ touches: Set<UITouch>) {
    var view = touches.first?.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? UICollectionViewCell, cell.collectionView === self {
        guard let path = indexPath(for: cell) else { return }
        if cell.togglesByTap, let outline = dataSource as? any OutlineDataSource {
          outline.toggleExpansion(at: path)
        } else {
          chooseByTouch(path)
        }
        return
      }
      view = candidate.superview
    }
  }

  /// Expands or collapses what is below an item, as a tap on the cell's arrow does.
  ///
  /// - Parameter indexPath: the item.
  /// - Returns: whether its cell has an arrow.
  @_spi(Sceneway) @discardableResult
  public func toggleExpansion(at indexPath: IndexPath) -> Bool {
    let accessories = (cellForItem(at: indexPath) as? UICollectionViewListCell)?.accessories ?? []
    guard let arrow = accessories.first(where: { $0.accessoryType == .outlineDisclosure }) else {
      return false
    }
    if let handler = arrow.actionHandler {
      handler()
    } else {
      (dataSource as? any OutlineDataSource)?.toggleExpansion(at: indexPath)
    }
    return true
  }

  /// Taps an item as a person does, scrolling to it first.
  ///
  /// - Parameter indexPath: the item.
  /// - Returns: what the tap did, or why the finger did not reach the item.
  @_spi(Sceneway) @discardableResult
  public func tapItem(at indexPath: IndexPath) -> TouchOutcome {
    guard indexPath.item < numberOfItems(inSection: indexPath.section) else { return .blocked(.outside) }
    scrollToItem(at: indexPath, at: [], animated: false)
    guard let cell = cellForItem(at: indexPath) else { return .blocked(.outside) }
    return TouchSimulator.tap(cell)
  }
}

extension UICollectionViewCell {
  /// Whether a tap anywhere on the cell expands or collapses what is below it: a header's arrow.
  fileprivate var togglesByTap: Bool {
    guard let cell = self as? UICollectionViewListCell else { return false }
    return cell.accessories.contains { $0.accessoryType == .outlineDisclosure && $0.isOfHeader }
  }
}
