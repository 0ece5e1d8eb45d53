#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// Moves the screens of one window, one transition at a time per container.
///
/// Every call returns at once with a ``Transition`` and never fails in the middle of another one: it begins now where
/// nothing is in its way, and otherwise when that has ended. Nothing sleeps and nothing polls. Coordinators, routers and
/// links of the window use the same queue.
///
/// ```swift
/// let navigator = Navigator()                           // works before there is a window
/// navigator.present(WelcomeViewController(), .sheet)    // comes when the window does
/// navigator.attach(to: window)
///
/// navigator.push(DetailViewController(42), key: 42, policy: .coalesce)
/// await navigator.unwind(to: home).ended()
/// ```
///
/// Where a call names no container, it means what a person sees on top when its turn has come.
@MainActor
public final class Navigator {
  /// Flows, queue and trace of the window.
  let tree: FlowTree
  private let isFree: Bool

  /// Makes a navigator that has no window yet: what needs one waits for ``attach(to:)``.
  ///
  /// - Parameter policy: what becomes of requests that do not say so themselves; they wait by default.
  public init(policy: TransitionPolicy = .wait) {
    tree = FlowTree()
    isFree = true
    tree.policy = policy
    tree.adopt(self)
  }

  init(tree: FlowTree) {
    self.tree = tree
    isFree = false
  }

  deinit {
    guard isFree else { return }
    let tree = tree
    MainThread.run {
      // Nobody can give it a window any more, which whoever awaits something hears.
      if !tree.wasAttached { tree.queue.cancelAll() }
    }
  }

  /// The navigator of a window, which the window keeps; made where it has none.
  ///
  /// - Parameter window: the window.
  /// - Returns: always the same one for a window.
  public static func of(_ window: UIWindow) -> Navigator { FlowTree.of(window).navigator }

  /// The navigator of the window that a screen stands in, visible or not.
  ///
  /// - Parameter screen: the screen.
  /// - Returns: nil where the screen is in no window's hierarchy.
  public static func around(_ screen: UIViewController) -> Navigator? {
    window(around: screen).map { of($0) }
  }

  /// The window; nil before ``attach(to:)`` and when it is gone.
  public var window: UIWindow? { tree.window }

  /// What becomes of requests that do not say so themselves.
  public var policy: TransitionPolicy {
    get { tree.policy }
    set { tree.policy = newValue }
  }

  /// Gives the navigator its window, which keeps it from now on; what waited for it begins.
  ///
  /// - Parameter window: the window, on the screen or not. One that has a navigator already keeps its own: use ``of(_:)``
  ///   for that; this call is passed over then.
  /// - Returns: whether the window is the navigator's now.
  @discardableResult
  public func attach(to window: UIWindow) -> Bool {
    if let beacon = NavigatorBeacon.of(window) { return beacon.navigator.tree === tree }
    guard tree.window == nil else { return false }
    tree.attach(to: window)
    return true
  }

  // MARK: What is there

  /// Whether nothing moves and nothing waits.
  public var isIdle: Bool { tree.queue.isIdle }

  /// The transitions that run or wait, in the order in which they were asked for.
  public var transitions: [Transition] { tree.queue.requests.map(\.transition) }

  /// The screen that a person sees on top: the innermost controller, never a container of UIKit's with a screen in it.
  public var visibleScreen: UIViewController? { Surface(of: tree).chain.last }

  /// The containers around the ``visibleScreen`` and it itself, from the window's root or what is presented on top.
  public var visibleContainers: [UIViewController] { Surface(of: tree).chain }

  /// The stack that ``push(_:on:animation:key:policy:)`` pushes on where it is given none.
  public var visibleStack: UINavigationController? { Surface.stack(of: tree) }

  /// The name that the trace, errors and messages call a screen by: its class, with what it shows in parentheses
  /// (``ScreenIdentifying``).
  ///
  /// - Parameter screen: the screen.
  /// - Returns: its name, such as `DetailViewController(42)`.
  public static func name(of screen: UIViewController) -> String { screen.screenName }
}

/// What a call may say besides what it does.
struct TransitionOptions {
  var key: AnyHashable?
  var policy: TransitionPolicy?
  var animated = true
}
