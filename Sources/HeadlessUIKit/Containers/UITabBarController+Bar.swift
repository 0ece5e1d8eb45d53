internal import Foundation

/// One tab as the bar or the More list shows it.
@MainActor
struct TabPlace {
  let item: UITabBarItem
  /// The controller where the app sets controllers.
  let controller: UIViewController?
  /// The tab where the app sets tabs (TAB-19).
  let tab: UITab?

  /// The words of the tab.
  var title: String? { item.title ?? controller?.title ?? item.accessibilityLabel }
}

extension UITabBarController {
  /// The height of the bar, in points.
  private static let barHeight: CGFloat = 49

  // MARK: Places

  /// All tabs that a person may choose, in order.
  var places: [TabPlace] {
    if !storedTabs.isEmpty {
      return storedTabs.filter { !$0.isHidden }.map { TabPlace(item: $0.barItem, controller: nil, tab: $0) }
    }
    return (storedControllers ?? []).compactMap { controller in
      controller.tabBarItem.map { TabPlace(item: $0, controller: controller, tab: nil) }
    }
  }

  /// The tabs that stand in the bar; a further one leads to the rest where there are too many (TAB-15).
  var placesInBar: [TabPlace] {
    let all = places
    return needsMore(for: all.count) ? Array(all.prefix(Self.placesBesideMore)) : all
  }

  // MARK: The bar

  /// Takes over a bar: its items, its taps and its place.
  func manage(_ bar: UITabBar) {
    bar.isManaged = true
    bar.selectionAction = { [weak self] item in
      guard let self, let index = tabBar.items?.firstIndex(where: { $0 === item }) else { return }
      tapTab(at: index)
    }
    bar.frame = CGRect(
      x: 0, y: 0, width: containerView.bounds.width, height: Self.barHeight)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    updateTabBarPlace()
    synchronizeBar()
  }

  /// Shows the tabs and the chosen one in the bar.
  func synchronizeBar() {
    storedMore?.reloadList()
    guard let bar = storedTabBar else { return }
    let inBar = placesInBar
    let moreItem = usesMore ? more.tabBarItem : nil
    bar.replaceItems(inBar.map(\.item) + [moreItem].compactMap { $0 })
    let root = storedSelectedTab?.rootTab
    let chosen = inBar.first { place in
      place.tab.map { $0 === root } ?? (place.controller === storedSelected)
    }
    bar.selectedItem = chosen?.item ?? (storedSelected == nil && root == nil ? nil : moreItem)
  }

  /// The words of a tab in the bar.
  ///
  /// - Parameter index: its place in the bar.
  /// - Returns: the words; nil where the tab has none.
  @_spi(Sceneway) public func titleInBar(at index: Int) -> String? {
    let inBar = placesInBar
    return inBar.indices.contains(index) ? inBar[index].title : storedMore?.tabBarItem.title
  }

  // MARK: Where the bar is

  /// Whether the bar is hidden now, by a screen that hides it when pushed (NAV-MISC-04).
  @_spi(Sceneway) public var isTabBarHiddenByStack: Bool {
    (hostOfSelected as? UINavigationController)?.stackHidesBottomBar ?? false
  }

  /// Whether the bar is out of sight, whoever hid it.
  @_spi(Sceneway) public var isTabBarOutOfSight: Bool {
    isTabBarHidden || isTabBarHiddenByStack || tabBar.isHidden
  }

  /// Moves the bar to where it belongs, below the screen while a screen or code hides it, and tells the content.
  func updateTabBarPlace() {
    guard let bar = storedTabBar else { return }
    let isAway = isTabBarHidden || isTabBarHiddenByStack
    bar.frame.origin.y = containerView.bounds.height - (isAway ? 0 : bar.frame.height)
    if let shown { fit(shown, moves: transition == nil) }
  }

  /// Gives a child's view its share of the room, and says how far the bar reaches into it.
  func fit(_ controller: UIViewController, moves: Bool = true) {
    guard let view = controller.placeholderView else { return }
    var bars = containerView.safeAreaInsets
    var opaque: UIRectEdge = []
    if !isTabBarOutOfSight {
      bars.bottom += tabBar.frame.height
      // A navigation controller lets its screens say whether they reach below the bar.
      if !tabBar.isTranslucent, !(controller is UINavigationController) { opaque.insert(.bottom) }
    }
    fit(view, of: controller, in: containerView.bounds, bars: bars, opaque: opaque, moves: moves)
    guard controller.ownPresentedViewController != nil else { return }
    for above in controller.viewsInPlace where above !== view && above.storedSuperview === containerView {
      fit(above, of: controller, in: containerView.bounds, bars: bars, opaque: opaque, moves: moves)
    }
  }

  // MARK: Taps

  /// Taps a tab in the bar, as a finger would (TAB-06 to TAB-08).
  ///
  /// - Parameter index: the place of the tab in the bar.
  /// - Returns: whether the tap did something; false where there is no such tab or the delegate refused.
  @_spi(Sceneway) @discardableResult
  public func tapTab(at index: Int) -> Bool {
    let inBar = placesInBar
    let item = inBar.indices.contains(index) ? inBar[index].item : more.tabBarItem
    return HeadlessEnvironment.handlingTouch(on: tabBar, words: item?.title) { tapPlace(at: index) }
  }

  private func tapPlace(at index: Int) -> Bool {
    let inBar = placesInBar
    if usesMore, index == inBar.count { return tap(more) }
    guard inBar.indices.contains(index), inBar[index].item.isEnabled else { return false }
    if let tab = inBar[index].tab { return tap(tab) }
    return inBar[index].controller.map(tap) ?? false
  }

  private func tap(_ controller: UIViewController) -> Bool {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      hooks?.tapMaySelect?(controller) ?? true
    else { return false }
    // Whoever was asked may have taken the tab away.
    guard controller === storedMore || storedControllers?.contains(controller) == true else { return false }
    let isShown = controller === hostOfSelected
    select(controller, animated: false)
    delegate?.tabBarController(self, didSelect: controller)
    if isShown { popToRoot(of: controller) }
    hooks?.tapDidSelect?()
    return true
  }

  /// Pops the stack of a tab that is tapped once more (TAB-08).
  func popToRoot(of controller: UIViewController) {
    (controller as? UINavigationController)?.popToRootViewController(animated: true)
  }
}
