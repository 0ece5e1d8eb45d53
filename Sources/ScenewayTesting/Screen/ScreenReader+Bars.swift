@_spi(Sceneway) internal import HeadlessUIKit

extension ScreenReader {
  /// Reads the bar at the top of a navigation controller.
  ///
  /// - Parameters:
  ///   - navigation: the controller.
  ///   - search: the search that goes on below the bar, which takes the bar's own content away unless it is told not to.
  mutating func readNavigationBar(of navigation: UINavigationController, search: UISearchController? = nil) {
    guard !navigation.isNavigationBarHidden, !navigation.isNested,
      let item = navigation.screens.last?.navigationItem
    else {
      return
    }
    let isSearching = search?.isActive == true && search?.hidesNavigationBarDuringPresentation == true
    if !isSearching, let back = navigation.backButtonTitle {
      append(
        LiveElement(
          value: ScreenElement(.backButton, back.isEmpty ? "Back" : back, place: .navigationBar),
          target: .back(navigation), otherNames: ["Back"]))
    }
    if !isSearching { readNavigationItem(item, in: .navigationBar) }
    if let bar = item.searchController?.searchBar { readViews([bar], in: .navigationBar) }
  }

  /// Reads what a navigation bar shows for one screen, the title left out.
  mutating func readNavigationItem(_ item: UINavigationItem, in place: ScreenElement.Place) {
    if let prompt = item.prompt, !prompt.isEmpty {
      append(LiveElement(value: ScreenElement(.text, prompt, place: place), target: .none))
    }
    for button in item.leftBarButtonItems ?? [] { readBarItem(button, in: place) }
    if let titleView = item.titleView { readViews([titleView], in: place) }
    // The bar shows the items at its right from right to left.
    for button in (item.rightBarButtonItems ?? []).reversed() { readBarItem(button, in: place) }
  }

  /// Reads a button of a bar, or the view that stands in its place.
  mutating func readBarItem(_ item: UIBarButtonItem, in place: ScreenElement.Place) {
    guard !item.isSpace else { return }
    if let customView = item.customView {
      readViews([customView], in: place)
      return
    }
    let name = item.displayedTitle ?? item.image?.name ?? ""
    append(
      LiveElement(
        value: ScreenElement(
          .barButton, name, isEnabled: item.isEnabled, isSelected: item.isSelected,
          identifier: item.accessibilityIdentifier, place: place),
        target: .barItem(item), otherNames: [item.accessibilityLabel].compactMap { $0 }))
  }

  /// Reads the bar at the bottom of a tab bar controller.
  mutating func readTabBar(of tabs: UITabBarController) {
    guard !tabs.isTabBarOutOfSight else { return }
    for (index, item) in (tabs.tabBar.items ?? []).enumerated() {
      readTab(
        item, named: tabs.titleInBar(at: index), isSelected: item === tabs.tabBar.selectedItem,
        target: .tab(tabs, index), depth: barDepth)
    }
  }

  private mutating func readTab(
    _ item: UITabBarItem, named title: String?, isSelected: Bool, target: LiveElement.Target,
    depth: Int = 0
  ) {
    let name = title ?? item.accessibilityLabel ?? item.image?.name ?? ""
    append(
      LiveElement(
        value: ScreenElement(
          .tab, name, value: item.badgeValue, isEnabled: item.isEnabled, isSelected: isSelected,
          identifier: item.accessibilityIdentifier, place: .tabBar, depth: depth),
        target: target, otherNames: [item.accessibilityLabel].compactMap { $0 }))
  }

  /// Reads a bar that stands in a screen's content and that no container manages.
  ///
  /// - Returns: whether the view is such a bar.
  mutating func readLooseBar(_ view: UIView, in place: ScreenElement.Place) -> Bool {
    switch view {
    case let bar as UINavigationBar:
      guard let item = bar.topItem else { return true }
      if let title = item.title, !title.isEmpty {
        append(LiveElement(value: ScreenElement(.header, title, place: place), target: .none))
      }
      readNavigationItem(item, in: place)
    case let bar as UIToolbar:
      for item in bar.items ?? [] { readBarItem(item, in: place) }
    case let bar as UITabBar:
      for item in bar.items ?? [] {
        readTab(
          item, named: item.title, isSelected: bar.selectedItem === item, target: .looseTab(bar, item))
      }
    default: return false
    }
    return true
  }
}
