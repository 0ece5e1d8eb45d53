internal import UIKit

/// Tabs of the root, and those that stand in columns (TAB-02, TAB-09).
extension ModelWorld {
  func select(_ tab: Int) { select(tab, level: 0, tabs: state.chain[0].number) }

  /// Selects a tab of one of the tab bar controllers that stand in columns.
  func selectInside(_ which: Int, _ tab: Int) {
    let inside = state.chain.indices.flatMap { level in
      state.chain[level].tabs.keys.sorted().filter { $0 != state.chain[level].number }.map { (level, $0) }
    }
    guard !inside.isEmpty else { return }
    let (level, number) = inside[which % inside.count]
    select(tab, level: level, tabs: number)
  }

  private func select(_ tab: Int, level: Int, tabs number: Int) {
    guard let tabs = controller(number) as? UITabBarController else { return }
    tabs.selectedIndex = tab % 2
    if state.chain[level].tabs[number]?.selected != tab % 2 { isMoving = true }
    state.chain[level].tabs[number]?.selected = tab % 2
  }

  func checkTabs() {
    for member in state.chain {
      for (number, tabs) in member.tabs.sorted(by: { $0.key < $1.key }) {
        if number != member.number, member.columns.map({ movedColumns.contains($0.split) }) ?? false {
          continue
        }
        guard let controller = controller(number) as? UITabBarController else {
          return fail("tab bar controller \(number) is gone")
        }
        if controller.selectedIndex != tabs.selected {
          fail("tab \(controller.selectedIndex) of \(number), expected \(tabs.selected)")
        }
      }
    }
  }
}
