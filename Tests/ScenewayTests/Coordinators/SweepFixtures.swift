import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway

/// Counts what the screens of one case heard.
@MainActor
final class AppearanceTally {
  var appeared = 0
  var disappeared = 0
}

/// A flow of one screen that it does not keep, as a flow should not.
final class SweptFlow: Coordinator<Int> {
  private(set) var starts = 0
  private let tally: AppearanceTally
  private let isSilent: Bool
  /// What the flow's popover points at.
  weak var popoverAnchor: UIView?

  init(_ tally: AppearanceTally, isSilent: Bool) {
    self.tally = tally
    self.isSilent = isSilent
    super.init()
  }

  override func start() {
    starts += 1
    guard !isSilent,
      let screen = UIStoryboard(name: "Adopted", bundle: .module).instantiateViewController(
        withIdentifier: "Place") as? AdoptedPlace
    else { return }
    screen.tally = tally
    show(screen)
  }

  override func makeNavigationController() -> UINavigationController? {
    let stack = super.makeNavigationController()
    if let popoverAnchor {
      stack?.modalPresentationStyle = .popover
      stack?.popoverPresentationController?.sourceView = popoverAnchor
    }
    return stack
  }
}

/// Hears of the ends of swept flows.
@MainActor
protocol Telling: AnyCoordinator {
  var told: [FlowEnding] { get }
}

/// The flow that starts a swept one.
final class SweepParent: Coordinator<Never>, Telling {
  private(set) var told: [FlowEnding] = []
  var showsFirst = true

  override func start() {
    guard showsFirst,
      let screen = UIStoryboard(name: "Adopted", bundle: .module).instantiateInitialViewController()
    else { return }
    show(screen)
  }

  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) {
    if child is SweptFlow { told.append(ending) }
  }
}

final class SweepTabs: TabCoordinator<Never>, Telling {
  private(set) var told: [FlowEnding] = []
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) {
    if child is SweptFlow { told.append(ending) }
  }
}

final class SweepPages: PageCoordinator<Never>, Telling {
  private(set) var told: [FlowEnding] = []
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) {
    if child is SweptFlow { told.append(ending) }
  }
}

final class SweepSplit: SplitCoordinator<Never> {
  override var endsDetailOnBack: Bool { true }
}

/// A container of the app's own around a stack.
final class EmbeddingBox: UIViewController {
  private(set) var stack: UINavigationController? = UINavigationController(
    rootViewController: UIViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let stack else { return }
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  func takeOut() {
    stack?.willMove(toParent: nil)
    stack?.view.removeFromSuperview()
    stack?.removeFromParent()
    stack = nil
  }
}

/// A swept flow in its place, and what is to be seen of it.
@MainActor
final class Swept {
  let stage: FlowStage
  let app = SweepParent()
  let tally = AppearanceTally()
  private(set) var teller: (any Telling)?
  private(set) weak var child: SweptFlow?
  private(set) weak var screen: UIViewController?
  private(set) var results: [Result<Int, FlowCancelled>] = []
  private var task: Task<Void, Never>?
  private weak var box: EmbeddingBox?
  private var window: UIWindow?
  private let isSilent: Bool

  init(_ stage: FlowStage, isSilent: Bool) {
    self.stage = stage
    self.isSilent = isSilent
  }

  // MARK: Beginning

  func begin(_ place: Place) async {
    RuntimeClass(AdoptedStart.self)
      .action("comeHome:") { if let segue = $1 as? UIStoryboardSegue { $0.comeHome(segue) } }
      .register()
    app.showsFirst = ![.root, .tab, .page, .detail, .collapsedDetail, .embedded].contains(place)
    let child = SweptFlow(tally, isSilent: isSilent)
    self.child = child
    if place == .embedded { await beginEmbedded(child) } else { await beginInWindow(child, place) }
    stage.settle()
    screen = child.screens.last
  }

  private func beginEmbedded(_ child: SweptFlow) async {
    let box = EmbeddingBox()
    self.box = box
    let outer = UINavigationController(rootViewController: box)
    stage.show(outer)
    app.showsFirst = true
    if let stack = box.stack { app.start(on: stack) }
    stage.settle()
    await run(child, by: app, .pushed)
  }

  private func beginInWindow(_ child: SweptFlow, _ place: Place) async {
    app.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    switch place {
    case .root: await run(child, by: app, .root)
    case .pushed: await run(child, by: app, .pushed)
    case .sheet: await run(child, by: app, .presented(.sheet))
    case .fullScreen: await run(child, by: app, .presented(.fullScreen))
    case .popover:
      child.popoverAnchor = app.screens.first?.view
      await run(child, by: app, .presented(PresentationStyle(.popover)))
    case .sheetInSheet, .pushedInSheet:
      let middle = SweepParent()
      app.start(middle, presented: .sheet)
      stage.settle()
      await run(child, by: middle, place == .pushedInSheet ? .pushed : .presented(.sheet))
    case .tab:
      let tabs = SweepTabs([
        FlowTab(NumberFlow("other")), FlowTab(child) { [weak self] in self?.results.append($0) },
      ])
      teller = tabs
      app.start(tabs, .root)
      stage.settle()
      tabs.select(child)
    case .page:
      let pages = SweepPages([
        FlowPage(NumberFlow("other")), FlowPage(child) { [weak self] in self?.results.append($0) },
      ])
      teller = pages
      app.start(pages, .root)
      stage.settle()
      pages.select(child)
    case .detail, .collapsedDetail:
      let list = SweepParent()
      app.start(SweepSplit([FlowColumn(.primary, list)]), .root)
      stage.settle()
      await run(child, by: list, .detail)
    case .window:
      let window = UIWindow(frame: stage.window.frame)
      window.windowScene = stage.window.windowScene
      self.window = window
      await run(child, by: app, .window(window))
    case .embedded: break
    }
  }

  /// Starts the flow as a caller that waits for it does; one that shows nothing is started and dropped.
  private func run(_ child: SweptFlow, by parent: SweepParent, _ placement: Placement) async {
    teller = parent
    guard !isSilent else { return parent.start(child, placement) { [weak self] in self?.results.append($0) } }
    let box = Box(child)
    task = Task { [weak self, weak parent] in
      guard let parent, let flow = box.take() else { return }
      do throws(FlowCancelled) {
        let number = try await parent.run(flow, placement)
        self?.results.append(.success(number))
      } catch {
        self?.results.append(.failure(error))
      }
    }
    await stage.settle { child.starts > 0 }
  }

  // MARK: Leaving

  func leave(_ exit: Exit, _ place: Place, animated: Bool) async {
    let stack = screen?.navigationController
    switch exit {
    case .finish: child?.finish(7, animated: animated)
    case .cancel: child?.cancel(animated: animated)
    case .backTap: _ = stack?.tapBackButton()
    case .backMenu: _ = stack?.chooseBackMenuItem(at: 0)
    case .edgeSwipe: swipe(stack, completes: true)
    case .secondEdgeSwipe:
      swipe(stack, completes: false)
      stage.settle()
      swipe(stack, completes: true)
    case .sheetSwipe: screen?.outermostForTest.swipeToDismiss()
    case .pop: stack?.popViewController(animated: animated)
    case .popToRoot: stack?.popToRootViewController(animated: animated)
    case .setStack: stack?.setViewControllers([Screen("other")], animated: animated)
    case .dismissal: screen?.dismiss(animated: animated)
    case .presenterDismissal: stage.window.rootViewController?.dismiss(animated: animated)
    case .unwindSegue: screen?.performSegue(withIdentifier: "home", sender: nil)
    case .rootReplaced where place == .embedded: Navigator.of(stage.window).setRoot(Screen("new"))
    case .rootReplaced: app.setRoot(Screen("new"))
    case .foreignRoot: (window ?? stage.window).rootViewController = Screen("new")
    case .takenOut: takeOut(place)
    case .parentEnded: (teller as? SweepParent ?? app).cancel(animated: animated)
    case .overridden:
      NavigationCause.with(.link(URL(fileURLWithPath: "/elsewhere"))) {
        _ = Navigator.of(stage.window).setRoot(Screen("elsewhere"))
      }
    case .taskCancelled: task?.cancel()
    case .sceneClosed: stage.closeScene()
    case .sceneDiscarded: UIApplication.shared.discard(UIApplication.shared.openSessions)
    case .windowClosed: closeWindow(place)
    case .released: break
    }
    await stage.settle { [weak self] in self?.results.isEmpty == false && self?.child == nil }
    stage.settle()
  }

  private func swipe(_ stack: UINavigationController?, completes: Bool) {
    let pop = stack?.beginInteractivePop()
    stage.settle()
    pop?.update(completes ? 0.6 : 0.3)
    if completes { pop?.finish() } else { pop?.cancel() }
  }

  /// Lets the window go that the flow is in, as an app does.
  private func closeWindow(_ place: Place) {
    guard place == .window else { return stage.closeWindow() }
    window?.isHidden = true
    window = nil
  }

  private func takeOut(_ place: Place) {
    switch place {
    case .tab: (teller as? SweepTabs)?.tabBarController?.viewControllers?.remove(at: 1)
    case .embedded: box?.takeOut()
    default:
      (stage.window.rootViewController as? UISplitViewController)?.setViewController(nil, for: .secondary)
    }
  }

  // MARK: Delegates

  /// The delegates that somebody took, by name.
  var takenDelegates: [String] {
    var taken: [String] = []
    var current = screen
    while let controller = current {
      if (controller as? UINavigationController)?.delegate != nil { taken.append("stack") }
      if (controller as? UITabBarController)?.delegate != nil { taken.append("tabs") }
      if (controller as? UISplitViewController)?.delegate != nil { taken.append("split") }
      if (controller as? UIPageViewController)?.delegate != nil { taken.append("pages") }
      if controller.presentingViewController != nil, controller.parent == nil,
        controller.presentationController?.delegate != nil
      {
        taken.append("presentation")
      }
      current = controller.parent ?? controller.presentingViewController
    }
    return taken
  }
}

/// Hands a flow over once, so that a task does not keep it.
@MainActor
private final class Box {
  private var flow: SweptFlow?
  init(_ flow: SweptFlow) { self.flow = flow }
  func take() -> SweptFlow? {
    defer { flow = nil }
    return flow
  }
}

extension UIViewController {
  /// The outermost of the containers around.
  var outermostForTest: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }
}
