internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

/// Plays a flow in one situation, in an app of its own.
@MainActor
final class CoordinatorStage<Output> {
  private let situation: FlowSituation
  private let make: @MainActor () -> Coordinator<Output>
  private let finish: (@MainActor (Coordinator<Output>, Bool) -> Void)?

  private weak var flow: Coordinator<Output>?
  private weak var host: HostFlow?
  private var task: Task<Void, Never>?
  private let witness = FlowWitness()
  private var problems: [String] = []

  init(
    _ situation: FlowSituation, make: @escaping @MainActor () -> Coordinator<Output>,
    finish: (@MainActor (Coordinator<Output>, Bool) -> Void)?
  ) {
    self.situation = situation
    self.make = make
    self.finish = finish
  }

  /// Plays the flow and looks at what is left of it.
  ///
  /// - Returns: what was to be seen.
  /// - Throws: an ``AppDriverError`` where the situation does not come about, such as a gesture that the flow forbids.
  func play() async throws -> FlowObservation {
    try await SceneProblems.handling(with: { [weak self] in self?.problems.append("\($0)") }) {
      let app = try await AppDriver.launch(delegate: StageAppDelegate())
      return try await app.perform { try await play(on: app) }
    }
  }

  private func play(on app: AppDriver) async throws -> FlowObservation {
    var observation = FlowObservation(situation: situation)
    observation.name = try begin()
    await app.waitUntilIdle()
    try await bringUp(on: app)
    app.checkAppearances()
    let detector = app.watchAllScreens()
    await waitForTheScreen(on: app)
    observation.hasShown = flow?.hasScreen ?? false
    observation.showsSplit = app.window?.rootViewController is UISplitViewController
    if observation.hasShown {
      try checkGesture()
      try await leave(on: app)
    }
    await waitForTheEnd(on: app)
    try checkGuards()
    observation.isRunning = observation.hasShown && flow?.isRunning == true
    observation.toldCaller = situation.place.hasParent ? witness.toldCaller : nil
    observation.toldParent = situation.place.hasParent ? witness.toldParent : nil
    await letScreensGo(on: app)
    lookForLeaks(of: app, detector, &observation)
    app.checkAppearances()
    observation.unbalanced = app.appearances.findings.map(\.description)
    observation.complaints = app.diagnostics.map(\.description) + problems
    return observation
  }

  // MARK: Bringing it up

  /// Starts the flow, or the flow that it will be started from.
  ///
  /// - Returns: the name of its class.
  private func begin() throws -> String {
    guard let window = (UIApplication.shared.connectedScenes.first?.delegate as? StageSceneDelegate)?.window
    else { throw AppDriverError("open a window", .noWindow) }
    let child = make()
    flow = child
    witness.flow = ObjectIdentifier(child)
    let name = String(describing: Swift.type(of: child))
    let witness = witness
    let hear: (Result<Output, FlowCancelled>) -> Void = { _ in witness.toldCaller += 1 }
    switch situation.place {
    case .window:
      child.start(in: window)
    case .stack:
      let stack = UINavigationController(rootViewController: StageScreen("first"))
      window.rootViewController = stack
      window.makeKeyAndVisible()
      child.start(on: stack)
    case .root:
      let host = HostFlow(witness, showsScreen: false)
      self.host = host
      host.start(in: window)
      host.start(child, .root, whenEnded: hear)
    case .tab:
      let tabs = HostTabs(witness, [FlowTab(child, whenEnded: hear), FlowTab(HostFlow(witness))])
      tabs.start(in: window)
    case .pushed, .sheet, .fullScreen, .sheetInSheet, .pushedInSheet:
      let host = HostFlow(witness)
      self.host = host
      host.start(in: window)
      pending = child
    }
    window.makeKeyAndVisible()
    return name
  }

  /// The flow that waits for the screens below it.
  private var pending: Coordinator<Output>?

  private func bringUp(on app: AppDriver) async throws {
    guard let child = pending, let host else { return }
    pending = nil
    switch situation.place {
    case .pushed: wait(for: child, .pushed, from: host)
    case .sheet: wait(for: child, .presented(.sheet), from: host)
    case .fullScreen: wait(for: child, .presented(.fullScreen), from: host)
    case .sheetInSheet, .pushedInSheet:
      let middle = HostFlow(witness)
      host.start(middle, presented: .sheet)
      await app.waitUntilIdle()
      wait(
        for: child, situation.place == .pushedInSheet ? .pushed : .presented(.sheet), from: middle)
    default: break
    }
    await app.waitUntilIdle()
  }

  private func wait(for child: Coordinator<Output>, _ placement: Placement, from host: HostFlow) {
    let witness = witness
    task = Task { [weak host] in
      // The caller is a part of the flow that waits; the task itself holds neither.
      _ = try? await host?.run(child, placement)
      witness.toldCaller += 1
    }
  }

  // MARK: Leaving it

  private func leave(on app: AppDriver) async throws {
    let animated = situation.animated
    switch situation.exit {
    case .finish: if let flow { finish?(flow, animated) }
    case .cancel: flow?.cancel(animated: animated)
    case .back: try await again { try await app.back() }
    case .edgeSwipe: try await again { try await app.swipeBack() }
    case .edgeSwipeTakenBack: try await app.swipeBack(completes: false)
    case .sheetSwipe: try await app.dismiss()
    case .sheetSwipeTakenBack: try await app.pullSheet()
    case .pop: _ = flow?.stackOfAll.map { pop(from: $0, animated: animated) }
    case .dismissal: app.modals.last?.presentingViewController?.dismiss(animated: animated)
    case .taskCancelled: task?.cancel()
    case .rootReplaced: app.window.map { _ = Navigator.of($0).setRoot(StageScreen("new")) }
    case .sceneClosed: UIApplication.shared.discard(UIApplication.shared.openSessions)
    }
  }

  /// Whoever asks before it is left asks as soon as a finger begins: what the answer lets go is not taken back.
  private func checkGesture() throws {
    guard situation.exit.isTakenBack, let screen = flow?.askingScreen else { return }
    throw GuardedError(description: "\(screen) asks when the gesture begins")
  }

  /// Whoever waits for a person's answer, or wants to stay, may.
  private func checkGuards() throws {
    guard let flow, flow.isRunning, let screen = flow.askingScreen else { return }
    throw GuardedError(description: "\(screen) is asked before it is left, and does not let go")
  }

  /// Does something until the flow's last screen has left.
  private func again(_ body: () async throws -> Void) async throws {
    var count = 0
    while flow?.isRunning == true, count < 20 {
      try await body()
      count += 1
    }
  }

  private func pop(from stack: UINavigationController, animated: Bool) {
    let screens = flow?.screensOfAll ?? []
    guard let index = stack.viewControllers.firstIndex(where: screens.contains), index > 0 else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: animated)
  }

  /// A flow may wait for something of the app's own before it shows its first screen.
  private func waitForTheScreen(on app: AppDriver) async {
    var rounds = 0
    while rounds < 50, let flow, flow.isRunning, !flow.hasScreen {
      await app.waitUntilIdle()
      rounds += 1
    }
  }

  /// Waits until the app rests and the task of whoever waits has had its turn, which is up to the thread pool.
  private func waitForTheEnd(on app: AppDriver) async {
    var rounds = 0
    repeat {
      await app.waitUntilIdle()
      rounds += 1
    } while rounds < 50 && isStillToEnd
  }

  /// Whether a guard may still think, or whoever waits is still to be told.
  private var isStillToEnd: Bool {
    guard let flow, flow.isRunning else { return task != nil && witness.toldCaller == 0 }
    return flow.askingScreen != nil && !situation.exit.isTakenBack
  }

  // MARK: What is left

  /// Lets the screens go that stay for want of others, such as a window's root: they may hold the flow as long as they
  /// are there.
  private func letScreensGo(on app: AppDriver) async {
    guard let flow, !flow.isRunning, let window = app.window else { return }
    window.rootViewController?.dismiss(animated: false)
    await app.waitUntilIdle()
    window.rootViewController = StageScreen("nothing")
    await app.waitUntilIdle()
  }

  private func lookForLeaks(of app: AppDriver, _ detector: LeakDetector, _ observation: inout FlowObservation)
  {
    // What the check itself holds is no leak.
    task = nil
    let name = observation.name
    let stages = ["StageScreen", "HostFlow", "HostTabs"]
    observation.screens = app.heldLeaks(seenBy: detector).filter { leak in
      leak.name != name && !stages.contains(where: leak.name.hasPrefix)
    }
    guard let flow else { return }
    let search = HolderSearch(roots: app.livingRoots, leaks: [])
    observation.coordinator = LeakError.Leak(name: name, holder: search.holder(of: flow))
  }
}

extension AnyCoordinator {
  /// Whether the flow, or one that it started, has a screen.
  fileprivate var hasScreen: Bool {
    screens.contains { ($0 as? UINavigationController)?.viewControllers.isEmpty != true }
      || children.contains(where: \.hasScreen)
  }

  /// The flow's screens and those of what it started.
  fileprivate var screensOfAll: [UIViewController] { screens + children.flatMap(\.screensOfAll) }

  /// The stack that the lowest of them stands on.
  fileprivate var stackOfAll: UINavigationController? {
    navigationController ?? screensOfAll.lazy.compactMap(\.navigationController).first
  }

  /// The name of a screen that asks before it is left.
  fileprivate var askingScreen: String? {
    let inside = screensOfAll.flatMap { [$0] + $0.children }
    let asking = inside.first { ($0 as? any LeavingGuard)?.asksBeforeLeaving == true }
    return asking.map { Navigator.name(of: $0) }
  }
}

/// A situation that says nothing about a flow, since one of its screens is asked.
private struct GuardedError: Error, CustomStringConvertible {
  let description: String
}

/// Counts who is told of a flow's end.
@MainActor
final class FlowWitness {
  var flow: ObjectIdentifier?
  var toldCaller = 0
  var toldParent = 0

  func hear(_ child: AnyCoordinator) {
    if ObjectIdentifier(child) == flow { toldParent += 1 }
  }
}

/// A flow of one screen, which starts the flow that is checked.
private final class HostFlow: Coordinator<Never> {
  private let witness: FlowWitness
  private let showsScreen: Bool

  init(_ witness: FlowWitness, showsScreen: Bool = true) {
    self.witness = witness
    self.showsScreen = showsScreen
    super.init()
  }

  override func start() { if showsScreen { show(StageScreen("host")) } }

  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { witness.hear(child) }
}

/// Tabs, one of which is the flow that is checked.
private final class HostTabs: TabCoordinator<Never> {
  private let witness: FlowWitness

  init(_ witness: FlowWitness, _ tabs: [FlowTab]) {
    self.witness = witness
    super.init(tabs)
  }

  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { witness.hear(child) }
}

/// A screen around what is checked.
final class StageScreen: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    NavigationRecorder.leaveOut(Self.self)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An app of scenes whose windows are empty.
final class StageAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = StageSceneDelegate.self
    return configuration
  }
}

/// A scene with one window.
final class StageSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = StageScreen("empty")
    window?.makeKeyAndVisible()
  }
}
