import Foundation
import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite("Restoring flows")
struct RestorationTests {
  /// Two tabs, two pushes and a sheet with a flow of its own, which has gone one step.
  private func play(_ app: ShopApp, on stage: FlowStage) throws {
    app.settings.take(.page("Sounds"))
    app.shop.take(.order(7))
    stage.settle()
    app.shop.take(.order(8))
    app.shop.take(.checkout(8))
    stage.settle()
    let checkout = try #require(app.shop.children.first as? CheckoutFlow)
    checkout.take(.pay("Visa"))
    stage.settle()
  }

  @Test("Tabs, two pushes and a sheet with its own flow come back, and the sheet tells its result (pain 28)")
  func wholeTree() async throws {
    try await FlowStage.play { stage in
      let app = stage.launch(ShopApp())
      try play(app, on: stage)
      let before = stage.tree(of: app)
      let snapshot = app.snapshot()
      let copy = try NavigationSnapshot(data: snapshot.data())
      #expect(copy == snapshot)

      let next = stage.launch(ShopApp())
      let report = try #require(await stage.restore(copy, in: next))
      #expect(report.isComplete, "\(report)")
      #expect(report.restored.count == 5)
      #expect(stage.tree(of: next) == before)
      #expect(next.snapshot() == snapshot)
      #expect(next.selectedChild === next.shop)

      let checkout = try #require(next.shop.children.first as? CheckoutFlow)
      checkout.finish(42)
      stage.settle()
      #expect(next.shop.results == [42])
      #expect(stage.presented.isEmpty)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test("Nothing is animated, and every transition's cause is the restoration")
  func cause() async throws {
    try await FlowStage.play { stage in
      let app = stage.launch(ShopApp())
      try play(app, on: stage)
      let snapshot = app.snapshot()
      let next = stage.launch(ShopApp())
      let trace = Navigator.of(stage.window).trace
      _ = await stage.restore(snapshot, in: next)
      let events = trace.history
      #expect(events.count >= 5)
      #expect(events.allSatisfy { $0.cause == .restore }, "\(events)")
      #expect(events.allSatisfy { !$0.animated })
    }
  }

  @Test("The selected tab comes back, and what was done in the other one")
  func selection() async throws {
    try await FlowStage.play { stage in
      let app = stage.launch(ShopApp())
      app.shop.take(.order(1))
      app.select(app.settings)
      stage.settle()
      let snapshot = app.snapshot()
      #expect(snapshot.flow.selection == 1)
      let next = stage.launch(ShopApp())
      let report = try #require(await stage.restore(snapshot, in: next))
      #expect(report.isComplete)
      #expect(next.selectedChild === next.settings)
      #expect(stage.names(of: next.shop.navigationController) == ["list", "detail 1"])
    }
  }

  @Test("A step is in the snapshot for as long as one of its screens is there")
  func steps() async {
    await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      flow.take(.pair(1, 2))
      flow.take(.order(3))
      stage.settle()
      #expect(flow.snapshot().flow.steps.count == 2)
      flow.navigationController?.popViewController(animated: false)
      stage.settle()
      #expect(flow.snapshot().flow.steps.count == 1)
      flow.navigationController?.popViewController(animated: false)
      stage.settle()
      #expect(flow.snapshot().flow.steps.count == 1)
      flow.navigationController?.popViewController(animated: false)
      stage.settle()
      #expect(flow.snapshot().flow.steps.isEmpty)
    }
  }

  @Test("A screen that no step brought is named, and ends what is kept (REST-02)")
  func gap() async {
    await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      flow.take(.order(1))
      stage.settle()
      flow.show(Screen("by hand"))
      flow.take(.order(2))
      stage.settle()
      let snapshot = flow.snapshot().flow
      #expect(snapshot.steps.count == 1)
      #expect(snapshot.gaps == ["Screen"])
      let next = stage.launch(ShopFlow())
      let report = await stage.restore(NavigationSnapshot(flow: snapshot), in: next)
      #expect(report?.losses == [RestorationLoss(.notKept, flow: "ShopFlow", part: "Screen")])
      #expect(report?.restored.count == 1)
    }
  }

  @Test("A screen that a call of the app's own brought is kept once its step is named")
  func remembered() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      let screen = DetailScreen(5)
      flow.navigationController?.pushViewController(screen, animated: false)
      stage.settle()
      #expect(flow.snapshot().flow.gaps == ["DetailScreen(5)"])
      flow.remember(.order(5), for: screen)
      let snapshot = flow.snapshot()
      #expect(snapshot.flow.gaps.isEmpty)
      let next = stage.launch(ShopFlow())
      let report = try #require(await stage.restore(snapshot, in: next))
      #expect(report.isComplete)
      #expect(stage.names(of: next.navigationController) == ["list", "detail 5"])
    }
  }

  @Test("What a step's task starts is the step's, what it shows after the end of that is not")
  func late() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      flow.take(.late(9))
      await stage.settle { !flow.children.isEmpty }
      stage.settle()
      let snapshot = flow.snapshot()
      #expect(snapshot.flow.steps.first?.flow?.identifier == "CheckoutFlow")

      let next = stage.launch(ShopFlow())
      let report = try #require(await stage.restore(snapshot, in: next))
      #expect(report.isComplete, "\(report)")
      let checkout = try #require(next.children.first as? CheckoutFlow)
      checkout.finish(3)
      await stage.settle { next.results == [3] }
      stage.settle()
      #expect(stage.names(of: next.navigationController) == ["list", "detail 3"])
      #expect(next.snapshot().flow.steps.isEmpty)
      #expect(next.snapshot().flow.gaps == ["DetailScreen(3)"])
    }
  }

  @Test("What screens hold comes back with them, that of the flow's beginning and of its steps")
  func states() async {
    await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      (flow.screens.last as? NoteScreen)?.text = "milk"
      flow.take(.checkout(1))
      stage.settle()
      (flow.children.first?.screens.last as? NoteScreen)?.text = "eggs"
      let snapshot = flow.snapshot()
      let next = stage.launch(ShopFlow())
      _ = await stage.restore(snapshot, in: next)
      #expect((next.screens.last as? NoteScreen)?.text == "milk")
      #expect((next.children.first?.screens.last as? NoteScreen)?.text == "eggs")
    }
  }

  @Test("A restored flow is freed when its screens have left")
  func freed() async {
    await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      flow.take(.checkout(1))
      stage.settle()
      let snapshot = flow.snapshot()
      let next = stage.launch(ShopFlow())
      _ = await stage.restore(snapshot, in: next)
      weak let checkout = next.children.first as? CheckoutFlow
      weak let screen = checkout?.screens.last
      #expect(checkout != nil)
      stage.window.rootViewController?.dismiss(animated: false)
      stage.settle()
      #expect(checkout == nil && screen == nil)
      #expect(next.results == [nil])
    }
  }
}
