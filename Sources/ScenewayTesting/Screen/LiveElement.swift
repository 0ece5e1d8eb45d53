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

  /// The view behind the element, where there is one.
  var view: UIView? {
    if case .view(let view) = target { view } else { nil }
  }
}
