internal import Foundation

extension UITabBarController {
  /// The words of all tabs, those behind More included, in order; nil for a tab without any (TAB-15).
  @_spi(Sceneway) public var tabTitles: [String?] { places.map(\.title) }

  /// The place of the selected tab among all tabs, from 0; nil where none is selected and while the More list shows.
  @_spi(Sceneway) public var placeOfSelected: Int? {
    if let storedMore, storedSelected === storedMore { return nil }
    let root = storedSelectedTab?.rootTab
    return places.firstIndex { place in
      place.tab.map { $0 === root } ?? (place.controller != nil && place.controller === storedSelected)
    }
  }

  /// The place in the bar of what is selected, from 0; that of More for what is behind it (TAB-15).
  @_spi(Sceneway) public var placeInBarOfSelected: Int? {
    guard let selected = tabBar.selectedItem else { return nil }
    return tabBar.items?.firstIndex { $0 === selected }
  }

  /// The place of More in the bar, from 0; nil where all tabs stand in the bar (TAB-15).
  @_spi(Sceneway) public var placeOfMore: Int? { usesMore ? placesInBar.count : nil }

  /// Whether the list of the tabs behind More is what the More controller shows (TAB-15).
  @_spi(Sceneway) public var showsMoreList: Bool {
    guard let storedMore else { return false }
    return hostOfSelected === storedMore && storedMore.stack.count == 1
  }

  /// Taps a tab in the list behind More as a person does, scrolling to it first (TAB-15).
  ///
  /// - Parameter index: the place of the tab among all tabs, from 0.
  /// - Returns: whether there is such a row that a finger reaches.
  @_spi(Sceneway) @discardableResult
  public func tapTabBehindMore(at index: Int) -> Bool {
    let row = index - placesInBar.count
    guard showsMoreList, row >= 0, let list = storedMore?.topViewController as? UITableViewController else {
      return false
    }
    if case .blocked = list.tableView.tapRow(at: IndexPath(row: row, section: 0)) { return false }
    return true
  }
}
