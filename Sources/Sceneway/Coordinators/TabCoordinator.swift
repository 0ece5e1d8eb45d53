#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// A flow whose first screen is a tab bar controller with a flow of its own in each tab.
///
/// Each tab's coordinator is started once, in the order of the tabs, when the tabs are made. Its first screen goes into
/// a navigation controller of its own; the screens are loaded when their tab is first selected, as in UIKit (TAB-02).
///
/// ```swift
/// final class MainCoordinator: TabCoordinator<Never> {
///   override func makeTabs() -> [FlowTab] {
///     [
///       FlowTab(DashboardCoordinator(), title: "Dashboard"),
///       FlowTab(SettingsCoordinator(), title: "Settings"),
///     ]
///   }
/// }
/// ```
open class TabCoordinator<Output>: Coordinator<Output> {
  override var placesFlows: Bool { true }

  /// The tab bar controller, once the flow was started; not retained.
  ///
  /// Its delegate is the app's own and hears everything. On Apple's platforms, where nobody else is told of taps, an
  /// object stands before it that hands all on.
  public private(set) weak var tabBarController: UITabBarController?

  private struct Tab {
    weak var coordinator: AnyCoordinator?
    weak var controller: UIViewController?
    /// The tab as an object of its own, where those are used.
    weak var object: AnyObject?
  }

  private var tabs: [Tab] = []
  private var given: [FlowTab]
  private weak var lastSelected: AnyCoordinator?

  /// Makes a coordinator whose tabs come from ``makeTabs()``.
  public override init() {
    given = []
    super.init()
  }

  /// Makes a coordinator with given tabs.
  ///
  /// - Parameter tabs: the tabs, in the order of the bar.
  public init(_ tabs: [FlowTab]) {
    given = tabs
    super.init()
  }

  /// The tabs to start with; by default those given to ``init(_:)``.
  ///
  /// - Returns: the tabs, in the order of the bar.
  open func makeTabs() -> [FlowTab] {
    defer { given = [] }
    return given
  }

  /// Makes the tab bar controller; UIKit's own by default.
  ///
  /// - Returns: a tab bar controller without tabs.
  open func makeTabBarController() -> UITabBarController { UITabBarController() }

  /// Whether the tabs are objects of their own, `UITab`; false by default.
  ///
  /// UIKit asks those for their controllers when they are first selected (TAB-19). Where the system has none, controllers
  /// are used.
  open var usesTabObjects: Bool { false }

  /// Starts the flow of each tab and shows the tab bar controller; a subclass that overrides it calls `super`.
  open override func start() {
    let tabBarController = makeTabBarController()
    self.tabBarController = tabBarController
    own(tabBarController)
    let controllers = makeTabs().compactMap { start($0) }
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), usesTabObjects {
      tabBarController.tabs = controllers.enumerated().map { index, controller in
        let item: UITabBarItem? = controller.tabBarItem
        let tab = UITab(
          title: item?.title ?? "", image: item?.image, identifier: "\(name).\(index)"
        ) { _ in controller }
        (controller as? TabActionController)?.tabObject = tab
        if let place = tabs.firstIndex(where: { $0.controller === controller }) { tabs[place].object = tab }
        return tab
      }
    } else {
      tabBarController.viewControllers = controllers
    }
    let actions = controllers.compactMap { $0 as? TabActionController }
    if selectedChild == nil, !actions.isEmpty, let first = children.first { choose(first) }
    lastSelected = selectedChild
    TabTaps.watch(tabBarController, actions, for: self)
    show(tabBarController)
  }

  private func start(_ tab: FlowTab) -> UIViewController? {
    let controller: UIViewController
    switch tab.content {
    case .action(let perform):
      controller = TabActionController(perform)
    case .flow(let child, let listen):
      guard let root = startInSlot(child, listen: listen) else { return nil }
      controller = root
      tabs.append(Tab(coordinator: child, controller: controller))
    }
    if let item = tab.item { controller.tabBarItem = item }
    return controller
  }

  // MARK: Selecting

  /// The flow of the selected tab.
  public var selectedChild: AnyCoordinator? {
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let selected = tabBarController?.selectedTab {
      return tabs.first { $0.object === selected }?.coordinator
    }
    let selected = tabBarController?.selectedViewController
    return tabs.first { $0.controller === selected }?.coordinator
  }

  /// Selects the tab of a flow, as if code had set the tab bar controller's `selectedViewController` (TAB-09).
  ///
  /// A ``LeavingGuard`` that a person sees in the tab that is selected is asked first.
  ///
  /// - Parameter child: the flow of one of the tabs.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where the tab is selected. It fails where the flow has no
  ///   tab.
  @discardableResult
  public func select(_ child: AnyCoordinator) -> Transition {
    guard let tabBarController, let tab = tabs.first(where: { $0.coordinator === child }) else {
      return failed(absence(of: child.name), .select, nil)
    }
    let transition = transition(.select, of: tab.controller, animated: false)
    transition.destination = tab.controller?.screenName
    let name = child.name
    return add(
      TransitionQueue.Request(
        selecting: transition, in: tabBarController, of: tree,
        isSelected: { [weak self, weak child] _ in child != nil && self?.selectedChild === child },
        choose: { [weak self, weak child] _ in
          guard let self, let child, choose(child) else {
            throw self?.absence(of: name) ?? SceneError(.notFound, scene: name)
          }
        }))
  }

  private func absence(of flow: String) -> SceneError {
    SceneError(.notFound, scene: name, expected: flow, found: tabs.compactMap(\.coordinator?.name))
  }

  /// Selects the tab of a flow at once.
  ///
  /// - Returns: whether the flow has a tab.
  @discardableResult
  private func choose(_ child: AnyCoordinator) -> Bool {
    guard let tab = tabs.first(where: { $0.coordinator === child }), let tabBarController else {
      return false
    }
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), let object = tab.object as? UITab {
      guard tabBarController.tabs.contains(object) else { return false }
      tabBarController.selectedTab = object
    } else {
      guard let controller = tab.controller,
        tabBarController.viewControllers?.contains(controller) == true
      else { return false }
      tabBarController.selectedViewController = controller
    }
    return true
  }

  /// Called when another tab is selected: at once for a person's tap, in the next turn for what code selects.
  ///
  /// - Parameter child: the flow of the tab.
  open func didSelect(_ child: AnyCoordinator) {}

  /// Called when a person taps the tab that is selected, which pops its stack to the first screen (TAB-08).
  ///
  /// - Parameter child: the flow of the tab.
  open func didSelectAgain(_ child: AnyCoordinator) {}

  override var shownChild: AnyCoordinator? { selectedChild }

  override func showChild(_ child: AnyCoordinator) { select(child) }

  override var watchesSelection: Bool { true }

  override var selectionHasChanged: Bool {
    guard let selected = selectedChild else { return false }
    return selected !== lastSelected
  }

  override func noticeSelection() {
    guard let selected = selectedChild, selected !== lastSelected else { return }
    lastSelected = selected
    didSelect(selected)
  }

  override func giveSelectionBack() {
    if let lastSelected { choose(lastSelected) }
    tree.hierarchyChanged()
  }

  override func tabWasTapped() {
    tree.hierarchyChanged()
    guard let selected = selectedChild else { return }
    if selected === lastSelected { didSelectAgain(selected) } else { noticeSelection() }
  }
}
