internal import Foundation
#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// The flows that hang together, and the one place where they are compared with what is really on the screen.
///
/// Whatever moves screens, a person or any code, a look follows in the next turn: flows whose screens have left end,
/// what waits for its turn begins.
@MainActor
final class FlowTree {
  /// In the order of their numbers.
  private var entries: [FlowEntry] = []
  private var lastNumber = 0
  /// How many entries there may be before those of flows that are gone are swept out.
  private var entryLimit = 16
  /// The flows that a container of their own may show others for.
  private var selecting: [FlowEntry] = []
  /// The flows that the next look asks whether they have ended.
  private var due: [FlowEntry] = []
  private var dueNumbers: Set<Int> = []
  /// Whether it asks all of them.
  private var allAreDue = false

  /// What stood in and over the roots at the last look.
  private let picture = HierarchyPicture()
  /// The outermost controllers besides the window's root that flows have screens in: those still to be shown.
  private var otherRoots: [WeakController] = []
  /// The screens that were nobody's at the last look.
  private var orphans: [WeakController] = []
  private var guardsWereThere = false
  private let nextTurn = NextTurn()
  private var lookIsDue = false
  /// Kept until the next look, so that it can tell how they left.
  private var evidence: [AnyObject] = []
  private let observers = NotificationObservers()
  private var closedScenes: [WeakScene] = []
  private var beacons: [ObjectIdentifier: WeakBeacon] = [:]
  /// How many beacons there may be before those that are gone are swept out.
  private var beaconLimit = 64

  private struct WeakScene {
    weak var scene: UIWindowScene?
  }

  private struct WeakController {
    weak var controller: UIViewController?
  }

  private struct WeakBeacon {
    weak var beacon: BeaconView?
  }

  /// The transitions that were asked for in the window, by flows and by others.
  private(set) lazy var queue = TransitionQueue { [weak self] in self?.hierarchyChanged() }

  /// The links that are opened in the window.
  let links = LinkRuns()

  /// What becomes of requests that do not say so themselves.
  var policy = TransitionPolicy.wait

  /// The window that the tree stands in, once it is known.
  private(set) weak var window: UIWindow?
  private(set) var wasAttached = false

  /// Whether the tree had a window that is there no more.
  var windowHasGone: Bool { wasAttached && window == nil }

  /// Whether the scene of the tree's window was disconnected.
  var sceneHasClosed: Bool {
    guard let scene = window?.windowScene else { return false }
    return closedScenes.contains { $0.scene === scene }
  }

  /// Writes down what happens, where somebody asked for that.
  var recorder: TraceRecorder?
  /// Writes down which scenes were seen, where somebody asked for that.
  var coverage: NavigationRecorder?
  private weak var madeNavigator: Navigator?

  /// The navigator of the tree's window; all that it knows is kept here.
  var navigator: Navigator {
    if let madeNavigator { return madeNavigator }
    let navigator = Navigator(tree: self)
    madeNavigator = navigator
    return navigator
  }

  /// Takes a navigator that was made before its tree had a window.
  func adopt(_ navigator: Navigator) { madeNavigator = navigator }

  /// Makes this the tree of a window; one that has a tree keeps it.
  func attach(to window: UIWindow) {
    self.window = window
    wasAttached = true
    if NavigatorBeacon.of(window) == nil { window.addSubview(NavigatorBeacon(navigator: navigator)) }
    TouchWatch.watch(window)
    if let recorder = NavigationRecorder.process { recorder.record(navigator) }
    nextTurn.watch { [weak self] in self?.turnEnded() ?? false }
    hierarchyChanged()
  }

  /// What was the window's root and lay over it at the end of the last turn.
  private var levels: [ObjectIdentifier] = []

  /// Notices what no beacon tells: another root, and a presentation that leaves its presenter in place.
  private func turnEnded() -> Bool {
    guard let root = window?.rootViewController else { return window != nil }
    if !isLevel(root) {
      levels = sequence(first: root, next: \.presentedOver).map { ObjectIdentifier($0) }
      hierarchyChanged()
    } else if selectingFlows.contains(where: \.selectionHasChanged) {
      hierarchyChanged()
    }
    recorder?.look()
    noteCoverage()
    return true
  }

  /// Whether the window's root, and what lies over it, is the same as at the end of the last turn.
  private func isLevel(_ root: UIViewController) -> Bool {
    var count = 0
    var current: UIViewController? = root
    while let controller = current {
      guard count < levels.count, levels[count] == ObjectIdentifier(controller) else { return false }
      count += 1
      current = controller.presentedOver
    }
    return count == levels.count
  }

  /// Tells the recorder what is on the screen.
  func noteCoverage() {
    guard let coverage, let root = window?.rootViewController else { return }
    coverage.note(sequence(first: root, next: \.presentedOver).flatMap { Surface.chain(from: $0) })
  }

  /// The tree of a window, which all its flows share.
  static func of(_ window: UIWindow) -> FlowTree {
    if let beacon = NavigatorBeacon.of(window) { return beacon.navigator.tree }
    let tree = FlowTree()
    tree.attach(to: window)
    return tree
  }

  init() {
    observers.add(UIWindow.didBecomeVisibleNotification) { [weak self] object in
      guard let self, let window = object as? UIWindow, concerns(window) else { return }
      hierarchyChanged()
    }
    observers.add(UIScene.didDisconnectNotification) { [weak self] object in
      guard let self, let scene = object as? UIWindowScene else { return }
      guard scene.windows.contains(where: concerns) else { return }
      closedScenes.append(WeakScene(scene: scene))
      allAreDue = true
      hierarchyChanged(holding: scene)
    }
  }

  // MARK: Flows

  /// The flows that run, parents before their children.
  var flows: [AnyCoordinator] { entries.compactMap(\.flow) }

  private var selectingFlows: [AnyCoordinator] { selecting.compactMap(\.flow) }

  func add(_ flow: AnyCoordinator) {
    if entries.count >= entryLimit {
      entries.removeAll { $0.flow == nil }
      entryLimit = max(16, 2 * entries.count)
    }
    lastNumber += 1
    flow.number = lastNumber
    let entry = FlowEntry(flow)
    entries.append(entry)
    if flow.watchesSelection { selecting.append(entry) }
    touch(flow)
  }

  func remove(_ flow: AnyCoordinator) {
    selecting.removeAll { $0.flow == nil || $0.number == flow.number }
    // Numbers only rise, so that half of them can be left out at each step.
    var range = entries.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = entries[middle].number <= flow.number ? middle..<range.upperBound : range.lowerBound..<middle
    }
    if let index = range.first, entries[index].number == flow.number { entries.remove(at: index) }
  }

  /// Has the next look ask a flow whether it has ended.
  func touch(_ flow: AnyCoordinator) {
    guard flow.number > 0, dueNumbers.insert(flow.number).inserted else { return }
    due.append(FlowEntry(flow))
  }

  /// A screen of a flow's was freed, which ends nothing where another of its screens stands.
  func lostScreen(of flow: AnyCoordinator) {
    touch(flow)
    // Somebody who waits, or writes things down, may hear of it by nothing else.
    if queue.isIdle, links.isEmpty, recorder == nil, flow.isSettled(in: picture) { return }
    hierarchyChanged(holding: flow)
  }

  /// A screen that stays may be another flow's from now on.
  func wasDisowned(_ screen: UIViewController) {
    if picture.contains(screen) { orphans.append(WeakController(controller: screen)) }
  }

  private func concerns(_ window: UIWindow) -> Bool {
    window === self.window
      || flows.contains { flow in
        flow.window === window
          || flow.screens.contains { $0.base === window.rootViewController }
          || flow.openedStack?.base === window.rootViewController
      }
  }

  // MARK: Looks

  /// Asks for a look in the next turn.
  ///
  /// - Parameter object: kept until then.
  func hierarchyChanged(holding object: AnyObject? = nil) {
    if let object { evidence.append(object) }
    guard !lookIsDue else { return }
    lookIsDue = true
    nextTurn.run { self.look() }
  }

  /// Asks for a look after a controller came or went; its containers stay until then, to tell how they left.
  func hierarchyChanged(around controller: UIViewController?) {
    var current = controller
    while let ancestor = current {
      evidence.append(ancestor)
      current = ancestor.parent ?? ancestor.presentingViewController
    }
    hierarchyChanged()
  }

  func inNextTurn(_ work: @escaping @MainActor () -> Void) {
    nextTurn.run(work)
  }

  func hierarchy() -> Hierarchy {
    let closedScenes = closedScenes.compactMap(\.scene)
    return Hierarchy { window in
      guard let scene = window.windowScene else { return false }
      return closedScenes.contains(scene)
    }
  }

  /// Compares the flows with the screen: those that something happened to, and those whose screens have moved.
  private func look() {
    lookIsDue = false
    let held = evidence
    evidence = []
    defer { withExtendedLifetime(held) {} }
    var asked = takeDue()
    picture.update(window?.rootViewController, otherRoots(of: asked))
    defer { picture.endLook() }
    for controller in picture.left { asked.add(ScreenOwnership.owners(of: controller), of: self) }
    if !entries.isEmpty { adoptScreens() }
    for controller in picture.came { asked.add(ScreenOwnership.owners(of: controller), of: self) }
    // Adopting touches the flows.
    asked.add(takeDue().flows, of: self)
    var hierarchy = hierarchy()
    if let root = window?.rootViewController { _ = hierarchy.standing(of: root) }
    for (flow, ending) in endings(among: asked, in: &hierarchy) { flow.end(ending) }
    for flow in selectingFlows where flow.selectionHasChanged { flow.noticeSelection() }
    queue.pump()
    links.look()
    for controller in picture.came {
      placeBeacon(in: controller)
      // Its segues ask for its scene.
      if controller.isUnassembledScene { _ = SegueClosures.of(controller) }
    }
    for controller in picture.seen { placeBeacon(in: controller) }
    refreshGuards()
  }

  private func refreshGuards() {
    let hasGuards = picture.hasGuards
    // Guards that have left are looked for once more, to take what stood in for them away.
    defer { guardsWereThere = hasGuards }
    guard hasGuards || guardsWereThere || picture.hasTabs, let root = window?.rootViewController else {
      return
    }
    GestureGuards.refresh(in: root, hasGuards: hasGuards || guardsWereThere)
  }

  /// The flows that nobody would tell of, and those that something happened to since the last look.
  private func takeDue() -> FlowSelection {
    var selection = FlowSelection()
    if allAreDue { selection.add(flows, of: self) }
    selection.add(due.compactMap(\.flow), of: self)
    allAreDue = false
    due.removeAll(keepingCapacity: true)
    dueNumbers.removeAll(keepingCapacity: true)
    return selection
  }

  /// The outermost controllers besides the window's root that flows have screens in.
  private func otherRoots(of asked: FlowSelection) -> [UIViewController] {
    var roots: [UIViewController] = []
    var known: Set<ObjectIdentifier> = []
    if let root = window?.rootViewController { known.insert(ObjectIdentifier(root)) }
    func add(_ root: UIViewController) {
      if known.insert(ObjectIdentifier(root)).inserted { roots.append(root) }
    }
    for controller in otherRoots.compactMap(\.controller)
    where controller.parent == nil && controller.presentingViewController == nil && holdsFlows(controller) {
      add(controller)
    }
    for flow in asked.flows {
      for screen in flow.screens where !picture.contains(screen) { add(screen.base) }
    }
    otherRoots = roots.map { WeakController(controller: $0) }
    return roots
  }

  private func holdsFlows(_ root: UIViewController) -> Bool {
    root.everythingInside.contains { controller in
      ScreenOwnership.owners(of: controller).contains { $0.tree === self }
    }
  }

  /// Adopts what has come into the hierarchy of the flows since the last look.
  private func adoptScreens() {
    let candidates = orphans.compactMap(\.controller).filter(picture.contains) + picture.came
    guard !candidates.isEmpty else { return }
    orphans = Adoption.adopt(candidates).map { WeakController(controller: $0) }
  }

  /// How flows have ended, the innermost first; a flow whose children have all ended is asked too.
  private func endings(
    among asked: FlowSelection, in hierarchy: inout Hierarchy
  ) -> [(flow: AnyCoordinator, ending: FlowEnding)] {
    var asked = asked
    var endings: [(flow: AnyCoordinator, ending: FlowEnding)] = []
    while let flow = asked.takeLast() {
      for screen in flow.screens {
        _ = hierarchy.standing(of: screen)
        placeBeacon(in: screen)
      }
      if let stack = flow.openedStack { _ = hierarchy.standing(of: stack) }
      if let ending = flow.ending(in: &hierarchy, unless: endings.map(\.flow)) {
        endings.append((flow, ending))
        if let parent = flow.parent { asked.add([parent], of: self) }
      } else if !flow.isSettled(in: picture) {
        touch(flow)
      }
    }
    return endings
  }

  // MARK: Beacons

  /// Places beacons in what a person sees now, from the outermost controller inwards.
  func placeBeacons(in controller: UIViewController) {
    guard controller.viewIfLoaded != nil else { return }
    placeBeacon(in: controller)
    switch controller {
    case let navigation as UINavigationController:
      if let top = navigation.topViewController { placeBeacons(in: top) }
    case let tabs as UITabBarController:
      if let selected = tabs.selectedViewController { placeBeacons(in: selected) }
    default:
      for child in controller.children where child.viewIfLoaded?.window != nil { placeBeacons(in: child) }
    }
    if let presented = controller.presentedItself { placeBeacons(in: presented) }
  }

  private func placeBeacon(in controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    let identity = ObjectIdentifier(controller)
    if let beacon = beacons[identity]?.beacon, beacon.superview === view { return }
    if beacons.count > beaconLimit {
      beacons = beacons.filter { $0.value.beacon != nil }
      beaconLimit = max(64, 2 * beacons.count)
    }
    let beacon = BeaconView(tree: self, controller: controller)
    beacons[identity] = WeakBeacon(beacon: beacon)
    beacon.place(in: view)
  }
}
