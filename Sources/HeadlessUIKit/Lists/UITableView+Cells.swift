public import Foundation

extension UITableView {
  /// The part of the content that shows; a table view that nothing has sized yet counts as large as the screen.
  private var visibleSpan: (start: CGFloat, end: CGFloat) {
    let height = bounds.height > 0 ? bounds.height : UIScreen.main.bounds.height
    return (contentOffset.y, contentOffset.y + height)
  }

  /// Makes the cells of rows that show and puts those away that do not.
  func updateVisibleCells() {
    guard !isUpdatingCells, updateDepth == 0 else { return }
    isUpdatingCells = true
    defer { isUpdatingCells = false }
    loadDataIfNeeded()
    placeSections()
    // A cell may turn out higher or lower than was thought, which moves those after it.
    for _ in 0..<3 where !showRows() { break }
    placeEdgeViews()
    updateSectionViews()
  }

  func updateVisibleCellsIfNeeded() {
    if !dataIsLoaded || layoutIsNeeded { updateVisibleCells() }
  }

  private var pathsInSpan: [IndexPath] {
    let span = visibleSpan
    return sections.indices.flatMap { section -> [IndexPath] in
      let layout = sections[section]
      guard layout.bottom > span.start, layout.top < span.end else { return [] }
      return layout.rows(from: span.start, to: span.end).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Shows the rows in sight.
  ///
  /// - Returns: whether a row turned out to have another height, so that others may show.
  private func showRows() -> Bool {
    let paths = pathsInSpan
    let wanted = Set(paths)
    for path in visible.keys where !wanted.contains(path) { endDisplaying(path) }
    var heightsChanged = false
    for path in paths where visible[path] == nil {
      let cell = askCell(at: path)
      show(cell, at: path)
      if automaticHeight(at: path), let height = cell.wantedHeight,
        height != sections[path.section].rowHeights[path.row]
      {
        sections[path.section].rowHeights[path.row] = height
        heightsChanged = true
      }
    }
    if heightsChanged { placeSections() }
    for (path, cell) in visible { cell.place(rectForRow(at: path)) }
    return heightsChanged
  }

  private func automaticHeight(at path: IndexPath) -> Bool {
    guard rowHeight < 0, staticHeight(at: path) == nil else { return false }
    guard let delegate else { return true }
    let asked = OptionalMethod.call { delegate.tableView(self, heightForRowAt: path) }
    return (asked ?? -1) < 0
  }

  private func show(_ cell: UITableViewCell, at path: IndexPath) {
    visible[path] = cell
    cell.tableView = self
    cell.frame = rectForRow(at: path)
    if cell.superview !== self { addSubview(cell) }
    cell.setSelected(selectedPaths.contains(path), animated: false)
    prepareForEditing(cell, at: path, animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Puts a row's cell away, ready to be used for another row.
  func endDisplaying(_ path: IndexPath) {
    guard let cell = visible.removeValue(forKey: path) else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if cell.superview === self { cell.removeFromSuperview() }
    guard let identifier = cell.reuseIdentifier, staticSections == nil else { return }
    reusableCells[identifier, default: []].append(cell)
  }

  func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    cell.editingStyle = isEditing ? editingStyle(at: path) : .none
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  // MARK: Views beside rows

  private func placeEdgeViews() {
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: sections.last?.bottom ?? tableHeaderView?.frame.height ?? 0, width: bounds.width,
        height: tableFooterView.frame.height)
    }
    backgroundView?.frame = bounds
  }

  private func updateSectionViews() {
    let span = visibleSpan
    for section in sections.indices {
      let layout = sections[section]
      guard layout.bottom > span.start, layout.top < span.end else { continue }
      if layout.headerHeight > 0, let view = headerView(forSection: section, making: true) {
        let frame = CGRect(x: 0, y: layout.top, width: bounds.width, height: layout.headerHeight)
        if show(view, in: frame) {
          delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
      }
      if layout.footerHeight > 0, let view = footerView(forSection: section, making: true) {
        let frame = CGRect(
          x: 0, y: layout.rowsTop + layout.rowsHeight, width: bounds.width, height: layout.footerHeight)
        if show(view, in: frame) {
          delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
      }
    }
  }

  private func show(_ view: UIView, in frame: CGRect) -> Bool {
    view.frame = frame
    guard view.superview !== self else { return false }
    addSubview(view)
    return true
  }

  private func headerView(forSection section: Int, making: Bool) -> UIView? {
    if let view = headerViews[section] { return view }
    let asked = delegate.flatMap { delegate in
      OptionalMethod.call { delegate.tableView(self, viewForHeaderInSection: section) } ?? nil
    }
    let view = asked ?? titleView(headerTitle(of: section))
    headerViews[section] = view
    return view
  }

  private func footerView(forSection section: Int, making: Bool) -> UIView? {
    if let view = footerViews[section] { return view }
    let asked = delegate.flatMap { delegate in
      OptionalMethod.call { delegate.tableView(self, viewForFooterInSection: section) } ?? nil
    }
    let view = asked ?? titleView(footerTitle(of: section))
    footerViews[section] = view
    return view
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func removeSectionViews() {
    for view in Array(headerViews.values) + Array(footerViews.values) {
      if view.superview === self { view.removeFromSuperview() }
      if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
        reusableHeaderFooters[identifier, default: []].append(view)
      }
    }
    headerViews = [:]
    footerViews = [:]
  }

  // MARK: Finding

  /// The cells that show, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { visible[$0] }
  }

  /// The rows that show, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    updateVisibleCellsIfNeeded()
    return visible.keys.sorted()
  }

  /// The row of a cell.
  ///
  /// - Parameter cell: the cell.
  /// - Returns: the row; nil for a cell that does not show here.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key
  }

  /// The row at a point.
  ///
  /// - Parameter point: a point in the table view's coordinates, in points.
  /// - Returns: the row; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadDataIfNeeded()
    for (section, layout) in sections.enumerated() where point.y >= layout.rowsTop {
      let rows = layout.rows(from: point.y, to: point.y + 0.1)
      if let row = rows.first { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// The rows in a rectangle.
  ///
  /// - Parameter rect: a rectangle in the table view's coordinates, in points.
  /// - Returns: the rows.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadDataIfNeeded()
    return sections.indices.flatMap { section in
      sections[section].rows(from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
    }
  }

  /// The view above a section, where it shows.
  ///
  /// - Parameter section: the section, counted from 0.
  /// - Returns: the view; nil where there is none of its kind.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    updateVisibleCellsIfNeeded()
    return headerViews[section] as? UITableViewHeaderFooterView
  }

  /// The view below a section, where it shows.
  ///
  /// - Parameter section: the section, counted from 0.
  /// - Returns: the view; nil where there is none of its kind.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    updateVisibleCellsIfNeeded()
    return footerViews[section] as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// Where a row stands.
  ///
  /// - Parameter indexPath: the row.
  /// - Returns: its rectangle in the table view's coordinates, in points; empty for a row that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadDataIfNeeded()
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].rowHeights.indices.contains(indexPath.row)
    else { return .zero }
    let layout = sections[indexPath.section]
    return CGRect(
      x: 0, y: layout.rowsTop + layout.rowOffsets[indexPath.row], width: bounds.width,
      height: layout.rowHeights[indexPath.row])
  }

  /// Where a section stands.
  ///
  /// - Parameter section: the section, counted from 0.
  /// - Returns: its rectangle in the table view's coordinates, in points; empty for a section that is not there.
  public func rect(forSection section: Int) -> CGRect {
    loadDataIfNeeded()
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: sections[section].top, width: bounds.width, height: sections[section].height)
  }

  /// Where the view above a section stands.
  ///
  /// - Parameter section: the section, counted from 0.
  /// - Returns: its rectangle in the table view's coordinates, in points; empty for a section that is not there.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadDataIfNeeded()
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: sections[section].top, width: bounds.width, height: sections[section].headerHeight)
  }

  /// Where the view below a section stands.
  ///
  /// - Parameter section: the section, counted from 0.
  /// - Returns: its rectangle in the table view's coordinates, in points; empty for a section that is not there.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let whole = rect(forSection: section)
    guard sections.indices.contains(section) else { return .zero }
    let height = sections[section].footerHeight
    return CGRect(x: 0, y: whole.maxY - height, width: bounds.width, height: height)
  }

  // MARK: Scrolling

  /// Scrolls to the nearest chosen row.
  ///
  /// - Parameters:
  ///   - scrollPosition: where it comes to stand.
  ///   - animated: whether the delegate is told when an animation ends; the row is there at once.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let first = selectedPaths.first { scrollToRow(at: first, at: scrollPosition, animated: animated) }
  }
}
