public import Foundation

/// Shows one of several controllers, chosen in a bar at the bottom.
///
/// The behaviour follows the rows TAB of the semantics page.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Hears about taps; not retained (NAV-MISC-11).
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// What code set as the controllers of the tabs.
  var storedControllers: [UIViewController]?
  /// What is selected: a tab's controller or the More controller.
  var storedSelected: UIViewController?
  /// The tabs where the app uses them instead of controllers (TAB-19).
  var storedTabs: [UITab] = []
  /// The selected tab, a group's child included (TAB-19).
  var storedSelectedTab: UITab?
  /// The child whose view is on the screen, or was when the tab bar controller left it.
  var shown: UIViewController?
  /// The change of tabs that the delegate animates, as long as it runs.
  var transition: TabTransition?
  /// Controllers that left the tabs and have not heard `didMove` yet.
  var departing: [UIViewController] = []
  var changeIsDue = false
  var changeIsAnimated = false
  private(set) var storedTabBar: UITabBar?
  let containerView = UIView(frame: UIScreen.main.bounds)

  // MARK: Creation

  /// Makes a container without tabs (TAB-01).
  ///
  /// - Parameters:
  ///   - nibNameOrNil: not used by tab bar controllers.
  ///   - nibBundleOrNil: where the nib is.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a container with tabs whose controllers are made when they are first needed (TAB-19).
  ///
  /// - Parameter tabs: the tabs, from left to right.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Makes a container from a storyboard (SB-10).
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Tabs

  /// The controllers of the tabs; nil where none were set (TAB-01).
  ///
  /// Where the app uses ``tabs``, the controllers that those have made so far.
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
    if refusesToHold(viewControllers ?? []) { return }
    forgetTabs()
    customizableViewControllers = viewControllers
    replaceControllers(viewControllers, animated: animated)
  }

  /// The tabs, from left to right; empty where the app sets controllers (TAB-19).
  open var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs (TAB-19).
  ///
  /// - Parameters:
  ///   - tabs: the tabs, from left to right.
  ///   - animated: passed on to the appearance calls.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }

  /// The selected tab, one of ``tabs`` or one inside a group; selecting a stranger is passed over (TAB-19).
  open var selectedTab: UITab? {
    get { storedSelectedTab }
    set { if let newValue { select(newValue) } }
  }

  /// Whether tabs show in a bar or in a sidebar; automatic by default.
  open var mode = Mode.automatic

  /// The list of tabs at the side of a large screen.
  open private(set) lazy var sidebar = Sidebar()

  /// The name under which a person's changes of the tabs are kept; nil keeps none.
  open var customizationIdentifier: String?

  /// Takes in other controllers: moves, selection and what is shown.
  func replaceControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = storedControllers ?? []
    let new = viewControllers ?? []
    let oldIndex = storedSelected.flatMap { old.firstIndex(of: $0) }
    let leaving = old.filter { !new.contains($0) }.distinct
    let coming = new.filter { !old.contains($0) }.distinct
    for controller in leaving where controller.storedParent === self { controller.willMove(toParent: nil) }
    storedControllers = viewControllers
    for controller in coming { attach(controller) }
    updateMore()
    synchronizeBar()
    for controller in coming {
      controller.didMove(toParent: self)
      controller.movesToParent = false
    }
    if storedSelected.map({ !new.contains($0) && !($0 === storedMore && usesMore) }) ?? true {
      let sameIndex = oldIndex.flatMap { new.indices.contains($0) ? new[$0] : nil }
      select(sameIndex ?? new.first, animated: animated)
    } else {
      showSelectedIfItMoved()
    }
    departing = departing.filter { !new.contains($0) } + leaving
    finishDepartures()
  }

  /// Ends the moves of those that left, a visible one's after it disappeared (TAB-13).
  func finishDepartures() {
    let gone = departing.filter { $0 !== shown || appearanceState == .disappeared }
    departing.removeAll { gone.contains($0) }
    for controller in gone {
      controller.removeFromPlace(in: containerView)
      if controller === shown { shown = nil }
      guard controller.storedParent === self else { continue }
      controller.storedParent = nil
      controller.didMove(toParent: nil)
      controller.movesFromParent = false
    }
  }

  /// The place of the selected tab; `NSNotFound` where there is none and for the More controller (TAB-01, TAB-15).
  open var selectedIndex: Int {
    get {
      if !storedTabs.isEmpty { return selectedTabIndex }
      return storedSelected.flatMap { storedControllers?.firstIndex(of: $0) } ?? NSNotFound
    }
    set {
      if !storedTabs.isEmpty { return selectTab(at: newValue) }
      // Out of range is passed over (TAB-10).
      guard let controllers = storedControllers, controllers.indices.contains(newValue) else { return }
      inEnvironmentOfWindow { select(controllers[newValue], animated: false) }
    }
  }

  /// The controller of the selected tab; one that is not a tab's raises UIKit's own exception (TAB-11).
  ///
  /// The More controller may be selected where the bar shows it (TAB-15).
  open var selectedViewController: UIViewController? {
    get {
      makeControllerOfSelectedTab()
      return storedSelected
    }
    set {
      guard let newValue else { return }
      if newValue === storedMore {
        if usesMore { select(newValue, animated: false) }
        return
      }
      guard storedControllers?.contains(newValue) == true else {
        return UIKitComplaint.selectedStranger.report()
      }
      inEnvironmentOfWindow { select(newValue, animated: false) }
    }
  }

  /// The controllers that the person may put in another order; all of them whenever those are set (TAB-15).
  open var customizableViewControllers: [UIViewController]?

  /// Lists the tabs that find no place in the bar (TAB-01, TAB-15).
  open var moreNavigationController: UINavigationController { more }

  var storedMore: MoreNavigationController?

  /// Whether the bar is hidden by code (TAB-19); false by default.
  open var isTabBarHidden: Bool {
    get { storedTabBarIsHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; what it covered belongs to the content while it is hidden.
  ///
  /// - Parameters:
  ///   - hidden: whether to hide it.
  ///   - animated: whether the change takes time; a headless bar goes at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    storedTabBarIsHidden = hidden
    updateTabBarPlace()
  }

  private var storedTabBarIsHidden = false

  /// The bar at the bottom.
  open var tabBar: UITabBar {
    if let storedTabBar { return storedTabBar }
    let bar = UITabBar()
    takeTabBar(bar)
    return bar
  }

  /// Puts a bar in the place of the one there is, as storyboards do, and apps by the key `tabBar`.
  ///
  /// - Parameter bar: the bar.
  func takeTabBar(_ bar: UITabBar) {
    guard bar !== storedTabBar else { return }
    if let old = storedTabBar {
      old.isManaged = false
      old.selectionAction = nil
      old.removeFromSuperview()
    }
    storedTabBar = bar
    manage(bar)
    storedView?.addSubview(bar)
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

  /// Keeps the shown view informed of how far the bar reaches into it.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let shown else { return }
    fit(shown, moves: transition == nil)
    (shown as? UINavigationController)?.fitShown()
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
    transition?.finishOffScreen()
    finishDepartures()
  }

  override func childrenForAppearance(_ call: AppearanceCall) -> [UIViewController] {
    if call == .willAppear {
      transition?.finishOffScreen()
      let new = loadSelected()
      if let shown, shown !== new {
        shown.removeFromPlace(in: nil)
        // One that was on its way out with the tab bar controller does not come back with it.
        shown.finishDisappearing()
      }
      shown = new
      changeIsDue = false
      finishDepartures()
    }
    return [shown, transition?.to].compactMap { $0 }
  }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { hostOfSelected }

  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { hostOfSelected }

  /// The selected controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { hostOfSelected }

  /// The selected controller.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { hostOfSelected }

  /// Selects the tab on the way of an unwind segue (UNW-13).
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if subsequentVC === storedMore || storedControllers?.contains(subsequentVC) == true {
      selectedViewController = subsequentVC
    }
  }

  /// Moves tabs behind More, or out of it, where the width changed (TAB-15).
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateMore()
    synchronizeBar()
    showSelectedIfItMoved()
  }

  /// Leaves out a child that code took away by hand.
  override func childWasRemoved(_ child: UIViewController) {
    guard child !== storedMore else { return }
    storedControllers?.removeAll { $0 === child }
    updateMore()
    if storedSelected === child { select(storedControllers?.first, animated: false) }
    synchronizeBar()
  }

  override func childBarItemsDidChange(_ child: UIViewController) { synchronizeBar() }
}
