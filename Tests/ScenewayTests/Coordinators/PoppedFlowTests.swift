import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Flows that are popped while they wait to present` {
  private func rest(_ stage: FlowStage) async {
    for _ in 0..<20 {
      stage.settle()
      await Task.yield()
    }
    stage.settle()
  }

  @Test(arguments: ["screen", "flow", "awaited flow"])
  func `one that UIKit's own pop takes ends as left by back, and what it waits to present is cancelled`(
    kind: String
  ) async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      var (outcome, started, awaited): (TransitionOutcome?, FlowEnding?, FlowEnding?)
      do {
        let flow = NumberFlow("pushed")
        parent.start(flow)
        await rest(stage)
        parent.navigator.present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert))
        await rest(stage)
        switch kind {
        case "screen": flow.present(Screen("sheet"), .sheet).whenEnded { outcome = $0 }
        case "flow": flow.start(NumberFlow("sheet"), presented: .sheet) { started = $0.ending }
        default:
          Task { [weak flow] in
            do throws(FlowCancelled) { _ = try await flow?.run(NumberFlow("sheet"), presented: .sheet) } catch
            {
              awaited = error.ending
            }
          }
        }
        await rest(stage)
      }
      parent.navigationController?.popViewController(animated: false)
      await rest(stage)
      #expect(parent.ended == [.back])
      stage.window.rootViewController?.dismiss(animated: false)
      await rest(stage)
      #expect(stage.presented.isEmpty)
      switch kind {
      case "screen": #expect(outcome == .cancelled)
      case "flow": #expect(started == .parentEnded)
      default: #expect(awaited == .parentEnded)
      }
      #expect(parent.navigator.isIdle)
      #expect(stage.complaints.isEmpty && stage.problems.isEmpty)
    }
  }

  @Test func `one whose first sheet has gone and whose next one waits goes on`() async {
    await FlowStage.play { stage in
      final class SheetsFlow: Coordinator<Int> {
        override func start() { present(Screen("first"), .sheet) }
      }
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let flow = SheetsFlow()
      parent.start(flow)
      await rest(stage)
      stage.window.rootViewController?.dismiss(animated: true)
      flow.present(Screen("second"), .sheet)
      await rest(stage)
      #expect(flow.isRunning)
      #expect((stage.presented.last as? Screen)?.name == "second")
    }
  }
}
