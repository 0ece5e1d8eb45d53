import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Flows with screens that want to stay` {
  final class EditFlow: Coordinator<Int> {
    let screen = GuardedScreen("edit")
    override func start() { show(screen) }
  }

  @Test(arguments: [false, true])
  func `Wish 10: a flow whose screen refuses goes on, and can finish later`(_ presented: Bool) async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let flow = EditFlow()
      var result: Int?
      parent.start(flow, presented ? .presented(.sheet) : .pushed) { result = try? $0.get() }
      stage.settle()
      flow.screen.letsGo = false
      flow.finish(1)
      await stage.settle(until: { parent.navigator.isIdle && flow.screen.reasons.count == 1 })
      #expect(flow.isRunning)
      #expect(flow.ending == nil)
      #expect(result == nil)
      #expect(flow.screen.disappearances == 0)
      flow.screen.letsGo = true
      flow.finish(2)
      await stage.settle(until: { result != nil })
      #expect(result == 2)
      #expect(flow.screen.reasons == [.flowEnd, .flowEnd])
      #expect(parent.ended == [.finished])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `Wish 10: the back button of a flow's own stack asks`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      let flow = EditFlow()
      var ending: FlowEnding?
      parent.start(flow) { ending = $0.ending }
      stage.settle()
      flow.screen.letsGo = false
      #expect(stage.rootStack?.tapBackButton() == true)
      await stage.settle(until: { !flow.screen.reasons.isEmpty })
      #expect(flow.isRunning)
      flow.screen.letsGo = true
      await stage.settle(until: { parent.navigator.isIdle })
      #expect(stage.rootStack?.tapBackButton() == true)
      await stage.settle(until: { ending != nil })
      #expect(ending == .back)
      #expect(flow.screen.reasons == [.backTap, .backTap])
    }
  }

  @Test func `Wish 10: another root that a flow asks for waits for the answer`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      let screen = GuardedScreen("first")
      parent.first = screen
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      screen.letsGo = false
      parent.setRoot(Screen("new"))
      await stage.settle(until: { !screen.reasons.isEmpty && parent.navigator.isIdle })
      #expect(screen.reasons == [.rootReplacement])
      #expect(screen.disappearances == 0)
      #expect(parent.isRunning)
    }
  }
}
