#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension TransitionQueue.Request {
  /// A selection of a tab, whose tab bar controller is not kept.
  ///
  /// - Parameters:
  ///   - transition: the transition.
  ///   - tabs: the tab bar controller.
  ///   - tree: the flows of its window.
  ///   - isSelected: whether the tab is selected already.
  ///   - choose: selects it; throws where it is no tab any more.
  convenience init(
    selecting transition: Transition, in tabs: UITabBarController, of tree: FlowTree,
    isSelected: @escaping @MainActor (UITabBarController) -> Bool,
    choose: @escaping @MainActor (UITabBarController) throws -> Void
  ) {
    self.init(
      transition, in: .window, overtaking: .person,
      obstacle: { [weak tabs] in
        tabs.flatMap(TransitionQueue.transition(around:)).map { .transition($0) }
      },
      begin: { [weak tabs] end in
        guard let tabs else { return end(.cancelled) }
        guard !isSelected(tabs) else { return end(.unchanged) }
        tree.placeBeacons(in: tabs)
        do {
          try choose(tabs)
        } catch {
          return end(
            .failed(error as? SceneError ?? SceneError(.failed, scene: "Navigator", found: ["\(error)"])))
        }
        tree.hierarchyChanged()
        tree.whenSettled(tabs) { end(.performed) }
      })
    reason = .tabSelection
    leaving = { [weak tabs] in
      guard let tabs, !isSelected(tabs), let selected = tabs.selectedViewController else { return [] }
      return Surface.chain(from: selected).reversed()
    }
    isLost = { [weak tabs] in tabs == nil }
  }
}
