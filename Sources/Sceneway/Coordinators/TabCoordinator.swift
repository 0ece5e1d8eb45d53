#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// One tab of a ``TabCoordinator``: a flow and what the tab bar shows for it.
@MainActor
public struct FlowTab {
  let coordinator: AnyCoordinator
  let item: UITabBarItem?
  let listen: @MainActor () -> Void

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - coordinator: the tab's flow; a new coordinator that was not started yet. It is started once.
  ///   - item: what the tab bar shows; where it is nil, the item of the flow's first screen.
  ///   - whenEnded: called once, when the flow has ended. Its screens stay in the tab until the tab is replaced.
  public init<Output>(
    _ coordinator: Coordinator<Output>, _ item: UITabBarItem? = nil,
    whenEnded: @escaping (Result<Output, FlowCancelled>) -> Void = { _ in }
  ) {
    self.coordinator = coordinator
    self.item = item
    listen = { [weak coordinator] in coordinator?.flow.whenEnded(whenEnded) }
  }
}

/// A flow whose first screen is a tab bar controller with a flow of its own in each tab.
///
/// Each tab's coordinator is started once, in the order of the tabs, when the tabs are made. Its first screen goes into
/// a navigation controller of its own; the screens are loaded when their tab is first selected, as in UIKit (TAB-02).
///
/// ```swift
/// final class MainCoordinator: TabCoordinator<Never> {
///   override func makeTabs() -> [FlowTab] {
///     [
///       FlowTab(DashboardCoordinator(), UITabBarItem(title: "Dashboard", image: nil, tag: 0)),
///       FlowTab(SettingsCoordinator(), UITabBarItem(title: "Settings", image: nil, tag: 1)),
///     ]
///   }
/// }
/// ```
open class TabCoordinator<Output>: Coordinator<Output> {
  /// The tab bar controller, once the flow was started; not retained, and its delegate is the app's own.
  public private(set) weak var tabBarController: UITabBarController?

  private struct Tab {
    weak var coordinator: AnyCoordinator?
    weak var controller: UIViewController?
  }

  private var tabs: [Tab] = []
  private var given: [FlowTab]

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

  /// Starts the flow of each tab and shows the tab bar controller; a subclass that overrides it calls `super`.
  open override func start() {
    let tabBarController = makeTabBarController()
    self.tabBarController = tabBarController
    let controllers = makeTabs().compactMap { start($0) }
    tabBarController.viewControllers = controllers
    show(tabBarController)
  }

  private func start(_ tab: FlowTab) -> UIViewController? {
    let child = tab.coordinator
    guard prepare(child, .slot, in: tree) else {
      SceneProblems.report(SceneError(.flowStartedTwice, scene: child.name))
      return nil
    }
    tab.listen()
    child.start()
    guard child.isRunning else { return nil }
    let controller = child.takeRoot() ?? child.openEmptyStack()
    if let item = tab.item { controller.tabBarItem = item }
    tabs.append(Tab(coordinator: child, controller: controller))
    return controller
  }

  // MARK: Selecting

  /// The flow of the selected tab.
  public var selectedChild: AnyCoordinator? {
    let selected = tabBarController?.selectedViewController
    return tabs.first { $0.controller === selected }?.coordinator
  }

  /// Selects the tab of a flow, as if code had set the tab bar controller's `selectedViewController` (TAB-09).
  ///
  /// - Parameter child: the flow of one of the tabs.
  /// - Returns: whether the flow has a tab.
  @discardableResult
  public func select(_ child: AnyCoordinator) -> Bool {
    guard let controller = tabs.first(where: { $0.coordinator === child })?.controller,
      let tabBarController, tabBarController.viewControllers?.contains(controller) == true
    else { return false }
    tabBarController.selectedViewController = controller
    tree.hierarchyChanged()
    return true
  }
}
