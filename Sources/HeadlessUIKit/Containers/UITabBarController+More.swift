internal import Foundation

extension UITabBarController {
  /// How many tabs a narrow bar has room for.
  private static let placesInNarrowBar = 5
  /// How many tabs stand in the bar where one leads to the rest.
  static let placesBesideMore = placesInNarrowBar - 1

  /// The More controller, made when it is first asked for.
  var more: MoreNavigationController {
    if let storedMore { return storedMore }
    let made = MoreNavigationController(nibName: nil, bundle: nil)
    made.tabs = self
    storedMore = made
    return made
  }

  // MARK: Who is behind More

  /// Whether so many tabs are too many for the bar; a wide one has room for all (TAB-15).
  func needsMore(for count: Int) -> Bool {
    count > Self.placesInNarrowBar && traitCollection.horizontalSizeClass == .compact
  }

  /// Whether the bar has a tab that leads to the rest.
  var usesMore: Bool {
    needsMore(
      for: storedTabs.isEmpty ? storedControllers?.count ?? 0 : storedTabs.count { !$0.isHidden })
  }

  /// The tabs that find no place in the bar.
  var placesBehindMore: [TabPlace] { usesMore ? Array(places.dropFirst(Self.placesBesideMore)) : [] }

  /// Whether a controller's tab finds no place in the bar.
  func isBehindMore(_ controller: UIViewController) -> Bool {
    placesBehindMore.contains { $0.controller === controller || $0.tab?.host === controller }
  }

  /// The child that shows what is selected: its own controller, or the More controller around it.
  var hostOfSelected: UIViewController? {
    guard let storedSelected, usesMore else { return storedSelected }
    return isBehindMore(storedSelected) ? more : storedSelected
  }

  /// The child that a person sees: the selected controller, or the More controller around it.
  @_spi(Sceneway) public var frontChild: UIViewController? {
    makeControllerOfSelectedTab()
    return hostOfSelected
  }

  /// Takes the More controller in where it is needed, and takes back those that are not behind it any more.
  func updateMore() {
    if usesMore, more.storedParent !== self {
      more.installList()
      more.willMove(toParent: self)
      more.storedParent = self
      more.didMove(toParent: self)
      more.movesToParent = false
    }
    if let storedMore, storedMore.stack.dropFirst().first.map({ !isBehindMore($0) }) ?? false {
      storedMore.take(from: 1)
    }
    updateChildren()
  }

  /// Lists the children anew: those whose parent this is, in the order of the tabs.
  func updateChildren() {
    let own = (storedControllers ?? []).filter { $0.storedParent === self }.distinct
    storedChildren = own + (usesMore ? [more] : [])
  }

  // MARK: Opening

  /// Shows a controller that is behind More on top of the list (TAB-15).
  func openInMore(_ controller: UIViewController?) {
    guard let controller, isBehindMore(controller), !more.stack.contains(controller) else { return }
    more.open(controller, animated: false)
  }

  /// Taps a row of the More list, as a finger does; the delegate of the tabs is not asked (TAB-15).
  ///
  /// - Parameter index: the row.
  func tapMoreRow(at index: Int) {
    let behind = placesBehindMore
    guard behind.indices.contains(index), behind[index].item.isEnabled else { return }
    if let tab = behind[index].tab { return tapBehindMore(tab) }
    guard let controller = behind[index].controller else { return }
    storedSelected = controller
    more.open(controller, animated: true)
  }

  /// The list is on top of the More controller's stack again, so nothing behind it is selected.
  func moreListIsOnTop() {
    guard let storedSelected, isBehindMore(storedSelected) else { return }
    self.storedSelected = more
    synchronizeBar()
  }

  // MARK: Another order

  /// Puts the tabs in another order, as a person does on the screen behind the list's Edit button (TAB-15).
  ///
  /// - Parameter order: the controllers in their new order; those that are left out keep theirs behind the others.
  /// - Returns: whether the tabs may be put in another order.
  @_spi(Sceneway) @discardableResult
  public func customizeTabs(to order: [UIViewController]) -> Bool {
    guard usesMore, let movable = customizableViewControllers, !movable.isEmpty,
      let current = storedControllers, order.allSatisfy(movable.contains)
    else { return false }
    delegate?.tabBarController(self, willBeginCustomizing: movable)
    // What cannot be moved keeps its place; the others follow one another in the places that are left.
    var moving = (order + movable.filter { !order.contains($0) })[...]
    let new = current.map { movable.contains($0) ? moving.popFirst() ?? $0 : $0 }
    let changed = new != current
    delegate?.tabBarController(self, willEndCustomizing: new, changed: changed)
    if changed { replaceControllers(new, animated: false) }
    delegate?.tabBarController(self, didEndCustomizing: new, changed: changed)
    return true
  }
}
