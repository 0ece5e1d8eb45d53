public import Foundation

extension UITableView {
  private var selectsRows: Bool {
    isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The chosen row; nil where none is.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The chosen rows in the order in which they were chosen; nil where none is.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  func markSelected(_ indexPath: IndexPath, animated: Bool) {
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    visible[indexPath]?.setSelected(true, animated: animated)
  }

  // MARK: A person's choice

  /// Chooses a row as a finger does (SEG-29): the delegate is asked, the row's segue is performed with the row already
  /// chosen, then the delegate is told.
  func chooseByTouch(_ indexPath: IndexPath) {
    guard selectsRows else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    let cell = visible[indexPath]
    cell?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    cell?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if selectsSeveral, selectedPaths.contains(indexPath) {
      giveUpByTouch(indexPath)
      return
    }
    guard let path = willSelect(indexPath) else { return }
    if !selectsSeveral {
      for old in selectedPaths where old != path { giveUpByTouch(old) }
    }
    markSelected(path, animated: true)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    if !isEditing { visible[path]?.selectionSegue?() }
    delegate?.tableView(self, didSelectRowAt: path)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false {
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  private func willSelect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return OptionalMethod.call { delegate.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
  }

  private func giveUpByTouch(_ indexPath: IndexPath) {
    let path = delegate.map { delegate in
      OptionalMethod.call { delegate.tableView(self, willDeselectRowAt: indexPath) } ?? indexPath
    }
    guard let path = path ?? indexPath else { return }
    deselectRow(at: path, animated: true)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Taps a row's detail button as a finger does (SEG-31): the row is not chosen.
  func tapAccessory(of cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    cell.accessorySegue?()
  }

  // MARK: Touches

  private func path(of touches: Set<UITouch>) -> IndexPath? {
    var view = touches.first?.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? UITableViewCell, cell.tableView === self { return indexPath(for: cell) }
      view = candidate.superview
    }
    return nil
  }

  /// Chooses the row that a touch ended on.
  func endTouches(_ touches: Set<UITouch>) {
    guard let path = path(of: touches) else { return }
    chooseByTouch(path)
  }
}
