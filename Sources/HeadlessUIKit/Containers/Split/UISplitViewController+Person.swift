internal import Foundation

/// Shows and hides the list of a split view controller (SPLIT-19).
final class SplitModeButtonItem: UIBarButtonItem {
  private weak var split: UISplitViewController?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
    target = self
    segueAction = { [weak self] _ in self?.split?.toggleSidebar() }
    update()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Follows the mode: what the button does, and whether there is anything for it to do.
  func update() {
    guard let split else { return }
    isEnabled = split.canToggleSidebar
    image = split.canToggleSidebar ? UIImage(systemName: "sidebar.leading") : nil
    accessibilityLabel = split.storedDisplayMode == .secondaryOnly ? "Show Sidebar" : "Hide Sidebar"
  }

  override var showsNothing: Bool { !(split?.canToggleSidebar ?? false) }
}

extension UISplitViewController {
  /// Whether there is a list to show or hide.
  var canToggleSidebar: Bool { !storedIsCollapsed && controller(.primary) != nil }

  /// The mode that the button leads to where the delegate leaves it open.
  var toggledDisplayMode: DisplayMode {
    guard storedDisplayMode == .secondaryOnly else { return .secondaryOnly }
    if style == .unspecified {
      return layoutSize.width > layoutSize.height ? .oneBesideSecondary : .oneOverSecondary
    }
    return displayMode(sidebars: 1, behavior: behavior(for: layoutSize))
  }

  /// Does what the button does.
  func toggleSidebar() {
    guard canToggleSidebar else { return }
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    choose(target == .automatic ? toggledDisplayMode : target, animated: true)
  }

  // MARK: Fingers

  /// The button that a column style shows in a bar by itself; nil where it has none now.
  @_spi(Sceneway) public var columnButton: UIBarButtonItem? {
    guard style != .unspecified, displayModeButtonVisibility != .never, canToggleSidebar else { return nil }
    return modeButton
  }

  /// The controllers that are kept for later though they are on no stack: the detail of before a collapse, and what
  /// columns had on theirs (SPLIT-05, SPLIT-14).
  @_spi(Sceneway) public var keptControllers: [UIViewController] {
    [keptSecondary].compactMap { $0 } + columns.contents.values + columns.merged.values.flatMap { $0 }
  }

  /// Whether there is a list at the side, shown or hidden.
  @_spi(Sceneway) public var hasSidebar: Bool { canToggleSidebar }

  /// The controllers that a person sees, from left to right; the lists alone where they dim the content.
  @_spi(Sceneway) public var visibleControllers: [UIViewController] {
    let wanted = wantedControllers
    let reachable = !storedIsCollapsed && storedDisplayMode.dimsSecondary ? wanted.dropLast() : wanted[...]
    return primaryEdge == .trailing ? reachable.reversed() : Array(reachable)
  }

  /// The controller that a person looks at: the content, or the innermost list where it is dimmed.
  @_spi(Sceneway) public var frontmostController: UIViewController? {
    let wanted = wantedControllers
    return !storedIsCollapsed && storedDisplayMode.dimsSecondary && wanted.count > 1
      ? wanted.dropLast().last : wanted.last
  }

  /// Swipes one more list in from its edge.
  ///
  /// - Returns: whether the swipe did something.
  @_spi(Sceneway) public func swipeSidebarIn() -> Bool {
    guard presentsWithGesture, canToggleSidebar else { return false }
    let behavior: SplitBehavior =
      style == .unspecified
      ? (toggledDisplayMode == .oneBesideSecondary ? .tile : .overlay) : behavior(for: layoutSize)
    let mode = displayMode(sidebars: storedDisplayMode.sidebarCount + 1, behavior: behavior)
    guard mode != storedDisplayMode else { return false }
    swipe(to: mode)
    return true
  }

  /// Swipes the outermost list out, or taps beside lists that dim the content.
  ///
  /// - Returns: whether the swipe did something.
  @_spi(Sceneway) public func swipeSidebarOut() -> Bool {
    guard presentsWithGesture || storedDisplayMode.dimsSecondary, canToggleSidebar,
      storedDisplayMode.sidebarCount > 0
    else { return false }
    let count = storedDisplayMode == .twoOverSecondary ? 0 : storedDisplayMode.sidebarCount - 1
    let behavior: SplitBehavior = style == .unspecified ? .tile : behavior(for: layoutSize)
    swipe(to: displayMode(sidebars: count, behavior: behavior))
    return true
  }

  private func swipe(to mode: DisplayMode) {
    let delegate = style == .unspecified ? nil : delegate
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    choose(mode, animated: true)
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
  }
}
