#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// What all coordinators have in common, whatever they return; made by subclassing ``Coordinator``.
@MainActor
open class AnyCoordinator {
  enum Phase {
    case ready
    case running
    /// Its end is decided; its screens are on their way out.
    case leaving(FlowEnding)
    case ended(FlowEnding)
  }

  /// Where the flow shows its first screen.
  enum Place {
    case none
    case window(WeakWindow)
    case stack(WeakStack)
    case child(Placement.Kind)
    /// In a container that takes the outermost controller from here.
    case slot
    /// In a column of a split view controller.
    case column(WeakSplit, UISplitViewController.Column)
  }

  struct WeakWindow {
    weak var window: UIWindow?
  }

  struct WeakStack {
    weak var stack: UINavigationController?
  }

  struct WeakSplit {
    weak var split: UISplitViewController?
  }

  private struct WeakChild {
    weak var child: AnyCoordinator?
  }

  // MARK: Tree

  /// The flow that started this one, which it does not retain; nil for the outermost.
  public internal(set) weak var parent: AnyCoordinator?

  /// The flows that this one started and that still run, in the order in which they were started.
  public var children: [AnyCoordinator] {
    childEntries.compactMap(\.child).filter(\.isRunning)
  }

  /// Whether the flow was started and has not ended.
  public var isRunning: Bool {
    switch phase {
    case .running, .leaving: true
    case .ready, .ended: false
    }
  }

  /// How the flow ended; nil while it runs, and before it was started.
  public var ending: FlowEnding? {
    if case .ended(let ending) = phase { ending } else { nil }
  }

  /// The screens of the flow that still exist, in the order in which they were shown.
  ///
  /// A navigation controller that the flow made for itself is the first of them. Those that a storyboard segue or a call
  /// of the app's own brought from one of the flow's screens belong to it as well: what was pushed, presented, shown as
  /// a detail or embedded, alerts left out.
  public var screens: [UIViewController] { screenEntries.compactMap(\.screen) }

  /// The stack that the flow pushes on; nil before it has shown its first screen.
  public var navigationController: UINavigationController? {
    openedStack ?? lastShownScreen?.navigationController
  }

  /// The last screen that the flow showed itself, or that it adopted where none of its own is there.
  var lastShownScreen: UIViewController? {
    screenEntries.last { !$0.isAdopted && $0.screen != nil }?.screen ?? screens.last
  }

  var phase = Phase.ready { didSet { comeDue() } }
  var place = Place.none { didSet { comeDue() } }
  /// The tree that the flow belongs to: its parent's, or one of its own.
  var tree: FlowTree {
    get {
      if let storedTree { return storedTree }
      let tree = FlowTree()
      storedTree = tree
      return tree
    }
    set {
      // Links that were opened before the flow was started go with it.
      if let old = storedTree, old !== newValue { newValue.links.take(from: old.links) }
      storedTree = newValue
    }
  }

  private var storedTree: FlowTree?
  /// The flow's number in its tree, in which parents come before their children.
  var number = 0

  /// Has the next look ask whether the flow has ended; that of a flow which nothing happened to does not.
  func comeDue() { storedTree?.touch(self) }

  private var childEntries: [WeakChild] = []
  /// How many children there may be before those that have ended are swept out.
  private var childLimit = 8
  private var screenEntries: [ScreenEntry] = [] { didSet { comeDue() } }

  /// A running flow keeps the one that started it, which may have no screen of its own on the screen any more.
  var retainedParent: AnyCoordinator?
  /// The outermost of the flow's own controllers, once there is one.
  weak var root: UIViewController?
  /// The stack that `show` pushes on, once it is known.
  weak var openedStack: UINavigationController? { didSet { comeDue() } }
  /// Whether the flow puts others into a container of its own, so that none of them takes its place.
  var placesFlows: Bool { false }
  /// Whether the container that the flow was put into still takes its first screen; nil where it was put into none.
  var isSlotOpen: Bool?
  /// The outermost controller, until a container has taken it.
  var unplacedRoot: UIViewController?
  /// Screens that were asked for and are not there yet.
  var awaitedScreens = 0 { didSet { comeDue() } }
  /// Callers that have an end to hear of and have not gone on yet.
  var resumptions = 0 { didSet { comeDue() } }
  var hasShown = false { didSet { comeDue() } }
  /// Whether something on the screen stands for the flow, though it has shown nothing itself: the empty stack of a tab, or
  /// what a flow that took its place left behind.
  var hasStandIn = false { didSet { comeDue() } }
  /// What it takes to come here again.
  var steps = StepList()
  /// What the flow's first screen does to the stack that it comes on.
  var stackEntry = Placement.StackEntry.onTop
  /// Whether the flow was started as a detail, so that it takes a column from whoever has it, one around it included.
  var isDetail = false
  /// Whether the flow runs in a window of its own, which goes with it.
  var ownsWindow = false
  /// Whether the window's scene was asked for by the flow.
  var ownsScene = false
  /// Whether the transition that takes the flow's screens away has ended.
  var hasLeft = false { didSet { comeDue() } }

  /// The flows that were refused, since this one has ended.
  var refusals = Refusals()

  /// Whether somebody hears now that the flow it started was refused.
  static var isTellingRefusal = false

  init() {}

  deinit {
    // What waits for a flow that nobody started, or that never showed anything, waits in vain.
    guard let tree = storedTree else { return }
    MainThread.run { if !tree.links.isEmpty { tree.hierarchyChanged() } }
  }

  /// The class's name, as errors and descriptions use it.
  var name: String { String(describing: type(of: self)) }

  // MARK: For subclasses

  /// Shows the flow's first screen; called once, when the flow is started, and does nothing by default.
  open func start() {}

  /// Makes the navigation controller that the flow's first screen goes into, where the flow does not use its parent's.
  ///
  /// A first screen that is itself a container, or an alert, gets none.
  ///
  /// - Returns: an empty navigation controller; return nil to show screens without one.
  open func makeNavigationController() -> UINavigationController? { SceneNavigationController() }

  /// Called once when a child flow has ended, after the one who started it was told.
  ///
  /// A flow that ends because nobody held it any more (``FlowEnding/released``) is gone already: only who waits for its
  /// result is told.
  ///
  /// - Parameters:
  ///   - child: the flow that ended.
  ///   - ending: how it ended.
  open func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) {}

  /// Called once when the flow has ended, after the one who started it was told.
  ///
  /// - Parameter ending: how it ended.
  open func didEnd(_ ending: FlowEnding) {}

  /// Called when a screen that no call of the flow's brought has come into it: by a storyboard segue, a router, or a call
  /// of the app's own; does nothing by default.
  ///
  /// A flow that is restored names the step that brings the screen back:
  ///
  /// ```swift
  /// override func didAdopt(_ screen: UIViewController) {
  ///   if screen is DetailViewController { remember(.detail, for: screen) }
  /// }
  /// ```
  ///
  /// It is not called for what a step brings (``RestorableFlow/take(_:)``).
  ///
  /// - Parameter screen: the screen; one of ``screens`` from now on.
  open func didAdopt(_ screen: UIViewController) {}

  /// The flow's name in snapshots; its class's by default.
  ///
  /// Override it where flows of one class are to be told apart, or to keep the name of a class that was renamed.
  open var restorationIdentifier: String { name }

  /// Called when a restoration that nobody awaits has ended: one from an activity or a file.
  ///
  /// - Parameter report: what came back, and what did not; by default each loss is reported to ``SceneProblems``.
  open func didRestore(_ report: RestorationReport) {
    for loss in report.losses {
      SceneProblems.report(SceneError(.notRestored, scene: name, found: ["\(loss)"]))
    }
  }

  // MARK: For Coordinator

  /// The flow of the tab or page that shows.
  var shownChild: AnyCoordinator? { nil }

  /// Selects the tab or page of a flow.
  func showChild(_ child: AnyCoordinator) {}

  /// Whether a container of the flow may show another of its children by itself.
  var watchesSelection: Bool { false }

  /// Whether a container of the flow shows another of its children than when that was last looked at.
  var selectionHasChanged: Bool { false }

  /// Tells the subclass which of its container's children shows.
  func noticeSelection() {}

  /// A person tapped a tab of the flow's, which is selected now.
  func tabWasTapped() {}

  /// Selects the tab again that was selected last.
  func giveSelectionBack() {}

  func deliver(_ ending: FlowEnding) {}

  /// Another flow has started this one, or has taken it over.
  func parentChanged() {}

  // MARK: Screens and children

  func own(_ screen: UIViewController, isAdopted: Bool = false) {
    screenEntries.removeAll { $0.screen == nil }
    guard !screenEntries.contains(where: { $0.screen === screen }) else { return }
    let origin = origin(of: screen)
    screenEntries.append(
      ScreenEntry(screen, isAdopted: isAdopted, origin: origin, order: StepList.nextOrder()))
    ScreenOwnership.add(self, to: screen)
    // Its segues bring screens of this flow.
    if screen.storyboard != nil { _ = SegueClosures.of(screen) }
  }

  /// The screens of the flow that still exist, with how and when they came.
  var screenOrigins: [(screen: UIViewController, origin: StepList.Origin, order: Int)] {
    screenEntries.compactMap { entry in entry.screen.map { ($0, entry.origin, entry.order) } }
  }

  func disown(_ screen: UIViewController) {
    screenEntries.removeAll { $0.screen == nil || $0.screen === screen }
    ScreenOwnership.remove(self, from: screen)
    storedTree?.wasDisowned(screen)
  }

  func adoptChild(_ child: AnyCoordinator) {
    if childEntries.count >= childLimit {
      childEntries.removeAll { $0.child == nil || $0.child?.ending != nil }
      childLimit = max(8, 2 * childEntries.count)
    }
    childEntries.append(WeakChild(child: child))
    comeDue()
    child.parent = self
    child.retainedParent = self
    child.parentChanged()
  }

  /// Gives a child that goes on to another flow.
  func handOver(_ child: AnyCoordinator, to heir: AnyCoordinator) {
    forget(child)
    heir.adoptChild(child)
    // No step of the new parent's brings it back.
    child.steps.origin = .other
  }

  /// Lets a child go, which mostly is one of the last.
  func forget(_ child: AnyCoordinator) {
    comeDue()
    liveUntilLook()
    guard let index = childEntries.lastIndex(where: { $0.child === child }) else { return }
    childEntries.remove(at: index)
  }

  // MARK: Ending

  /// How the last child ended, where it was heard.
  var lastEnding: FlowEnding?

  /// How the flow will have ended when its screens are gone, where who takes them away knows better.
  var expectedEnding: FlowEnding?
}
