import Foundation
import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Restoring a link that waits for a sign-in` {
  /// What every flow of a snapshot leaves out.
  private func gaps(_ flow: FlowSnapshot) -> [String] {
    flow.gaps + (flow.children + flow.steps.compactMap(\.flow)).flatMap(gaps)
  }

  @Test func `Pain 20, 28: the sign-in comes back with the link behind it, which goes on when it is passed`()
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      _ = stage.begin("secret/42", in: shop)
      await stage.settle { stage.shopState == "home + sign in" }
      let snapshot = shop.snapshot()
      #expect(snapshot.links == [stage.link("secret/42")])
      #expect(gaps(snapshot.flow).isEmpty)
      #expect(snapshot.description.hasSuffix("then shop://secret/42"))

      let world = ShopWorld()
      let next = stage.launch(ShopCoordinator(world))
      let report = try #require(await stage.restore(NavigationSnapshot(data: snapshot.data()), in: next))
      #expect(report.isComplete, "\(report)")
      #expect(report.restored == ["ShopCoordinator: shop://secret/42"])
      await stage.settle { stage.shopState == "home + sign in" }
      #expect(stage.shopState == "home + sign in")
      #expect(next.snapshot() == snapshot)
      world.signIns.last?.finish(true)
      await stage.settle { stage.shopState == "orders/detail 42" }
      #expect(stage.shopState == "orders/detail 42")
      #expect(world.signIns.count == 1 && next.failures.isEmpty)
      #expect(next.snapshot().links.isEmpty)
    }
  }

  @Test func `a sign-in that a step shows is not shown twice`() async throws {
    await FlowStage.play { stage in
      let app = stage.launch(StepGate())
      app.take(.signIn)
      stage.settle()
      #expect(app.snapshot().flow.steps.count == 1)
      (app.children.first as? SignInFlow)?.cancel()
      stage.settle()
      Task { try await app.open(stage.link("secret/1")) }
      await stage.settle { app.signIns == 2 }
      stage.settle()
      let snapshot = app.snapshot()
      #expect(snapshot.links.count == 1 && snapshot.flow.steps.isEmpty && snapshot.flow.gaps.isEmpty)

      let next = stage.launch(StepGate())
      #expect(await stage.restore(snapshot, in: next)?.isComplete == true)
      await stage.settle { next.signIns == 1 }
      stage.settle()
      #expect(next.children.count == 1 && next.signIns == 1)
      (next.children.first as? SignInFlow)?.finish(true)
      await stage.settle { stage.names(of: next.navigationController) == ["home", "detail 1"] }
      #expect(stage.names(of: next.navigationController) == ["home", "detail 1"])
    }
  }

  @Test func `a link without an address is told as a loss, with the sign-in that it waits for`() async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      Task { try await shop.open(ShopRoute.orders(.secret(3))) }
      await stage.settle { stage.shopState == "home + sign in" }
      let snapshot = shop.snapshot()
      #expect(snapshot.links.isEmpty)
      #expect(snapshot.flow.gaps.count == 1 && snapshot.flow.gaps.first?.hasPrefix("the link ") == true)
      #expect(gaps(snapshot.flow).contains("SignInFlow"))
      let next = stage.launch(ShopCoordinator())
      let report = try #require(await stage.restore(snapshot, in: next))
      #expect(report.losses.map(\.kind) == [.notKept, .notKept])
      #expect(stage.shopState == "home")
    }
  }

  @Test func `a link that nobody opens any more, or that another one has overtaken, is told as a loss`()
    async throws
  {
    try await FlowStage.play { stage in
      let url = stage.link("secret/1")
      let flow = stage.launch(NumberFlow())
      let snapshot = NavigationSnapshot(flow: FlowSnapshot(identifier: "NumberFlow"), links: [url])
      let report = try #require(await stage.restore(snapshot, in: flow))
      #expect(report.losses == [RestorationLoss(.link, flow: "NumberFlow", part: url.absoluteString)])

      let shop = ShopCoordinator()
      var late: RestorationReport?
      let other = NavigationSnapshot(flow: FlowSnapshot(identifier: "ShopCoordinator"), links: [url])
      Task { late = await shop.restore(other) }
      await Task.yield()
      Task { try await shop.open(stage.link("orders/2")) }
      await Task.yield()
      _ = stage.launch(shop)
      await stage.settle { late != nil && stage.shopState == "orders/detail 2" }
      #expect(late?.losses.map(\.kind) == [.link])
      #expect(stage.shopState == "orders/detail 2")
      #expect(shop.world.signIns.isEmpty)
    }
  }
}

/// An app whose gate is passed by a step.
private final class StepGate: Coordinator<Never>, LinkOpening, RestorableFlow {
  enum Route: LinkRoute { case secret(Int) }
  enum Step: Codable { case signIn }

  private var isSignedIn = false
  private(set) var signIns = 0
  private var waiting: CheckedContinuation<Void, Never>?

  private lazy var gate = LinkGate("sign-in", isOpen: { [unowned self] in isSignedIn }) { [unowned self] in
    await withCheckedContinuation { continuation in
      waiting = continuation
      take(.signIn)
    }
  }

  var links: LinkTable<Route> {
    get throws { try LinkTable(schemes: ["shop"], [LinkPattern("/secret/{id}") { .secret($0) }]) }
  }

  override func start() { show(Screen("home")) }

  func path(to route: Route) -> LinkPath {
    switch route {
    case .secret(let id): .root.screen(id) { DetailScreen(id) }.requiring(gate)
    }
  }

  func go(to step: Step) {
    signIns += 1
    start(SignInFlow(), presented: .sheet) { [weak self] result in
      self?.isSignedIn = (try? result.get()) ?? false
      self?.waiting?.resume()
      self?.waiting = nil
    }
  }
}
