internal import ScenewayTesting

extension PlayerTransition {
  /// What changed between two moments.
  ///
  /// - Parameters:
  ///   - before: where the person was; nil before the launch.
  ///   - after: where the person is.
  ///   - takeSegue: tells the identifier of the segue that led there; given the place where a stack inside the screen
  ///     changed.
  @MainActor
  init(
    from before: ScreenPosition?, to after: ScreenPosition, takeSegue: (ScreenPosition.Place?) -> String?
  ) {
    let change = PlayerTransition.change(from: before, to: after)
    let segue = takeSegue(change.to)
    self.init(
      kind: change.kind, from: change.from?.summary ?? before?.visible?.summary,
      to: change.to?.summary ?? after.visible?.summary, segue: change.kind == .none ? nil : segue,
      tab: change.tab.map { PlayerStep.TabSummary(number: $0.number, title: $0.title) })
  }

  /// A change, with what changed where that is not the screen itself.
  private struct Change {
    var kind: Kind
    var from: ScreenPosition.Place?
    var to: ScreenPosition.Place?
    var tab: ScreenPosition.Tab?
  }

  private static func change(from before: ScreenPosition?, to after: ScreenPosition) -> Change {
    guard let before else { return Change(kind: .launch) }
    if before.root != after.root { return Change(kind: .replace) }
    if before.modals != after.modals {
      let common = zip(before.modals, after.modals).prefix { $0 == $1 }.count
      return Change(kind: after.modals.count > common ? .present : .dismiss)
    }
    if let tab = chosenTab(from: before, to: after) { return Change(kind: .tab, tab: tab) }
    if before.stack.container == after.stack.container {
      if let kind = kind(from: before.stack, to: after.stack) { return Change(kind: kind) }
    } else if before.visible != after.visible {
      // Another column came to the front or left; only there one screen gives way to another that goes on beside it.
      let areBeside = before.column?.split == after.column?.split && before.column != after.column
      return Change(kind: areBeside ? .column : .replace)
    }
    if let change = changeInside(from: before, to: after) { return change }
    return Change(kind: before.visible == after.visible ? .none : .replace)
  }

  /// The tab that was chosen in a bar that was there before.
  private static func chosenTab(from before: ScreenPosition, to after: ScreenPosition) -> ScreenPosition.Tab?
  {
    after.tabs.first { tab in
      before.tabs.contains { $0.container == tab.container && $0.placeInBar != tab.placeInBar }
    }
  }

  private static func kind(from before: ScreenPosition.Stack, to after: ScreenPosition.Stack) -> Kind? {
    if before.places == after.places { return nil }
    if after.places.starts(with: before.places) { return .push }
    return before.places.starts(with: after.places) ? .pop : .replace
  }

  /// What changed in a stack inside the screen or beside it.
  private static func changeInside(from before: ScreenPosition, to after: ScreenPosition) -> Change? {
    for stack in after.otherStacks {
      guard let old = before.otherStacks.first(where: { $0.container == stack.container }),
        let kind = kind(from: old, to: stack)
      else { continue }
      return Change(kind: kind, from: old.places.last, to: stack.places.last)
    }
    return nil
  }
}
