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
    top = Surface.top(over: root)
    chain = top.map(Surface.chain) ?? []
  }

  private static func top(over root: UIViewController?) -> UIViewController? {
    var top = root
    while let next = top?.presentedOver, !(next is UIAlertController), !next.isBeingDismissed { top = next }
    return top
  }

  /// The innermost stack around the innermost screen that a person sees on top.
  static func stack(of tree: FlowTree) -> UINavigationController? {
    var stack: UINavigationController?
    var current = top(over: tree.window?.rootViewController)
    while let controller = current {
      stack = controller as? UINavigationController ?? stack
      current = controller.visibleChild
    }
    return stack
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

  /// What this very controller presents: over everything where no container is around it, and otherwise over the context
  /// that it defines (PRES-08).
  var presentedItself: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self else {
      return nil
    }
    // A search lies over nothing; what it presents lies over what is searched.
    return presented is UISearchController ? presented.presentedItself : presented
  }

  /// What is presented over this controller, by itself or by what is around it.
  ///
  /// Where nothing is, it is what covers the context of something that a person sees in it; of several the outermost, which
  /// covers the others.
  var presentedOver: UIViewController? {
    var found: UIViewController?
    var current: UIViewController? = self
    while let controller = current {
      found = controller.presentedItself ?? found
      current = controller.parent
    }
    current = visibleChild
    while found == nil, let controller = current {
      found = controller.presentedItself
      current = controller.visibleChild
    }
    return found
  }

  /// All that is presented over this controller and not over each other, the topmost first.
  var presentations: [UIViewController] {
    let around = sequence(first: self, next: \.parent).reversed()
    return (around + Surface.chain(from: self).dropFirst()).compactMap(\.presentedItself)
  }

  /// All controllers inside this one and presented over it, the topmost and innermost first.
  var everythingInside: [UIViewController] {
    var found: [UIViewController] = []
    if let presented = presentedItself { found += presented.everythingInside }
    let visible = visibleChild
    if let visible { found += visible.everythingInside }
    let others: [UIViewController] =
      (self as? UITabBarController)?.viewControllers ?? (self as? UINavigationController)?.viewControllers
      ?? children
    for child in others.reversed() where child !== visible { found += child.everythingInside }
    return found + [self]
  }

  /// Dismisses all that is presented over this controller, at once, over whatever context.
  ///
  /// - Parameter done: called when nothing is left to dismiss.
  func dismissEverything(then done: @escaping @MainActor () -> Void) {
    guard let presenter = presentedOver?.presentingViewController else { return done() }
    let before = presentedOver
    presenter.dismiss(animated: false) { [self] in
      // What UIKit does not dismiss goes with the root.
      if presentedOver === before { done() } else { dismissEverything(then: done) }
    }
  }
}
