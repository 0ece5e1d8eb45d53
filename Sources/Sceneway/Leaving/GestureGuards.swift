#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Puts the question of a ``LeavingGuard`` before what UIKit's own gestures do.
///
/// On Apple's platforms the delegates that UIKit asks about its gestures are stood in for where a guard is on the screen:
/// the app's own goes on answering and hearing everything, and is back in its place when the guard has left.
@MainActor
enum GestureGuards {
  /// Whether one of the screens in a controller is a guard, whatever it says now.
  static func isGuarded(_ controller: UIViewController) -> Bool {
    controller.everythingInside.contains { $0 is any LeavingGuard }
  }

  /// Whether one of some screens wants to be asked now.
  static func ask(_ screens: [UIViewController]) -> Bool {
    screens.contains { ($0 as? any LeavingGuard)?.asksBeforeLeaving == true }
  }

  /// Stands in for delegates where a guard can be left by a gesture, and withdraws where none can.
  ///
  /// - Parameters:
  ///   - root: the window's root.
  ///   - hasGuards: whether there may be a guard, or is one no more; otherwise the taps of tabs are watched alone.
  static func refresh(in root: UIViewController, hasGuards: Bool) {
    var level: UIViewController? = root
    while let current = level {
      guard hasGuards else {
        watchTabs(from: current)
        level = current.presentedOver
        continue
      }
      if current.presentingViewController != nil {
        let presentation = current.presentationController
        if isGuarded(current) {
          SheetDelegate.install(on: presentation, for: current)
        } else {
          SheetDelegate.remove(from: presentation, for: current)
        }
      }
      for controller in Surface.chain(from: current) { refresh(controller) }
      level = current.presentedOver
    }
  }

  private static func watchTabs(from controller: UIViewController) {
    var current: UIViewController? = controller
    while let container = current {
      if let tabs = container as? UITabBarController, TabTaps.areWatched(in: tabs) {
        TabDelegate.install(on: tabs)
      }
      current = container.visibleChild
    }
  }

  private static func refresh(_ controller: UIViewController) {
    switch controller {
    case let stack as UINavigationController where stack.isViewLoaded:
      if let top = stack.topViewController, stack.viewControllers.count > 1, isGuarded(top) {
        EdgeSwipeDelegate.install(on: stack)
      } else {
        EdgeSwipeDelegate.remove(from: stack)
      }
    case let tabs as UITabBarController:
      if TabTaps.areWatched(in: tabs) || (tabs.selectedViewController.map(isGuarded) ?? false) {
        TabDelegate.install(on: tabs)
      } else {
        TabDelegate.remove(from: tabs)
      }
    default: break
    }
  }

  // MARK: Asking

  /// Asks before a person's pop to a screen, the one below by default; true where somebody has to be asked.
  ///
  /// The pop comes by itself after the answer.
  static func asksBeforePop(
    from stack: UINavigationController, to screen: UIViewController? = nil, _ reason: Leaving.Reason
  ) -> Bool {
    guard let navigator = Navigator.around(stack),
      let target = screen ?? stack.viewControllers.dropLast().last,
      let index = stack.viewControllers.firstIndex(of: target)
    else { return false }
    let leaving = stack.viewControllers[(index + 1)...].reversed().flatMap(\.everythingInside)
    guard ask(leaving) else { return false }
    NavigationCause.with(reason == .edgeSwipe ? .swipe : .tap) {
      _ = navigator.pop(to: target, reason: reason, gesture: reason == .edgeSwipe ? .edgeSwipe : .back)
    }
    return true
  }

  /// Asks before a person's swipe of a sheet; true where somebody has to be asked.
  ///
  /// The dismissal comes by itself after the answer, then the closure is called.
  static func asksBeforeDismissal(of presented: UIViewController, then: @escaping @MainActor () -> Void)
    -> Bool
  {
    guard let navigator = Navigator.around(presented), ask(presented.everythingInside) else { return false }
    NavigationCause.with(.swipe) {
      navigator.dismiss(presented, reason: .sheetSwipe).whenEnded { if $0 == .performed { then() } }
    }
    return true
  }

  /// Asks before a tap on a tab; true where somebody has to be asked.
  ///
  /// The selection comes by itself after the answer, then the closure is called.
  ///
  /// - Parameters:
  ///   - item: the tab or its controller.
  ///   - isSelected: whether it is the one that is selected.
  ///   - tabs: the tab bar controller.
  ///   - choose: selects the tab.
  ///   - then: called when it was selected.
  /// - Returns: whether somebody is asked.
  static func asksBeforeSelecting(
    _ item: AnyObject, isSelected: Bool, in tabs: UITabBarController,
    by choose: @escaping @MainActor (UITabBarController) -> Void, then: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let navigator = Navigator.around(tabs), let selected = tabs.selectedViewController else {
      return false
    }
    let transition: Transition
    if isSelected {
      guard let stack = selected as? UINavigationController, let first = stack.viewControllers.first,
        ask(stack.viewControllers.dropFirst().flatMap(\.everythingInside))
      else { return false }
      transition = NavigationCause.with(.tap) {
        navigator.pop(to: first, reason: .tabTapAgain, gesture: .tab)
      }
    } else {
      guard ask(Surface.chain(from: selected)) else { return false }
      transition = NavigationCause.with(.tap) { navigator.select(item, in: tabs, by: choose) }
    }
    transition.whenEnded { if $0 == .performed { then() } }
    return true
  }
}
