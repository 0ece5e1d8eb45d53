#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// A container of the app's own that keeps controllers which are not its children yet, until its view loads, say.
///
/// Segues and routes look through it for the destination, as they look through UIKit's containers and all `children`.
@MainActor
public protocol ContainerViewController: UIViewController {
  /// The controllers that the container shows or will show; reading them must not load a view.
  var containedViewControllers: [UIViewController] { get }
}

extension UIViewController {
  /// The controllers directly inside this one; loads no view.
  private var contained: [UIViewController] {
    let own: [UIViewController]
    switch self {
    case let container as any ContainerViewController: own = container.containedViewControllers
    case let navigation as UINavigationController: own = navigation.viewControllers
    case let tabs as UITabBarController: own = tabs.viewControllers ?? []
    case let split as UISplitViewController: own = split.viewControllers + split.columnControllers
    case let pages as UIPageViewController: own = pages.viewControllers ?? []
    default: own = []
    }
    return own + children
  }

  /// The controller itself and those inside it, the outer before the inner; loads no view.
  var controllersInside: [UIViewController] {
    var all = [self]
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var index = 0
    while index < all.count {
      for child in all[index].contained where known.insert(ObjectIdentifier(child)).inserted {
        all.append(child)
      }
      index += 1
    }
    return all
  }

  /// The first controller of a class, this one or one inside it, the outer before the inner.
  ///
  /// - Parameter type: the class.
  /// - Returns: the controller; nil where there is none.
  func firstInside<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    if let this = self as? Controller { return this }
    return controllersInside.lazy.compactMap { $0 as? Controller }.first
  }

  /// The classes of this controller and of those inside it, for an error to list.
  var classesInside: [String] { controllersInside.map(\.sceneName) }
}

extension UISplitViewController {
  /// The controllers of the columns, shown or not; none in the classic style.
  fileprivate var columnControllers: [UIViewController] {
    guard style != .unspecified else { return [] }
    let columns: [Column] = [.primary, .supplementary, .secondary, .compact]
    return columns.compactMap { viewController(for: $0) }
  }
}
