@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Required inputs` {
  @Test func `Wish 9: a route by code that leaves an input out throws its name, and nothing is shown`()
    async throws
  {
    try await Article.play { article in
      let error = #expect(throws: SceneError.self) { try article.home.scene.router.routeToAbout(segue: nil) }
      #expect(error?.kind == .missingInput)
      #expect(error?.scene == "ArticleDetailController")
      #expect(error?.expected == "ArticleDetailStore.message")
      #expect(error?.found == ["ArticleDetailStore.message"])
      article.stage.settle()
      #expect(article.home.presentedViewController == nil)
      #expect(article.stage.problems == [])
    }
  }

  @Test(arguments: [true, false])
  func `Wish 9: a segue that a person starts and whose route leaves an input out is one problem`(
    forwarding: Bool
  ) async throws {
    try await Article.play(forwarding: forwarding) { article in
      article.home.performSegue(withIdentifier: "About", sender: nil)
      #expect(article.stage.problems.map(\.kind) == [.missingInput])
      article.stage.settle()
      #expect(article.stage.problems.count == 1)
    }
  }

  @Test func `Wish 9: a segue with a closure throws what its route leaves out`() async throws {
    try await Article.play { article in
      let error = #expect(throws: SceneError.self) {
        try article.home.performSegue(withIdentifier: "About", sender: nil) { _ in }
      }
      #expect(error?.kind == .missingInput)
      article.stage.settle()
      #expect(article.stage.problems == [])
    }
  }

  @Test func `Wish 9: inputs of a controller without a router are checked after the closure has run`()
    async throws
  {
    try await FlowStage.play { stage in
      let source = SourceController()
      stage.show(source)
      let screen = InputController()
      let missing = #expect(throws: SceneError.self) { try screen.checkRequiredInputs() }
      #expect(missing?.found == ["BaseInputController.base", "InputController.own"])
      screen.base = 1
      screen.own = "own"
      try screen.checkRequiredInputs()
      #expect(screen.$own == "own")
      #expect(stage.problems == [])
    }
  }

  @Test func `Wish 9: a screen that code shows without its input is a problem before viewDidLoad`()
    async throws
  {
    try await Article.play { article in
      let detail = ArticleDetailController()
      detail.assemble()
      #expect(article.stage.problems == [])
      detail.loadViewIfNeeded()
      #expect(article.stage.problems.map(\.kind) == [.missingInput])
      #expect(article.stage.problems.first?.description.contains("ArticleDetailStore.message") == true)
    }
  }

  @Test func `Wish 9: a value that was given once may be replaced, and a default is no missing input`()
    async throws
  {
    try await Article.play { article in
      let screen = InputController()
      screen.base = 1
      screen.own = "own"
      screen.own = "other"
      #expect(screen.own == "other")
      #expect(screen.withDefault == 3)
      try screen.checkRequiredInputs()
    }
  }
}

private class BaseInputController: UIViewController {
  @RequiredInput var base: Int
}

private final class InputController: BaseInputController {
  @RequiredInput var own: String
  @RequiredInput var withDefault = 3
  var optional: String?
}
