internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// An element of the screen together with what a finger reaches behind it.
@MainActor
struct LiveElement {
  /// What a touch goes to.
  enum Target {
    /// Nothing; the element is to be read.
    case none
    /// A view; the finger finds its way by the hit test.
    case view(UIView)
    /// A button in a bar.
    case barItem(UIBarButtonItem)
    /// The back button of a navigation controller.
    case back(UINavigationController)
    /// A tab of a tab bar controller, by its place.
    case tab(UITabBarController, Int)
    /// A tab of a bar that nobody manages.
    case looseTab(UITabBar, UITabBarItem)
    /// A row of a table.
    case row(UITableView, IndexPath)
    /// An item of a collection.
    case item(UICollectionView, IndexPath)
    /// The button at the end of a row.
    case accessory(UITableView, IndexPath)
    /// A segment of a segmented control, by its place.
    case segment(UISegmentedControl, Int)
    /// A scope of a search bar, by its place.
    case scope(UISearchBar, Int)
    /// The cancel button of a search bar.
    case searchCancel(UISearchBar)
    /// One of the two buttons of a stepper.
    case step(UIStepper, up: Bool)
    /// A wheel of a picker, by its place.
    case wheel(UIPickerView, Int)
    /// Something to choose in the open menu.
    case menuAction(UIAction)
    /// A menu inside the open one.
    case submenu(UIMenu)
    /// A command to choose in the open menu.
    case menuCommand(UICommand)
    /// A button of an alert.
    case alertAction(UIAlertController, UIAlertAction)
  }

  /// The element as a value.
  var value: ScreenElement

  /// What a touch goes to.
  var target: Target

  /// Further words a person may know the element by, such as the labels of a row.
  var otherNames: [String] = []

  /// All words that the element answers to.
  var names: [String] {
    ([value.text] + otherNames).filter { !$0.isEmpty }
  }

  /// Whether a finger does something here.
  var isTouchable: Bool {
    if case .none = target { false } else { value.kind.isTouchable }
  }

  /// The view behind the element, where there is one.
  var view: UIView? {
    switch target {
    case .view(let view): view
    case .segment(let control, _): control
    case .scope(let bar, _), .searchCancel(let bar): bar
    case .step(let stepper, _): stepper
    case .wheel(let picker, _): picker
    case .row(let table, let path): table.cellForRow(at: path)
    case .item(let collection, let path): collection.cellForItem(at: path)
    default: nil
    }
  }
}
