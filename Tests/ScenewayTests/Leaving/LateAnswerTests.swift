@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Guards that answer after the app has moved on` {
  private func rest(_ stage: FlowStage) async {
    for _ in 0..<20 {
      stage.settle()
      await Task.yield()
    }
    stage.settle()
  }

  @Test(arguments: ["pop", "back tap"])
  func `a pop whose guard the app has popped itself takes nothing that was pushed since`(way: String) async {
    await FlowStage.play { stage in
      let navigator = stage.navigator(SceneNavigationController(rootViewController: Screen("A")))
      let guarded = GuardedScreen("guarded")
      navigator.push(guarded, animation: .none)
      await rest(stage)
      guarded.whileAsked = {
        stage.rootStack?.popViewController(animated: false)
        stage.rootStack?.pushViewController(Screen("next"), animated: false)
        await Task.yield()
      }
      var outcome: TransitionOutcome?
      if way == "pop" {
        navigator.pop().whenEnded { outcome = $0 }
      } else {
        _ = stage.rootStack?.tapBackButton()
      }
      await rest(stage)
      #expect(stage.names(of: stage.rootStack) == ["A", "next"])
      #expect(way != "pop" || outcome == .unchanged)
      #expect(navigator.isIdle && stage.complaints.isEmpty)
      navigator.pop()
      await rest(stage)
      #expect(stage.names(of: stage.rootStack) == ["A"])
    }
  }

  @Test func `a dismissal whose guard the app has dismissed itself takes nothing that was presented since`()
    async
  {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let guarded = GuardedScreen("guarded")
      navigator.present(guarded, .sheet, animation: .none)
      await rest(stage)
      let next = Screen("next")
      guarded.whileAsked = {
        stage.rootStack?.dismiss(animated: false)
        stage.settle()
        stage.rootStack?.present(next, animated: false)
        await Task.yield()
      }
      var outcome: TransitionOutcome?
      navigator.dismiss().whenEnded { outcome = $0 }
      await rest(stage)
      #expect(outcome == .unchanged)
      #expect(stage.presented.last === next)
    }
  }

  @Test func `a pop whose guard shows an alert of its own first still takes the guard`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let guarded = GuardedScreen("guarded")
      navigator.push(guarded, animation: .none)
      await rest(stage)
      guarded.whileAsked = {
        guarded.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
        await Task.yield()
        guarded.dismiss(animated: true)
      }
      navigator.pop()
      await rest(stage)
      #expect(stage.names(of: stage.rootStack) == ["A"])
    }
  }
}
