internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

extension AppDriver {
  /// Empties a field by its clear button, or letter by letter.
  ///
  /// - Parameters:
  ///   - field: the field's placeholder, label, or the label beside it.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it, or the app does not let it be emptied.
  public func clear(_ field: String, file: String = #fileID, line: Int = #line) async throws {
    let request = "empty “\(field)”"
    try await act(request, file, line) {
      let element = try find(.words(field), request: request) { $0.value.kind.isTypable }
      guard element.value.isEnabled else { return .disabled }
      guard let view = element.view else { return .notTypable }
      if let obstacle = reach(view) { return obstacle }
      switch view {
      case let field as UITextField:
        TouchSimulator.tap(field)
        if field.text?.isEmpty ?? true { return nil }
        return field.pressClear() ? nil : .refusesEditing
      case let view as UITextView where view.isEditable:
        TouchSimulator.tap(view)
        return view.replaceText(with: "") ? nil : .refusesEditing
      default: return .notTypable
      }
    }
  }

  // MARK: Rows while editing

  /// Taps what editing shows before a row: the sign that deletes it, or the one that inserts another.
  ///
  /// - Parameters:
  ///   - row: the row's words.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no such row, or editing offers nothing for it.
  public func tapEditingSign(of row: String, file: String = #fileID, line: Int = #line) async throws {
    let request = "tap the editing sign of “\(row)”"
    try await act(request, file, line) {
      _ = try find(.words(row), request: request) { $0.value.kind == .row }
      guard let (table, path) = place(ofRow: row) else { return .notSwipeable }
      if let reason = reach(table) { return reason }
      guard table.isEditing else { return .nothingHappens }
      return table.commit(.delete, at: path) || table.commit(.insert, at: path) ? nil : .nothingHappens
    }
  }

  /// Drags a row to the place of another one while a table is edited.
  ///
  /// - Parameters:
  ///   - row: the row's words.
  ///   - target: the words of the row whose place it takes.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there are no such rows, or the app does not let it be moved.
  public func moveRow(
    _ row: String, to target: String, file: String = #fileID, line: Int = #line
  ) async throws {
    let request = "drag the row “\(row)” to “\(target)”"
    try await act(request, file, line) {
      _ = try find(.words(row), request: request) { $0.value.kind == .row }
      _ = try find(.words(target), request: request) { $0.value.kind == .row }
      guard let (table, path) = place(ofRow: row), let (same, goal) = place(ofRow: target), table === same
      else { return .notSwipeable }
      if let reason = reach(table) { return reason }
      return table.dragRow(at: path, to: goal) ? nil : .refusesEditing
    }
  }

  /// Where a row is that shows some words; rows are not to be tapped while a table is edited.
  private func place(ofRow words: String) -> (UITableView, IndexPath)? {
    guard let top = window?.rootViewController?.topmostPresented.viewIfLoaded else { return nil }
    return place(ofRow: words, in: top)
  }

  private func place(ofRow words: String, in view: UIView) -> (UITableView, IndexPath)? {
    guard view.isShown else { return nil }
    if let table = view as? UITableView {
      let cell = table.visibleCells.first { cell in
        cell.accessibilityIdentifier == words || ScreenReader.words(inside: cell).contains(words)
      }
      if let path = cell.flatMap({ table.indexPath(for: $0) }) { return (table, path) }
    }
    for subview in view.subviews {
      if let found = place(ofRow: words, in: subview) { return found }
    }
    return nil
  }
}
