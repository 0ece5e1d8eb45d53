#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// What lies on top of a window, as a person sees it; alerts are looked through.
@MainActor
struct Surface {
  /// The controller that nothing of importance is presented over.
  let top: UIViewController?

  /// From ``top`` down to the innermost screen.
  let chain: [UIViewController]

  init(of tree: FlowTree) {
    self.init(root: tree.window?.rootViewController)
  }

  init(root: UIViewController?) {
    var top = root
    while let next = top?.presentedOver, !(next is UIAlertController), !next.isBeingDismissed { top = next }
    self.top = top
    chain = top.map(Surface.chain) ?? []
  }

  /// The innermost stack around the innermost screen.
  var stack: UINavigationController? {
    chain.lazy.reversed().compactMap { $0 as? UINavigationController }.first
  }

  /// The innermost tab bar controller around the innermost screen.
  var tabs: UITabBarController? { chain.lazy.reversed().compactMap { $0 as? UITabBarController }.first }

  static func chain(from controller: UIViewController) -> [UIViewController] {
    [controller] + (controller.visibleChild.map(chain) ?? [])
  }
}

extension UIViewController {
  /// The child that stands for a container.
  var visibleChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let pages as UIPageViewController: pages.viewControllers?.first
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }

  /// What is presented over this controller or its containers.
  var presentedOver: UIViewController? {
    let outermost = outermost
    guard let presented = outermost.presentedViewController, presented !== outermost else { return nil }
    return presented
  }

  /// All controllers inside this one and presented over it, the topmost and innermost first.
  var everythingInside: [UIViewController] {
    var found: [UIViewController] = []
    if parent == nil, let presented = presentedOver, presented.presentingViewController != nil {
      found += presented.everythingInside
    }
    let visible = visibleChild
    if let visible { found += visible.everythingInside }
    let others: [UIViewController] =
      (self as? UITabBarController)?.viewControllers ?? (self as? UINavigationController)?.viewControllers
      ?? children
    for child in others.reversed() where child !== visible { found += child.everythingInside }
    return found + [self]
  }
}
