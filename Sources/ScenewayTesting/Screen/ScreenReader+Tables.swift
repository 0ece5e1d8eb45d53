internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

extension ScreenReader {
  /// Reads a table: what stands above it, the rows that show with the titles of their sections, what stands below.
  ///
  /// - Returns: whether the view is a table.
  mutating func readTable(_ view: UIView, in place: ScreenElement.Place, depth: Int) -> Bool {
    guard let table = view as? UITableView else { return false }
    let rows = isPassive ? [] : table.indexPathsForVisibleRows ?? []
    if let first = rows.first { noteRows(before: first, in: table) }
    for subview in ReadingOrder.sorted(table.subviews) where subview.isShown {
      switch subview {
      case let cell as UITableViewCell: readRow(cell, of: table, in: place, depth: depth)
      case let view as UITableViewHeaderFooterView: readSectionView(view, of: table, rows, in: place, depth)
      case is UIRefreshControl: continue
      default: readViews([subview], in: place, depth: depth)
      }
    }
    if let last = rows.last { noteRows(after: last, in: table) }
    return true
  }

  // MARK: Rows

  private mutating func readRow(
    _ cell: UITableViewCell, of table: UITableView, in place: ScreenElement.Place, depth: Int
  ) {
    guard let path = table.indexPath(for: cell) else { return }
    let isTouchable = table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
    let element = ScreenElement(
      .row, "", value: cell.accessoryType == .checkmark ? "✓" : nil,
      isEnabled: cell.isUserInteractionEnabled, isSelected: cell.isSelected,
      identifier: cell.accessibilityIdentifier, place: place, depth: depth)
    let labels = readCell(
      cell, content: cell.contentView.subviewsInReadingOrder + [cell.accessoryView].compactMap { $0 },
      as: element, target: isTouchable ? .row(table, path) : .none)
    if cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton {
      append(
        LiveElement(
          value: ScreenElement(.accessory, "More Info", place: place, depth: depth + 1),
          target: .accessory(table, path), otherNames: labels.map { "More Info, \($0)" }))
    }
  }

  /// Reads a cell as one element with the words in it, and what else can be touched in it.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - content: the views in it, in reading order.
  ///   - element: what the cell is, without words.
  ///   - target: what a touch on the cell goes to.
  /// - Returns: the words of the labels.
  @discardableResult
  mutating func readCell(
    _ cell: UIView, content: [UIView], as element: ScreenElement, target: LiveElement.Target
  ) -> [String] {
    var reader = ScreenReader()
    reader.isPassive = isPassive
    reader.readViews(content, in: element.place, depth: element.depth + 1)
    let labels = reader.elements.filter { $0.value.kind == .text }.map(\.value.text)
    let controls = reader.elements.filter { $0.value.kind != .text && $0.value.kind != .image }
    // A cell without words of its own is only a frame for its controls.
    let hasWords = !labels.isEmpty || cell.accessibilityLabel != nil || controls.isEmpty
    if hasWords {
      var element = element
      element.text = cell.accessibilityLabel ?? labels.joined(separator: " · ")
      append(LiveElement(value: element, target: target, otherNames: labels))
    }
    for control in controls {
      var control = control
      if !hasWords { control.value.depth -= 1 }
      append(control)
    }
    return labels
  }

  private mutating func readSectionView(
    _ view: UITableViewHeaderFooterView, of table: UITableView, _ rows: [IndexPath],
    in place: ScreenElement.Place, _ depth: Int
  ) {
    let isFooter = rows.contains { table.footerView(forSection: $0.section) === view }
    var content = ScreenReader()
    content.readViews(view.subviewsInReadingOrder, in: place, depth: depth)
    for var element in content.elements {
      if element.value.kind == .text { element.value.kind = isFooter ? .footer : .header }
      append(element)
    }
  }

  // MARK: Rows out of sight

  private mutating func noteRows(before path: IndexPath, in table: UITableView) {
    let count = (0..<path.section).reduce(path.row) { $0 + table.numberOfRows(inSection: $1) }
    note(count, "above")
  }

  private mutating func noteRows(after path: IndexPath, in table: UITableView) {
    let rest = table.numberOfRows(inSection: path.section) - path.row - 1
    let count = ((path.section + 1)..<max(path.section + 1, table.numberOfSections)).reduce(rest) {
      $0 + table.numberOfRows(inSection: $1)
    }
    note(count, "below")
  }

  private mutating func note(_ count: Int, _ place: String) {
    guard count > 0 else { return }
    let words = "… \(count) more row\(count == 1 ? "" : "s") \(place)"
    append(LiveElement(value: ScreenElement(.note, words), target: .none))
  }
}
