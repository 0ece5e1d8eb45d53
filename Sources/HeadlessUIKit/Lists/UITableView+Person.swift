public import Foundation

extension UITableView {
  /// Taps a row as a person does, scrolling to it first.
  ///
  /// - Parameter indexPath: the row.
  /// - Returns: what the tap did, or why the finger did not reach the row.
  @_spi(Sceneway) @discardableResult
  public func tapRow(at indexPath: IndexPath) -> TouchOutcome {
    guard indexPath.row < numberOfRows(inSection: indexPath.section) else { return .blocked(.outside) }
    scrollToRow(at: indexPath, at: .none, animated: false)
    guard let cell = cellForRow(at: indexPath) else { return .blocked(.outside) }
    return TouchSimulator.tap(cell)
  }

  /// Taps a row's detail button as a person does, scrolling to it first.
  ///
  /// - Parameter indexPath: the row.
  /// - Returns: whether the row shows such a button.
  @_spi(Sceneway) @discardableResult
  public func tapAccessory(at indexPath: IndexPath) -> Bool {
    scrollToRow(at: indexPath, at: .none, animated: false)
    guard let cell = cellForRow(at: indexPath), cell.hasAccessoryButton else { return false }
    tapAccessory(of: cell)
    return true
  }

  // MARK: Editing

  func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(indexPath) else { return .none }
    guard let delegate else { return .delete }
    return OptionalMethod.call { delegate.tableView(self, editingStyleForRowAt: indexPath) } ?? .delete
  }

  private func canEdit(_ indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  /// The words of what a swipe over a row offers, the outermost first; the delete button's last where there are no
  /// actions of the app's own.
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - isLeading: whether the swipe starts at the leading edge; the trailing one by default.
  /// - Returns: the words.
  @_spi(Sceneway)
  public func swipeActionTitles(at indexPath: IndexPath, leading isLeading: Bool = false) -> [String] {
    if let configuration = swipeActions(at: indexPath, leading: isLeading) {
      return configuration.actions.map { $0.title ?? $0.image?.name ?? "" }
    }
    return isLeading || editingStyle(at: indexPath) != .delete ? [] : [deleteTitle(at: indexPath)]
  }

  private func deleteTitle(at indexPath: IndexPath) -> String {
    let asked = delegate.flatMap { delegate in
      OptionalMethod.call { delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) }
    }
    return (asked ?? nil) ?? "Delete"
  }

  private func swipeActions(at indexPath: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard let delegate, canEdit(indexPath) else { return nil }
    let asked = OptionalMethod.call {
      leading
        ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    if let asked { return asked }
    guard !leading else { return nil }
    let old = OptionalMethod.call { delegate.tableView(self, editActionsForRowAt: indexPath) } ?? nil
    return old.map { UISwipeActionsConfiguration(actions: $0.map { $0.contextual(at: indexPath) }) }
  }

  /// Swipes over a row and chooses what is offered, as a person does.
  ///
  /// - Parameters:
  ///   - title: the words of the action.
  ///   - indexPath: the row.
  ///   - isLeading: whether the swipe starts at the leading edge; the trailing one by default.
  /// - Returns: whether the action is offered and was taken care of.
  @_spi(Sceneway) @discardableResult
  public func performSwipeAction(
    _ title: String, at indexPath: IndexPath, leading isLeading: Bool = false
  ) -> Bool {
    updateVisibleCellsIfNeeded()
    guard let configuration = swipeActions(at: indexPath, leading: isLeading) else {
      guard swipeActionTitles(at: indexPath, leading: isLeading).contains(title) else { return false }
      return commit(.delete, at: indexPath)
    }
    let action = configuration.actions.first { ($0.title ?? $0.image?.name ?? "") == title }
    guard let action, let cell = cellForRow(at: indexPath) else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    action.handler(action, cell) { _ in }
    delegate?.tableView(self, didEndEditingRowAt: indexPath)
    return true
  }

  /// Taps what editing offers for a row, as a person does.
  ///
  /// - Parameters:
  ///   - editingStyle: deleting or inserting.
  ///   - indexPath: the row.
  /// - Returns: whether the data source takes care of it.
  @_spi(Sceneway) @discardableResult
  public func commit(_ editingStyle: UITableViewCell.EditingStyle, at indexPath: IndexPath) -> Bool {
    updateVisibleCellsIfNeeded()
    guard let dataSource, self.editingStyle(at: indexPath) == editingStyle else { return false }
    let done: Void? = OptionalMethod.call {
      dataSource.tableView(self, commit: editingStyle, forRowAt: indexPath)
    }
    return done != nil
  }

  /// Drags a row to another place while editing, as a person does.
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - target: where it is dropped.
  /// - Returns: whether the row can be moved and the data source takes care of it.
  @_spi(Sceneway) @discardableResult
  public func dragRow(at indexPath: IndexPath, to target: IndexPath) -> Bool {
    updateVisibleCellsIfNeeded()
    guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: indexPath) else { return false }
    let place = delegate.flatMap { delegate in
      OptionalMethod.call {
        delegate.tableView(
          self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: target)
      }
    }
    let done: Void? = OptionalMethod.call {
      dataSource.tableView(self, moveRowAt: indexPath, to: place ?? target)
    }
    guard done != nil else { return false }
    moveRow(at: indexPath, to: place ?? target)
    return true
  }
}
