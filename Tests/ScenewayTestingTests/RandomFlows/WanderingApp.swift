import Foundation
import HeadlessUIKit
import Sceneway

/// An app of two tabs that links, taps and swipes wander through: lists, items, sheets in sheets, flows on stacks, links
/// behind a sign-in, and screens that want to stay.
final class WanderingApp: TabCoordinator<Never>, LinkOpening, RestorableFlow {
  enum Route: LinkRoute {
    case list(Int), item(Int, Int), help, wizard(Int), secret(Int, Int)
  }

  enum Step: Codable { case help, signIn }

  /// Whether screens that are asked want to stay.
  var refuses = false
  var isSignedIn = false

  private lazy var gate = LinkGate("sign-in", isOpen: { [unowned self] in isSignedIn }) { [unowned self] in
    isSignedIn = try await run(WanderingSignIn(), presented: .sheet)
  }

  private let table = Result {
    try LinkTable<Route>(
      schemes: ["wander"],
      [
        LinkPattern("/list/{tab}") { .list($0) }, LinkPattern("/list/{tab}/item/{id}") { .item($0, $1) },
        LinkPattern("/secret/{tab}/{id}") { .secret($0, $1) }, LinkPattern("/help", .help),
        LinkPattern("/wizard/{tab}") { .wizard($0) },
      ])
  }
  var links: LinkTable<Route> { get throws { try table.get() } }

  /// Some of the links lead nowhere on purpose.
  func linkFailed(_ url: URL, _ error: any Error) {}

  let lists = [ListFlow(0), ListFlow(1)]

  override func makeTabs() -> [FlowTab] {
    lists.map { FlowTab($0, UITabBarItem(title: "Tab \($0.number)", image: nil, tag: $0.number)) }
  }

  func path(to route: Route) -> LinkPath {
    switch route {
    case .list(let tab): list(tab, .list)
    case .item(let tab, let id): list(tab, .item(id))
    case .wizard(let tab): list(tab, .wizard)
    case .secret(let tab, let id): list(tab, .item(id)).requiring(gate)
    case .help: .presented(0, .fullScreen) { ItemScreen(0) }
    }
  }

  private func list(_ tab: Int, _ route: ListFlow.Route) -> LinkPath {
    let number = tab % 2
    return .child(route, .pushed, where: { $0.number == number }) { ListFlow(number) }
  }

  func go(to step: Step) {
    switch step {
    case .help: present(ItemScreen(0), .fullScreen)
    case .signIn:
      start(WanderingSignIn(), presented: .sheet) { [weak self] result in
        if case .success(let isSignedIn) = result { self?.isSignedIn = isSignedIn }
      }
    }
  }
}

/// Signs somebody in, or not, after some pages.
final class WanderingSignIn: Coordinator<Bool>, RestorableFlow {
  enum Step: Codable { case page(Int), help }

  override func start() { show(ItemScreen(200)) }

  func go(to step: Step) {
    switch step {
    case .page(let number): show(ItemScreen(number))
    case .help: start(WizardFlow(), presented: .sheet)
    }
  }
}

/// A list with items above it, and a wizard over it.
final class ListFlow: Coordinator<Never>, LinkRouting, RestorableFlow {
  enum Route: LinkRoute { case list, item(Int), wizard }
  enum Step: Codable { case item(Int), wizard, pushedWizard }

  let number: Int
  private(set) var endings = 0
  private(set) var started = 0

  init(_ number: Int) {
    self.number = number
    super.init()
  }

  override func start() { show(ItemScreen(-1 - number)) }

  func go(to step: Step) {
    switch step {
    case .item(let id): show(ItemScreen(id))
    case .wizard: startWizard(.presented(.sheet))
    case .pushedWizard: startWizard(.pushed)
    }
  }

  private func startWizard(_ placement: Placement) {
    started += 1
    start(WizardFlow(), placement) { [weak self] _ in self?.endings += 1 }
  }

  func path(to route: Route) -> LinkPath {
    switch route {
    case .list: .root
    case .item(let id): .root.screen(id) { ItemScreen(id) }.remembered(as: .item(id), by: self)
    case .wizard: .root.child(.presented(.sheet)) { WizardFlow() }.remembered(as: .wizard, by: self)
    }
  }
}

/// A flow of several pages, each of which may start another one.
final class WizardFlow: Coordinator<Int>, RestorableFlow {
  enum Step: Codable { case page(Int), wizard }

  override func start() { show(ItemScreen(100)) }

  func go(to step: Step) {
    switch step {
    case .page(let number): show(ItemScreen(number))
    case .wizard: start(WizardFlow(), presented: .sheet)
    }
  }
}

/// A screen that shows one of many things; the fourth asks before it is left.
final class ItemScreen: UIViewController, ScreenIdentifying, LeavingGuard {
  let id: Int
  var screenIdentity: AnyHashable? { id }
  var asksBeforeLeaving: Bool { id == 4 || id == 204 }

  func mayLeave(_ leaving: Leaving) async -> Bool { WanderingStep.app?.refuses != true }

  init(_ id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = "Item \(id)"
  }

  required init?(coder: NSCoder) { nil }
}

/// Starts the app in its scene, where it comes back to where it was.
final class WanderingAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = WanderingSceneDelegate.self
    return configuration
  }
}

final class WanderingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) weak var app: WanderingApp?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    let app = WanderingApp()
    self.app = app
    window = app.start(in: scene)
    app.restore(from: session.stateRestorationActivity)
    app.open(options)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { app?.open(contexts) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { app?.restorationActivity() }
}
