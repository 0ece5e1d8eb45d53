internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

extension UIViewController {
  /// The name of the controller's class, without its module.
  var shortClassName: String { String(describing: type(of: self)) }

  /// The words at the top of the controller's screen.
  var screenTitle: String? {
    // Only a navigation bar asks for the item, which is made by asking.
    let itemTitle = navigationController == nil ? nil : navigationItem.title
    return [itemTitle, title].compactMap { $0 }.first { !$0.isEmpty }
  }

  /// What a person would call the controller's screen: its title, or else its class.
  var screenName: String {
    if self is UISearchController, let presentingViewController { return presentingViewController.screenName }
    return frontmostContent.screenTitle ?? frontmostContent.declaredClassName
  }

  /// The controller that this one itself presents; `presentedViewController` also tells of its ancestors'.
  var ownPresented: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self else {
      return nil
    }
    return presented
  }

  /// What lies over this controller: what it presents, seen through a search, which lies over nothing but what it dims.
  var covering: UIViewController? {
    let presented = ownPresented
    return presented is UISearchController ? presented?.covering : presented
  }

  /// The search that goes on over this very controller.
  var search: UISearchController? { ownPresented as? UISearchController }

  /// The controllers inside this one that are on the screen now, as far as a container decides it.
  var visibleChildren: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.frontChild.map { [$0] } ?? []
    case let split as UISplitViewController: split.visibleControllers
    default:
      children.filter { child in
        guard let childView = child.viewIfLoaded, let view = viewIfLoaded else { return false }
        return childView.isDescendant(of: view)
      }
    }
  }

  /// The controller with the content: the innermost visible one through navigation, tab bar and split controllers.
  var frontmostContent: UIViewController {
    let front = (self as? UISplitViewController)?.frontmostController ?? visibleChildren.last
    guard isContainer, let child = front else { return self }
    return child.frontmostContent
  }

  /// Whether the controller is one of UIKit's own containers, which show nothing but their children.
  var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }

  /// What lies over everything else here: what is presented last, otherwise the controller itself.
  var topmostPresented: UIViewController {
    if let covering { return covering.topmostPresented }
    for child in visibleChildren {
      let topmost = child.topmostPresented
      if topmost !== child { return topmost }
    }
    return self
  }
}
