public import UIKit

#if canImport(HeadlessUIKit)
  @_spi(Sceneway) import HeadlessUIKit
#endif

extension Stage {
  /// Makes a navigation controller that writes down its own lifecycle too.
  ///
  /// - Parameters:
  ///   - name: its name on the timeline.
  ///   - stack: its controllers, the root first.
  /// - Returns: the navigation controller.
  public func recordedNavigation(
    _ name: String = "nav", _ stack: UIViewController...
  ) -> RecordingNavigationController {
    let navigation = RecordingNavigationController()
    timeline.name(navigation, name)
    navigation.timeline = timeline
    navigation.delegate = timeline
    navigation.viewControllers = stack
    return navigation
  }

  /// Makes a tab bar controller that writes down its own lifecycle too.
  ///
  /// - Parameters:
  ///   - name: its name on the timeline.
  ///   - controllers: its tabs.
  /// - Returns: the tab bar controller.
  public func recordedTabs(
    _ name: String = "tab", _ controllers: UIViewController...
  ) -> RecordingTabBarController {
    let tabs = RecordingTabBarController()
    timeline.name(tabs, name)
    tabs.timeline = timeline
    tabs.delegate = timeline
    tabs.viewControllers = controllers
    return tabs
  }

  /// An object as UIKit's messages write it: `<Module.Class: 0x…>`, its own classes without a module.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - separator: what stands between class and address.
  /// - Returns: the object's description.
  public func description(of object: AnyObject, separator: String = ": ") -> String {
    var name = String(reflecting: type(of: object))
    for module in ["HeadlessUIKit.", "UIKit."] where name.hasPrefix(module) {
      name.removeFirst(module.count)
    }
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    return "<\(name)\(separator)0x\(address)>"
  }
}

#if canImport(HeadlessUIKit)
  extension Stage {
    /// Taps the back button, as a finger would.
    ///
    /// - Parameter navigation: the navigation controller whose bar it stands in.
    /// - Returns: whether there is one.
    @discardableResult
    public func tapBack(in navigation: UINavigationController) -> Bool {
      navigation.navigationBar.tapBackButton()
    }

    /// The words of the back button.
    ///
    /// - Parameter navigation: the navigation controller whose bar it stands in.
    /// - Returns: the words; nil where there is no back button.
    public func backButtonTitle(in navigation: UINavigationController) -> String? {
      navigation.backButtonTitle
    }

    /// The words of the menu behind the back button, the nearest screen first.
    ///
    /// - Parameter navigation: the navigation controller whose bar it stands in.
    /// - Returns: the words.
    public func backMenuTitles(in navigation: UINavigationController) -> [String] {
      navigation.backMenuTitles
    }

    /// Chooses from the menu behind the back button, as a finger would.
    ///
    /// - Parameters:
    ///   - index: the place in the menu.
    ///   - navigation: the navigation controller whose bar it stands in.
    /// - Returns: whether there is such a place.
    @discardableResult
    public func chooseBackMenuItem(_ index: Int, in navigation: UINavigationController) -> Bool {
      navigation.chooseBackMenuItem(at: index)
    }

    /// Puts a finger to the edge of the screen and begins to pop.
    ///
    /// - Parameter navigation: the navigation controller.
    /// - Returns: the finger; nil where the gesture does not begin.
    public func swipe(_ navigation: UINavigationController) -> EdgeSwipe? {
      navigation.beginInteractivePop().map { EdgeSwipe(pop: $0) }
    }

    /// A finger that came in from the edge of the screen.
    @MainActor
    public struct EdgeSwipe {
      fileprivate let pop: InteractivePop

      /// Moves the finger.
      ///
      /// - Parameter fraction: how far it has come, from 0 to 1.
      public func move(to fraction: CGFloat) { pop.update(fraction) }

      /// Lifts the finger far enough.
      public func finish() { pop.finish() }

      /// Lifts the finger too early.
      public func cancel() { pop.cancel() }
    }

    /// Taps a tab, as a finger would.
    ///
    /// - Parameters:
    ///   - index: its place.
    ///   - tabs: the tab bar controller.
    /// - Returns: whether the tap did something.
    @discardableResult
    public func tap(tab index: Int, in tabs: UITabBarController) -> Bool {
      guard let items = tabs.tabBar.items, items.indices.contains(index) else { return false }
      return tabs.tabBar.tap(items[index])
    }

    /// The words in the tab bar, from left to right; none where it is out of sight.
    ///
    /// - Parameter tabs: the tab bar controller.
    /// - Returns: the words.
    public func tabTitles(of tabs: UITabBarController) -> [String] {
      guard !tabs.isTabBarOutOfSight, let items = tabs.tabBar.items else { return [] }
      return items.map { $0.title ?? "" }
    }

    /// The words in the list behind the More tab.
    ///
    /// - Parameter tabs: the tab bar controller.
    /// - Returns: the words.
    public func moreTitles(of tabs: UITabBarController) -> [String] {
      guard let table = moreTable(of: tabs) else { return [] }
      return (0..<table.numberOfRows(inSection: 0)).map { row in
        table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text ?? ""
      }
    }

    /// Taps a row of the list behind the More tab, as a finger would.
    ///
    /// - Parameters:
    ///   - row: the row.
    ///   - tabs: the tab bar controller.
    public func tap(moreRow row: Int, in tabs: UITabBarController) {
      _ = moreTable(of: tabs)?.tapRow(at: IndexPath(row: row, section: 0))
    }

    private func moreTable(of tabs: UITabBarController) -> UITableView? {
      (tabs.moreNavigationController.viewControllers.first as? UITableViewController)?.tableView
    }

    /// Puts the tabs in another order, as a person does behind the More tab.
    ///
    /// - Parameters:
    ///   - tabs: the tab bar controller.
    ///   - order: the controllers in their new order.
    /// - Returns: whether they may be put in another order.
    @discardableResult
    public func customize(_ tabs: UITabBarController, to order: [UIViewController]) -> Bool {
      tabs.customizeTabs(to: order)
    }

    /// Whether a screen on the selected tab's stack hides the tab bar.
    ///
    /// - Parameter tabs: the tab bar controller.
    /// - Returns: whether one does.
    public func hidesTabBar(_ tabs: UITabBarController) -> Bool { tabs.isTabBarHiddenByStack }

    /// How the status bar looks over a root and what covers it, such as `light hidden`.
    ///
    /// - Parameter root: the controller to start from.
    /// - Returns: the style, and `hidden` where it is.
    public func statusBar(of root: UIViewController) -> String {
      let look = UIStatusBarManager.look(from: root)
      let style = look.style == .lightContent ? "light" : look.style == .darkContent ? "dark" : "default"
      return look.isHidden ? "\(style) hidden" : style
    }

    /// Drops calls that change a stack while a transition runs, instead of letting them wait.
    public func dropNavigationCallsDuringTransitions() {
      HeadlessEnvironment.current.navigationPolicy.callDuringTransition = .isDropped
    }

    /// Lets a push wait for the commit after a set without animation, as before iOS 18.
    public func holdPushesAfterUnanimatedSets() {
      HeadlessEnvironment.current.navigationPolicy.pushWaitsForUnanimatedSet = true
    }
  }
#endif
