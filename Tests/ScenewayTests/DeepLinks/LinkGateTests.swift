import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Links that need a sign-in, and links that come together` {
  @Test func `Pain 20: a link that needs a sign-in runs it, then goes on over what was there`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      #expect(try shop.plan(for: stage.link("secret/42")).blocker == LinkBlocker(.gate, "sign-in"))
      let opening = stage.begin("secret/42", in: shop)
      await stage.settle { stage.shopState == "home + sign in" }
      #expect(opening.result == nil)
      shop.world.signIns.last?.finish(true)
      #expect(try await stage.result(of: opening).steps.map(\.kind) == [.select, .push])
      #expect(stage.shopState == "orders/detail 42")
      // Who is signed in is not asked again.
      try await stage.open("secret/43", in: shop)
      #expect(shop.world.signIns.count == 1)
    }
  }

  @Test
  func `Pain 20: a sign-in that is cancelled drops the link with the reason, and none revives it later`()
    async throws
  {
    await FlowStage.play { stage in
      let shop = stage.shop()
      let opening = stage.begin("secret/42", in: shop)
      await stage.settle { stage.shopState == "home + sign in" }
      stage.settle()
      stage.presented.last?.swipeToDismiss()
      await #expect(throws: LinkFailure.self) { try await stage.result(of: opening) }
      #expect(
        opening.failure?.description
          == "shop://secret/42 was not opened: the sign-in was not passed: "
          + "SignInFlow ended without a result: dismissed.")
      #expect(stage.shopState == "home")
      shop.world.isSignedIn = true
      stage.settle()
      await Task.yield()
      stage.settle()
      #expect(stage.shopState == "home")
      #expect(shop.world.made["detail 42"] == nil)
    }
  }

  @Test func `Pain 20: a sign-in before the whole app is passed before what lies behind it is looked for`()
    async
  {
    await FlowStage.play { stage in
      let door = DoorFlow()
      door.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let plan = try? door.plan(to: DoorRoute.inside)
      #expect(plan?.blocker == LinkBlocker(.gate, "door"))
      var results: [Result<LinkPlan, any Error>] = []
      @MainActor func open(_ route: DoorRoute) {
        Task {
          do { results.append(.success(try await door.open(route))) } catch {
            results.append(.failure(error))
          }
        }
      }
      open(.inside)
      await stage.settle { door.isKnockedAt }
      door.letIn()
      await stage.settle { results.count == 1 }
      #expect((try? results.first?.get())?.steps.map(\.kind) == [.push])
      #expect(door.children.count == 1 && door.children.first?.screens.last is DoorScreen)
      // A way that nobody knows is told when the gate is open.
      open(.nowhere)
      await stage.settle { results.count == 2 }
      #expect(throws: LinkFailure.self) { try results.last?.get() }
    }
  }

  @Test func `Pain 20: a sign-in that finishes without signing in does not open the gate`() async throws {
    await FlowStage.play { stage in
      let shop = stage.shop()
      let opening = stage.begin("secret/42", in: shop)
      await stage.settle { stage.shopState == "home + sign in" }
      shop.world.signIns.last?.finish(false)
      await #expect(throws: LinkFailure.self) { try await stage.result(of: opening) }
      #expect(opening.failure?.detail == "It is still closed.")
      #expect(shop.world.signIns.count == 1)
    }
  }

  @Test
  func `Pain 20: a second link while the sign-in is up takes the place of the first, which ends at once`()
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let first = stage.begin("secret/1", in: shop)
      await stage.settle { stage.shopState == "home + sign in" }
      let second = stage.begin("secret/2", in: shop)
      await stage.settle { first.result != nil }
      #expect(
        first.failure?.description
          == "shop://secret/1 was not opened: another link took its place: shop://secret/2")
      #expect(stage.shopState == "home + sign in")
      shop.world.signIns.last?.finish(true)
      _ = try await stage.result(of: second)
      #expect(stage.shopState == "orders/detail 2")
      #expect(shop.world.signIns.count == 1)
      #expect(shop.world.made["detail 1"] == nil)
    }
  }

  @Test
  func `Pain 20: a plan that is made while the sign-in is up does not dismiss it, which it does itself`()
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let before = try shop.plan(for: stage.link("secret/1"))
      let opening = stage.begin("secret/1", in: shop)
      await stage.settle { stage.shopState == "home + sign in" }
      // Whatever the sign-in shows over itself goes with it.
      shop.world.signIns.last?.present(
        UIAlertController(title: "Wrong password", message: nil, preferredStyle: .alert))
      stage.settle()
      #expect(try shop.plan(for: stage.link("secret/1")) == before)
      #expect(before.steps.map(\.kind) == [.select, .push])
      // A link that needs no sign-in takes it away.
      #expect(try shop.plan(for: stage.link("orders/1")).steps.map(\.kind) == [.dismiss, .select, .push])
      shop.world.signIns.last?.finish(true)
      #expect(try await stage.result(of: opening).steps == before.steps)
    }
  }

  @Test func `Pain 20: a plan that is made while the sign-in is up names what lay below it`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      try await stage.open("help", in: shop)
      let before = try shop.plan(for: stage.link("secret/1"))
      #expect(before.steps.map(\.kind) == [.dismiss, .select, .push])
      let opening = stage.begin("secret/1", in: shop)
      await stage.settle { stage.shopState == "home + help + sign in" }
      #expect(try shop.plan(for: stage.link("secret/1")) == before)
      shop.world.signIns.last?.finish(true)
      #expect(try await stage.result(of: opening).steps == before.steps)
    }
  }

  @Test func `Pain 20: a second link that needs no sign-in takes the first one's sign-in away`() async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let first = stage.begin("secret/1", in: shop)
      await stage.settle { stage.shopState == "home + sign in" }
      try await stage.open("orders/2", in: shop)
      #expect(first.failure?.kind == .replaced)
      #expect(shop.world.signIns.last?.ending == .overriddenByLink)
      #expect(stage.shopState == "orders/detail 2")
      // The gate can be passed anew.
      let third = stage.begin("secret/3", in: shop)
      await stage.settle { stage.shopState == "orders/detail 2 + sign in" }
      shop.world.signIns.last?.finish(true)
      _ = try await stage.result(of: third)
      #expect(stage.shopState == "orders/detail 3")
    }
  }

  @Test func `Pain 12, 20: an alert goes before the sign-in comes, since a person has to see it`()
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      stage.window.rootViewController?.present(
        UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: false)
      stage.settle()
      let plan = try shop.plan(for: stage.link("secret/1"))
      let opening = stage.begin("secret/1", in: shop)
      await stage.settle { stage.shopState == "home + sign in" }
      shop.world.signIns.last?.finish(true)
      #expect(try await stage.result(of: opening).steps == plan.steps)
    }
  }

  @Test func `Pain 9: a link that comes while another runs takes its place, and nothing moves twice`()
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let first = stage.begin("orders/1/items/1", in: shop)
      await Task.yield()
      stage.turn()
      let second = stage.begin("account", in: shop)
      _ = try await stage.result(of: second)
      #expect(first.failure?.kind == .replaced)
      #expect(stage.shopState == "account")
      #expect(Navigator.of(stage.window).isIdle)
    }
  }

  @Test func `Pain 9: a link that is to wait is opened when the others have ended, in order`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let openings = ["orders/1", "orders/2/also", "orders/3/also"].map {
        stage.begin($0, in: shop, policy: .wait)
      }
      for opening in openings { _ = try await stage.result(of: opening) }
      #expect(stage.shopState == "orders/detail 1/detail 2/detail 3")
    }
  }

  @Test func `Pain 9: two equal links at once show one screen`() async throws {
    await FlowStage.play { stage in
      let shop = stage.shop()
      let openings = (0..<2).map { _ in stage.begin("orders/1", in: shop) }
      await stage.settle { openings.allSatisfy { $0.result != nil } }
      stage.settle()
      #expect(stage.shopState == "orders/detail 1")
      #expect(shop.world.made["detail 1"] == 1)
    }
  }

  @Test func `a link waits for what moves, and finds what is there then`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      try await stage.open("orders", in: shop)
      shop.orders?.show(DetailScreen(1))
      stage.turn()
      #expect(try await stage.open("orders/1", in: shop).steps.isEmpty)
      #expect(stage.shopState == "orders/detail 1")
    }
  }

  @Test func `a link whose task is cancelled ends with the reason`() async throws {
    await FlowStage.play { stage in
      let shop = stage.shop()
      let url = stage.link("secret/1")
      let task = Task { try await shop.open(url) }
      await stage.settle { stage.shopState == "home + sign in" }
      task.cancel()
      let failure = await #expect(throws: LinkFailure.self) { try await task.value }
      #expect(failure?.kind == .cancelled)
    }
  }
}

private enum DoorRoute: LinkRoute { case inside, nowhere }

private final class DoorScreen: UIViewController {}

/// An app whose sign-in is its root until somebody is signed in.
private final class DoorFlow: Coordinator<Never>, LinkRouting {
  private(set) var isKnockedAt = false
  private var isOpen = false
  private var resume: (() -> Void)?

  private lazy var gate = LinkGate("door", isOpen: { [unowned self] in isOpen }) { [unowned self] in
    isKnockedAt = true
    await withCheckedContinuation { continuation in resume = { continuation.resume() } }
  }

  override func start() { show(UIViewController()) }

  func letIn() {
    isOpen = true
    start(InsideFlow(), .root)
    resume?()
  }

  func path(to route: DoorRoute) -> LinkPath {
    switch route {
    case .inside: .child(InsideFlow.self, route).requiring(gate)
    case .nowhere: .child(NumberFlow.self).requiring(gate)
    }
  }
}

private final class InsideFlow: Coordinator<Void>, LinkRouting {
  override func start() { show(UIViewController()) }

  func path(to route: DoorRoute) -> LinkPath {
    .root.screen { DoorScreen() }
  }
}
