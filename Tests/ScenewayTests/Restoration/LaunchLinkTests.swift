import Foundation
import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `A link that an app is launched with` {
  /// Leaves the app with an order open and a checkout in a sheet over it, of two steps.
  private func leave(_ app: any AnyCoordinator & Launched, on stage: FlowStage) throws -> NSUserActivity {
    app.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    let shop = try #require(app.tabs?.shop)
    shop.take(.order(1))
    stage.settle()
    shop.take(.checkout(1))
    stage.settle()
    let checkout = try #require(shop.children.first as? CheckoutFlow)
    checkout.take(.pay("card"))
    stage.settle()
    return try #require(app.restorationActivity())
  }

  /// Launches the app with a link, as a scene delegate does: all in one turn.
  private func launch(
    _ app: any AnyCoordinator & Launched, _ activity: NSUserActivity, _ path: String, on stage: FlowStage
  ) {
    stage.window.rootViewController = nil
    stage.settle()
    app.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    #expect(app.restore(from: activity))
    let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    page.webpageURL = stage.link(path)
    #expect(app.open(page))
  }

  @Test(arguments: LaunchKind.allCases)
  func `goes on from what is restored`(kind: LaunchKind) async throws {
    try await FlowStage.play { stage in
      let activity = try leave(kind.make(), on: stage)
      let app = kind.make()
      launch(app, activity, "account", on: stage)
      await stage.settle {
        app.tabs?.selectedChild is SettingsFlow && app.tabs?.shop.results.isEmpty == false
      }
      #expect(app.tabs?.selectedChild is SettingsFlow)
      #expect(stage.names(of: app.tabs?.shop.navigationController) == ["list", "detail 1"])
      #expect(app.tabs?.shop.results == [nil])
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: LaunchKind.allCases)
  func `leaves what is restored as it is where it leads nowhere`(kind: LaunchKind) async throws {
    try await FlowStage.play { stage in
      let before = kind.make()
      let activity = try leave(before, on: stage)
      let tree = stage.tree(of: before)
      let app = kind.make()
      launch(app, activity, "nowhere", on: stage)
      await stage.settle { !stage.problems.isEmpty }
      #expect(stage.problems.map(\.kind) == [.linkFailed])
      #expect(stage.tree(of: app) == tree)
      #expect(stage.complaints.isEmpty)
    }
  }
}

/// What stands at the root of the app.
enum LaunchKind: String, CaseIterable { case tabs, tabsBehindAnOpenGate, tabsBelowARoot }

extension LaunchKind {
  @MainActor fileprivate func make() -> any AnyCoordinator & Launched {
    switch self {
    case .tabs: LaunchTabs()
    case .tabsBehindAnOpenGate: LaunchTabs(hasGate: true)
    case .tabsBelowARoot: LaunchRoot()
    }
  }
}

private enum LaunchRoute: LinkRoute { case orders, account }

/// An app of tabs that opens links.
@MainActor
private protocol Launched: LinkOpening where Route == LaunchRoute {
  var tabs: LaunchTabs? { get }
}

extension Launched {
  var links: LinkTable<LaunchRoute> {
    get throws {
      try LinkTable(schemes: ["shop"], [LinkPattern("/orders", .orders), LinkPattern("/account", .account)])
    }
  }
}

private final class LaunchTabs: TabCoordinator<Never>, Launched {
  let shop = ShopFlow()
  private let hasGate: Bool
  private let gate = LinkGate("sign-in", isOpen: { true }, pass: {})

  var tabs: LaunchTabs? { self }

  init(hasGate: Bool = false) {
    self.hasGate = hasGate
    super.init()
  }

  override func makeTabs() -> [FlowTab] { [FlowTab(shop, nil), FlowTab(SettingsFlow(), nil)] }

  func path(to route: LaunchRoute) -> LinkPath {
    let path: LinkPath =
      switch route {
      case .orders: .child(ShopFlow.self)
      case .account: .child(SettingsFlow.self)
      }
    return hasGate ? path.requiring(gate) : path
  }
}

private final class LaunchRoot: Coordinator<Never>, Launched {
  var tabs: LaunchTabs? { children.first as? LaunchTabs }

  override func start() { start(LaunchTabs(), .root) }

  func path(to route: LaunchRoute) -> LinkPath { .child(LaunchTabs.self, route) }
}
