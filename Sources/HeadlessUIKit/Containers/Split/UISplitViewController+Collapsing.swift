internal import Foundation

extension UISplitViewController {
  /// Collapses or expands where the width asks for it (SPLIT-02); called when the controller comes into a window, is
  /// about to appear, or has other traits.
  func settleWidth() {
    guard !isChangingWidth, appearanceState.isOnScreen || storedView?.storedWindow != nil else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != storedIsCollapsed, !currentControllers.isEmpty || columns.containers[.compact] != nil
    else { return }
    isChangingWidth = true
    endStackTransitions()
    switch (style, isCompact) {
    case (.unspecified, true): collapseClassic()
    case (.unspecified, false): expandClassic()
    case (_, true): collapseColumns()
    case (_, false): expandColumns()
    }
    isChangingWidth = false
    modeButton.update()
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    columnsDidChange(animated: false)
  }

  /// Ends what moves on the columns' stacks, which are about to be put together or taken apart.
  private func endStackTransitions() {
    for case let navigation as UINavigationController in storedChildren { navigation.endTransitionAtOnce() }
  }

  // MARK: Classic

  private func collapseClassic() {
    guard let list = classicControllers.first else { return }
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? list
    let secondary = classicControllers.dropFirst().first
    if let secondary {
      let isHandled =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      keptSecondary = secondary
      takeOffScreen(secondary)
      if secondary.storedParent === self, secondary !== primary {
        secondary.willMove(toParent: nil)
        secondary.removeFromParent()
      }
      if !isHandled, secondary !== primary { primary.collapseSecondaryViewController(secondary, for: self) }
    }
    if primary !== list { takeOffScreen(list) }
    replaceClassic([primary])
    storedIsCollapsed = true
  }

  private func expandClassic() {
    guard let collapsed = classicControllers.first else { return }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? collapsed
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    if collapsed !== primary { takeOffScreen(collapsed) }
    keptSecondary = nil
    replaceClassic([primary] + [secondary].compactMap { $0 === primary ? nil : $0 })
    storedIsCollapsed = false
    storedDisplayMode = fittingDisplayMode(for: layoutSize)
  }

  // MARK: Columns

  private func collapseColumns() {
    let proposed: Column =
      columns.containers[.compact] != nil ? .compact : columns.expanded.last ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    let stays = collapsedController
    for controller in shown where controller !== stays { takeOffScreen(controller) }
    if columns.containers[.compact] == nil { merge(upTo: top) }
    storedIsCollapsed = true
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expandColumns() {
    let fitting = fittingDisplayMode(for: layoutSize)
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: fitting) ?? fitting
    if let compact = columns.containers[.compact] { takeOffScreen(compact) }
    separate()
    if mode != .automatic, mode != fitting { chosenDisplayMode = mode }
    storedDisplayMode = fittingDisplayMode(for: layoutSize)
    storedIsCollapsed = false
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Merges the columns where nothing stands for them any more in a collapsed interface, and separates them where
  /// something does now (SPLIT-08).
  ///
  /// - Parameter hadCompact: whether something stood for them before.
  func compactDidChange(from hadCompact: Bool) {
    let hasCompact = columns.containers[.compact] != nil
    guard hadCompact != hasCompact, hadCompact == columns.merged.isEmpty else { return }
    endStackTransitions()
    if hasCompact {
      columns.baseNavigation.map(takeOffScreen)
      separate()
    } else {
      merge(upTo: .secondary)
    }
  }

  /// Lets the outermost column's stack take in those of the others up to one column (SPLIT-08, semantics, 16.22).
  private func merge(upTo top: Column) {
    guard let base = columns.baseNavigation else { return }
    var stack = base.stack
    for column in columns.expanded.dropFirst() where column.rawValue <= top.rawValue {
      stack += give(column)
    }
    if stack.count != base.stack.count { base.change(to: stack, animated: false) }
  }

  /// Takes the controllers out of a column's own stack.
  private func give(_ column: Column) -> [UIViewController] {
    guard let navigation = columns.navigation(column) else { return [] }
    let given = navigation.stack
    columns.merged[column] = given
    navigation.take(from: 0)
    return given
  }

  /// The merged stack by columns: what was put on top of a column's controllers belongs to that column.
  var separatedStacks: [Column: [UIViewController]] {
    guard let base = columns.baseNavigation, var current = columns.base else { return [:] }
    var stacks: [Column: [UIViewController]] = [:]
    for controller in base.stack {
      if let owner = columns.merged.first(where: { $0.value.contains(controller) })?.key { current = owner }
      stacks[current, default: []].append(controller)
    }
    return stacks
  }

  /// Gives every column its controllers back (SPLIT-08).
  private func separate() {
    guard let base = columns.baseNavigation, let baseColumn = columns.base else { return }
    let stacks = separatedStacks
    base.take(from: stacks[baseColumn]?.count ?? 0)
    for (column, record) in columns.merged.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      columns.navigation(column)?.change(to: stacks[column] ?? record, animated: false)
    }
    columns.merged = [:]
  }

  // MARK: A column on top of the merged stack

  /// Shows a column while collapsed: goes back to it, or lets its stack come on top.
  func bringToTop(_ column: Column) {
    guard columns.containers[.compact] == nil, let base = columns.baseNavigation,
      let baseColumn = columns.base,
      columns.containers[column] != nil
    else { return }
    var stack = base.stack
    let isAbove = { [columns] (controller: UIViewController) in
      columns.merged.contains { $0.key.rawValue > column.rawValue && $0.value.contains(controller) }
    }
    if let index = stack.firstIndex(where: isAbove) {
      stack.removeSubrange(index...)
    } else {
      for between in columns.expanded where between.rawValue <= column.rawValue && between != baseColumn {
        let record = columns.merged[between] ?? give(between)
        if !record.contains(where: stack.contains) { stack += record }
      }
    }
    guard stack != base.stack else { return }
    base.setViewControllers(stack, animated: appearanceState == .appeared)
  }

  /// Hides a column while collapsed: goes back to what lies below it.
  func takeFromTop(_ column: Column) {
    guard let base = columns.baseNavigation, let record = columns.merged[column],
      let index = base.stack.firstIndex(where: record.contains)
    else { return }
    base.setViewControllers(Array(base.stack[..<index]), animated: appearanceState == .appeared)
  }

  /// Goes back to a controller on a column's own stack, which did not come on top when the columns merged (UNW-13).
  ///
  /// Whoever stands on the merged stack is left to that stack, which is the next on the way of the segue.
  func goBack(to destination: UIViewController, in column: Column) {
    guard let base = columns.baseNavigation, column != columns.base else { return }
    base.isUnwinding = true
    defer { base.isUnwinding = false }
    bringToTop(column)
    if let onStack = destination.selfAndAncestors.first(where: base.stack.holds) {
      base.popToViewController(onStack, animated: true)
    }
  }
}
