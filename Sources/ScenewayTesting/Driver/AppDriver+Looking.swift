@_spi(Sceneway) public import HeadlessUIKit

extension AppDriver {
  /// The screen of this moment with what a finger reaches; nil where no window is on the screen.
  var liveScreen: LiveScreen? {
    perform { window.map { ScreenReader.read($0, menu: openMenu?.menu) } }
  }

  /// The screen as a value; its description is the screen as text.
  public var screen: ScreenSnapshot {
    liveScreen?.snapshot ?? ScreenSnapshot(controllerClass: "(no window)")
  }

  /// The controller of the screen: the innermost one through presentations and containers; nil without a window.
  public var visibleViewController: UIViewController? {
    perform { window?.rootViewController?.topmostPresented.frontmostContent }
  }

  /// The controllers of the navigation stack on the screen, the root first; the screen's own where there is no stack.
  public var stack: [UIViewController] {
    perform {
      guard let visible = visibleViewController else { return [] }
      return visibleNavigation?.screens ?? [visible]
    }
  }

  /// The navigation controller whose stack the screen stands on.
  var visibleNavigation: UINavigationController? {
    let navigation = visibleViewController?.navigationController
    // A detail's stack goes on that of its list where a split view controller is collapsed.
    return navigation?.isNested == true ? navigation?.navigationController : navigation
  }

  /// Whether a transition of the screen is on its way, so that the screen shows what comes and not yet all that it will be.
  ///
  /// Every action of the driver ends when nothing moves any more; it is true in the middle of what a test's own code began
  /// (``advance(by:untilIdle:)``), while a finger holds a swipe, and for ever where an animator does not call
  /// `completeTransition(_:)`.
  public var isInTransition: Bool {
    perform {
      let top = window?.rootViewController?.topmostPresented
      return [top, top?.frontmostContent].contains { $0?.transitionCoordinator != nil }
    }
  }

  /// What lies over the window's root, from the bottom up.
  public var modals: [UIViewController] {
    perform {
      guard let root = window?.rootViewController else { return [] }
      var modals: [UIViewController] = []
      var current: UIViewController = root
      while let next = current.firstPresented {
        modals.append(next)
        current = next
      }
      return modals
    }
  }

  /// The tabs around the screen, as a person sees them; nil where there are none.
  public var tabs: [ScreenElement]? {
    let tabs = screen.elements.filter { $0.kind == .tab }
    return tabs.isEmpty ? nil : tabs
  }

  /// The whole tree of controllers, what is presented included.
  public var hierarchy: ControllerTree? {
    perform { window?.rootViewController.map { ControllerTree($0) } }
  }
}

extension UIViewController {
  /// What this controller or a visible one inside it presents.
  fileprivate var firstPresented: UIViewController? {
    if let covering { return covering }
    for child in visibleChildren {
      if let presented = child.firstPresented { return presented }
    }
    return nil
  }
}
