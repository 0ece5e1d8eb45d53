import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// An app that starts the shop in every scene and opens what it is given.
private final class ShopAppDelegate: UIResponder, UIApplicationDelegate {
  static var shops: [ShopCoordinator] = []
  /// Whether links are opened before the flow is started.
  static var opensFirst = false

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Shop", sessionRole: session.role)
    configuration.delegateClass = ShopSceneDelegate.self
    return configuration
  }
}

private final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let shop = ShopCoordinator()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    ShopAppDelegate.shops.append(shop)
    if ShopAppDelegate.opensFirst { shop.open(options) }
    shop.start(in: window)
    if !ShopAppDelegate.opensFirst { shop.open(options) }
    window.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { shop.open(contexts) }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) { shop.open(activity) }
}

extension ShopCoordinator {
  fileprivate func stack(_ index: Int) -> [String] {
    children[index].navigationController?.viewControllers.map { ($0 as? Screen)?.name ?? "?" } ?? []
  }

  fileprivate var isShowing: String? {
    (selectedChild?.navigationController?.topViewController as? Screen)?.name
  }
}

extension FlowStage {
  /// Lets links that have arrived end.
  fileprivate func rest() async {
    for _ in 0..<10 {
      settle()
      await Task.yield()
    }
  }
}

@MainActor
@Suite(.serialized) struct `Links at the start and in scenes` {
  private func launch(
    _ stage: FlowStage, url: String? = nil, activity: NSUserActivity? = nil, opensFirst: Bool = false
  ) async {
    ShopAppDelegate.shops = []
    ShopAppDelegate.opensFirst = opensFirst
    UIApplication.launch(
      delegate: ShopAppDelegate(), url: url.map(stage.link), activity: activity)
  }

  @Test(arguments: [false, true])
  func
    `Pain 19: a scene that connects with a link shows its target over the first screen, which is made once`(
      opensFirst: Bool
    ) async throws
  {
    try await FlowStage.play { stage in
      await launch(stage, url: "orders/42", opensFirst: opensFirst)
      let shop = try #require(ShopAppDelegate.shops.first)
      await stage.settle { shop.isShowing == "detail 42" }
      stage.settle()
      #expect(shop.stack(1) == ["orders", "detail 42"])
      #expect(shop.stack(0) == ["home"])
      #expect(shop.world.made == ["home": 1, "orders": 1, "detail 42": 1])
      #expect(shop.failures == [] && stage.problems == [] && stage.complaints == [])
      #expect(ShopAppDelegate.shops.count == 1)
    }
  }

  @Test func `Pain 19: a scene that connects with a web page opens its universal link`() async throws {
    try await FlowStage.play { stage in
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://shop.example/orders/42")
      await launch(stage, activity: activity)
      let shop = try #require(ShopAppDelegate.shops.first)
      await stage.settle { shop.isShowing == "detail 42" }
      #expect(shop.stack(1) == ["orders", "detail 42"])
    }
  }

  @Test func `Pain 19: a second link before the window is there takes the place of the first`() async throws {
    try await FlowStage.play { stage in
      let shop = ShopCoordinator()
      let first = stage.begin("orders/1", in: shop)
      await Task.yield()
      let second = stage.begin("wizard", in: shop)
      await stage.settle { first.result != nil }
      #expect(first.failure?.kind == .replaced)
      shop.start(in: stage.window)
      // A modal waits for the window to be on the screen.
      stage.settle()
      await Task.yield()
      stage.settle()
      #expect(second.result == nil)
      stage.window.makeKeyAndVisible()
      _ = try await stage.result(of: second)
      #expect(stage.shopState == "orders + wizard")
      #expect(shop.world.made == ["home": 1, "orders": 1, "wizard": 1])
    }
  }

  @Test func `Pain 19: a link that needs a sign-in at the start shows it over the first screen`() async throws
  {
    try await FlowStage.play { stage in
      let shop = ShopCoordinator()
      let opening = stage.begin("secret/1", in: shop)
      await Task.yield()
      shop.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      await stage.settle { stage.shopState == "home + sign in" }
      shop.world.signIns.last?.finish(true)
      _ = try await stage.result(of: opening)
      #expect(stage.shopState == "orders/detail 1")
    }
  }

  /// What waits for a flow from the system.
  enum Waiting: String, CaseIterable { case link, activity }

  private func give(_ waiting: Waiting, to shop: ShopCoordinator) {
    switch waiting {
    case .link:
      let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      page.webpageURL = URL(string: "https://shop.example/orders/1")
      #expect(shop.open(page))
    case .activity:
      #expect(shop.restore(from: ShopCoordinator().restorationActivity()))
    }
  }

  @Test(arguments: Waiting.allCases)
  func `Pain 19: what waits for a flow that is never started does not keep it, and its loss is reported`(
    waiting: Waiting
  ) async {
    await FlowStage.play { stage in
      weak var left: ShopCoordinator?
      do {
        let shop = ShopCoordinator()
        left = shop
        give(waiting, to: shop)
        await stage.rest()
        #expect(stage.problems.isEmpty)
      }
      await stage.rest()
      #expect(left == nil)
      #expect(stage.problems.map(\.kind) == [waiting == .link ? .linkFailed : .notRestored])
      #expect(stage.problems.first?.description.contains("does not run") == true)
    }
  }

  @Test(arguments: Waiting.allCases)
  func `Pain 19: what waits for a flow that runs and never shows anything does not keep it`(waiting: Waiting)
    async
  {
    await FlowStage.play { stage in
      final class SilentShop: Coordinator<Never>, LinkOpening {
        let links = ShopCoordinator.table
        func path(to route: ShopRoute) -> LinkPath { .root }
      }
      let stack = UINavigationController(rootViewController: Screen("app"))
      stage.show(stack)
      weak var left: SilentShop?
      do {
        let shop = SilentShop()
        left = shop
        shop.start(on: stack)
        let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        page.webpageURL = URL(string: "https://shop.example/orders/1")
        switch waiting {
        case .link: shop.open(page)
        case .activity: shop.restore(from: SilentShop().restorationActivity())
        }
        await stage.rest()
      }
      await stage.rest()
      #expect(left == nil)
      #expect(stage.problems.count == 1)
    }
  }

  @Test func `Wish 14: links reach the scene delegate's coordinator while the app runs`() async throws {
    try await FlowStage.play { stage in
      await launch(stage)
      stage.settle()
      let shop = try #require(ShopAppDelegate.shops.first)
      UIApplication.shared.receive(stage.link("orders/7"))
      await stage.settle { shop.isShowing == "detail 7" }
      #expect(shop.stack(1) == ["orders", "detail 7"])
      await stage.rest()
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://shop.example/account")
      UIApplication.shared.receive(activity)
      await stage.settle { shop.isShowing == "account" }
      await stage.rest()
      #expect(shop.isShowing == "account")
      UIApplication.shared.receive(stage.link("order/7"))
      await stage.settle { !shop.failures.isEmpty }
      #expect(shop.failures.count == 1)
      #expect(shop.failures.first?.contains("Did you mean 'orders'?") == true, "\(shop.failures)")
      #expect(shop.isShowing == "account")
    }
  }

  @Test func `Wish 14: a link acts in the scene it was opened on, and the scene that shows it is found`()
    async throws
  {
    try await FlowStage.play { stage in
      await launch(stage)
      stage.settle()
      UIApplication.shared.openScene()
      stage.settle()
      let shops = ShopAppDelegate.shops
      try #require(shops.count == 2)
      // The key window is that of the second scene.
      _ = try await stage.open("orders/1", in: shops[0])
      _ = try await stage.open("orders/2", in: shops[1])
      #expect(shops.map(\.isShowing) == ["detail 1", "detail 2"])
      #expect(ShopCoordinator.showing(stage.link("orders/1")) === shops[0])
      #expect(ShopCoordinator.showing(stage.link("orders/2")) === shops[1])
      #expect(ShopCoordinator.showing(stage.link("orders/3")) == nil)
      try await stage.open("account", in: shops[0])
      #expect(shops.map(\.isShowing) == ["account", "detail 2"])
    }
  }
}
