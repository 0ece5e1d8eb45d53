#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension Navigator {
  // MARK: Tabs

  /// Selects a tab, as if code had set `selectedViewController` (TAB-09).
  ///
  /// - Parameters:
  ///   - screen: the tab's controller, or a screen inside it.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where the tab is selected. It fails where the screen is
  ///   in no tab.
  @discardableResult
  public func select(_ screen: UIViewController, policy: TransitionPolicy? = nil) -> Transition {
    let name = screen.screenName
    return select(screen, nil, policy) { [weak screen, weak tree] in
      var member = screen
      while let current = member {
        if let tabs = current.parent as? UITabBarController { return (tabs, current) }
        member = current.parent ?? current.presentingViewController
      }
      throw SceneError(
        .notFound, scene: "Navigator", expected: "a tab with \(name)", found: tree?.namesOnScreen ?? [])
    }
  }

  /// Selects a tab by its place.
  ///
  /// - Parameters:
  ///   - index: the place, from 0.
  ///   - tabs: the tab bar controller; the innermost one that a person sees by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where the tab is selected. It fails where there is no such
  ///   tab.
  @discardableResult
  public func select(
    index: Int, in tabs: UITabBarController? = nil, policy: TransitionPolicy? = nil
  ) -> Transition {
    let isGiven = tabs != nil
    return select(nil, index, policy) { [weak tabs, weak tree] in
      let found = isGiven ? tabs : tree.flatMap { Surface(of: $0).tabs }
      guard let controllers = found?.viewControllers, let found, controllers.indices.contains(index) else {
        throw SceneError(
          .notFound, scene: "Navigator", expected: "tab \(index)",
          found: found?.viewControllers?.map(\.screenName) ?? tree?.namesOnScreen ?? [])
      }
      return (found, controllers[index])
    }
  }

  private func select(
    _ screen: UIViewController?, _ index: Int?, _ policy: TransitionPolicy?,
    find: @escaping @MainActor () throws -> (UITabBarController, UIViewController)
  ) -> Transition {
    let transition = Transition(.select, key: index)
    transition.screen = screen.map { ObjectIdentifier($0) }
    transition.destination = screen?.screenName
    transition.animated = false
    let tree = tree
    let request = TransitionQueue.Request(
      transition, in: .window, overtaking: .person,
      obstacle: {
        if tree.window == nil, index != nil, (try? find()) == nil { return .hierarchy }
        guard let (tabs, _) = try? find() else { return nil }
        return TransitionQueue.transition(around: tabs).map { .transition($0) }
      },
      begin: { end in
        do {
          let (tabs, controller) = try find()
          guard tabs.selectedViewController !== controller else { return end(.unchanged) }
          tree.placeBeacons(in: tabs)
          tabs.selectedViewController = controller
          tree.hierarchyChanged()
          tree.whenSettled(tabs) { end(.performed) }
        } catch {
          end(.failed(error as? SceneError ?? SceneError(.failed, scene: "Navigator", found: ["\(error)"])))
        }
      })
    request.reason = .tabSelection
    request.leaving = {
      guard let (tabs, controller) = try? find(), let selected = tabs.selectedViewController,
        selected !== controller
      else { return [] }
      return Surface.chain(from: selected).reversed()
    }
    request.impossibility = { tree.windowIsGone }
    return add(request, policy)
  }

  /// Turns to a page of a page view controller.
  func turn(
    to page: UIViewController, of pages: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection, animated: Bool
  ) -> Transition {
    let transition = Transition(.select)
    transition.screen = ObjectIdentifier(page)
    transition.destination = page.screenName
    transition.animated = animated
    let tree = tree
    let request = TransitionQueue.Request(turning: transition, to: page, of: pages, in: tree) { _ in direction
    }
    request.impossibility = { tree.windowIsGone }
    return add(request, .wait)
  }

  /// Selects for a person's tap, once however often it is made.
  ///
  /// - Parameters:
  ///   - item: the tab or its controller.
  ///   - tabs: the tab bar controller.
  ///   - choose: selects it.
  /// - Returns: the transition.
  func select(
    _ item: AnyObject, in tabs: UITabBarController,
    by choose: @escaping @MainActor (UITabBarController) -> Void
  ) -> Transition {
    let transition = Transition(.select)
    transition.screen = ObjectIdentifier(item)
    transition.destination = (item as? UIViewController)?.screenName
    transition.gesture = .tab
    transition.animated = false
    let tree = tree
    let request = TransitionQueue.Request(
      selecting: transition, in: tabs, of: tree, isSelected: { _ in false }, choose: choose)
    request.reason = .tabTap
    request.impossibility = { tree.windowIsGone }
    return add(request, .coalesce)
  }

  // MARK: Showing

  /// Shows a screen in the way that fits the surroundings of another one (SHOW-01).
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - source: whose surroundings; the screen that a person sees by default.
  ///   - key: what makes two requests equal; the screen itself by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition.
  @discardableResult
  public func show(
    _ screen: UIViewController, from source: UIViewController? = nil, key: AnyHashable? = nil,
    policy: TransitionPolicy? = nil
  ) -> Transition {
    show(screen, from: source, key, policy) { $0.show(screen, sender: nil) }
  }

  /// Shows a screen as the detail of a split view controller, or in the way that fits where there is none (SHOW-02).
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - source: whose surroundings; the screen that a person sees by default.
  ///   - key: what makes two requests equal; the screen itself by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition.
  @discardableResult
  public func showDetail(
    _ screen: UIViewController, from source: UIViewController? = nil, key: AnyHashable? = nil,
    policy: TransitionPolicy? = nil
  ) -> Transition {
    show(screen, from: source, key, policy, leaving: { $0.standingDetail }) {
      $0.showDetailViewController(screen, sender: nil)
    }
  }

  private func show(
    _ screen: UIViewController, from source: UIViewController?, _ key: AnyHashable?,
    _ policy: TransitionPolicy?,
    leaving: @escaping @MainActor (UIViewController) -> [UIViewController] = { _ in [] },
    by call: @escaping @MainActor (UIViewController) -> Void
  ) -> Transition {
    let transition = Transition(.show, key: key)
    transition.screen = ObjectIdentifier(screen)
    transition.destination = screen.screenName
    let tree = tree
    let isGiven = source != nil
    let origin: @MainActor () -> UIViewController? = { [weak source] in
      isGiven ? source : Surface(of: tree).chain.last
    }
    let request = TransitionQueue.Request(
      transition, in: .window,
      obstacle: {
        guard let origin = origin() else { return .hierarchy }
        return tree.obstacle(presentingFrom: origin)
      },
      begin: { end in
        guard let origin = origin() else { return end(.cancelled) }
        guard screen.parent == nil, screen.presentingViewController == nil else {
          return end(.failed(SceneError(.screenShownTwice, scene: "Navigator", expected: screen.screenName)))
        }
        tree.placeBeacons(in: origin.outermost)
        call(origin)
        tree.hierarchyChanged()
        guard screen.parent != nil || screen.presentingViewController != nil else {
          return end(
            .failed(
              SceneError(
                .transitionRefused, scene: "Navigator", expected: screen.screenName, found: tree.namesOnScreen
              )))
        }
        tree.whenSettled(screen) { end(.performed) }
      })
    request.leaving = { origin().map(leaving) ?? [] }
    request.reason = .replacement
    request.impossibility = {
      if isGiven, origin() == nil {
        return SceneError(
          .containerGone, scene: "Navigator", expected: screen.screenName, found: tree.namesOnScreen)
      }
      return tree.windowIsGone
    }
    return add(request, policy)
  }
}

extension UIViewController {
  /// What another detail takes the place of: all in the detail column of the split view controller around the screen.
  ///
  /// Collapsed, the detail comes on top and takes nothing away.
  fileprivate var standingDetail: [UIViewController] {
    guard let split = self as? UISplitViewController ?? splitViewController, !split.isCollapsed,
      let detail = split.style == .unspecified
        ? split.viewControllers.dropFirst().first : split.viewController(for: .secondary)
    else { return [] }
    // A column style wraps what is no stack itself.
    let column = sequence(first: detail, next: \.parent).first { $0.parent === split } ?? detail
    return column.everythingInside
  }
}
