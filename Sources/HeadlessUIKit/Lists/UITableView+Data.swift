internal import Foundation

extension UITableView {
  /// The height that rows have where nothing says another, in points.
  static let defaultRowHeight: CGFloat = 44

  /// Asks for the words of the index at the side again.
  public func reloadSectionIndexTitles() {}

  /// How many sections there are.
  public var numberOfSections: Int {
    loadDataIfNeeded()
    return sections.count
  }

  /// How many rows a section has.
  ///
  /// - Parameter section: the section, counted from 0.
  /// - Returns: how many; 0 for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    loadDataIfNeeded()
    return sections.indices.contains(section) ? sections[section].rowHeights.count : 0
  }

  // MARK: Asking

  func loadDataIfNeeded() {
    guard !dataIsLoaded else { return }
    dataIsLoaded = true
    sections = (0..<askNumberOfSections()).map { section in
      var layout = SectionLayout()
      layout.rowHeights = Array(repeating: 0, count: askNumberOfRows(in: section))
      return layout
    }
    updateHeights()
  }

  /// Works every height and place out anew.
  func updateHeights() {
    let delegate = self.delegate
    for section in sections.indices {
      sections[section].headerHeight = headerHeight(of: section, delegate)
      sections[section].footerHeight = footerHeight(of: section, delegate)
      for row in sections[section].rowHeights.indices {
        sections[section].rowHeights[row] = rowHeight(at: IndexPath(row: row, section: section), delegate)
      }
    }
    placeSections()
  }

  /// Works the places out from the heights.
  func placeSections() {
    var top = tableHeaderView?.frame.height ?? 0
    for section in sections.indices {
      sections[section].place(at: top)
      top = sections[section].bottom
    }
    contentSize = CGSize(width: bounds.width, height: top + (tableFooterView?.frame.height ?? 0))
  }

  /// Asks for heights again in the next layout.
  func setNeedsHeights() {
    guard dataIsLoaded else { return }
    updateHeights()
    setNeedsLayout()
  }

  func askNumberOfSections() -> Int {
    guard let dataSource else { return staticSections?.count ?? 0 }
    return max(0, OptionalMethod.call { dataSource.numberOfSections(in: self) } ?? staticSections?.count ?? 1)
  }

  func askNumberOfRows(in section: Int) -> Int {
    guard let dataSource else { return staticSection(section)?.rows.count ?? 0 }
    return max(0, dataSource.tableView(self, numberOfRowsInSection: section))
  }

  func askCell(at indexPath: IndexPath) -> UITableViewCell {
    guard let dataSource else {
      return staticCell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return dataSource.tableView(self, cellForRowAt: indexPath)
  }

  func headerTitle(of section: Int) -> String? {
    guard let dataSource else { return staticSection(section)?.header }
    let title = OptionalMethod.call { dataSource.tableView(self, titleForHeaderInSection: section) }
    return title ?? staticSection(section)?.header
  }

  func footerTitle(of section: Int) -> String? {
    guard let dataSource else { return staticSection(section)?.footer }
    let title = OptionalMethod.call { dataSource.tableView(self, titleForFooterInSection: section) }
    return title ?? staticSection(section)?.footer
  }

  // MARK: Heights

  private func rowHeight(at indexPath: IndexPath, _ delegate: (any UITableViewDelegate)?) -> CGFloat {
    let asked = delegate.flatMap { delegate in
      OptionalMethod.call { delegate.tableView(self, heightForRowAt: indexPath) }
    }
    let height = asked ?? staticHeight(at: indexPath) ?? rowHeight
    if height >= 0 { return height }
    return visible[indexPath]?.wantedHeight ?? staticHeight(at: indexPath) ?? Self.defaultRowHeight
  }

  private func headerHeight(of section: Int, _ delegate: (any UITableViewDelegate)?) -> CGFloat {
    let asked = delegate.flatMap { delegate in
      OptionalMethod.call { delegate.tableView(self, heightForHeaderInSection: section) }
    }
    if let asked, asked >= 0 { return asked }
    let hasContent = headerTitle(of: section) != nil || hasHeaderView(section, delegate)
    // In a plain list the room is for content alone; in groups it is there in any case.
    guard hasContent || style != .plain else { return 0 }
    let height = staticSection(section)?.headerHeight ?? sectionHeaderHeight
    if height >= 0 { return height }
    return hasContent ? 28 : 18
  }

  private func footerHeight(of section: Int, _ delegate: (any UITableViewDelegate)?) -> CGFloat {
    let asked = delegate.flatMap { delegate in
      OptionalMethod.call { delegate.tableView(self, heightForFooterInSection: section) }
    }
    if let asked, asked >= 0 { return asked }
    let hasContent = footerTitle(of: section) != nil || hasFooterView(section, delegate)
    // In a plain list the room is for content alone; in groups it is there in any case.
    guard hasContent || style != .plain else { return 0 }
    let height = staticSection(section)?.footerHeight ?? sectionFooterHeight
    if height >= 0 { return height }
    return hasContent ? 28 : 18
  }

  private func hasHeaderView(_ section: Int, _ delegate: (any UITableViewDelegate)?) -> Bool {
    if headerViews[section] != nil { return true }
    guard let delegate else { return false }
    let view = OptionalMethod.call { delegate.tableView(self, viewForHeaderInSection: section) } ?? nil
    headerViews[section] = view
    return view != nil
  }

  private func hasFooterView(_ section: Int, _ delegate: (any UITableViewDelegate)?) -> Bool {
    if footerViews[section] != nil { return true }
    guard let delegate else { return false }
    let view = OptionalMethod.call { delegate.tableView(self, viewForFooterInSection: section) } ?? nil
    footerViews[section] = view
    return view != nil
  }

  // MARK: Static cells

  func staticSection(_ section: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }

  func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let rows = staticSection(indexPath.section)?.rows, rows.indices.contains(indexPath.row) else {
      return nil
    }
    return rows[indexPath.row].cell
  }

  func staticHeight(at indexPath: IndexPath) -> CGFloat? {
    guard let rows = staticSection(indexPath.section)?.rows, rows.indices.contains(indexPath.row) else {
      return nil
    }
    return rows[indexPath.row].height
  }
}
