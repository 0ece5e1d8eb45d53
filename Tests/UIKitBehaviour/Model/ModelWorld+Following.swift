internal import UIKit

/// Takes over what columns hold that were moved, and how they stand.
extension ModelWorld {
  /// Takes over that all columns have another room.
  ///
  /// - Parameter isAtRest: whether nothing moved before; otherwise the model does not know what becomes of them.
  func noteRotation(fromRest isAtRest: Bool) {
    for level in levelsOfColumns {
      guard let columns = state.chain[level].columns else { continue }
      if !isAtRest { movedColumns.insert(columns.split) }
      // What was asked for holds for the room of the moment; columns out of sight may not hear of the other room.
      let wanted = isAtRest && state.showsColumns(level) ? columns.preferredLists : nil
      state.chain[level].columns?.wantedLists = wanted
    }
  }

  /// Takes over that a stack changes on which another or tabs may stand, which go with it then.
  func noteChange(at place: ModelState.Place, from before: [Int]) {
    let member = state.chain[place.level]
    guard let columns = member.columns, place.index >= columns.list,
      before.contains(where: { member.navigations.contains($0) || member.tabs[$0] != nil })
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
        state.chain[level].columns?.records = nil
        movedColumns.insert(columns.split)
        isUnsure = true
        continue
      }
      compare(state.chain[level], with: expected)
      state.chain[level].columns?.records =
        split.isCollapsed
        ? [columns.middle, columns.content].map { $0.map(before.holding) ?? [] } : nil
    }
  }

  private func compare(_ member: ModelState.Member, with expected: [[Int]]) {
    guard let columns = member.columns else { return }
    let held = [member.navigations[columns.list], columns.middle, columns.content].map {
      $0.map(member.holding) ?? []
    }
    if held != expected { fail("columns \(held), expected \(expected)") }
  }

  /// Containers that were found.
  private struct Found {
    var navigations: [Int] = []
    var stacks: [[Int]] = []
    var tabs: [Int: ModelState.Tabs] = [:]
  }

  /// Finds the containers in a controller, those inside others included.
  private func gather(_ controller: UIViewController, into found: inout Found) {
    switch controller {
    case let navigation as UINavigationController:
      if numbers([navigation]) == [-1] { admit(navigation) }
      found.navigations += numbers([navigation])
      found.stacks.append(numbers(navigation.viewControllers))
      for controller in navigation.viewControllers { gather(controller, into: &found) }
    case let tabs as UITabBarController:
      let controllers = tabs.viewControllers ?? []
      found.tabs[numbers([tabs])[0]] = ModelState.Tabs(
        controllers: numbers(controllers), selected: tabs.selectedIndex)
      for controller in controllers { gather(controller, into: &found) }
    default: break
    }
  }

  private func follow(_ split: UISplitViewController, _ level: Int) {
    let member = state.chain[level]
    guard var columns = member.columns else { return }
    let first = columns.isClassic ? split.viewControllers.first : split.viewController(for: .primary)
    guard let list = first as? UINavigationController else { return fail("a list is gone") }
    let compact = split.viewController(for: .compact)
    var found = Found()
    gather(list, into: &found)
    // Columns that gave everything to the list's stack have none of their own for that long.
    let isMerged = split.isCollapsed && compact == nil && !columns.isClassic
    for child in split.children where child !== list && !isMerged { gather(child, into: &found) }

    let own = member.navigations.dropFirst(columns.list + 1)
    columns.kept.formUnion(own)
    columns.kept.formUnion(member.stacks.dropFirst(columns.list + 1).joined())
    columns.kept.formUnion(
      member.tabs.filter { $0.key != member.number }.flatMap { [$0.key] + $0.value.controllers })
    // Calls that wait may be dropped.
    for number in own { columns.kept.formUnion((history[number] ?? []).joined()) }
    columns.kept.formUnion([columns.middle, columns.content, columns.compact].compactMap { $0 })
    if isMerged { columns.kept.formUnion(numbers(split.children)) }
    // A pop that was given up for the change of room had been taken over already.
    let onList = Set(numbers(list.viewControllers))
    if split.isCollapsed { columns.kept.formUnion(onList.subtracting(member.stacks[columns.list])) }
    placeColumns(&columns, split, compact)

    let root = member.tabs.filter { $0.key == member.number }
    state.chain[level].columns = columns
    state.chain[level].navigations = member.navigations.prefix(columns.list) + found.navigations
    state.chain[level].stacks = member.stacks.prefix(columns.list) + found.stacks
    state.chain[level].tabs = found.tabs.merging(root) { found, _ in found }
  }

  /// Takes over which controllers stand in which columns, and which of those show.
  private func placeColumns(
    _ columns: inout ModelState.Columns, _ split: UISplitViewController, _ compact: UIViewController?
  ) {
    let hasMiddle = split.viewController(for: .supplementary) != nil
    columns.isCollapsed = split.isCollapsed
    columns.shownLists = min(split.displayMode.lists, columns.lists)
    columns.compact = compact.map { numbers([$0])[0] }
    if !split.isCollapsed {
      let others = numbers(Array(split.viewControllers.dropFirst()))
      columns.middle = hasMiddle ? others.first : nil
      columns.content = others.count > (hasMiddle ? 1 : 0) ? others.last : nil
    } else if compact == nil {
      (columns.middle, columns.content) = (nil, nil)
    } else {
      let children = numbers(split.children)
      columns.middle = columns.middle.flatMap { children.contains($0) ? $0 : nil }
      columns.content = columns.content.flatMap { children.contains($0) ? $0 : nil }
    }
  }
}
