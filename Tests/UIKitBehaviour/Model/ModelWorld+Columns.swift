internal import UIKit

/// Columns, which share one place where there is little room (SPLIT-02 to SPLIT-11).
///
/// While nothing moves, the model says what they hold. Calls that wait while the room changes are carried out on other
/// stacks than they were made for: from then on the model takes over what is there, until everything stands still.
extension ModelWorld {
  var levelsOfColumns: [Int] { state.chain.indices.filter { state.chain[$0].columns != nil } }

  func split(_ level: Int) -> UISplitViewController? {
    state.chain[level].columns.flatMap { controller($0.split) as? UISplitViewController }
  }

  // MARK: Calls

  func showDetail(level: Int, content: ModelOperation.Content) {
    guard let level = levelOfColumns(level), let split = split(level), !presentsDetail(split, content),
      let new = make(content)
    else { return }
    let lists = listsUnderContent(split.displayMode.lists, in: split)
    let isInColumn = !split.isCollapsed && split.style != .unspecified
    change(level, to: new) { $0.showDetailViewController(new, sender: nil) }
    if isInColumn { wantLists(level) { _ in lists } }
  }

  /// Whether a detail is presented, because what stands for all columns has no place for it.
  private func presentsDetail(_ split: UISplitViewController, _ content: ModelOperation.Content) -> Bool {
    guard split.isCollapsed, let compact = split.viewController(for: .compact) else { return false }
    return content == .navigation || !(compact is UINavigationController)
  }

  func setContent(level: Int, content: ModelOperation.Content) {
    guard let level = levelOfColumns(level) else { return }
    let new = make(content)
    change(level, to: new) { split in
      if split.style == .unspecified {
        // What is set is the expanded interface; a list alone would stay without its content.
        if !split.isCollapsed {
          split.viewControllers = split.viewControllers.prefix(1) + [new].compactMap { $0 }
        }
      } else {
        split.setViewController(new, for: .secondary)
      }
    }
  }

  func setColumn(_ column: UISplitViewController.Column, level: Int, content: ModelOperation.Content) {
    guard let level = levelOfColumns(level), let split = split(level), split.style != .unspecified,
      column == .compact || split.style == .tripleColumn
    else { return }
    let new = make(content)
    change(level, to: new) { $0.setViewController(new, for: column) }
    if column == .compact { state.chain[level].columns?.compact = new.map { numbers([$0])[0] } }
  }

  /// Makes something, with everything in it.
  func make(_ content: ModelOperation.Content) -> UIViewController? {
    switch content {
    case .nothing: return nil
    case .screen: return makeScreen()
    case .navigation:
      let navigation = UINavigationController(rootViewController: makeScreen())
      admit(navigation)
      return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [make(.navigation), makeScreen()].compactMap { $0 }
      admit(tabs)
      return tabs
    }
  }

  /// Everybody in something.
  func numbersInside(_ controller: UIViewController) -> [Int] {
    numbers([controller]) + controller.children.flatMap(numbersInside)
  }

  func levelOfColumns(_ level: Int) -> Int? {
    let levels = levelsOfColumns
    return levels.isEmpty ? nil : levels[level % levels.count]
  }

  func change(_ level: Int, to new: UIViewController? = nil, _ call: (UISplitViewController) -> Void) {
    guard let split = split(level), let columns = state.chain[level].columns else { return }
    movedColumns.insert(columns.split)
    if !isMoving, state.showsColumns(level) { state.chain[level].columns?.wantedLists = columns.shownLists }
    if let new { state.chain[level].columns?.kept.formUnion(numbersInside(new)) }
    // What is changed thus is not to be compared with what was there before.
    history[state.chain[level].navigations[columns.list]] = []
    _ = isAccepted(droppedBy: isMoving ? ["MIS-01"] : []) { call(split) }
    isMoving = true
  }
}
