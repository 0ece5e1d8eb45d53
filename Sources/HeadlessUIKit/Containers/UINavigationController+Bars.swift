internal import Foundation

extension UINavigationController {
  /// The height of the toolbar, in points.
  private static let toolbarHeight: CGFloat = 44

  /// Shows the stack's items in the bars (NAV-PUSH-15).
  ///
  /// - Parameter unchanged: how many controllers at the bottom of the stack the bar shows as they are; none by default.
  func synchronizeBars(unchanged: Int = 0) {
    let start = shows(unchanged) ? unchanged : 0
    // Loops, since a closure is checked for its actor once for each screen.
    var items: [UINavigationItem] = []
    for controller in stack[start...] {
      guard let nested = controller as? UINavigationController else {
        items.append(controller.navigationItem)
        continue
      }
      for screen in nested.screens { items.append(screen.navigationItem) }
      nested.storedNavigationBar?.isHidden = true
    }
    storedNavigationBar?.replaceItems(from: start, with: items)
    synchronizeToolbar()
    (storedParent as? UINavigationController)?.synchronizeBars()
  }

  /// Whether the bar shows one item for each of the first controllers, which is not so above a nested stack.
  private func shows(_ count: Int) -> Bool {
    guard let storedNavigationBar, count > 0, count <= stack.count else { return false }
    return storedNavigationBar.shows(stack[count - 1].navigationItem, at: count - 1)
  }

  func synchronizeToolbar() {
    storedToolbar?.items = stack.last?.toolbarItems
  }

  // MARK: The bottom

  /// Whether a pushed screen hides the tab bar and the toolbar (NAV-MISC-04).
  var stackHidesBottomBar: Bool {
    if let notedBottomBarHiding { return notedBottomBarHiding }
    let hides = aPushedScreenHidesBottomBar
    notedBottomBarHiding = hides
    return hides
  }

  /// Looks anew whether a pushed screen hides what is at the bottom; a flag that is set later waits for the next change
  /// of the stack (NAV-MISC-04, NAV-MISC-05).
  ///
  /// Each screen has to be asked, since an app may answer from a property of its own; so none is where there is nothing to
  /// hide, and a change of the stack costs the same however deep it is.
  func noteBottomBarHiding() {
    let outer = storedParent as? UINavigationController
    let isOfInterest = storedToolbar != nil || outer != nil || storedParent is UITabBarController
    notedBottomBarHiding = isOfInterest ? aPushedScreenHidesBottomBar : nil
    // A screen that is pushed inside the More controller hides the bar below that (TAB-15).
    outer?.noteBottomBarHiding()
  }

  private var aPushedScreenHidesBottomBar: Bool {
    for controller in stack.dropFirst() {
      if controller.hidesBottomBarWhenPushed { return true }
      if let nested = controller as? UINavigationController, nested.stackHidesBottomBar { return true }
    }
    return false
  }

  /// Whether the toolbar is in sight: code shows it and no pushed screen hides it.
  @_spi(Sceneway) public var showsToolbar: Bool { !isToolbarHidden && !stackHidesBottomBar }

  /// Moves toolbar and tab bar to where the stack wants them, at the beginning of a transition.
  func updateBottomBars() {
    updateToolbarPlace()
    if let outer = storedParent as? UINavigationController {
      outer.updateBottomBars()
      outer.fitShown()
      return fitShown()
    }
    guard let tabs = storedParent as? UITabBarController, tabs.hostOfSelected === self else { return }
    tabs.updateTabBarPlace()
  }

  /// Puts the toolbar at the bottom, or below it while it is out of sight.
  func updateToolbarPlace() {
    guard let bar = storedToolbar else { return }
    bar.isHidden = isToolbarHidden
    let size = containerView.bounds.size
    let inset = containerView.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: showsToolbar ? size.height - inset - Self.toolbarHeight : size.height, width: size.width,
      height: Self.toolbarHeight)
    fitShown()
  }

  // MARK: The bars themselves

  /// Puts another bar in the place of the one there is, as apps do by the key `navigationBar`.
  ///
  /// - Parameter bar: the bar.
  func exchangeNavigationBar(for bar: UINavigationBar) {
    guard bar !== storedNavigationBar else { return }
    if let old = storedNavigationBar {
      old.backAction = nil
      old.storedDelegate = nil
      old.replaceItems(from: 0, with: [])
      old.removeFromSuperview()
    }
    takeNavigationBar(bar)
    storedView?.insertSubview(bar, aboveSubview: containerView)
    fitShown()
  }

  /// Puts another bar in the place of the one there is, as apps do by the key `toolbar`.
  ///
  /// - Parameter bar: the bar.
  func exchangeToolbar(for bar: UIToolbar) {
    guard bar !== storedToolbar else { return }
    storedToolbar?.removeFromSuperview()
    takeToolbar(bar)
  }

  func takeNavigationBar(_ bar: UINavigationBar) {
    storedNavigationBar = bar
    bar.frame = CGRect(x: 0, y: 0, width: containerView.bounds.width, height: 44)
    bar.autoresizingMask = .flexibleWidth
    bar.isHidden = barIsOutOfSight
    bar.backAction = { [weak self] in _ = self?.tapBackButton() }
    // A subclass that adopts the bar's protocol hears of its own bar (NAV-POP-11).
    bar.storedDelegate = self as? any UINavigationBarDelegate
    synchronizeBars()
  }

  func takeToolbar(_ bar: UIToolbar) {
    storedToolbar = bar
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    storedView?.addSubview(bar)
    updateToolbarPlace()
    synchronizeToolbar()
  }

  /// Makes the root view: room for the controllers' views, and the bars over it.
  func viewWithBars() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.frame = view.bounds
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(containerView)
    view.addSubview(navigationBar)
    if let storedToolbar { view.addSubview(storedToolbar) }
    if let interactivePopGestureRecognizer { view.addGestureRecognizer(interactivePopGestureRecognizer) }
    return view
  }
}
