public import Foundation

/// Shows lists and their content side by side, or one at a time where there is little room.
///
/// The classic interface (`init()`) has a list and a detail; a column style (``init(style:)``) has two or three columns
/// and a controller of its own for little room. The behaviour follows the rows SPLIT of the semantics page.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are (SPLIT-01).
  public let style: Style

  /// Hears about changes and has a say in them; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: State behind the extensions

  /// The list and the detail of the classic interface; one controller while it is collapsed.
  var classicControllers: [UIViewController] = []
  /// The controllers of a column style.
  var columns = SplitColumns()
  var storedIsCollapsed = false
  /// Whether a collapse or an expansion is on its way, so that none begins inside another.
  var isChangingWidth = false
  /// The detail of before a collapse, for an expansion that finds no other (SPLIT-05).
  var keptSecondary: UIViewController?
  var storedDisplayMode = DisplayMode.secondaryOnly
  /// The mode that the person or code chose; nil where the one that fits is shown.
  var chosenDisplayMode: DisplayMode?
  /// The controllers whose views are on the screen, or were when the split view controller left it.
  var shown: [UIViewController] = []
  var change: SplitChange?
  /// Goes along with an animated change that has not begun; others find it from T0 on.
  var pendingCoordinator: TransitionCoordinator?
  /// Controllers that left and have not heard `didMove` yet.
  var departing: [UIViewController] = []
  var changeIsDue = false
  var changeIsAnimated = false
  let containerView = UIView(frame: UIScreen.main.bounds)

  // MARK: Creation

  /// Makes a split view controller with columns (SPLIT-08).
  ///
  /// - Parameter style: how many columns there are.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a classic split view controller (SPLIT-01).
  ///
  /// - Parameters:
  ///   - nibNameOrNil: not used by split view controllers.
  ///   - nibBundleOrNil: where the nib is.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view controller from a storyboard (SB-10).
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    style = Style(storyboard: coder)
    super.init(coder: coder)
  }

  // MARK: Controllers

  /// The list and the detail, or the controllers of the columns; one while collapsed, empty where none were set
  /// (SPLIT-01, SPLIT-07).
  open var viewControllers: [UIViewController] {
    get { currentControllers }
    set { replaceControllers(newValue) }
  }

  /// Puts a controller in a column; without effect in the classic interface.
  ///
  /// A controller that is no navigation controller is wrapped in one, or pushed on the one that is there (SPLIT-08,
  /// SPLIT-09); that of ``Column/compact`` stays as it is.
  ///
  /// - Parameters:
  ///   - vc: the controller; nil empties the column.
  ///   - column: the column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    place(vc, in: column)
  }

  /// The controller that was set for a column, collapsed or not (SPLIT-07).
  ///
  /// - Parameter column: the column.
  /// - Returns: nil where none was set, and in the classic interface.
  open func viewController(for column: Column) -> UIViewController? { columns.contents[column] }

  /// Whether the columns share one place (SPLIT-02, SPLIT-06).
  open var isCollapsed: Bool { storedIsCollapsed }

  // MARK: Display modes

  /// Which columns show now; never `.automatic`.
  open var displayMode: DisplayMode { storedDisplayMode }

  /// Which columns are to show from now on, without animation; `.automatic` by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { preferencesDidChange() }
  }

  /// How lists are to make room for themselves in a column style; `.automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { preferencesDidChange() }
  }

  /// How lists make room for themselves now; `.automatic` in the classic interface.
  open var splitBehavior: SplitBehavior { style == .unspecified ? .automatic : behavior(for: layoutSize) }

  /// Shows a column in the nearest mode that has it, animated; without effect in the classic interface.
  ///
  /// - Parameter column: the column.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column in the nearest mode without it, animated; the secondary column cannot be hidden.
  ///
  /// - Parameter column: the column.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Whether a swipe shows and hides lists; true by default (SPLIT-01).
  open var presentsWithGesture = true

  /// Whether three columns have a button for the content alone; false by default.
  open var showsSecondaryOnlyButton = false

  /// Whether a column style has a button that shows and hides lists.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// Shows and hides the list of the classic interface; for a bar of the detail (SPLIT-19).
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private(set) lazy var modeButton: SplitModeButtonItem = SplitModeButtonItem(self)

  // MARK: Widths

  /// The side that lists stand on; where lines begin by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { layoutDidChange() } }

  /// What stands behind the primary column; a headless split view draws nothing.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// The primary column's width, in points; ``automaticDimension`` by default.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layoutDidChange() }
  }
  /// The primary column's share of the whole width, from 0 to 1; ``automaticDimension`` by default.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { layoutDidChange() }
  }
  /// The least width of the primary column, in points; ``automaticDimension`` by default.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layoutDidChange() }
  }
  /// The greatest width of the primary column, in points; ``automaticDimension`` by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layoutDidChange() }
  }
  /// The width of the primary column now, in points.
  open var primaryColumnWidth: CGFloat { primaryWidth(in: layoutSize) }

  /// The supplementary column's width, in points; ``automaticDimension`` by default.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layoutDidChange() }
  }
  /// The supplementary column's share of the whole width, from 0 to 1; ``automaticDimension`` by default.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { layoutDidChange() }
  }
  /// The least width of the supplementary column, in points; ``automaticDimension`` by default.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layoutDidChange() }
  }
  /// The greatest width of the supplementary column, in points; ``automaticDimension`` by default.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layoutDidChange() }
  }
  /// The width of the supplementary column now, in points; 0 without one.
  open var supplementaryColumnWidth: CGFloat { supplementaryWidth(in: layoutSize) }

  // MARK: Showing

  /// Shows a controller as the list, over everything where the columns share one place (SPLIT-12, SHOW-03).
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: what asks.
  open override func show(_ vc: UIViewController, sender: Any?) { showAsPrimary(vc, sender: sender) }

  /// Shows a controller as the detail: in place of the one before, or on the list's stack where the columns share one
  /// place (SPLIT-10, SPLIT-11).
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: what asks.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showAsDetail(vc, sender: sender)
  }

  // MARK: Container

  /// Holds the columns.
  open override func loadView() {
    let view = SplitRootView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.frame = view.bounds
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(containerView)
    self.view = view
  }

  /// Puts the columns that show in place (SPLIT-18).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    placeColumns()
  }

  /// Ends the columns' appearance with the split view controller's own.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if changeIsDue { requestChange() }
  }

  /// Ends the columns' disappearance, and the moves of those that left meanwhile.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finishDepartures()
  }

  /// Keeps the columns in the room there is.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    settleDisplayMode(for: layoutSize)
    placeColumns()
  }

  /// Passes the new size on and shows the columns that fit it.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sizeWillChange(to: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// What the delegate says, all but upside down on a phone by default.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }

  /// What a controller supports where nobody says anything.
  var usualOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  /// Shows the column on the way of an unwind segue, and in it the segue's end (UNW-13).
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    showColumn(with: subsequentVC, for: unwindSegue.destination)
  }

  override func childrenForAppearance(_ call: AppearanceCall) -> [UIViewController] {
    columnsForAppearance(call)
  }

  override func childWasRemoved(_ child: UIViewController) { forget(child) }

  override func traitsWillSettle() { settleWidth() }

  override func traits(for child: UIViewController, in own: UITraitCollection) -> UITraitCollection {
    columnTraits(for: child, in: own)
  }

  /// The size of a column in a split view controller of a given size.
  ///
  /// - Parameters:
  ///   - container: the controller in the column.
  ///   - parentSize: the split view controller's size, in points.
  /// - Returns: the column's size where it shows, otherwise the whole.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    columnSize(of: container, in: parentSize) ?? parentSize
  }
}
