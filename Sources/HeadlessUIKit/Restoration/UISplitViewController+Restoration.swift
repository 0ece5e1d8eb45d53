internal import Foundation

extension UISplitViewController {
  private enum Key {
    static let controllers = "UISplitViewController.viewControllers"
    static let column = "UISplitViewController.column"
    static let content = "UISplitViewController.content"
    static let topColumn = "UISplitViewController.topColumn"
  }

  /// Writes the list and the detail, or what stands in the columns and which one is on top (REST-09).
  func encodeColumns(with coder: NSCoder) {
    guard style == .unspecified else {
      // Those around come first: what is in them belongs to them.
      for (column, container) in sortedContainers { coder.encode(container, forKey: key(Key.column, column)) }
      for (column, _) in sortedContainers {
        coder.encode(columns.contents[column], forKey: key(Key.content, column))
      }
      if let top = topOfMergedStack { coder.encode(top.rawValue, forKey: Key.topColumn) }
      return
    }
    for (index, controller) in viewControllers.enumerated() {
      coder.encode(controller, forKey: "\(Key.controllers).\(index)")
    }
    coder.encode(viewControllers.count, forKey: Key.controllers)
  }

  /// Puts the controllers in that are not there already (REST-09).
  func decodeColumns(with coder: NSCoder) {
    guard style == .unspecified else { return decodeColumnContents(with: coder) }
    let count = min(max(0, coder.decodeInteger(forKey: Key.controllers)), 10)
    var controllers = viewControllers
    for index in 0..<count {
      guard
        let controller = coder.decodeObject(forKey: "\(Key.controllers).\(index)") as? UIViewController,
        !controllers.contains(controller)
      else { continue }
      if controllers.indices.contains(index) {
        controllers[index] = controller
      } else {
        controllers.append(controller)
      }
    }
    if controllers != viewControllers { viewControllers = controllers }
  }

  // MARK: Columns

  private var sortedContainers: [(column: Column, container: UIViewController)] {
    columns.containers.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }

  private func key(_ name: String, _ column: Column) -> String { "\(name).\(column.rawValue)" }

  /// The column whose controllers are on top of the merged stack; nil where no stack is merged.
  private var topOfMergedStack: Column? {
    guard storedIsCollapsed, columns.containers[.compact] == nil else { return nil }
    return columns.expanded.last(where: isOnMergedStack)
  }

  /// Puts containers back, and notes what was set for their columns; the stacks read their own state afterwards.
  private func decodeColumnContents(with coder: NSCoder) {
    for column in [Column.primary, .supplementary, .secondary, .compact] {
      guard let container = coder.decodeObject(forKey: key(Key.column, column)) as? UIViewController else {
        continue
      }
      if container !== columns.containers[column] {
        setViewController(nil, for: column)
        setViewController(container, for: column)
      }
      let content = coder.decodeObject(forKey: key(Key.content, column)) as? UIViewController
      if let content, columns.containers[column] != nil { columns.contents[column] = content }
    }
    guard storedIsCollapsed, coder.containsValue(forKey: Key.topColumn),
      let top = Column(rawValue: coder.decodeInteger(forKey: Key.topColumn))
    else { return }
    bringToTop(top)
  }

  // MARK: Stacks

  /// Whether a column's controllers are on the merged stack; those of one that gave nothing yet count as there.
  private func isOnMergedStack(_ column: Column) -> Bool {
    guard column != columns.base else { return true }
    guard let record = columns.merged[column], let base = columns.baseNavigation else { return false }
    return record.isEmpty || record.contains { base.stack.contains($0) }
  }

  /// The controllers of a column's navigation controller, in a merged stack or on its own.
  func stack(of column: Column) -> [UIViewController] {
    guard column == columns.base || columns.merged[column] != nil else {
      return columns.navigation(column)?.stack ?? []
    }
    return separatedStacks[column] ?? columns.merged[column] ?? []
  }

  /// Gives a column's navigation controller other controllers, in a merged stack or on its own.
  func restoreStack(_ new: [UIViewController], of column: Column) {
    if let content = columns.contents[column], content !== columns.containers[column], !new.contains(content)
    {
      columns.contents[column] = new.last
    }
    guard column == columns.base || columns.merged[column] != nil, let base = columns.baseNavigation else {
      columns.navigation(column)?.setViewControllers(new, animated: false)
      return
    }
    let whole = columns.expanded.filter(isOnMergedStack).flatMap { $0 == column ? new : stack(of: $0) }
    if column != columns.base { columns.merged[column] = new }
    if whole != base.stack { base.setViewControllers(whole, animated: false) }
  }
}
