#if !(os(Linux) || os(macOS))
  internal import UIKit

  /// Hands everything that it does not answer itself to the delegate that it stands in for.
  class StandIn: NSObject {
    weak var original: NSObject?

    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || original?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? { original }
  }

  /// Stands in for the delegate of the gesture that pops from the edge.
  final class EdgeSwipeDelegate: StandIn, UIGestureRecognizerDelegate {
    private weak var stack: UINavigationController?

    static func install(on stack: UINavigationController) {
      guard let recognizer = stack.interactivePopGestureRecognizer, let delegate = recognizer.delegate,
        !(delegate is EdgeSwipeDelegate)
      else { return }
      let stand = EdgeSwipeDelegate()
      stand.original = delegate as? NSObject
      stand.stack = stack
      stack.attach(stand, as: EdgeSwipeDelegate.self)
      recognizer.delegate = stand
    }

    static func remove(from stack: UINavigationController) {
      guard let stand = stack.attachment(EdgeSwipeDelegate.self) else { return }
      let recognizer = stack.interactivePopGestureRecognizer
      if recognizer?.delegate === stand {
        recognizer?.delegate = stand.original as? any UIGestureRecognizerDelegate
      }
      stack.attach(nil, as: EdgeSwipeDelegate.self)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      let delegate = original as? any UIGestureRecognizerDelegate
      guard delegate?.gestureRecognizerShouldBegin?(recognizer) ?? true else { return false }
      guard let stack else { return true }
      return !GestureGuards.asksBeforePop(from: stack, .edgeSwipe)
    }
  }

  /// Stands in for the delegate of a sheet.
  final class SheetDelegate: StandIn, UIAdaptivePresentationControllerDelegate {
    private var isAsking = false

    private var delegate: (any UIAdaptivePresentationControllerDelegate)? {
      original as? any UIAdaptivePresentationControllerDelegate
    }

    static func install(on presentation: UIPresentationController?, for presented: UIViewController) {
      guard let presentation, !(presentation.delegate is SheetDelegate) else { return }
      let stand = SheetDelegate()
      stand.original = presentation.delegate as? NSObject
      presented.attach(stand, as: SheetDelegate.self)
      presentation.delegate = stand
    }

    static func remove(from presentation: UIPresentationController?, for presented: UIViewController) {
      guard let stand = presented.attachment(SheetDelegate.self) else { return }
      if presentation?.delegate === stand { presentation?.delegate = stand.delegate }
      presented.attach(nil, as: SheetDelegate.self)
    }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      guard delegate?.presentationControllerShouldDismiss?(presentation) ?? true else { return false }
      isAsking = GestureGuards.asksBeforeDismissal(of: presentation.presentedViewController) { [weak self] in
        self?.delegate?.presentationControllerDidDismiss?(presentation)
      }
      return !isAsking
    }

    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      // The app did not refuse; its guard is being asked.
      if isAsking {
        isAsking = false
      } else {
        delegate?.presentationControllerDidAttemptToDismiss?(presentation)
      }
    }
  }

  /// Stands in for the delegate of a tab bar controller.
  final class TabDelegate: StandIn, UITabBarControllerDelegate {
    private var delegate: (any UITabBarControllerDelegate)? { original as? any UITabBarControllerDelegate }

    static func install(on tabs: UITabBarController) {
      guard !(tabs.delegate is TabDelegate) else { return }
      let stand = TabDelegate()
      stand.original = tabs.delegate as? NSObject
      tabs.attach(stand, as: TabDelegate.self)
      tabs.delegate = stand
    }

    static func remove(from tabs: UITabBarController) {
      guard let stand = tabs.attachment(TabDelegate.self) else { return }
      if tabs.delegate === stand { tabs.delegate = stand.delegate }
      tabs.attach(nil, as: TabDelegate.self)
    }

    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      guard delegate?.tabBarController?(tabs, shouldSelect: controller) ?? true else { return false }
      if TabTaps.perform(controller, in: tabs) { return false }
      return !GestureGuards.asksBeforeSelecting(
        controller, isSelected: tabs.selectedViewController === controller, in: tabs,
        by: { $0.selectedViewController = controller },
        then: { [weak self, weak tabs] in
          guard let tabs else { return }
          self?.delegate?.tabBarController?(tabs, didSelect: controller)
          TabTaps.tapped(in: tabs)
        })
    }

    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      delegate?.tabBarController?(tabs, didSelect: controller)
      TabTaps.tapped(in: tabs)
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      guard delegate?.tabBarController?(tabs, shouldSelectTab: tab) ?? true else { return false }
      if TabTaps.perform(tab, in: tabs) { return false }
      let previous = tabs.selectedTab
      return !GestureGuards.asksBeforeSelecting(
        tab, isSelected: previous === tab, in: tabs, by: { $0.selectedTab = tab },
        then: { [weak self, weak tabs] in
          guard let tabs else { return }
          self?.delegate?.tabBarController?(tabs, didSelectTab: tab, previousTab: previous)
          TabTaps.tapped(in: tabs)
        })
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(_ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
      delegate?.tabBarController?(tabs, didSelectTab: tab, previousTab: previousTab)
      TabTaps.tapped(in: tabs)
    }
  }

  /// Has one transition of a stack animated in a way of its own: stands in for its delegate as long as that lasts.
  final class StackAnimation: StandIn, UINavigationControllerDelegate {
    private var animator: (any UIViewControllerAnimatedTransitioning)?

    static func begin(_ animator: any UIViewControllerAnimatedTransitioning, on stack: UINavigationController)
    {
      let stand = StackAnimation()
      stand.original = stack.delegate as? NSObject
      stand.animator = animator
      stack.attach(stand, as: StackAnimation.self)
      stack.delegate = stand
    }

    static func end(on stack: UINavigationController) {
      guard let stand = stack.attachment(StackAnimation.self) else { return }
      if stack.delegate === stand { stack.delegate = stand.original as? any UINavigationControllerDelegate }
      stack.attach(nil, as: StackAnimation.self)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }
#endif
