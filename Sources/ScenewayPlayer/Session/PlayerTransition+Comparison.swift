internal import ScenewayTesting

extension PlayerTransition {
  /// What changed between two moments.
  ///
  /// - Parameters:
  ///   - before: where the person was; nil before the launch.
  ///   - after: where the person is.
  ///   - segue: the identifier of the segue that led there.
  init(from before: ScreenPosition?, to after: ScreenPosition, segue: String?) {
    let kind = PlayerTransition.kind(from: before, to: after)
    self.init(
      kind: kind, from: before?.visible?.summary, to: after.visible?.summary,
      segue: kind == .none ? nil : segue)
  }

  private static func kind(from before: ScreenPosition?, to after: ScreenPosition) -> Kind {
    guard let before else { return .launch }
    if before.root != after.root { return .replace }
    if before.modals != after.modals {
      let common = zip(before.modals, after.modals).prefix { $0 == $1 }.count
      return after.modals.count > common ? .present : .dismiss
    }
    if before.tab?.index != after.tab?.index { return .tab }
    if before.stack != after.stack {
      if after.stack.starts(with: before.stack) { return .push }
      return before.stack.starts(with: after.stack) ? .pop : .replace
    }
    return before.visible == after.visible ? .none : .replace
  }
}
