import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway

// A shop with a flow per tab, to open links in.

enum ShopRoute: LinkRoute {
  case home
  case help
  case topic(Int)
  case account
  case orders(OrdersRoute)
  case article(page: Int, Int)
  case nowhere
}

extension ShopRoute {
  static var conversions: [LinkConversion<ShopRoute>] { [LinkConversion(ShopRoute.orders)] }
}

enum OrdersRoute: LinkRoute {
  case list
  case order(Int)
  /// An order above those that are on the stack.
  case also(Int)
  case item(order: Int, Int)
  case chat(Int, ChatRoute)
  case wizard(WizardRoute)
  case secret(Int)
  /// Its path makes something else than it looks for.
  case wrongScreen
  case wrongChild
}

enum ChatRoute: LinkRoute { case start, message(Int) }

enum WizardRoute: LinkRoute { case start, page(Int) }

final class ItemScreen: Screen, ScreenIdentifying {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init("item \(id)")
  }

  required init?(coder: NSCoder) { nil }

  var screenIdentity: AnyHashable? { id }
}

final class MessageScreen: Screen, ScreenIdentifying {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init("message \(id)")
  }

  required init?(coder: NSCoder) { nil }

  var screenIdentity: AnyHashable? { id }
}

final class HelpScreen: Screen {}

/// What the shop's flows share.
@MainActor
final class ShopWorld {
  var isSignedIn = false
  /// How often each screen was made.
  var made: [String: Int] = [:]
  var signIns: [SignInFlow] = []

  func make<One: Screen>(_ screen: One) -> One {
    made[screen.name, default: 0] += 1
    return screen
  }
}

final class ShopCoordinator: TabCoordinator<Never>, LinkOpening {
  let world: ShopWorld
  private(set) var failures: [String] = []

  init(_ world: ShopWorld = ShopWorld()) {
    self.world = world
    super.init()
  }

  let links = ShopCoordinator.table

  static let table: LinkTable<ShopRoute> = {
    do {
      return try LinkTable(
        schemes: ["shop"], hosts: ["shop.example"],
        [
          LinkPattern("/", .home), LinkPattern("/help", .help), LinkPattern("/help/{topic}") { .topic($0) },
          LinkPattern("/account", .account),
          LinkPattern("/nowhere", .nowhere), LinkPattern("/orders", .orders(.list)),
          LinkPattern("/orders/{id}") { .orders(.order($0)) },
          LinkPattern("/orders/{id}/also") { .orders(.also($0)) },
          LinkPattern("/orders/{id}/items/{item}") { .orders(.item(order: $0, $1)) },
          LinkPattern("/orders/{id}/chat") { .orders(.chat($0, .start)) },
          LinkPattern("/orders/{id}/chat/{message}") { .orders(.chat($0, .message($1))) },
          LinkPattern("/wizard", .orders(.wizard(.start))),
          LinkPattern("/wizard/{page}") { .orders(.wizard(.page($0))) },
          LinkPattern("/secret/{id}") { .orders(.secret($0)) },
          LinkPattern("/articles/{page}/{id}") { .article(page: $0, $1) },
        ])
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  override func makeTabs() -> [FlowTab] {
    [
      FlowTab(HomeFlow(world)), FlowTab(OrdersFlow(world)), FlowTab(AccountFlow()),
      FlowTab(MagazineFlow(world)),
    ]
  }

  func path(to route: ShopRoute) -> LinkPath {
    switch route {
    case .home: .child(HomeFlow.self)
    case .topic(let id): .presented(id, .sheet, inStack: true) { [world] in world.make(DetailScreen(id)) }
    case .help: .presented(.sheet) { [world] in world.make(HelpScreen("help")) }
    case .account: .child(AccountFlow.self)
    case .orders(let route): .child(OrdersFlow.self, route)
    case .article(let page, let id): .child(MagazineFlow.self, MagazineRoute(page: page, article: id))
    case .nowhere: .elsewhere
    }
  }

  func linkFailed(_ url: URL, _ error: any Error) { failures.append("\(error)") }
}

final class HomeFlow: Coordinator<Never> {
  let world: ShopWorld

  init(_ world: ShopWorld) { self.world = world }

  override func start() { show(world.make(Screen("home"))) }
}

final class AccountFlow: Coordinator<Never> {
  override func start() { show(Screen("account")) }
}

final class OrdersFlow: Coordinator<Never>, LinkRouting {
  let world: ShopWorld

  private lazy var signIn = LinkGate("sign-in", isOpen: { [world] in world.isSignedIn }) { [unowned self] in
    let flow = SignInFlow()
    world.signIns.append(flow)
    world.isSignedIn = try await run(flow, presented: .sheet)
  }

  init(_ world: ShopWorld) { self.world = world }

  override func start() { show(world.make(Screen("orders"))) }

  func path(to route: OrdersRoute) -> LinkPath {
    switch route {
    case .list: .root
    case .order(let id): .root.screen(id) { [world] in world.make(DetailScreen(id)) }
    case .also(let id): .root.screen(id, sibling: .keep) { [world] in world.make(DetailScreen(id)) }
    case .item(let order, let item):
      .root.screen(order) { [world] in world.make(DetailScreen(order)) }
        .screen(item) { [world] in world.make(ItemScreen(item)) }
    case .chat(let id, let route):
      .root.child(route, .pushed, where: { $0.order == id }) { [world] in ChatFlow(id, world) }
    case .wizard(let route): .child(route, .presented(.sheet)) { [world] in WizardFlow(world) }
    case .wrongScreen: .root.screen(1) { DetailScreen(2) }
    case .wrongChild: .child(.pushed, where: { $0.order == 1 }) { [world] in ChatFlow(2, world) }
    case .secret(let id):
      .root.screen(id) { [world] in world.make(DetailScreen(id)) }.requiring(signIn)
    }
  }
}

final class ChatFlow: Coordinator<Int>, LinkRouting {
  let order: Int
  let world: ShopWorld
  private(set) var endings: [FlowEnding] = []

  init(_ order: Int, _ world: ShopWorld) {
    self.order = order
    self.world = world
  }

  override func start() { show(world.make(Screen("chat \(order)"))) }

  func path(to route: ChatRoute) -> LinkPath {
    switch route {
    case .start: .root
    case .message(let id): .root.screen(id) { [world] in world.make(MessageScreen(id)) }
    }
  }

  override func didEnd(_ ending: FlowEnding) { endings.append(ending) }
}

final class WizardFlow: Coordinator<Int>, LinkRouting {
  let world: ShopWorld
  private(set) var endings: [FlowEnding] = []

  init(_ world: ShopWorld) { self.world = world }

  override func start() { show(world.make(Screen("wizard"))) }

  func path(to route: WizardRoute) -> LinkPath {
    switch route {
    case .start: .root
    case .page(let page): .root.screen(page) { [world] in world.make(DetailScreen(page)) }
    }
  }

  override func didEnd(_ ending: FlowEnding) { endings.append(ending) }
}

final class SignInFlow: Coordinator<Bool> {
  override func start() { show(Screen("sign in")) }
}

struct MagazineRoute: LinkRoute {
  let page: Int
  let article: Int
}

/// Pages side by side, each with a stack of its own.
final class MagazineFlow: Coordinator<Never>, LinkRouting {
  let world: ShopWorld
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private(set) lazy var stacks = (0..<3).map {
    UINavigationController(rootViewController: Screen("page \($0)"))
  }

  init(_ world: ShopWorld) { self.world = world }

  override func makeNavigationController() -> UINavigationController? { nil }

  override func start() {
    pages.setViewControllers([stacks[0]], direction: .forward, animated: false)
    show(pages)
  }

  func path(to route: MagazineRoute) -> LinkPath {
    .page(stacks[route.page], of: pages).screen(route.article) { [world] in
      world.make(DetailScreen(route.article))
    }
  }
}

// MARK: - Driving

extension FlowStage {
  func link(_ text: String) -> URL { URL(string: "shop://\(text)") ?? URL(fileURLWithPath: text) }

  /// Starts the shop and shows it.
  func shop(_ world: ShopWorld = ShopWorld()) -> ShopCoordinator {
    let shop = ShopCoordinator(world)
    shop.start(in: window)
    window.makeKeyAndVisible()
    settle()
    _ = Navigator.of(window).trace
    return shop
  }

  /// Opens a link and lets everything end.
  @discardableResult
  func open(_ text: String, in shop: ShopCoordinator, policy: LinkPolicy = .replace) async throws -> LinkPlan
  {
    try await result(of: begin(text, in: shop, policy: policy))
  }

  /// Opens a link.
  func begin(_ text: String, in shop: ShopCoordinator, policy: LinkPolicy = .replace) -> Opening {
    let opening = Opening()
    let url = link(text)
    Task {
      do { opening.result = .success(try await shop.open(url, policy: policy)) } catch {
        opening.result = .failure(error)
      }
    }
    return opening
  }

  func result(of opening: Opening) async throws -> LinkPlan {
    await settle { opening.result != nil }
    settle()
    guard let result = opening.result else { throw NotEnded() }
    return try result.get()
  }

  @MainActor
  final class Opening {
    var result: Result<LinkPlan, any Error>?

    /// The words of what was in the way.
    var failure: LinkFailure? {
      if case .failure(let error)? = result { error as? LinkFailure } else { nil }
    }
  }

  struct NotEnded: Error {}

  /// The shop's screens: the selected tab's stack, then what is presented, as text.
  var shopState: String {
    let tabs = window.rootViewController as? UITabBarController
    let stack = tabs?.selectedViewController as? UINavigationController
    return ([names(of: stack).joined(separator: "/")] + presented.map(name)).joined(separator: " + ")
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? UINavigationController).map { names(of: $0).joined(separator: "/") }
      ?? (controller as? Screen)?.name ?? "\(type(of: controller))"
  }
}

extension ShopCoordinator {
  var orders: OrdersFlow? { children.lazy.compactMap { $0 as? OrdersFlow }.first }
  var magazine: MagazineFlow? { children.lazy.compactMap { $0 as? MagazineFlow }.first }
}
