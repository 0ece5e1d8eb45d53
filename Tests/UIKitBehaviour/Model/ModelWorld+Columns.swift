internal import UIKit

/// Columns, which share one place where there is little room (SPLIT-02 to SPLIT-11).
///
/// While nothing moves, the model says what they hold. Calls that wait while the room changes are carried out on other
/// stacks than they were made for: from then on the model takes over what is there, until everything stands still.
extension ModelWorld {
  private var levelsOfColumns: [Int] { state.chain.indices.filter { state.chain[$0].columns != nil } }

  private func split(_ level: Int) -> UISplitViewController? {
    state.chain[level].columns.flatMap { controller($0.split) as? UISplitViewController }
  }

  // MARK: Calls

  func showDetail(level: Int, content: ModelOperation.Content) {
    guard let new = make(content) else { return }
    change(level, to: new) { $0.showDetailViewController(new, sender: nil) }
  }

  func setContent(level: Int, content: ModelOperation.Content) {
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

  func showColumn(level: Int, _ column: UISplitViewController.Column, shows: Bool) {
    change(level) { split in
      if split.style == .unspecified {
        split.preferredDisplayMode = shows ? .automatic : .secondaryOnly
      } else {
        shows ? split.show(column) : split.hide(column)
      }
    }
  }

  private func make(_ content: ModelOperation.Content) -> UIViewController? {
    switch content {
    case .nothing: return nil
    case .screen: return makeScreen()
    case .navigation:
      let navigation = UINavigationController(rootViewController: makeScreen())
      admit(navigation)
      return navigation
    }
  }

  private func change(
    _ level: Int, to new: UIViewController? = nil, _ call: (UISplitViewController) -> Void
  ) {
    let levels = levelsOfColumns
    guard !levels.isEmpty else { return }
    let level = levels[level % levels.count]
    guard let split = split(level), let columns = state.chain[level].columns else { return }
    movedColumns.insert(columns.split)
    if let new { state.chain[level].columns?.kept.formUnion(numbers([new] + new.children)) }
    // What is changed thus is not to be compared with what was there before.
    history[state.chain[level].navigations[columns.list]] = []
    _ = isAccepted(droppedBy: isMoving ? ["MIS-01"] : []) { call(split) }
    isMoving = true
  }

  // MARK: Following

  /// Takes over that all columns have another room while something moves.
  func noteMovedColumns() {
    movedColumns.formUnion(levelsOfColumns.compactMap { state.chain[$0].columns?.split })
  }

  /// Takes over that a stack changes on which another may stand, which goes with it then.
  func noteChange(at place: ModelState.Place, from before: [Int]) {
    let member = state.chain[place.level]
    guard let columns = member.columns, columns.isClassic,
      !member.navigations.allSatisfy({ !before.contains($0) })
    else { return }
    movedColumns.insert(columns.split)
  }

  /// The place on top of a stack where a finger pops first.
  func innermost(_ place: ModelState.Place) -> ModelState.Place {
    let member = state.chain[place.level]
    guard let top = state[place].last, let index = member.navigations.firstIndex(of: top),
      member.stacks[index].count > 1
    else { return place }
    return ModelState.Place(level: place.level, index: index)
  }

  /// Takes over what became of what stands in the place of those that have none themselves, but are kept.
  func followKeptPlaces() {
    let kept = state.chain.reduce(into: Set<Int>()) { $0.formUnion($1.columns?.kept ?? []) }
      .subtracting(state.chain.flatMap { $0.stacks.joined() })
    state.guests = state.guests.filter { !kept.contains($0.key) || isLinked($0.key, $0.value) }
  }

  /// Whether the model takes over what is at a place.
  func isMoved(_ place: ModelState.Place) -> Bool {
    guard let columns = state.chain[place.level].columns, place.index >= columns.list else { return false }
    return movedColumns.contains(columns.split)
  }

  /// Takes over what columns hold that were moved, and how they stand.
  ///
  /// - Parameter isAtRest: whether nothing moved before, so that the model knows better.
  func followColumns(fromRest isAtRest: Bool) {
    for level in levelsOfColumns {
      guard let split = split(level), let columns = state.chain[level].columns else { continue }
      let isChanged = split.isCollapsed != columns.isCollapsed
      guard isChanged || movedColumns.contains(columns.split) else { continue }
      let expected =
        isAtRest && isChanged && !movedColumns.contains(columns.split)
        ? state.chain[level].afterChangeOfRoom : nil
      let before = state.chain[level]
      follow(split, level)
      guard let expected else {
        state.chain[level].columns?.record = nil
        movedColumns.insert(columns.split)
        isUnsure = true
        continue
      }
      compare(state.chain[level], with: expected)
      state.chain[level].columns?.record = split.isCollapsed ? before.holding(columns.content ?? -1) : nil
    }
  }

  private func compare(_ member: ModelState.Member, with expected: (list: [Int], content: [Int])) {
    guard let columns = member.columns else { return }
    let content = columns.content.map { member.holding($0) } ?? []
    if member.stacks[columns.list] != expected.list || content != expected.content {
      fail("columns \(member.stacks[columns.list]) and \(content), expected \(expected)")
    }
  }

  private func follow(_ split: UISplitViewController, _ level: Int) {
    guard var columns = state.chain[level].columns else { return }
    let member = state.chain[level]
    let list = split.viewControllers.first as? UINavigationController
    let children = split.children.compactMap { $0 as? UINavigationController }
    let nested = (list?.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    let all = [list].compactMap { $0 } + nested + children.filter { $0 !== list }
    for navigation in all where numbers([navigation]) == [-1] { admit(navigation) }
    let content = split.isCollapsed ? nil : split.viewControllers.dropFirst().first
    let own = member.navigations.dropFirst(columns.list + 1)
    columns.kept.formUnion(own)
    columns.kept.formUnion(member.stacks.dropFirst(columns.list + 1).joined())
    // Calls that wait may be dropped.
    for number in own { columns.kept.formUnion((history[number] ?? []).joined()) }
    columns.kept.formUnion([columns.content].compactMap { $0 })
    // A pop that was given up for the change of room had been taken over already.
    let onList = Set(numbers(list?.viewControllers ?? []))
    if split.isCollapsed { columns.kept.formUnion(onList.subtracting(member.stacks[columns.list])) }
    columns.isCollapsed = split.isCollapsed
    columns.hidesList = split.displayMode == .secondaryOnly
    columns.content = content.map { numbers([$0])[0] }
    let before = columns.list
    state.chain[level].columns = columns
    state.chain[level].navigations = member.navigations.prefix(before) + numbers(all)
    state.chain[level].stacks = member.stacks.prefix(before) + all.map { numbers($0.viewControllers) }
  }

  // MARK: At the end

  /// Checks columns when everything has ended.
  func settleColumns() {
    let before = levelsOfColumns.map { (level: $0, member: state.chain[$0]) }
    followColumns(fromRest: false)
    for (level, old) in before {
      guard let split = split(level), let columns = state.chain[level].columns else { continue }
      compare(level, with: old)
      let isSeen = !state.isHidden && !state.isCovered(level) && state.chain[level].selected >= columns.list
      if isSeen, split.isCollapsed == isOnItsSide {
        fail("columns of \(columns.split) do not fit their room")
      }
      state.chain[level].columns?.hidesList = split.displayMode == .secondaryOnly
      // What was set for a column stays known for it (SPLIT-07).
      let known = numbers([split.viewController(for: .secondary)].compactMap { $0 })
      if !split.isCollapsed { state.chain[level].columns?.kept = Set(known) }
      state.chain[level].columns?.kept.formUnion(known)
    }
    movedColumns = []
  }

  /// Nobody is lost where nothing but the room changed, and nobody comes but those who wait for it.
  private func compare(_ level: Int, with old: ModelState.Member) {
    let member = state.chain[level]
    guard let columns = old.columns, old.navigations.allSatisfy({ history[$0] == nil }) else { return }
    let (now, before) = (member.everyOne, old.everyOne)
    if !before.isSubset(of: now) || !now.subtracting(before).isSubset(of: columns.kept) {
      fail("columns hold \(member.stacks), expected \(old.stacks) in all")
    }
  }
}

extension ModelState.Member {
  /// Every screen on its stacks or in its columns.
  fileprivate var everyOne: Set<Int> {
    Set(stacks.joined()).union([columns?.content].compactMap { $0 }).subtracting(navigations)
  }
}
