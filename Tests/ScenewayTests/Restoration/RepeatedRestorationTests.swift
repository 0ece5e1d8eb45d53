import Foundation
import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Restoring one snapshot twice at once` {
  private func snapshot(on stage: FlowStage) -> NavigationSnapshot {
    let app = stage.launch(ShopApp())
    app.shop.take(.order(7))
    stage.settle()
    app.shop.take(.order(8))
    stage.settle()
    return app.snapshot()
  }

  @Test func `the second is refused and says so, and the steps are taken once`() async {
    await FlowStage.play { stage in
      let snapshot = snapshot(on: stage)
      let app = stage.launch(ShopApp())
      var reports: [RestorationReport] = []
      for _ in 0..<2 { Task { reports.append(await app.restore(snapshot)) } }
      await stage.settle { reports.count == 2 }
      #expect(stage.names(of: app.shop.navigationController) == ["list", "detail 7", "detail 8"])
      let refused = reports.filter { !$0.isComplete }
      #expect(refused.count == 1)
      #expect(refused.first?.restored.isEmpty == true)
      #expect(refused.first?.losses.map(\.kind) == [.interrupted])
      #expect("\(refused)".contains("is being restored already"))
    }
  }

  @Test func `an activity that comes twice before the flow is started is restored once`() async {
    await FlowStage.play { stage in
      final class ToldApp: ShopFlow {
        var reports: [RestorationReport] = []
        override func didRestore(_ report: RestorationReport) { reports.append(report) }
      }
      let first = stage.launch(ToldApp())
      first.take(.order(7))
      stage.settle()
      let activity = first.restorationActivity()
      let app = ToldApp()
      #expect(app.restore(from: activity))
      #expect(app.restore(from: activity))
      _ = stage.launch(app)
      await stage.settle { app.reports.count == 2 }
      #expect(stage.names(of: app.navigationController) == ["list", "detail 7"])
      #expect(app.reports.filter(\.isComplete).count == 1)
    }
  }

  @Test func `a file that is restored twice at once is not put aside`() async throws {
    try await FlowStage.play { stage in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("twice-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = RestorationFile(folder.appendingPathComponent("where.json"))
      let snapshot = snapshot(on: stage)
      try file.save(snapshot)
      let app = stage.launch(ShopApp())
      #expect(app.restore(from: file))
      #expect(app.restore(from: file))
      await stage.settle { stage.names(of: app.shop.navigationController).count == 3 }
      await stage.settle { false }
      #expect(stage.names(of: app.shop.navigationController) == ["list", "detail 7", "detail 8"])
      #expect(try file.load() == snapshot)
      #expect(stage.problems.map(\.kind) == [.notRestored])
    }
  }

  @Test func `it can be restored again when the first time has ended`() async {
    await FlowStage.play { stage in
      let snapshot = snapshot(on: stage)
      let app = stage.launch(ShopApp())
      #expect(await stage.restore(snapshot, in: app)?.isComplete == true)
      #expect(await stage.restore(snapshot, in: app)?.isComplete == true)
    }
  }
}
