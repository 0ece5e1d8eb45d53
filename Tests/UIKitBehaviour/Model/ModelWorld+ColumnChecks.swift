internal import UIKit

/// Checks columns when everything has ended.
extension ModelWorld {
  /// Checks columns when everything has ended.
  func settleColumns() {
    let before = levelsOfColumns.map { (level: $0, member: state.chain[$0]) }
    followColumns(fromRest: false)
    for (level, old) in before {
      guard let split = split(level) else { continue }
      compare(level, with: old)
      checkRoom(level, split)
      // What was set for a column stays known for it (SPLIT-07).
      let places: [UISplitViewController.Column] = [.supplementary, .secondary, .compact]
      let known = places.compactMap { split.viewController(for: $0) }.flatMap(numbersInside)
      if !split.isCollapsed { state.chain[level].columns?.kept = Set(known) }
      state.chain[level].columns?.kept.formUnion(known)
    }
    movedColumns = []
  }

  /// Checks that columns that can be seen fit their room, and that those show that are to.
  private func checkRoom(_ level: Int, _ split: UISplitViewController) {
    guard let columns = state.chain[level].columns else { return }
    let shown = min(split.displayMode.lists, columns.lists)
    state.chain[level].columns?.shownLists = shown
    guard state.showsColumns(level) else { return }
    if split.isCollapsed == isOnItsSide { fail("columns of \(columns.split) do not fit their room") }
    if !split.isCollapsed, let wanted = columns.wantedLists, wanted != shown {
      fail("\(shown) lists of \(columns.split) show, expected \(wanted)")
    }
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
    Set(stacks.joined()).union([columns?.content, columns?.compact].compactMap { $0 })
      .union(tabs.values.flatMap(\.controllers)).subtracting(navigations)
  }
}
