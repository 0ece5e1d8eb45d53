public import Foundation

/// Hears what a person does with a tab bar, and may refuse it.
///
/// Where an app uses ``UITab`` the methods about tabs are called, otherwise those about controllers (TAB-19).
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select a controller (TAB-06, TAB-07).
  ///
  /// - Parameters:
  ///   - tabBarController: the container that asks.
  ///   - viewController: the controller of the tapped tab; the More controller for its tab.
  /// - Returns: whether it may; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  /// A tap selected a controller (TAB-06, TAB-08).
  ///
  /// - Parameters:
  ///   - tabBarController: the container.
  ///   - viewController: the controller of the tapped tab; the More controller for its tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Whether a tap may select a tab (TAB-19).
  ///
  /// - Parameters:
  ///   - tabBarController: the container that asks.
  ///   - tab: the tapped tab.
  /// - Returns: whether it may; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// A tap selected a tab (TAB-19).
  ///
  /// - Parameters:
  ///   - tabBarController: the container.
  ///   - selectedTab: the tab, or one inside a group.
  ///   - previousTab: what was selected before; nil where nothing was.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Asked what a tab adds to the stack of a group that manages one (TAB-19).
  ///
  /// - Parameters:
  ///   - tabBarController: the container that asks.
  ///   - tab: the tab, the outermost group first.
  ///   - proposedViewControllers: the tab's own controller, where it has one.
  /// - Returns: the controllers to put on the stack; the proposed ones by default.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]

  /// A person is about to put the tabs in another order (TAB-15).
  ///
  /// - Parameters:
  ///   - tabBarController: the container.
  ///   - viewControllers: the controllers whose tabs may be moved.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// A person has put the tabs in another order, which is about to be taken over (TAB-15).
  ///
  /// - Parameters:
  ///   - tabBarController: the container.
  ///   - viewControllers: the controllers in their new order.
  ///   - changed: whether it differs from the old one.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// The new order of the tabs was taken over (TAB-15).
  ///
  /// - Parameters:
  ///   - tabBarController: the container.
  ///   - viewControllers: the controllers in their new order.
  ///   - changed: whether it differs from the old one.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  /// Asked who animates a change of tabs, whoever selected; without an answer it takes no time (TAB-22).
  ///
  /// - Parameters:
  ///   - tabBarController: the tab bar controller.
  ///   - fromVC: the controller that goes.
  ///   - toVC: the controller that comes.
  /// - Returns: the animation, nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asked what moves a change of tabs, where the delegate animates it (TAB-22).
  ///
  /// - Parameters:
  ///   - tabBarController: the tab bar controller.
  ///   - animationController: the animation that the delegate gave.
  /// - Returns: what moves it, nil for an animation that runs by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// True.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    true
  }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// The proposed controllers.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}

  /// No animation.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nothing: the animation runs by itself.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UITabBarController {
  /// The transition between two tabs that the delegate animates; nil where nobody does.
  func customTransition(from: UIViewController?, to: UIViewController?) -> TabTransition? {
    guard UIView.areAnimationsEnabled, appearanceState == .appeared, let from, let to,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    let animation = TransitionAnimation(animator: animator, interactor: interactor)
    return TabTransition(self, from: from, to: to, animation: animation)
  }
}
