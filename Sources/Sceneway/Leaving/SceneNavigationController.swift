#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// A navigation controller that asks a ``LeavingGuard`` before a tap on its back button, or a choice in the menu of that
/// button, takes screens away.
///
/// UIKit asks nobody but the navigation controller itself about its back button, so that this one thing needs a class of
/// its own; coordinators make their stacks of it. Swipes, tabs and sheets are asked about in any container. A subclass
/// that implements one of these methods calls `super`.
///
/// UIKit carries the menu's choice out by `popToViewController(_:animated:)`. Here that method is therefore asked about
/// too while a touch is handled; the app's code that means to go without a question uses `setViewControllers`.
open class SceneNavigationController: UINavigationController, UINavigationBarDelegate {
  /// Whether the back button may pop; asks the guards of the screen on top where there are some.
  ///
  /// - Parameters:
  ///   - navigationBar: the bar of this navigation controller.
  ///   - item: the item on top.
  /// - Returns: false where a guard has to be asked first: the pop comes by itself after the answer.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    // Where code pops, the stack is shorter than the bar already.
    guard viewControllers.count > 1, topViewController?.navigationItem === item else { return true }
    return !GestureGuards.asksBeforePop(from: self, .backTap)
  }

  /// Pops to a screen; for a choice in the back button's menu the guards of what is above it are asked first.
  ///
  /// - Parameters:
  ///   - viewController: the screen to go back to.
  ///   - animated: whether it takes time.
  /// - Returns: the screens that leave; empty where a guard has to be asked first.
  @discardableResult
  open override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    if TouchWatch.isHandlingTouch, !FlowTree.isMoving, viewControllers.contains(viewController),
      GestureGuards.asksBeforePop(from: self, to: viewController, .backMenu)
    {
      return []
    }
    return super.popToViewController(viewController, animated: animated)
  }
}
