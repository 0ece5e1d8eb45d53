#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// One page of a ``PageCoordinator``: a flow.
@MainActor
public struct FlowPage {
  let coordinator: AnyCoordinator
  let listen: @MainActor () -> Void

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - coordinator: the page's flow; a new coordinator that was not started yet. It is started once.
  ///   - whenEnded: called once, when the flow has ended. Its screens stay in the page.
  public init<Output>(
    _ coordinator: Coordinator<Output>,
    whenEnded: @escaping (Result<Output, FlowCancelled>) -> Void = { _ in }
  ) {
    self.coordinator = coordinator
    listen = { [weak coordinator] in coordinator?.flow.whenEnded(whenEnded) }
  }
}

/// A flow whose first screen is a page view controller with a flow of its own in each page.
///
/// Each page's coordinator is started once, in the order of the pages, when the pages are made. A page that is turned
/// away is kept and its flow goes on; its screens are loaded when they are first shown. A person's swipes are seen
/// (``didSelect(_:)``) without the page view controller's delegate, which is the app's own; its data source is the
/// coordinator's, unless ``makePageViewController()`` gave it another.
open class PageCoordinator<Output>: Coordinator<Output> {
  override var placesFlows: Bool { true }

  /// The page view controller, once the flow was started; not retained, and its delegate is the app's own.
  public private(set) weak var pageViewController: UIPageViewController?

  private var given: [FlowPage]
  private weak var lastSelected: UIViewController?

  /// Makes a coordinator whose pages come from ``makePages()``.
  public override init() {
    given = []
    super.init()
  }

  /// Makes a coordinator with given pages.
  ///
  /// - Parameter pages: the pages, in their order.
  public init(_ pages: [FlowPage]) {
    given = pages
    super.init()
  }

  /// The pages to start with; by default those given to ``init(_:)``.
  ///
  /// - Returns: the pages, in their order.
  open func makePages() -> [FlowPage] {
    defer { given = [] }
    return given
  }

  /// Makes the page view controller; one that scrolls from left to right by default.
  ///
  /// - Returns: a page view controller without pages, which shows one at a time.
  open func makePageViewController() -> UIPageViewController {
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  /// Starts the flow of each page and shows the page view controller; a subclass that overrides it calls `super`.
  open override func start() {
    let pages = makePageViewController()
    pageViewController = pages
    own(pages)
    let list = PageList()
    pages.attach(list, as: PageList.self)
    for page in makePages() {
      guard let root = startInSlot(page.coordinator, listen: page.listen) else { continue }
      list.add(root, of: page.coordinator, keptBy: pages)
    }
    if pages.dataSource == nil { pages.dataSource = list }
    if let first = list.roots.first {
      pages.setViewControllers([first], direction: .forward, animated: false)
      lastSelected = first
    }
    show(pages)
  }

  // MARK: Selecting

  private var list: PageList? { pageViewController?.attachment(PageList.self) }

  /// The flows of the pages, in the order of the pages, without those that have ended.
  public var pages: [AnyCoordinator] { list?.flows ?? [] }

  /// The flow of the page that a person sees.
  public var selectedChild: AnyCoordinator? {
    pageViewController?.viewControllers?.first.flatMap { list?.flow(of: $0) }
  }

  /// Called when another page shows, whoever turned to it: a person or code.
  ///
  /// - Parameter child: the flow of the page.
  open func didSelect(_ child: AnyCoordinator) {}

  /// Turns to the page of a flow.
  ///
  /// - Parameters:
  ///   - child: the flow of one of the pages.
  ///   - animated: whether it takes time; true by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where the page shows already. It fails where the flow has
  ///   no page.
  @discardableResult
  public func select(_ child: AnyCoordinator, animated: Bool = true) -> Transition {
    guard let pages = pageViewController, let list, let root = list.root(of: child) else {
      return failed(
        SceneError(.notFound, scene: name, expected: child.name, found: self.pages.map(\.name)), .select, nil)
    }
    let transition = transition(.select, of: root, animated: animated)
    transition.destination = root.screenName
    return add(
      TransitionQueue.Request(turning: transition, to: root, of: pages, in: tree) { current in
        list.index(of: root) < current.map(list.index) ?? 0 ? .reverse : .forward
      })
  }

  override var shownChild: AnyCoordinator? { selectedChild }

  override func showChild(_ child: AnyCoordinator) { select(child, animated: false) }

  override var watchesSelection: Bool { true }

  override var selectionHasChanged: Bool {
    guard let shown = pageViewController?.viewControllers?.first else { return false }
    return shown !== lastSelected
  }

  override func noticeSelection() {
    guard let shown = pageViewController?.viewControllers?.first, shown !== lastSelected else { return }
    lastSelected = shown
    if let flow = list?.flow(of: shown) { didSelect(flow) }
  }
}
