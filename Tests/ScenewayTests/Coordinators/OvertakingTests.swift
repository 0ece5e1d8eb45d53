@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Flows over full screens and behind alerts` {
  private func launch(_ stage: FlowStage) -> ParentFlow {
    let parent = ParentFlow()
    parent.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return parent
  }

  @Test func `a flow that covers the screen can present another, and both end`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let middle = NumberFlow("middle")
      let top = NumberFlow("top")
      parent.start(middle, presented: .fullScreen)
      stage.settle()
      middle.start(top, presented: .sheet)
      stage.settle()
      #expect(top.screen.appearances == 1)
      middle.finish(1)
      stage.settle()
      #expect(parent.ended == [.finished])
      #expect(!top.isRunning)
      #expect(stage.window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func `another root passes a presentation that waits for an alert to be closed`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      parent.present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert))
      stage.settle()
      parent.present(Screen("waiting"))
      stage.settle()
      let login = Screen("login")
      parent.setRoot(login)
      stage.settle()
      #expect(login.appearances == 1)
      #expect(stage.window.rootViewController === login.navigationController)
    }
  }

  @Test func `a dismissal passes what waits for the alert that it closes, which then comes`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      parent.present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert))
      stage.settle()
      let waiting = Screen("waiting")
      parent.present(waiting)
      stage.settle()
      #expect(waiting.appearances == 0)
      parent.dismiss()
      stage.settle()
      #expect(waiting.appearances == 1)
    }
  }

  @Test func `a call that could not start a flow does not end it when its task is cancelled`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let child = NumberFlow()
      parent.start(child)
      stage.settle()
      let second = Task { try await parent.run(child) }
      second.cancel()
      _ = await second.result
      stage.settle()
      #expect(child.isRunning)
    }
  }
}
