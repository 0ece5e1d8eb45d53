import Foundation
import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite("What a restoration leaves out")
struct RestorationLossTests {
  private func restore(
    _ flow: FlowSnapshot, in app: AnyCoordinator, on stage: FlowStage
  ) async throws -> RestorationReport {
    try #require(await stage.restore(NavigationSnapshot(flow: flow), in: app))
  }

  private func step(_ step: ShopFlow.Step) throws -> StepSnapshot {
    StepSnapshot(step: try SnapshotValue(step))
  }

  @Test("A step that the app does not know any more ends its flow there, and is named; other flows come back")
  func unknownStep() async throws {
    try await FlowStage.play { stage in
      let app = stage.launch(ShopApp())
      let unknown = StepSnapshot(step: .object(["gift": .object([:])]))
      let shop = FlowSnapshot(
        identifier: "ShopFlow", steps: [try step(.order(1)), unknown, try step(.order(2))])
      let settings = FlowSnapshot(
        identifier: "SettingsFlow",
        steps: [StepSnapshot(step: try SnapshotValue(SettingsFlow.Step.page("A")))])
      let report = try await restore(
        FlowSnapshot(identifier: "ShopApp", children: [shop, settings], selection: 0), in: app, on: stage)
      #expect(report.losses.map(\.kind) == [.unknownStep])
      #expect(report.losses.first?.flow == "ShopApp/ShopFlow")
      #expect(report.losses.first?.following == 1)
      #expect(stage.names(of: app.shop.navigationController) == ["list", "detail 1"])
      #expect(stage.names(of: app.settings.navigationController) == ["settings", "A"])
    }
  }

  @Test("Each thing that can be missing is told in words", arguments: RestorationLoss.Kind.allCases)
  func words(kind: RestorationLoss.Kind) {
    let loss = RestorationLoss(kind, flow: "App/Flow", part: "step", following: 2)
    #expect(loss.description.contains("App/Flow"))
    #expect(loss.description.contains("2 steps"))
  }

  @Test("A flow that is not started now is named, with the number of its steps")
  func missingFlow() async throws {
    try await FlowStage.play { stage in
      let app = stage.launch(ShopApp())
      let gone = FlowSnapshot(identifier: "WalletFlow", steps: [try step(.order(1)), try step(.order(2))])
      let report = try await restore(
        FlowSnapshot(identifier: "ShopApp", children: [gone], selection: 0), in: app, on: stage)
      #expect(report.losses == [RestorationLoss(.flowNotRunning, flow: "ShopApp/WalletFlow", following: 2)])
    }
  }

  @Test("A step that shows nothing is told, and ends its flow there")
  func nothingShown() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      let report = try await restore(
        FlowSnapshot(identifier: "ShopFlow", steps: [try step(.nothing), try step(.order(1))]), in: flow,
        on: stage)
      #expect(report.losses.map(\.kind) == [.nothingShown])
      #expect(stage.names(of: flow.navigationController) == ["list"])
    }
  }

  @Test("A snapshot of another flow is refused")
  func otherFlow() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      let report = try await restore(FlowSnapshot(identifier: "SettingsFlow"), in: flow, on: stage)
      #expect(report.losses.map(\.kind) == [.otherFlow])
    }
  }

  @Test("Screens that are called alike are told by title and place, one of UIKit's own class always")
  func alike() async {
    await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      let second = Screen()
      second.title = "Second"
      for screen in [Screen(), second, UIViewController()] { flow.show(screen, animated: false) }
      let sheet = Screen()
      flow.present(sheet, .sheet, animated: false)
      stage.settle()
      #expect(
        flow.snapshot().flow.gaps == [
          "Screen, number 2 of its stack", "Screen “Second”, number 3 of its stack",
          "UIViewController, number 4 of its stack", "Screen, presented over UIViewController",
        ])
    }
  }

  @Test("A flow that takes no steps any more says so")
  func noSteps() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(NumberFlow())
      let report = try await restore(
        FlowSnapshot(identifier: "NumberFlow", steps: [try step(.order(1))]), in: flow, on: stage)
      #expect(report.losses.map(\.kind) == [.noSteps])
    }
  }

  @Test("A screen that cannot read what it held is told, and all else comes back")
  func screenState() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      let report = try await restore(
        FlowSnapshot(
          identifier: "ShopFlow", steps: [try step(.order(1))], screens: ["NoteScreen": .bool(true)]),
        in: flow, on: stage)
      #expect(report.losses.map(\.kind) == [.screen])
      #expect(report.losses.first?.part == "NoteScreen")
      #expect(stage.names(of: flow.navigationController) == ["list", "detail 1"])
    }
  }

  /// A flow whose steps were numbers once.
  private final class RenamedFlow: Coordinator<Never>, RestorableFlow {
    enum Step: Codable { case order(Int) }
    static var stepVersion: Int { 2 }

    override var restorationIdentifier: String { "OldFlow" }
    override func start() { show(Screen("list")) }
    func go(to step: Step) { if case .order(let id) = step { show(DetailScreen(id)) } }

    static func step(from value: SnapshotValue, version: Int) throws -> Step? {
      guard version == 1 else { return try value.decode(as: Step.self) }
      let id = try value.decode(as: Int.self)
      return id == 0 ? nil : .order(id)
    }
  }

  @Test("A renamed flow reads what earlier versions wrote, and leaves out what it no longer has")
  func versions() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(RenamedFlow())
      let old = FlowSnapshot(
        identifier: "OldFlow", version: 1,
        steps: [StepSnapshot(step: .int(3)), StepSnapshot(step: .int(0)), StepSnapshot(step: .int(4))])
      let report = try await restore(old, in: flow, on: stage)
      #expect(report.isComplete)
      #expect(stage.names(of: flow.navigationController) == ["list", "detail 3", "detail 4"])
      #expect(flow.snapshot().flow.version == 2)
    }
  }

  @Test("A link that is opened at launch waits for the restoration, and goes on from there")
  func link() async throws {
    try await FlowStage.play { stage in
      let flow = LinkedShop()
      var report: RestorationReport?
      let snapshot = NavigationSnapshot(
        flow: FlowSnapshot(identifier: "LinkedShop", steps: [try step(.order(1)), try step(.order(2))]))
      Task { report = await flow.restore(snapshot) }
      await Task.yield()
      var plan: LinkPlan?
      Task { plan = try await flow.open(LinkedShop.Route.list) }
      await Task.yield()
      _ = stage.launch(flow)
      await stage.settle { report != nil && plan != nil }
      #expect(report?.isComplete == true)
      #expect(plan?.steps.isEmpty == false)
      #expect(stage.names(of: flow.navigationController) == ["list"])
    }
  }

  @Test("A link that is opened in the middle of a restoration ends it where it stands")
  func linkInTheMiddle() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(LinkedShop())
      var report: RestorationReport?
      let snapshot = NavigationSnapshot(
        flow: FlowSnapshot(
          identifier: "LinkedShop",
          steps: try (1...9).map { try step(.order($0)) }))
      Task { report = await flow.restore(snapshot) }
      await stage.settle { flow.navigationController?.viewControllers.count ?? 0 > 1 }
      Task { try await flow.open(LinkedShop.Route.list) }
      await stage.settle { report != nil }
      #expect(report?.losses.map(\.kind) == [.interrupted])
    }
  }

  private final class LinkedShop: ShopFlow, LinkRouting {
    enum Route: LinkRoute { case list }
    func path(to route: Route) -> LinkPath { .root }
  }
}
