public import Foundation

/// Hears what a person does with a tab bar, and may refuse it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select a controller (TAB-06, TAB-07).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  /// A tap selected a controller (TAB-06, TAB-08).
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
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
}

/// Shows one of several controllers, chosen in a bar at the bottom.
///
/// The behaviour follows the rows TAB of the semantics page.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Hears about taps; not retained (NAV-MISC-11).
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var storedControllers: [UIViewController]?
  private var storedSelected: UIViewController?
  /// The controller whose view is on the screen, or was when the tab bar controller left it.
  private var shown: UIViewController?
  /// Controllers that left the tabs and have not heard `didMove` yet.
  private var departing: [UIViewController] = []
  private var changeIsDue = false
  private var changeIsAnimated = false
  private var storedTabBar: UITabBar?
  private let containerView = UIView(frame: UIScreen.main.bounds)

  // MARK: Tabs

  /// The controllers of the tabs; nil where none were set (TAB-01).
  open var viewControllers: [UIViewController]? {
    get { storedControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs (TAB-02, TAB-12, TAB-13).
  ///
  /// - Parameters:
  ///   - viewControllers: the new controllers, in the order of the tabs.
  ///   - animated: passed on to the appearance calls.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = storedControllers ?? []
    let new = viewControllers ?? []
    let oldIndex = storedSelected.flatMap { old.firstIndex(of: $0) }
    let leaving = old.filter { !new.contains($0) }
    let coming = new.filter { !old.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    storedControllers = viewControllers
    for controller in coming { attach(controller) }
    storedChildren = new
    synchronizeBar()
    for controller in coming {
      controller.didMove(toParent: self)
      controller.movesToParent = false
    }
    if storedSelected.map({ !new.contains($0) }) ?? true {
      let sameIndex = oldIndex.flatMap { new.indices.contains($0) ? new[$0] : nil }
      select(sameIndex ?? new.first, animated: animated)
    }
    departing = departing.filter { !new.contains($0) } + leaving
    finishDepartures()
  }

  /// Ends the moves of those that left, a visible one's after it disappeared (TAB-13).
  private func finishDepartures() {
    let gone = departing.filter { $0 !== shown || appearanceState == .disappeared }
    departing.removeAll { gone.contains($0) }
    for controller in gone {
      if controller.storedView?.storedSuperview === containerView {
        controller.storedView?.removeFromSuperview()
      }
      if controller === shown { shown = nil }
      guard controller.storedParent === self else { continue }
      controller.storedParent = nil
      controller.didMove(toParent: nil)
      controller.movesFromParent = false
    }
  }

  /// The place of the selected tab; `NSNotFound` where there is none (TAB-01).
  open var selectedIndex: Int {
    get { storedSelected.flatMap { storedControllers?.firstIndex(of: $0) } ?? NSNotFound }
    set {
      // Out of range is passed over (TAB-10).
      guard let controllers = storedControllers, controllers.indices.contains(newValue) else { return }
      select(controllers[newValue], animated: false)
    }
  }

  /// The controller of the selected tab; one that is not a tab's raises UIKit's own exception (TAB-11).
  open var selectedViewController: UIViewController? {
    get { storedSelected }
    set {
      guard let newValue else { return }
      guard storedControllers?.contains(newValue) == true || newValue === moreNavigationController else {
        return UIKitComplaint.selectedStranger.report()
      }
      select(newValue, animated: false)
    }
  }

  /// The controllers that the person may put in another order.
  open var customizableViewControllers: [UIViewController]?

  /// Lists the tabs that find no place in the bar (TAB-01).
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// The bar at the bottom.
  open var tabBar: UITabBar {
    if let storedTabBar { return storedTabBar }
    let bar = UITabBar()
    takeTabBar(bar)
    return bar
  }

  func takeTabBar(_ bar: UITabBar) {
    storedTabBar = bar
    bar.isManaged = true
    bar.selectionAction = { [weak self] item in
      guard let self, let index = storedControllers?.firstIndex(where: { $0.tabBarItem === item }) else {
        return
      }
      tapTab(at: index)
    }
    bar.frame = CGRect(
      x: 0, y: containerView.bounds.height - 49, width: containerView.bounds.width, height: 49)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    synchronizeBar()
  }

  private func synchronizeBar() {
    guard let bar = storedTabBar else { return }
    bar.replaceItems((storedControllers ?? []).compactMap(\.tabBarItem))
    bar.selectedItem = storedSelected?.tabBarItem
  }

  /// Whether the bar is hidden now, by a screen that hides it when pushed (NAV-MISC-04).
  @_spi(Sceneway) public var isTabBarHiddenByStack: Bool {
    guard let navigation = storedSelected as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  // MARK: Selecting

  /// Taps a tab, as a finger would (TAB-06 to TAB-08).
  ///
  /// - Parameter index: the place of the tab.
  /// - Returns: whether the tap did something; false where there is no such tab or the delegate refused.
  @_spi(Sceneway) @discardableResult
  public func tapTab(at index: Int) -> Bool {
    guard let controllers = storedControllers, controllers.indices.contains(index),
      controllers[index].tabBarItem?.isEnabled ?? true
    else { return false }
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    let isSelected = controller === storedSelected
    select(controller, animated: false)
    delegate?.tabBarController(self, didSelect: controller)
    if isSelected, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    return true
  }

  private func select(_ controller: UIViewController?, animated: Bool) {
    guard storedSelected !== controller else { return }
    storedSelected = controller
    synchronizeBar()
    guard appearanceState.isOnScreen else {
      if isViewLoaded { storedSelected?.loadViewIfNeeded() }
      return
    }
    changeIsAnimated = animated
    guard !changeIsDue else { return }
    changeIsDue = true
    if appearanceState == .appeared { requestChange() }
  }

  private func requestChange() {
    HeadlessEnvironment.current.clock.atCommit { [weak self] in self?.changeShown() }
  }

  /// T1 of a change of tabs (TAB-04, TAB-05).
  private func changeShown() {
    guard changeIsDue, appearanceState.isOnScreen else { return }
    changeIsDue = false
    let animated = changeIsAnimated
    let new = loadSelected()
    let old = shown
    guard old !== new else { return finishDepartures() }
    new?.beginAppearing(animated: animated)
    old?.beginDisappearing(animated: animated)
    shown = new
    old?.storedView?.removeFromSuperview()
    old?.finishDisappearing()
    finishDepartures()
    guard let new else { return }
    place(new)
    new.sendIsAppearing()
    new.storedView?.layoutIfNeeded()
    HeadlessEnvironment.current.clock.afterCommit { new.finishAppearing() }
  }

  /// Loads the view of the selected controller; loading may select another, so it is asked for again until it stays.
  private func loadSelected() -> UIViewController? {
    var selected: UIViewController?
    repeat {
      selected = storedSelected
      selected?.loadViewIfNeeded()
    } while selected !== storedSelected
    return selected
  }

  private func place(_ controller: UIViewController) {
    guard let view = controller.storedView else { return }
    view.frame = containerView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.storedSuperview !== containerView { containerView.addSubview(view) }
    var insets = containerView.safeAreaInsets
    if !tabBar.isHidden { insets.bottom += tabBar.frame.height }
    view.setSafeAreaInsets(insets)
  }

  // MARK: Container

  /// Holds the controllers' views and the bar.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.frame = view.bounds
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(containerView)
    view.addSubview(tabBar)
    self.view = view
  }

  /// Shows the selected controller (TAB-03).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let shown { place(shown) }
  }

  /// Ends the selected controller's appearance with the tab bar controller's own (TAB-03).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if changeIsDue { requestChange() }
  }

  /// Ends the selected controller's disappearance, and the moves of those that left meanwhile.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finishDepartures()
  }

  override func childrenForAppearance(_ call: AppearanceCall) -> [UIViewController] {
    if call == .willAppear {
      let new = loadSelected()
      if let shown, shown !== new { shown.storedView?.removeFromSuperview() }
      shown = new
      changeIsDue = false
      finishDepartures()
    }
    return shown.map { [$0] } ?? []
  }

  /// Selects the tab on the way of an unwind segue (UNW-13).
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if storedControllers?.contains(subsequentVC) == true { selectedViewController = subsequentVC }
  }

  /// Leaves out a child that code took away by hand.
  override func childWasRemoved(_ child: UIViewController) {
    storedControllers?.removeAll { $0 === child }
    if storedSelected === child { select(storedControllers?.first, animated: false) }
    synchronizeBar()
  }

  override func childBarItemsDidChange(_ child: UIViewController) { synchronizeBar() }
}
