public import Foundation

/// Looks after one screen, or a part of one: its view, its children, what it presents.
///
/// The behaviour follows the rows LIFE, CONT, PRES and DISM of the semantics page.
@preconcurrency @MainActor
open class UIViewController: UIResponder, NSCoding {
  // MARK: State behind the extensions

  var storedView: UIView?
  var isLoadingView = false
  weak var storedParent: UIViewController?
  @exclusivity(unchecked) var storedChildren: [UIViewController] = []

  var appearanceState = AppearanceState.disappeared
  var appearanceIsAnimated = false
  var hasSentIsAppearing = false
  var pendingForward: AppearanceCall?
  var endsAppearanceByItself = false
  var disappearsByItself = false
  /// Whether the class left `super` out of `viewWillAppear`, so that the children heard nothing (MIS-32).
  var withholdsAppearance = false
  var movesToParent = false
  var movesFromParent = false
  /// Whether the controller may stand on a navigation controller's stack; false where it surely stands on none.
  var mayBeOnStack = false
  /// The edges that reach below bars, as a small number since every controller has it.
  var storedExtendedEdges = UInt8(UIRectEdge.all.rawValue)

  /// The controller that this one presents, where it is the real presenter (PRES-08).
  var ownPresentedViewController: UIViewController?
  /// The real presenter of this controller.
  weak var ownPresentingViewController: UIViewController?
  /// The controller whose `present` was called.
  weak var presentationSource: UIViewController?
  var storedPresentationController: UIPresentationController?
  var presentationPhase = PresentationPhase.none
  /// Whether the controller's presentation or dismissal is between T1 and T2.
  var presentationIsRunning = false
  /// What waits for the end of the controller's presentation: a dismissal asked for too early.
  @exclusivity(unchecked) var afterPresentation: [WaitingDismissal] = []
  var storedModalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition that this controller takes part in, the latest of them: its coordinator, or a presentation or
  /// dismissal, which makes its coordinator for whoever asks.
  weak var activeTransition: AnyObject?
  /// The coordinator of a transition that this very controller takes part in.
  var ownTransitionCoordinator: TransitionCoordinator? { activeTransitionCoordinator }

  /// What the controller keeps of the storyboard scene that it came from.
  var sceneContext: SceneContext?
  /// Makes the root view from the storyboard or nib that the controller came from.
  var viewLoader: ViewLoader?
  /// The segues that start at this controller, in document order.
  var segueTemplates: [SegueTemplate] = []
  /// Objects of the scene that live as long as the controller, such as gesture recognisers.
  var sceneObjects: [AnyObject] = []
  /// The identifier under which the storyboard knows the controller.
  @_spi(Sceneway) public internal(set) var storyboardIdentifier: String?
  /// The app class that the controller stands in for, where it does not exist; with its module, if the storyboard names one.
  @_spi(Sceneway) public internal(set) var missingClassName: String?

  /// Looks at every segue of this controller before `prepare(for:sender:)`.
  @_spi(Sceneway) public var segueInterceptor: SegueInterceptor?
  /// Objects that hang on the controller and go with it, each under the identity of its kind.
  @_spi(Sceneway) public var attachments: [ObjectIdentifier: AnyObject] = [:]

  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?

  // MARK: Creation

  /// The name of the nib that the view comes from, nil where none was named (LIFE-02).
  open var nibName: String? { storedNibName }
  var storedNibName: String?

  /// Where the nib is.
  open var nibBundle: Bundle? { storedNibBundle }
  var storedNibBundle: Bundle?

  /// The storyboard that the controller came from; nil where code made it (SB-23).
  open internal(set) var storyboard: UIStoryboard?

  /// Makes a controller; loads nothing (LIFE-02).
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the nib to take the view from; where it is nil, one named after the class, if there is one.
  ///   - nibBundleOrNil: where the nib is; the app's main bundle where it is nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    storedNibBundle = nibBundleOrNil ?? HeadlessEnvironment.current.mainBundle ?? .main
    super.init()
  }

  /// Makes a controller without naming a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from a storyboard or nib (LIFE-03).
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    storedNibBundle = HeadlessEnvironment.current.mainBundle ?? .main
    super.init()
    decode(from: coder)
  }

  /// Not supported: controllers are read from documents, never written to one.
  ///
  /// - Parameter coder: an archiver; nothing is written to it.
  open func encode(with coder: NSCoder) {}

  // MARK: View

  /// The root view; loaded when it is first asked for (LIFE-05).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }

  /// Makes the root view: from the storyboard, from a nib, or a plain one (LIFE-08).
  open func loadView() {
    makeView()
  }

  /// Called once the view is loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view comes on the screen; `super` passes it on to the children (CONT-21).
  open func viewWillAppear(_ animated: Bool) { forward(.willAppear, animated) }

  /// Called when the view is in the hierarchy and has its size, before the first layout (LIFE-14).
  open func viewIsAppearing(_ animated: Bool) { forward(.isAppearing, animated) }

  /// Called when the view is on the screen and the transition has ended (LIFE-16).
  open func viewDidAppear(_ animated: Bool) { forward(.didAppear, animated) }

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) { forward(.willDisappear, animated) }

  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) { forward(.didDisappear, animated) }

  /// Called before the view lays its subviews out (LIFE-15).
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid its subviews out (LIFE-15).
  open func viewDidLayoutSubviews() {}

  /// Called when the view's constraints are to be updated.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  /// Called when memory runs short; nothing is unloaded (LIFE-29).
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  /// Called before the parent changes; call `super` (LIFE-25).
  ///
  /// - Parameter parent: the new parent, nil where the controller leaves one.
  open func willMove(toParent parent: UIViewController?) {
    noteMove(to: parent)
  }

  /// Called after the parent changed.
  ///
  /// - Parameter parent: the new parent, nil where the controller left one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether appearance calls go on to the children by themselves; true by default (CONT-10).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Adds a child; calls its `willMove(toParent:)`, not `didMove` (CONT-01).
  ///
  /// - Parameter childController: the child; taken from another parent first (CONT-03).
  open func addChild(_ childController: UIViewController) {
    attach(childController)
  }

  /// Leaves the parent; calls `didMove(toParent: nil)`, not `willMove` (CONT-02).
  open func removeFromParent() {
    detachFromParent()
  }

  /// Passes an appearance call on to the children that follow it.
  func forwardToChildren(_ call: AppearanceCall, _ animated: Bool) {
    for child in childrenForAppearance(call) { child.take(call, animated) }
  }

  /// The children whose appearance follows this controller's: those whose views are inside its own.
  func childrenForAppearance(_ call: AppearanceCall) -> [UIViewController] {
    guard !storedChildren.isEmpty, let storedView else { return [] }
    return storedChildren.filter { $0.placeholderView?.isDescendant(of: storedView) ?? false }
  }

  /// Called when the controller came into a window or has other traits, before anyone hears of it.
  func traitsWillSettle() {}

  /// The traits that a child lives with, before its own overrides.
  func traits(for child: UIViewController, in own: UITraitCollection) -> UITraitCollection { own }

  /// Called when code took a child out by hand, for containers that keep their own lists.
  func childWasRemoved(_ child: UIViewController) {}

  /// Called when a child has other items for its container's bars.
  func childBarItemsDidChange(_ child: UIViewController) {}

  // MARK: Segues

  /// Asked before a segue that the person started; true by default (SEG-03).
  ///
  /// - Parameters:
  ///   - identifier: the segue's identifier, empty where it has none.
  ///   - sender: what the person touched (SEG-07).
  /// - Returns: whether the segue goes on.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed; the destination's view is not loaded yet (SEG-04).
  ///
  /// - Parameters:
  ///   - segue: the segue.
  ///   - sender: what started it (SEG-07).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Starts a segue of the controller's scene (SEG-02).
  ///
  /// - Parameters:
  ///   - identifier: the segue's identifier. One that the scene lacks raises UIKit's own exception (SEG-20).
  ///   - sender: handed to `prepare`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    inEnvironmentOfWindow { performSegueTemplate(withIdentifier: identifier, sender: sender) }
  }

  /// Whether an unwind segue may end here (UNW-04).
  ///
  /// - Parameters:
  ///   - action: the unwind action.
  ///   - fromViewController: where the segue starts.
  ///   - sender: what started it.
  /// - Returns: by default, whether the class has the method and is not the source itself.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    fromViewController !== self && responds(to: action)
  }

  /// The children to search for the end of an unwind segue (UNW-06).
  ///
  /// - Parameter source: tells where the segue starts.
  /// - Returns: by default all children but the branch that was searched already.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childrenToSearch(for: source)
  }

  /// The child that an unwind segue comes from.
  ///
  /// - Parameter source: tells where the segue starts.
  /// - Returns: the child whose branch holds the source, nil where none does.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childAround(source.source)
  }

  /// Brings the next controller on the way of an unwind segue to the front (UNW-13); a plain controller has no way to.
  ///
  /// - Parameters:
  ///   - unwindSegue: the segue.
  ///   - subsequentVC: the next controller on the way.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Showing others

  /// Shows a controller in the way that fits the surroundings (SHOW-01).
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: what asks.
  open func show(_ vc: UIViewController, sender: Any?) {
    showThroughTarget(vc, sender: sender, action: Self.showAction)
  }

  /// Shows a controller as the detail in the way that fits the surroundings (SEG-14).
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: what asks.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showThroughTarget(vc, sender: sender, action: Self.showDetailAction)
  }

  /// Takes the detail of a split view controller in, which collapses; a plain controller leaves it out (SPLIT-03).
  ///
  /// - Parameters:
  ///   - secondaryViewController: the detail.
  ///   - splitViewController: the split view controller.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the detail of a split view controller away, which expands (SPLIT-05).
  ///
  /// - Parameter splitViewController: the split view controller.
  /// - Returns: by default the detail of before the collapse.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { splitViewController.keptSecondary }

  /// Finds the controller that handles an action: this one or the nearest around it whose class overrides the method
  /// and that can perform it (SHOW-02, SHOW-06).
  ///
  /// - Parameters:
  ///   - action: the method's name, such as `showViewController:sender:`.
  ///   - sender: what asks.
  /// - Returns: the controller; nil where nobody handles it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    findTarget(for: action, sender: sender)
  }

  /// Presents a controller over the current screen (PRES-01).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to present; retained until it is dismissed.
  ///   - flag: whether the transition takes time.
  ///   - completion: called after the presented controller's `viewDidAppear` (PRES-03).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    inEnvironmentOfWindow {
      startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  /// Dismisses what this controller presents, or the controller itself where it presents nothing (DISM-07, DISM-09).
  ///
  /// - Parameters:
  ///   - flag: whether the transition takes time.
  ///   - completion: called after the dismissed controller's `viewDidDisappear` (DISM-06).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    inEnvironmentOfWindow { startDismissal(animated: flag, completion: completion) }
  }

  /// How the controller wants to be presented; `.automatic` reads as the style it resolves to (PRES-07).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      storedModalPresentationStyle == .automatic ? automaticPresentationStyle : storedModalPresentationStyle
    }
    set { storedModalPresentationStyle = newValue }
  }

  /// What `.automatic` means for this controller: a page sheet (PRES-06).
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// How a presentation moves.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a presentation over the current context ends its search here (PRES-11); false by default.
  open var definesPresentationContext = false

  /// Whether this controller's transition style goes for what it presents; false by default.
  open var providesPresentationContextTransitionStyle = false

  /// Whether a sheet refuses to be swiped away (SHEET-03); false by default.
  open var isModalInPresentation = false

  /// Objects that make the animations of this controller's presentation; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Bars

  /// The title; also goes to the navigation and tab bar items (LIFE-19).
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  /// What a navigation bar shows for this controller; made when first asked for (LIFE-20).
  open var navigationItem: UINavigationItem { storedNavigationItem ?? makeNavigationItem() }

  /// What a tab bar shows for this controller; made when first asked for (LIFE-20).
  open var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? inheritedTabBarItem ?? makeTabBarItem() }
    set {
      storedTabBarItem = newValue
      storedParent?.childBarItemsDidChange(self)
    }
  }

  /// The tab bar item to show where the controller has none of its own (NAV-MISC-13).
  var inheritedTabBarItem: UITabBarItem? { nil }

  /// What the navigation controller's toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { storedParent?.childBarItemsDidChange(self) }
  }

  /// Sets the toolbar items.
  ///
  /// - Parameters:
  ///   - toolbarItems: the items.
  ///   - animated: whether the change takes time; a headless bar shows it at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether a tab bar hides while this controller is on a navigation stack (NAV-MISC-04); false by default.
  open var hidesBottomBarWhenPushed = false

  /// What an app's extension is asked for, where the controller stands in one; nil in an app.
  open var extensionContext: NSExtensionContext? { storedParent?.extensionContext }

  // MARK: Editing

  /// Whether the controller lets its content be edited; false by default.
  ///
  /// Set, it does as ``setEditing(_:animated:)`` without animation does.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  /// Starts or ends editing.
  ///
  /// - Parameters:
  ///   - editing: whether the content can be edited from now on.
  ///   - animated: whether the change takes time.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.show(editing)
  }

  var storedEditButtonItem: EditButtonItem?

  /// A bar button item that starts and ends editing: "Edit", and "Done" while the content is edited.
  ///
  /// A tap calls ``setEditing(_:animated:)``. The item stands nowhere until code puts it into a bar.
  open var editButtonItem: UIBarButtonItem { storedEditButtonItem ?? makeEditButtonItem() }

  // MARK: Bars

  /// The edges at which the view reaches below bars that show what is behind them; all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { UIRectEdge(rawValue: UInt(storedExtendedEdges)) }
    set {
      storedExtendedEdges = UInt8(truncatingIfNeeded: newValue.rawValue)
      roomDidChange()
    }
  }

  /// Whether the view reaches below bars that show nothing of what is behind them too; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { roomDidChange() }
  }

  /// What the controller adds to what bars cover of its view, in points; nothing by default.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { storedAdditionalSafeAreaInsets }
    set {
      storedAdditionalSafeAreaInsets = newValue
      storedView?.setAdditionalSafeAreaInsets(newValue)
    }
  }

  /// Called when the view's safe area is another, by bars, by the container or by ``additionalSafeAreaInsets``.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Size and traits

  /// The size the controller would like its view to have, in points (CONT-22).
  open var preferredContentSize: CGSize = .zero {
    didSet {
      if oldValue != preferredContentSize {
        contentContainerAround?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// Called when a child's preferred size changed.
  ///
  /// - Parameter container: the child.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child's view gets in a parent of a given size.
  ///
  /// - Parameters:
  ///   - container: the child.
  ///   - parentSize: the parent's size, in points.
  /// - Returns: by default the parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  { parentSize }

  /// Called before the view's size changes; `super` passes it on to the children (LIFE-30).
  ///
  /// - Parameters:
  ///   - size: the new size, in points.
  ///   - coordinator: lets changes go along with the transition.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; `super` passes it on to the children.
  ///
  /// - Parameters:
  ///   - newCollection: the new traits.
  ///   - coordinator: lets changes go along with the transition.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// Called after the traits changed.
  ///
  /// - Parameter previousTraitCollection: the traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the controller's view lives with.
  open var traitCollection: UITraitCollection {
    resolved(in: surroundingTraits)
  }

  /// What the parent gave this controller instead of its own traits (CONT-23).
  var overridingTraits: UITraitCollection?

  var traitState: TraitState?

  /// The orientations that the controller can be shown in; all but upside down on a phone by default.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the screen turns with the device; true by default.
  open var shouldAutorotate: Bool { true }

  /// How the status bar looks over this controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar hides over this controller; false by default.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides how the status bar looks; none by default.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar hides; none by default.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// How the status bar comes and goes over this controller; a headless one does so at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the controller decides about the status bar where it is presented without covering the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Tells the system to ask for the status bar's look again.
  open func setNeedsStatusBarAppearanceUpdate() {
    storedView?.storedWindow?.windowScene?.statusBarManager?.update()
  }

  /// Whether the line at the bottom of the screen hides while nobody touches it; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides whether the line at the bottom hides; none by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Tells the system to ask again whether the line at the bottom hides; a headless system always asks anew.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges where the app's gestures go before the system's; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that decides at which edges the app's gestures go first; none by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Tells the system to ask again at which edges the app's gestures go first; a headless system always asks anew.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Restoration

  /// The name under which the controller's state is saved; nothing is saved without one (REST-02).
  open var restorationIdentifier: String?

  /// The class that makes the controller again when its state is restored (REST-06).
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Writes what is needed to show the controller again as it is (REST-01); call `super`.
  ///
  /// - Parameter coder: where to write it. Controllers that are written are saved as well, those of a container of one's
  ///   own among them.
  open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(with: coder) }

  /// Reads what was written, once the view is loaded (REST-04); call `super`.
  ///
  /// - Parameter coder: what was written.
  open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(with: coder) }

  /// Called when the state of every object has been decoded (REST-04).
  open func applicationFinishedRestoringState() {}

  // MARK: Responder

  /// The view's superview, the window for a root controller, the presenter for a presented one (RESP-01).
  open override var next: UIResponder? { responderAround }

  /// The commands by keys of a real keyboard that the controller answers; those that were added by default.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Says what the screen shows where its content is not there; does nothing by default.
  ///
  /// - Parameter state: what it may depend on.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  override var responderWindow: UIWindow? { storedView?.storedWindow }

  /// Whether the controller would answer an action: what UIKit itself declares, or what the class registered.
  ///
  /// - Parameters:
  ///   - action: the method's name.
  ///   - sender: what sends it.
  /// - Returns: true for the showing methods, which every controller has.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action.name {
    case "showViewController:sender:", "showDetailViewController:sender:": true
    default: super.canPerformAction(action, withSender: sender)
    }
  }
}
