import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Restoring flows in windows of their own` {
  @Test
  func `a window that a step opens comes back with its flow, what was done in it, and who waits for it`()
    async throws
  {
    try await FlowStage.play { stage in
      let app = stage.launch(ToolApp())
      app.take(.tool(1))
      stage.settle()
      let tool = try #require(app.children.first as? CheckoutFlow)
      tool.take(.pay("card"))
      tool.take(.receipt(4))
      app.take(.page(2))
      stage.settle()
      let before = stage.tree(of: app)
      let snapshot = app.snapshot()
      #expect(snapshot.flow.gaps.isEmpty)
      #expect(snapshot.flow.steps.map(\.flow?.identifier) == ["CheckoutFlow", nil])

      let next = stage.launch(ToolApp())
      let report = try #require(await stage.restore(NavigationSnapshot(data: snapshot.data()), in: next))
      #expect(report.isComplete, "\(report)")
      #expect(report.restored.count == 4)
      #expect(stage.tree(of: next) == before)
      #expect(next.snapshot() == snapshot)
      let window = try #require(next.windows.first)
      #expect(!window.isHidden && next.windows.count == 1)
      let restored = try #require(next.children.first as? CheckoutFlow)
      #expect(restored.navigationController === window.rootViewController)
      #expect(stage.names(of: restored.navigationController) == ["cart 1", "card"])
      #expect(stage.names(of: next.navigationController) == ["home", "2"])
      restored.finish(7)
      stage.settle()
      #expect(next.results == [7])
      #expect(window.isHidden)
      #expect(next.snapshot().flow.steps.count == 1)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test func `a window that no step opens is named and lost, and ends nothing in the window of its parent`()
    async throws
  {
    try await FlowStage.play { stage in
      let app = stage.launch(ToolApp())
      app.open(CheckoutFlow(1))
      app.take(.page(2))
      stage.settle()
      let snapshot = app.snapshot()
      #expect(snapshot.flow.gaps == ["CheckoutFlow"])
      #expect(snapshot.flow.steps.count == 1)
      let next = stage.launch(ToolApp())
      let report = try #require(await stage.restore(snapshot, in: next))
      #expect(report.losses == [RestorationLoss(.notKept, flow: "ToolApp", part: "CheckoutFlow")])
      #expect(report.losses.first?.description == "ToolApp has no step that brings CheckoutFlow back.")
      #expect(stage.names(of: next.navigationController) == ["home", "2"])
    }
  }
}

/// Opens tools in windows of their own.
private final class ToolApp: Coordinator<Never>, RestorableFlow {
  enum Step: Codable { case tool(Int), page(Int) }

  private(set) var windows: [UIWindow] = []
  private(set) var results: [Int?] = []

  override func start() { show(Screen("home")) }

  func go(to step: Step) {
    switch step {
    case .tool(let id): open(CheckoutFlow(id))
    case .page(let number): show(Screen("\(number)"))
    }
  }

  func open(_ tool: CheckoutFlow) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    windows.append(window)
    start(tool, .window(window)) { [weak self] in self?.results.append(try? $0.get()) }
  }
}
