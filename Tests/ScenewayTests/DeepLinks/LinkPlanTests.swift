import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Planning links` {
  @Test func `Wish 6: a dry run loads no view, makes no screen, starts no flow and asks nobody`() async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let guarded = GuardedScreen("guarded")
      shop.children[0].navigationController?.pushViewController(guarded, animated: false)
      stage.settle()
      let (made, count) = (shop.world.made, Navigator.of(stage.window).trace.count)
      for text in [
        "orders/1/items/2", "orders/3/chat/9", "wizard/4", "articles/2/5", "help", "help/1", "help/2",
        "secret/1", "/",
      ] {
        let plan = try shop.plan(for: stage.link(text))
        #expect(try shop.plan(for: stage.link(text)) == plan)
        #expect(!plan.steps.isEmpty)
      }
      stage.settle()
      #expect(shop.world.made == made)
      #expect(Navigator.of(stage.window).trace.count == count)
      #expect(shop.orders?.screens.allSatisfy { !$0.isViewLoaded } == true)
      #expect(shop.orders?.children.isEmpty == true)
      #expect(guarded.leavings.isEmpty)
      #expect(stage.shopState == "home/guarded")
    }
  }

  @Test func `Wish 6: a plan is a value that goes to JSON and back, and reads as text`() async throws {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      shop.children[0].navigationController?.pushViewController(GuardedScreen("guarded"), animated: false)
      stage.settle()
      let plan = try shop.plan(for: stage.link("secret/1"))
      #expect(try JSONDecoder().decode(LinkPlan.self, from: JSONEncoder().encode(plan)) == plan)
      #expect(
        plan.description == """
          shop://secret/1 is orders(ScenewayTests.OrdersRoute.secret(1)) of ShopCoordinator
          1. select Screen
          2. push DetailScreen(1)
          The sign-in comes first.
          GuardedScreen is asked before it is left.
          """)
      #expect(plan.blocker == LinkBlocker(.gate, "sign-in"))
      _ = try await stage.open("orders", in: shop)
      #expect(try shop.plan(for: stage.link("orders")).description.hasSuffix("\nIt is on the screen."))
    }
  }

  @Test(arguments: [false, true])
  func `Wish 6: a modal that may not be closed is named, and nothing moves`(isInside: Bool)
    async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      let screen = Screen("form")
      let sheet = UINavigationController(rootViewController: screen)
      (isInside ? screen : sheet).isModalInPresentation = true
      stage.window.rootViewController?.present(sheet, animated: false)
      stage.settle()
      let plan = try shop.plan(for: stage.link("orders/1"))
      #expect(plan.blocker == LinkBlocker(.modal, "UINavigationController") && plan.blocker?.isFinal == true)
      let opening = stage.begin("orders/1", in: shop)
      await #expect(throws: LinkFailure.self) { try await stage.result(of: opening) }
      #expect(
        opening.failure?.description
          == "shop://orders/1 was not opened: UINavigationController may not be closed.")
      #expect(stage.shopState == "home + form")
      // What lies under the target is not in the way.
      screen.isModalInPresentation = false
      sheet.isModalInPresentation = false
      #expect(try await stage.open("orders/1", in: shop).steps.map(\.kind) == [.dismiss, .select, .push])
    }
  }

  @Test func `Wish 10: each guard is asked once before anything moves, and a refusal names it`() async throws
  {
    try await FlowStage.play { stage in
      let shop = stage.shop()
      try await stage.open("orders/1", in: shop)
      let deep = GuardedScreen("deep")
      shop.orders?.navigationController?.pushViewController(deep, animated: false)
      stage.settle()
      (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 0
      stage.settle()
      let sheet = GuardedScreen("sheet")
      stage.window.rootViewController?.present(sheet, animated: false)
      stage.settle()
      #expect(
        try shop.plan(for: stage.link("orders/2")).blockers == [
          LinkBlocker(.leavingGuard, "GuardedScreen"), LinkBlocker(.leavingGuard, "GuardedScreen"),
        ])
      deep.letsGo = false
      let opening = stage.begin("orders/2", in: shop)
      await #expect(throws: LinkFailure.self) { try await stage.result(of: opening) }
      #expect(opening.failure?.kind == .refused && opening.failure?.screen == "GuardedScreen")
      #expect(stage.shopState == "home + GuardedScreen" || stage.shopState == "home + sheet")
      #expect(sheet.reasons == [.link] && deep.reasons == [.link])
      deep.letsGo = true
      try await stage.open("orders/2", in: shop)
      #expect(sheet.reasons == [.link, .link] && deep.reasons == [.link, .link])
      #expect(sheet.leavings.last?.cause == .link(stage.link("orders/2")))
      #expect(stage.shopState == "orders/detail 2")
    }
  }

  @Test func `Wish 6: an unknown link names what was meant, and a route that nobody takes who was asked`()
    async throws
  {
    await FlowStage.play { stage in
      let shop = stage.shop()
      let unknown = #expect(throws: LinkError.self) { try shop.plan(for: stage.link("order/1")) }
      #expect(unknown?.suggestion == "orders")
      let elsewhere = #expect(throws: LinkFailure.self) { try shop.plan(for: stage.link("nowhere")) }
      #expect(elsewhere?.kind == .noCoordinator && elsewhere?.found == ["ShopCoordinator"])
      let foreign = #expect(throws: LinkFailure.self) { try shop.plan(to: WizardRoute.start) }
      #expect(
        foreign?.description == "start was not opened: no coordinator that runs knows routes like start.")
      let wrongChild = #expect(throws: LinkFailure.self) { try shop.plan(to: OrdersRoute.wrongChild) }
      #expect(wrongChild?.kind == .noChild)
      let unstarted = #expect(throws: LinkFailure.self) {
        try ShopCoordinator().plan(for: stage.link("orders"))
      }
      #expect(unstarted?.kind == .notRunning)
    }
  }

  @Test func `Wish 6: what a plan says is what the trace of the link says, from random states`() async throws
  {
    let links = [
      "orders/1", "orders/2", "orders/2/also", "orders/1/items/1", "orders/1/items/2", "orders/1/chat",
      "orders/2/chat/1", "wizard", "wizard/1", "wizard/2", "articles/0/1", "articles/1/1", "articles/2/2",
      "help",
      "help/1", "help/2", "account", "orders", "/",
    ]
    for seed in 0..<12 {
      try await FlowStage.play { stage in
        var random = SeededRandom(seed: UInt64(seed))
        let shop = stage.shop()
        let trace = Navigator.of(stage.window).trace
        for _ in 0..<25 {
          stage.disturb(using: &random)
          let text = links.randomElement(using: &random) ?? ""
          let before = stage.shopState
          let plan = try shop.plan(for: stage.link(text))
          let count = trace.count
          let done = try await stage.open(text, in: shop)
          let events = trace.history.filter { $0.number > count }
          let note = Comment(rawValue: "seed \(seed): \(text) from \(before)")
          #expect(done.steps == plan.steps, note)
          #expect(events.map(\.kind) == plan.steps.map(\.kind), note)
          for (event, step) in zip(events, plan.steps) {
            if let screen = step.screen { #expect(event.to == screen, note) }
            if let flow = step.flow { #expect(event.flows.last == flow, note) }
            #expect(event.outcome == .performed, note)
          }
          #expect(try shop.plan(for: stage.link(text)).isThere, note)
        }
        #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
      }
    }
  }
}

extension FlowStage {
  /// What people and other code do between links.
  fileprivate func disturb(using random: inout SeededRandom) {
    let tabs = window.rootViewController as? UITabBarController
    let stack = tabs?.selectedViewController as? UINavigationController
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: tabs?.selectedIndex = Int.random(in: 0..<4, using: &random)
      case 1: stack?.popViewController(animated: Bool.random(using: &random))
      case 2: stack?.pushViewController(Screen("other"), animated: false)
      case 3: presented.last?.presentingViewController?.dismiss(animated: false)
      case 4: tabs?.topmostPresented.present(Screen("modal"), animated: false)
      default:
        tabs?.topmostPresented.present(
          UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: false)
      }
      settle()
    }
  }
}

extension UIViewController {
  fileprivate var topmostPresented: UIViewController { presentedViewController?.topmostPresented ?? self }
}
