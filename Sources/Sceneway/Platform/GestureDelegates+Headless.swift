#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  /// Puts a question before the gesture that pops from the edge.
  @MainActor
  enum EdgeSwipeDelegate {
    static func install(on stack: UINavigationController) {
      ControllerHooks.of(stack).edgeSwipeMayBegin = { [weak stack] in
        guard let stack else { return true }
        return !GestureGuards.asksBeforePop(from: stack, .edgeSwipe)
      }
    }

    static func remove(from stack: UINavigationController) {
      ControllerHooks.of(stack).edgeSwipeMayBegin = nil
    }
  }

  /// Puts a question before the swipe of a sheet.
  @MainActor
  enum SheetDelegate {
    static func install(on presentation: UIPresentationController?, for presented: UIViewController) {
      ControllerHooks.of(presented).swipeMayDismiss = { [weak presented] in
        guard let presented, let presentation = presented.presentationController else { return true }
        return !GestureGuards.asksBeforeDismissal(of: presented) { [weak delegate = presentation.delegate] in
          delegate?.presentationControllerDidDismiss(presentation)
        }
      }
    }

    static func remove(from presentation: UIPresentationController?, for presented: UIViewController) {
      ControllerHooks.of(presented).swipeMayDismiss = nil
    }
  }

  /// Puts a question before a tap on a tab, and sees it.
  @MainActor
  enum TabDelegate {
    static func install(on tabs: UITabBarController) {
      let hooks = ControllerHooks.of(tabs)
      hooks.tapMaySelect = { [weak tabs] controller in
        guard let tabs else { return true }
        if TabTaps.perform(controller, in: tabs) { return false }
        return !GestureGuards.asksBeforeSelecting(
          controller, isSelected: tabs.selectedViewController === controller, in: tabs,
          by: { $0.selectedViewController = controller },
          then: { [weak tabs] in
            guard let tabs else { return }
            tabs.delegate?.tabBarController(tabs, didSelect: controller)
            TabTaps.tapped(in: tabs)
          })
      }
      hooks.tapMaySelectTab = { [weak tabs] tab in
        guard let tabs else { return true }
        if TabTaps.perform(tab, in: tabs) { return false }
        let previous = tabs.selectedTab
        return !GestureGuards.asksBeforeSelecting(
          tab, isSelected: previous === tab, in: tabs, by: { $0.selectedTab = tab },
          then: { [weak tabs] in
            guard let tabs else { return }
            tabs.delegate?.tabBarController(tabs, didSelectTab: tab, previousTab: previous)
            TabTaps.tapped(in: tabs)
          })
      }
      hooks.tapDidSelect = { [weak tabs] in if let tabs { TabTaps.tapped(in: tabs) } }
    }

    static func remove(from tabs: UITabBarController) {
      ControllerHooks.of(tabs).tapMaySelect = nil
      ControllerHooks.of(tabs).tapMaySelectTab = nil
      ControllerHooks.of(tabs).tapDidSelect = nil
    }
  }

  /// Has one transition of a stack animated in a way of its own.
  @MainActor
  enum StackAnimation {
    static func begin(_ animator: any UIViewControllerAnimatedTransitioning, on stack: UINavigationController)
    {
      ControllerHooks.of(stack).animator = animator
    }

    static func end(on stack: UINavigationController) {
      ControllerHooks.of(stack).animator = nil
    }
  }
#endif
