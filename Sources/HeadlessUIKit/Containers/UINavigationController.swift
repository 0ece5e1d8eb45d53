public import Foundation

/// Keeps a stack of controllers and shows the last.
///
/// The stack changes at once (T0); what is on the screen follows at the end of the turn (T1, T2). The behaviour follows
/// the rows NAV of the semantics page.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Which way a transition goes.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// Controllers leave.
    case pop = 2
  }

  /// How long a transition takes, in seconds.
  @_spi(Sceneway) public static let transitionDuration: TimeInterval = 0.35

  /// Hears what is shown; not retained (NAV-MISC-11).
  open weak var delegate: (any UINavigationControllerDelegate)?

  @exclusivity(unchecked) var stack: [UIViewController] = []
  /// The controller whose view is on the screen, or was when the navigation controller left it.
  var shown: UIViewController?
  var transition: NavigationTransition?
  /// Calls that wait for the end of the running transition (semantics, 16.16 b).
  var waitingCalls: [WaitingNavigationCall] = []
  /// Controllers that joined the stack and have not heard `didMove` yet.
  @exclusivity(unchecked) var joining: [UIViewController] = []
  /// Set while an unwind segue moves the stack, which no presentation stops (semantics, 16.17).
  var isUnwinding = false
  /// Set while the controller that appears with the navigation controller is settled.
  var isChoosingTop = false
  /// The controller that the delegate was last told about; it hears of new tops alone.
  weak var topThatDelegateKnows: UIViewController?
  /// Whether a pushed screen hides what is at the bottom, as was last noted; nil where nothing was there to hide.
  var notedBottomBarHiding: Bool?
  let containerView = UIView(frame: UIScreen.main.bounds)
  var storedNavigationBar: UINavigationBar?
  var storedToolbar: UIToolbar?
  private let navigationBarClass: AnyClass?
  private let toolbarClass: AnyClass?

  // MARK: Creation

  /// Makes a navigation controller whose stack is one controller (NAV-PUSH-01).
  ///
  /// - Parameter rootViewController: the controller at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    navigationBarClass = nil
    toolbarClass = nil
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a navigation controller with bars of given classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: a subclass of `UINavigationBar`.
  ///   - toolbarClass: a subclass of `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.navigationBarClass = navigationBarClass
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a navigation controller with an empty stack (NAV-MISC-12).
  ///
  /// - Parameters:
  ///   - nibNameOrNil: not used by navigation controllers.
  ///   - nibBundleOrNil: where the nib is.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBarClass = nil
    toolbarClass = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller from a storyboard (SB-09).
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    navigationBarClass = nil
    toolbarClass = nil
    super.init(coder: coder)
  }

  // MARK: The stack

  /// The controllers of the stack, the root first; empty where there are none (NAV-MISC-12).
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is presented over the stack, otherwise its last controller (NAV-MISC-01).
  open var visibleViewController: UIViewController? {
    stack.last?.presentedViewController ?? presentedViewController ?? stack.last
  }

  /// Puts a controller on top (NAV-PUSH-03).
  ///
  /// - Parameters:
  ///   - viewController: the controller. One that is on the stack already, or another navigation controller, raises
  ///     UIKit's own exception (MIS-04, MIS-05).
  ///   - animated: whether the transition takes time.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    inEnvironmentOfWindow { push(viewController, animated: animated) }
  }

  /// Takes the top controller away (NAV-POP-01).
  ///
  /// - Parameter animated: whether the transition takes time.
  /// - Returns: the controller that leaves; nil at the root (NAV-POP-03) and where the call waits for a transition.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    inEnvironmentOfWindow { pop(animated: animated) }
  }

  /// Takes away what is above a controller (NAV-POP-09, NAV-POP-10).
  ///
  /// - Parameters:
  ///   - viewController: a controller of the stack; another raises UIKit's own exception.
  ///   - animated: whether the transition takes time.
  /// - Returns: the controllers that leave, in stack order (NAV-POP-02).
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    inEnvironmentOfWindow { pop(to: viewController, animated: animated) }
  }

  /// Takes away all but the root (NAV-POP-08).
  ///
  /// - Parameter animated: whether the transition takes time.
  /// - Returns: the controllers that leave, in stack order; empty at the root (NAV-POP-03).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    inEnvironmentOfWindow { popToRoot(animated: animated) }
  }

  /// Replaces the stack (NAV-SET-02 to NAV-SET-09).
  ///
  /// - Parameters:
  ///   - viewControllers: the new stack, the root first; the same controller twice raises UIKit's own exception.
  ///   - animated: whether the transition takes time: a pop where the new top was on the stack, otherwise a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    inEnvironmentOfWindow {
      whenFree("setViewControllers:animated:") { [self] in
        if Set(viewControllers.map(ObjectIdentifier.init)).count != viewControllers.count {
          return UIKitComplaint.stackHoldsTwice(viewControllers).report()
        }
        if refusesToHold(viewControllers) { return }
        change(to: viewControllers, animated: animated, isSet: true)
      }
    }
  }

  /// Pushes, animated in a window (NAV-PUSH-14).
  ///
  /// Another navigation controller, which cannot be pushed (MIS-05), is presented instead: apps in the field lead from one
  /// to another by a show segue.
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: what asks.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController { return present(vc, animated: true) }
    pushViewController(vc, animated: storedView?.storedWindow != nil)
  }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar {
    if let storedNavigationBar { return storedNavigationBar }
    let bar =
      navigationBarClass.flatMap { ClassInstantiation.make($0) as? UINavigationBar } ?? UINavigationBar()
    takeNavigationBar(bar)
    return bar
  }

  /// The bar at the bottom.
  open var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let bar = toolbarClass.flatMap { ClassInstantiation.make($0) as? UIToolbar } ?? UIToolbar()
    takeToolbar(bar)
    return bar
  }

  /// Whether the navigation bar is hidden; stays so from screen to screen (NAV-MISC-10).
  @exclusivity(unchecked) open var isNavigationBarHidden = false {
    didSet {
      storedNavigationBar?.isHidden = barIsOutOfSight
      fitShown()
    }
  }

  /// Hides or shows the navigation bar.
  ///
  /// - Parameters:
  ///   - hidden: whether to hide it.
  ///   - animated: whether the change takes time.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Whether the toolbar is hidden; true by default (NAV-MISC-12).
  @exclusivity(unchecked) open var isToolbarHidden = true {
    didSet {
      if isToolbarHidden { updateToolbarPlace() } else if let toolbar { takeToolbar(toolbar) }
    }
  }

  /// Hides or shows the toolbar.
  ///
  /// - Parameters:
  ///   - hidden: whether to hide it.
  ///   - animated: whether the change takes time.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether the bars hide while the person scrolls.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides and shows the bars.
  open var hidesBarsOnTap = false
  /// Whether the bars hide where there is little room from top to bottom.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the bars hide while the keyboard is up.
  open var hidesBarsWhenKeyboardAppears = false

  /// Recognises the finger that pops by moving in from the edge (NAV-PUSH-17).
  ///
  /// Its delegate keeps it from beginning where the back button is hidden or replaced; an app that takes the delegate
  /// away, or sets its own, decides for itself.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = InteractivePopGestureRecognizer(target: nil, action: nil)
    recognizer.edges = .left
    recognizer.navigation = self
    interactivePopDelegate.navigation = self
    recognizer.delegate = interactivePopDelegate
    return recognizer
  }()
  private let interactivePopDelegate = InteractivePopDelegate()

  // MARK: Container

  /// True: a presentation over the current context ends its search here (NAV-MISC-03).
  open override var definesPresentationContext: Bool {
    get { storedDefinesContext ?? true }
    set { storedDefinesContext = newValue }
  }
  private var storedDefinesContext: Bool?

  /// As the navigation bar's style asks for: light over a black bar (NAV-MISC-14).
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    storedNavigationBar?.barStyle == .black ? .lightContent : .default
  }

  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// The top controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

  /// The top controller.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

  override var inheritedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

  /// That of the stack's own transition where it runs (NAV-PUSH-11), of another, or of one of the stack's that is still to
  /// begin; the stack's are only made for whoever asks (NAV-PUSH-16).
  override var ownTransitionCoordinator: TransitionCoordinator? {
    if let transition, transition.isBetweenCommitAndEnd, let own = transition.visibleCoordinator,
      !own.hasEnded
    {
      return own
    }
    let active = activeTransitionCoordinator
    if let active, !active.hasEnded { return active }
    return transition?.visibleCoordinator ?? active
  }

  /// Holds the controllers' views, below the navigation bar.
  open override func loadView() {
    view = viewWithBars()
  }

  /// Keeps the shown view informed of how far the bars reach into it.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateToolbarPlace()
    fitShown()
  }

  /// Shows the top controller, then tells the delegate (NAV-PUSH-02).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    placeTopAfterWillAppear(animated)
  }

  /// Ends the top controller's appearance and its move, then tells the delegate (NAV-PUSH-02).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    settleAfterDidAppear(animated)
  }

  /// Ends the top controller's disappearance, and with it a transition that was on its way.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    settleAfterDidDisappear()
  }

  override func forwardToChildren(_ call: AppearanceCall, _ animated: Bool) {
    forwardToShown(call, animated)
  }

  /// Pops to a controller on the way of an unwind segue (UNW-13).
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard stack.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: true)
  }

  override func childWasRemoved(_ child: UIViewController) { forget(child) }

  /// Called after the stack changed; nothing by default.
  func stackDidChange() {}

  /// Called after a controller left the stack and has heard of it; nothing by default.
  func didLeaveStack(_ controller: UIViewController) {}

  /// Shows or hides the own bar, which is out of sight on another navigation controller's stack.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    storedNavigationBar?.isHidden = barIsOutOfSight
    fitShown()
  }

  /// Puts the detail on top of the stack (SPLIT-04).
  ///
  /// - Parameters:
  ///   - secondaryViewController: the detail; a navigation controller stands on the stack as it is.
  ///   - splitViewController: the split view controller that collapses.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    takeIn(secondaryViewController)
  }

  /// Takes the top off the stack as the detail (SPLIT-05).
  ///
  /// - Parameter splitViewController: the split view controller that expands.
  /// - Returns: the top; the detail of before the collapse where the stack is down to its root.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    giveTop() ?? super.separateSecondaryViewController(for: splitViewController)
  }

  override func childBarItemsDidChange(_ child: UIViewController) {
    if child === stack.last { synchronizeToolbar() }
    if child === stack.first, !hasOwnTabBarItem { storedParent?.childBarItemsDidChange(self) }
  }
}
