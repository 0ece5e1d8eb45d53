import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// A flow that shows nothing by itself.
private final class Silent: Coordinator<Int> {}

private final class SilentTabs: TabCoordinator<Never> {
  private(set) var told: [FlowEnding] = []
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { told.append(ending) }
}

private final class SilentPages: PageCoordinator<Never> {
  private(set) var told: [FlowEnding] = []
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { told.append(ending) }
}

private final class SilentSplit: SplitCoordinator<Never> {
  private(set) var told: [FlowEnding] = []
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { told.append(ending) }
}

@MainActor
@Suite struct `Flows that show nothing` {
  private func launch(_ flow: AnyCoordinator, _ stage: FlowStage) {
    flow.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  @Test(arguments: [false, true])
  func `one in a tab ends as its tab does, and the tab flow hears of it once`(isSeen: Bool) async {
    await FlowStage.play { stage in
      var endings: [FlowEnding] = []
      weak var silent: Silent?
      let tabs = {
        let flow = Silent()
        silent = flow
        return SilentTabs([FlowTab(NumberFlow("other")), FlowTab(flow) { endings.append($0.ending) }])
      }()
      launch(tabs, stage)
      #expect(silent?.isRunning == true)
      if isSeen {
        tabs.tabBarController?.tapTab(at: 1)
        stage.settle()
      }
      tabs.tabBarController?.viewControllers?.remove(at: 1)
      stage.settle()
      #expect(endings == [.removed])
      #expect(tabs.told == [.removed])
      #expect(silent == nil)
    }
  }

  @Test(arguments: ["tab", "page", "column"])
  func `one in a container ends with the container's root, and its parent hears of it once`(place: String)
    async throws
  {
    try await FlowStage.playOnTablet { stage in
      let app = ParentFlow()
      launch(app, stage)
      var endings: [FlowEnding] = []
      weak var silent: Silent?
      var told: () -> [FlowEnding] = { [] }
      do {
        let flow = Silent()
        silent = flow
        switch place {
        case "tab":
          let tabs = SilentTabs([FlowTab(NumberFlow("other")), FlowTab(flow) { endings.append($0.ending) }])
          told = { tabs.told }
          app.start(tabs, .root)
        case "page":
          let pages = SilentPages([
            FlowPage(NumberFlow("other")), FlowPage(flow) { endings.append($0.ending) },
          ])
          told = { pages.told }
          app.start(pages, .root)
        default:
          let split = SilentSplit([
            FlowColumn(.primary, NumberFlow("other")),
            FlowColumn(.secondary, flow) { endings.append($0.ending) },
          ])
          told = { split.told }
          app.start(split, .root)
        }
      }
      stage.settle()
      #expect(silent?.isRunning == true)
      app.setRoot(Screen("new"))
      stage.settle()
      #expect(endings == [.rootReplaced])
      #expect(told().contains(.rootReplaced))
      #expect(silent == nil)
    }
  }

  @Test func `what its finished first child left in its tab leaves with the tab, and ends it`() async {
    await FlowStage.play { stage in
      final class Leader: Coordinator<Int> {
        weak var step: NumberFlow?
        override func start() {
          let step = NumberFlow("step")
          self.step = step
          start(step)
        }
      }
      let leader = Leader()
      var endings: [FlowEnding] = []
      let tabs = SilentTabs([FlowTab(leader) { endings.append($0.ending) }, FlowTab(NumberFlow("other"))])
      launch(tabs, stage)
      leader.step?.finish(1)
      stage.settle()
      #expect(leader.isRunning && endings.isEmpty)
      tabs.tabBarController?.viewControllers?.remove(at: 0)
      stage.settle()
      #expect(endings == [.removed])
      #expect(tabs.told == [.removed])
    }
  }

  @Test(arguments: [Placement.pushed, .replacingTop, .presented(.sheet), .root, .detail])
  func `one that is awaited ends when nobody holds it`(placement: Placement) async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      launch(parent, stage)
      var thrown: FlowCancelled?
      Task {
        do { _ = try await parent.run(Silent(), placement) } catch { thrown = error as? FlowCancelled }
      }
      await stage.settle { thrown != nil }
      #expect(thrown?.ending == .released)
      #expect(parent.children.isEmpty)
      #expect(parent.isRunning)
      #expect(stage.problems.isEmpty)
    }
  }

  @Test func `one that is awaited in a sheet ends when nobody holds it`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      launch(parent, stage)
      var thrown: FlowCancelled?
      Task {
        do { _ = try await parent.run(Silent(), presented: .sheet) } catch {
          thrown = error as? FlowCancelled
        }
      }
      await stage.settle { thrown != nil }
      #expect(thrown?.ending == .released)
    }
  }

  @Test func `one that is awaited goes on while work of its own will show something`() async {
    await FlowStage.play { stage in
      final class Late: Coordinator<Int> {
        override func start() {
          Task {
            for _ in 0..<10 { await Task.yield() }
            show(Screen("late"))
          }
        }
      }
      let parent = ParentFlow()
      launch(parent, stage)
      var result: Int?
      Task { result = try? await parent.run(Late()) }
      await stage.settle { stage.names(of: stage.rootStack) == ["parent", "late"] }
      #expect(stage.names(of: stage.rootStack) == ["parent", "late"])
      (parent.children.first as? Late)?.finish(3)
      await stage.settle { result != nil }
      #expect(result == 3)
    }
  }

  @Test func `one whose waiting task is cancelled ends with that`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      launch(parent, stage)
      let silent = Silent()
      var thrown: FlowCancelled?
      let task = Task {
        do { _ = try await parent.run(silent) } catch { thrown = error as? FlowCancelled }
      }
      await stage.settle { silent.isRunning }
      task.cancel()
      await stage.settle { thrown != nil }
      #expect(thrown?.ending == .taskCancelled)
    }
  }

  @Test func `a parent that waits for one that goes silently goes with it`() async {
    await FlowStage.play { stage in
      final class Middle: Coordinator<Int> {
        override func start() { start(Silent()) }
      }
      let parent = ParentFlow()
      launch(parent, stage)
      var ending: FlowEnding?
      parent.start(Middle()) { ending = $0.ending }
      stage.settle()
      #expect(ending == .released)
      #expect(parent.children.isEmpty)
    }
  }
}
