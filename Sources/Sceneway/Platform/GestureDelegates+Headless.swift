#if os(Linux) || os(macOS)
  internal import Foundation
  @_spi(Sceneway) internal import HeadlessUIKit

  /// Stands in for the delegate of the gesture that pops from the edge.
  @MainActor
  final class EdgeSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var original: (any UIGestureRecognizerDelegate)?
    private weak var stack: UINavigationController?

    static func install(on stack: UINavigationController) {
      guard let recognizer = stack.interactivePopGestureRecognizer, let delegate = recognizer.delegate,
        !(delegate is EdgeSwipeDelegate)
      else { return }
      let stand = EdgeSwipeDelegate()
      stand.original = delegate
      stand.stack = stack
      stack.attach(stand, as: EdgeSwipeDelegate.self)
      recognizer.delegate = stand
    }

    static func remove(from stack: UINavigationController) {
      guard let stand = stack.attachment(EdgeSwipeDelegate.self) else { return }
      let recognizer = stack.interactivePopGestureRecognizer
      if recognizer?.delegate === stand { recognizer?.delegate = stand.original }
      stack.attach(nil, as: EdgeSwipeDelegate.self)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard original?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
      guard let stack else { return true }
      return !GestureGuards.asksBeforePop(from: stack, .edgeSwipe)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      original?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      original?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      original?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      original?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false
    }
  }

  /// Stands in for the delegate of a sheet.
  @MainActor
  final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var original: (any UIAdaptivePresentationControllerDelegate)?
    private var isAsking = false

    static func install(on presentation: UIPresentationController?, for presented: UIViewController) {
      guard let presentation, !(presentation.delegate is SheetDelegate) else { return }
      let stand = SheetDelegate()
      stand.original = presentation.delegate
      presented.attach(stand, as: SheetDelegate.self)
      presentation.delegate = stand
    }

    static func remove(from presentation: UIPresentationController?, for presented: UIViewController) {
      guard let stand = presented.attachment(SheetDelegate.self) else { return }
      if presentation?.delegate === stand { presentation?.delegate = stand.original }
      presented.attach(nil, as: SheetDelegate.self)
    }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      guard original?.presentationControllerShouldDismiss(presentation) ?? true else { return false }
      isAsking = GestureGuards.asksBeforeDismissal(of: presentation.presentedViewController) {
        [weak original] in original?.presentationControllerDidDismiss(presentation)
      }
      return !isAsking
    }

    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      original?.presentationControllerWillDismiss(presentation)
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      original?.presentationControllerDidDismiss(presentation)
    }

    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      // The app did not refuse; its guard is being asked.
      if isAsking {
        isAsking = false
      } else {
        original?.presentationControllerDidAttemptToDismiss(presentation)
      }
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      original?.adaptivePresentationStyle(for: controller) ?? controller.presentationStyle
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      original?.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        ?? controller.presentationStyle
    }
  }

  /// Stands in for the delegate of a tab bar controller.
  @MainActor
  final class TabDelegate: NSObject, UITabBarControllerDelegate {
    private weak var original: (any UITabBarControllerDelegate)?

    static func install(on tabs: UITabBarController) {
      guard !(tabs.delegate is TabDelegate) else { return }
      let stand = TabDelegate()
      stand.original = tabs.delegate
      tabs.attach(stand, as: TabDelegate.self)
      tabs.delegate = stand
    }

    static func remove(from tabs: UITabBarController) {
      guard let stand = tabs.attachment(TabDelegate.self) else { return }
      if tabs.delegate === stand { tabs.delegate = stand.original }
      tabs.attach(nil, as: TabDelegate.self)
    }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect controller: UIViewController
    ) -> Bool {
      guard original?.tabBarController(tabs, shouldSelect: controller) ?? true else { return false }
      return !GestureGuards.asksBeforeSelecting(controller, in: tabs) {
        [weak original, weak tabs, weak controller] in
        guard let tabs, let controller else { return }
        original?.tabBarController(tabs, didSelect: controller)
      }
    }

    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      original?.tabBarController(tabs, didSelect: controller)
    }
  }
#endif
