@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// A flow whose first screen comes from a storyboard, under a name that may be wrong.
private final class StoryboardFlow: Coordinator<Int> {
  let identifier: SceneIdentifier

  init(_ identifier: SceneIdentifier) { self.identifier = identifier }

  override func start() { showScene(identifier) }

  func showScene(_ identifier: SceneIdentifier) {
    show(identifier, of: UIStoryboard(name: "Segues", bundle: .module), as: PlainController.self) {
      $0.note = "configured"
    }
  }
}

@MainActor
@Suite struct `Starting a flow` {
  @Test func `in a scene makes a window that owns the flow and comes on the screen`() async throws {
    try await FlowStage.play { stage in
      stage.openScene()
      let scene = try #require(UIApplication.shared.connectedScenes.first)
      weak var flow: NumberFlow?
      var window = {
        let made = NumberFlow()
        flow = made
        return made.start(in: scene)
      }()
      stage.settle()
      #expect(window?.isKeyWindow == true && window?.windowScene === scene)
      #expect(flow?.isRunning == true && flow?.screen.appearances == 1 && flow?.starts == 1)
      window = nil
      stage.closeScene()
      stage.settle()
      #expect(flow == nil)
    }
  }

  @Test func `with a storyboard's scene shows it`() async throws {
    await FlowStage.play { stage in
      let flow = StoryboardFlow("Plain")
      flow.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect((flow.screens.last as? PlainController)?.note == "configured" && stage.problems == [])
    }
  }

  @Test func `with a scene that is not there ends it, and who waits hears why`() async throws {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let error = await #expect(throws: FlowCancelled.self) { try await parent.run(StoryboardFlow("Plian")) }
      guard case .failed(let fault) = error?.ending else {
        Issue.record("It ended otherwise: \(String(describing: error))")
        return
      }
      #expect(fault.kind == .unknownScene && fault.suggestion == "Plain")
      #expect(
        fault.description.hasPrefix(
          "StoryboardFlow goes to scene 'Plian', which the storyboard does not have"))
      #expect(stage.problems == [])
    }
  }

  @Test func `what fails later, or for the app's own reasons, is reported and the flow goes on`()
    async throws
  {
    struct Failure: Error {}
    await FlowStage.play { stage in
      let flow = StoryboardFlow("Plain")
      flow.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      flow.showScene("Detail")
      flow.attempt { throw Failure() }
      #expect(flow.isRunning)
      #expect(stage.problems.map(\.kind) == [.wrongScene, .failed])
      #expect(
        stage.problems.first?.description.hasPrefix("StoryboardFlow goes to scene 'Detail', which") == true)
    }
  }
}
