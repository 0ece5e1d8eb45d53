public import Foundation

extension UITabBarController {
  /// Whether tabs show in a bar or in a sidebar.
  public enum Mode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a bar that a person may turn into a sidebar.
    case tabSidebar = 2
  }

  /// The list of tabs at the side of a large screen; a headless one only remembers whether it is hidden.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Whether the list is hidden; true by default.
    open var isHidden = true
  }

  /// The tab of an identifier, groups searched too (TAB-19).
  ///
  /// - Parameter identifier: the identifier.
  /// - Returns: the tab; nil where there is none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    storedTabs.lazy.compactMap { $0.find(identifier) }.first
  }

  // MARK: Replacing

  /// Takes in other tabs; the selected one stays where it is among them, otherwise the first is selected.
  func replaceTabs(_ tabs: [UITab], animated: Bool) {
    let old = storedTabs
    for tab in old where !tabs.contains(tab) { tab.take(nil) }
    storedTabs = tabs
    for tab in tabs { tab.take(self) }
    customizableViewControllers = nil
    if let selected = storedSelectedTab, !tabs.contains(selected.rootTab) {
      storedSelectedTab = nil
    }
    storedSelectedTab = storedSelectedTab ?? tabs.first { !$0.isHidden }.map(target)
    replaceControllers(tabs.isEmpty ? nil : tabs.compactMap(\.host), animated: animated)
    showSelectedTab(animated: animated)
  }

  /// Forgets the tabs, because the app sets controllers.
  func forgetTabs() {
    for tab in storedTabs { tab.take(nil) }
    storedTabs = []
    storedSelectedTab = nil
  }

  /// Takes in that tabs were hidden or shown.
  func tabsDidChangeVisibility() {
    if let selected = storedSelectedTab, selected.rootTab.isHidden,
      let other = storedTabs.first(where: { !$0.isHidden })
    {
      select(other)
    }
    updateMore()
    synchronizeBar()
  }

  // MARK: Selecting

  /// The place of the selected tab; `NSNotFound` where there is none and while the More list shows.
  var selectedTabIndex: Int {
    guard let root = storedSelectedTab?.rootTab, storedMore == nil || storedSelected !== storedMore else {
      return NSNotFound
    }
    return storedTabs.firstIndex(of: root) ?? NSNotFound
  }

  func selectTab(at index: Int) {
    if storedTabs.indices.contains(index) { select(storedTabs[index]) }
  }

  /// What a tab leads to: a group that manages a stack leads on to one of its children.
  private func target(of tab: UITab) -> UITab {
    guard let group = tab as? UITabGroup, group.managingTabGroup != nil, let child = group.childToSelect
    else {
      return tab
    }
    return target(of: child)
  }

  /// Selects a tab in code (TAB-09, TAB-19).
  func select(_ tab: UITab) {
    guard storedTabs.contains(tab.rootTab) else { return }
    if storedSelected === storedMore { storedSelected = nil }
    let tab = target(of: tab)
    for (group, child) in zip(tab.path, tab.path.dropFirst()) {
      (group as? UITabGroup)?.selectedChild = child
    }
    storedSelectedTab = tab
    showSelectedTab(animated: false)
    synchronizeBar()
  }

  /// Shows the selected tab, whose controller is made only once somebody looks.
  private func showSelectedTab(animated: Bool) {
    guard appearanceState.isOnScreen || isViewLoaded else { return }
    makeControllerOfSelectedTab()
  }

  /// Makes the controller that shows the selected tab, where it is not there yet, and selects it.
  func makeControllerOfSelectedTab() {
    guard let tab = storedSelectedTab, storedSelected == nil || storedSelected !== storedMore,
      let host = makeHost(of: tab)
    else { return }
    if storedControllers?.contains(host) != true {
      tab.rootTab.host = host
      attach(host)
      storedControllers = storedTabs.compactMap(\.host)
      updateMore()
      host.didMove(toParent: self)
      host.movesToParent = false
    }
    select(host, animated: false)
  }

  /// The child that shows a tab: the stack of the group that manages it, or the controller of the tab in the bar.
  private func makeHost(of tab: UITab) -> UIViewController? {
    guard let group = tab.managingTabGroup, let navigation = group.managingNavigationController else {
      let root = tab.rootTab
      // A group without a controller of its own shows that of a child.
      let child = tab === root ? (root as? UITabGroup)?.childToSelect : tab
      return root.viewController ?? child?.viewController
    }
    let below = tab.path.drop { $0 !== group }
    let stack = below.flatMap { part in
      let own = [part.viewController].compactMap { $0 }
      return delegate?.tabBarController(
        self, displayedViewControllersFor: part, proposedViewControllers: own) ?? own
    }
    if navigation.viewControllers != stack {
      navigation.setViewControllers(stack, animated: navigation.viewIfLoaded?.window != nil)
    }
    return navigation
  }

  // MARK: Taps

  /// Taps a tab in the bar, as a finger does: asks, selects and tells (TAB-19).
  func tap(_ tab: UITab) -> Bool {
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true, hooks?.tapMaySelectTab?(tab) ?? true
    else { return false }
    let previous = storedSelectedTab
    let isShown = previous?.rootTab === tab && storedSelected !== storedMore
    if isShown { previous.map(select) } else { select(tab) }
    if let selected = storedSelectedTab {
      delegate?.tabBarController(self, didSelectTab: selected, previousTab: previous)
    }
    if isShown, let host = tab.host { popToRoot(of: host) }
    hooks?.tapDidSelect?()
    return true
  }

  /// Taps a row of the More list.
  func tapBehindMore(_ tab: UITab) {
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true, hooks?.tapMaySelectTab?(tab) ?? true
    else { return }
    let previous = storedSelectedTab
    let target = target(of: tab)
    guard let host = makeHost(of: target) else { return }
    storedSelectedTab = target
    tab.host = host
    if storedControllers?.contains(host) != true { storedControllers = storedTabs.compactMap(\.host) }
    storedSelected = host
    more.open(host, animated: true)
    delegate?.tabBarController(self, didSelectTab: target, previousTab: previous)
    hooks?.tapDidSelect?()
  }
}
