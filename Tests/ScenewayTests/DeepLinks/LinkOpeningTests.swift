import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Opening links` {
  @Test func `Pain 18: a link goes across an alert, a sheet and tabs to a screen on a stack`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let tabs = stage.window.rootViewController
      tabs?.present(UINavigationController(rootViewController: Screen("sheet")), animated: false)
      stage.settle()
      stage.presented.first?.present(
        UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: false)
      stage.settle()
      #expect(stage.shopState == "home + sheet + UIAlertController")
      let plan = try await stage.open("orders/42", in: shop)
      #expect(stage.shopState == "orders/detail 42")
      #expect(
        plan.description == """
          shop://orders/42 is orders(ScenewayTests.OrdersRoute.order(42)) of ShopCoordinator
          1. dismiss Screen, UIAlertController
          2. select Screen
          3. push DetailScreen(42)
          """)
      #expect(shop.world.made == ["home": 1, "orders": 1, "detail 42": 1])
    }
  }

  @Test func `Pain 18, 21: the second run of a link moves nothing and makes nothing`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      for text in [
        "orders/42/items/7", "articles/2/5", "orders/3/chat/9", "wizard/4", "help", "account", "/",
      ] {
        let first = try await stage.open(text, in: shop)
        #expect(!first.steps.isEmpty)
        let state = stage.shopState
        let made = shop.world.made
        let count = Navigator.of(stage.window).trace.count
        #expect(try await stage.open(text, in: shop).steps == [])
        #expect(stage.shopState == state)
        #expect(shop.world.made == made)
        #expect(Navigator.of(stage.window).trace.count == count)
      }
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test func `Pain 18: a link turns to a page of a page controller and goes on inside it`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let plan = try await stage.open("articles/2/5", in: shop)
      #expect(plan.steps.map(\.description) == ["select Screen", "select Screen", "push DetailScreen(5)"])
      let magazine = try #require(shop.magazine)
      #expect(magazine.pages.viewControllers == [magazine.stacks[2]])
      #expect(stage.names(of: magazine.stacks[2]) == ["page 2", "detail 5"])
      #expect(try await stage.open("articles/1/5", in: shop).steps.count == 2)
      #expect(try await stage.open("articles/2/5", in: shop).steps.map(\.kind) == [.select])
      #expect(shop.world.made["detail 5"] == 2)
    }
  }

  @Test func `Pain 21: another order takes the place of the one that shows, or is pushed, as its route says`()
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      try await stage.open("orders/42", in: shop)
      let root = shop.orders?.screens[1]
      #expect(try await stage.open("orders/43", in: shop).steps.map(\.kind) == [.set])
      #expect(stage.shopState == "orders/detail 43")
      #expect(try await stage.open("orders/44/also", in: shop).steps.map(\.kind) == [.push])
      #expect(stage.shopState == "orders/detail 43/detail 44")
      #expect(try await stage.open("orders/43", in: shop).steps.map(\.kind) == [.pop])
      #expect(stage.shopState == "orders/detail 43")
      #expect(try await stage.open("orders", in: shop).steps.map(\.kind) == [.pop])
      #expect(stage.shopState == "orders")
      #expect(shop.orders?.navigationController?.viewControllers.first === root)
    }
  }

  @Test func `Pain 21: what stands under the target on its path stays the same object`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      try await stage.open("orders/42/items/1", in: shop)
      let order = shop.orders?.navigationController?.viewControllers[1]
      #expect(try await stage.open("orders/42/items/2", in: shop).steps.map(\.kind) == [.set])
      #expect(stage.shopState == "orders/detail 42/item 2")
      #expect(shop.orders?.navigationController?.viewControllers[1] === order)
      // What is of another kind is popped first.
      order?.navigationController?.setViewControllers(
        (order?.navigationController?.viewControllers ?? []) + [Screen("note")], animated: false)
      stage.settle()
      #expect(try await stage.open("orders/42", in: shop).steps.map(\.kind) == [.pop])
      #expect(stage.shopState == "orders/detail 42")
    }
  }

  @Test func `a screen is presented in a stack of its own, and found in one that others presented`()
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      #expect(
        try await stage.open("help/1", in: shop).steps.map(\.description) == ["present DetailScreen(1)"])
      #expect(stage.shopState == "home + detail 1" && stage.presented[0] is UINavigationController)
      try await stage.open("/", in: shop)
      let screen = DetailScreen(2)
      stage.window.rootViewController?.present(
        UINavigationController(rootViewController: screen), animated: false)
      stage.settle()
      screen.navigationController?.pushViewController(Screen("more"), animated: false)
      stage.settle()
      #expect(try await stage.open("help/2", in: shop).steps.map(\.kind) == [.pop])
      #expect(stage.shopState == "home + detail 2")
    }
  }

  @Test func `Wish 5: a flow that does not run is started, one that runs is found`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      #expect(
        try await stage.open("orders/3/chat/9", in: shop).steps.map(\.description) == [
          "select Screen", "push ChatFlow", "push MessageScreen(9)",
        ])
      #expect(stage.shopState == "orders/chat 3/message 9")
      let chat = try #require(shop.orders?.children.first as? ChatFlow)
      #expect(try await stage.open("orders/3/chat", in: shop).steps.map(\.kind) == [.pop])
      #expect(shop.orders?.children.first === chat)
      #expect(
        try await stage.open("wizard/2", in: shop).steps.map(\.description) == [
          "present WizardFlow", "push DetailScreen(2)",
        ])
      #expect(stage.shopState == "orders/chat 3 + wizard/detail 2")
      #expect(chat.endings.isEmpty)
    }
  }

  @Test func `Wish 5: routes go down, up and sideways from any flow, and those of a module become the app's`()
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      try await stage.open("orders/3/chat", in: shop)
      let chat = try #require(shop.orders?.children.first as? ChatFlow)
      let home = try #require(shop.children.first)
      // Down and at the flow itself.
      #expect(try chat.plan(to: ChatRoute.message(1)).flows.last == "ChatFlow")
      #expect(try shop.plan(to: ChatRoute.message(1)).flows.last == "ChatFlow")
      // Up.
      #expect(try chat.plan(to: ShopRoute.account).flows == ["ShopCoordinator"])
      #expect(try chat.plan(to: OrdersRoute.list).flows == ["ShopCoordinator", "OrdersFlow"])
      // Sideways, where the parent converts the route or its other child takes it.
      #expect(try home.plan(to: OrdersRoute.order(1)).flows == ["ShopCoordinator"])
      #expect(try home.plan(to: ChatRoute.start).flows.last == "ChatFlow")
    }
  }

  @Test func `Wish 5: a flow may open a link that ends it, and ends once as overridden`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      try await stage.open("orders/3/chat/9", in: shop)
      let chat = try #require(shop.orders?.children.first as? ChatFlow)
      let task = Task { try await chat.open(OrdersRoute.list) }
      await stage.settle { chat.ending != nil }
      stage.settle()
      #expect(try await task.value.steps.map(\.kind) == [.pop])
      #expect(chat.endings == [.overriddenByLink])
      #expect(stage.shopState == "orders")
    }
  }

  @Test func `Wish 4: whoever waits for a flow hears that a link has overridden it`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let wizard = WizardFlow(shop.world)
      var result: Result<Int, FlowCancelled>?
      shop.start(wizard, presented: .sheet) { result = $0 }
      stage.settle()
      try await stage.open("orders/1", in: shop)
      #expect(result == .failure(FlowCancelled(flow: "WizardFlow", ending: .overriddenByLink)))
      #expect(wizard.endings == [.overriddenByLink])
    }
  }

  @Test func `Wish 12: every transition of a link has the link as its cause in the trace`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let trace = Navigator.of(stage.window).trace
      var events = trace.count
      for text in ["orders/3/chat/9", "wizard/2", "articles/2/5", "help", "orders/1", "orders/2"] {
        let plan = try await stage.open(text, in: shop)
        let new = trace.history.filter { $0.number > events }
        events = trace.count
        #expect(new.map(\.cause) == plan.steps.map { _ in .link(stage.link(text)) })
        #expect(new.map(\.kind) == plan.steps.map(\.kind))
      }
    }
  }

  @Test func `a path that makes another screen than it looks for is an error, and shows nothing`()
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      try await stage.open("orders", in: shop)
      let task = Task { try await shop.open(OrdersRoute.wrongScreen) }
      var failure: LinkFailure?
      let waiting = Task { failure = await #expect(throws: LinkFailure.self) { try await task.value } }
      await stage.settle { failure != nil }
      await waiting.value
      #expect(failure?.kind == .transition)
      #expect(
        failure?.detail
          == "OrdersFlow makes DetailScreen(2) for a link to DetailScreen(1); the identity in its path and that of "
          + "the closure's screen must agree.")
      #expect(stage.shopState == "orders")
    }
  }

  @Test func `only the last movement of a link takes time`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      try await stage.open("help", in: shop)
      try await stage.open("orders/1/items/2", in: shop)
      let events = Navigator.of(stage.window).trace.history.suffix(4)
      #expect(events.map(\.kind) == [.dismiss, .select, .push, .push])
      #expect(events.map(\.animated) == [false, false, false, true])
    }
  }

  @Test func `a link to a flow that finishes as soon as it comes ends, and names the flow`() async {
    final class BriefFlow: Coordinator<Int>, LinkRouting {
      override func start() {
        show(Screen("brief"))
        finish(1)
      }

      func path(to route: OrdersRoute) -> LinkPath { .root }
    }
    final class OuterFlow: Coordinator<Never>, LinkRouting {
      override func start() { show(Screen("outer")) }
      func path(to route: OrdersRoute) -> LinkPath {
        .root.child(route, .presented(.sheet)) { BriefFlow() }
      }
    }
    await FlowStage.play { stage in
      let outer = OuterFlow()
      outer.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      var failure: LinkFailure?
      Task {
        do { try await outer.open(OrdersRoute.list) } catch { failure = error as? LinkFailure }
      }
      await stage.settle { failure != nil }
      #expect(failure?.kind == .noProgress)
      #expect(failure?.description.contains("the last was BriefFlow") == true)
      #expect(stage.presented.isEmpty && outer.children.isEmpty)
      #expect(stage.complaints.isEmpty && stage.problems.isEmpty)
    }
  }
}
