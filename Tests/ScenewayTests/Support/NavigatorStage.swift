import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway

/// A screen that shows one of many of its kind.
final class DetailScreen: Screen, ScreenIdentifying {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init("detail \(id)")
  }

  required init?(coder: NSCoder) { nil }

  var screenIdentity: AnyHashable? { id }
}

extension FlowStage {
  /// Shows a stack with one screen and gives its navigator.
  func navigator(_ root: UIViewController = UINavigationController(rootViewController: Screen("A")))
    -> Navigator
  {
    show(root)
    return Navigator.of(window)
  }

  /// The names of a stack's screens.
  func names(of stack: UINavigationController?) -> [String] {
    stack?.viewControllers.map { ($0 as? Screen)?.name ?? "?" } ?? []
  }

  var rootStack: UINavigationController? { window.rootViewController as? UINavigationController }

  /// What is presented, from the bottom up.
  var presented: [UIViewController] {
    var found: [UIViewController] = []
    var current = window.rootViewController?.presentedViewController
    while let controller = current {
      found.append(controller)
      current = controller.presentedViewController
    }
    return found
  }
}

/// Writes down what a stack tells its delegate.
final class StackListener: NSObject, UINavigationControllerDelegate {
  private(set) var events: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { events.append("will \((viewController as? Screen)?.name ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { events.append("did \((viewController as? Screen)?.name ?? "")") }
}
