@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Scenes of view controller, interactor, presenter and router` {
  @Test func `Wish 9: one line links the parts, from a storyboard and from code`() async throws {
    try await Article.play { article in
      for home in [article.home, ArticleHomeController()] {
        let interactor = try #require(home.scene.interactor as? ArticleHomeInteractor)
        let presenter = try #require(interactor.presenter as? ArticleHomePresenter)
        #expect(presenter.viewController === home)
        #expect(home.scene.router.viewController === home)
        #expect(home.scene.router.dataStore === interactor)
        home.interactor.changeMessage(to: "Hello")
        #expect(home.isReady)
        home.interactor.changeMessage(to: "Hell")
        #expect(!home.isReady)
      }
    }
  }

  @Test func `Wish 9: a scene goes when its view controller goes, with every part of it`() async throws {
    try await Article.play { article in
      weak var controller: ArticleHomeController?
      weak var interactor: AnyObject?
      weak var presenter: AnyObject?
      weak var router: AnyObject?
      try { @MainActor in
        let home = ArticleHomeController()
        home.interactor.changeMessage(to: "Hello")
        controller = home
        interactor = home.scene.interactor
        presenter = (home.scene.interactor as? ArticleHomeInteractor)?.presenter
        router = home.scene.router
        _ = try #require(presenter)
      }()
      #expect(controller == nil)
      #expect(interactor == nil)
      #expect(presenter == nil)
      #expect(router == nil)
    }
  }

  @Test(arguments: [true, false], ["button", "segue", "closure", "code"])
  func `Wish 9: data reaches a struct store on every way there, whether prepare hands segues on or not`(
    forwarding: Bool, way: String
  ) async throws {
    try await Article.play(forwarding: forwarding) { article in
      let home = article.home
      home.interactor.changeMessage(to: "Hello")
      switch way {
      case "button": (home.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
      case "segue": home.performSegue(withIdentifier: "Detail", sender: nil)
      case "closure": try home.performSegue(to: ArticleDetailController.self, identifier: "Detail") { _ in }
      default: try home.scene.router.routeToDetail(segue: nil)
      }
      let detail = try #require(article.detail)
      #expect(!detail.isViewLoaded)
      article.stage.settle()
      #expect(detail.text == "Home says: Hello")
      #expect(article.stage.problems == [])
    }
  }

  /// A view controller whose scene is another one each time.
  private final class ComputedController: UIViewController, SceneViewController {
    var scene: Scene<ArticleHomeInteractor, ComputedRouter> {
      Scene(ArticleHomeInteractor(), ComputedRouter(viewController: self))
    }
  }

  private final class ComputedRouter: SceneRouter<ComputedController>, DataPassing {
    typealias DataStore = any ArticleHomeDataStore
  }

  @Test
  func `A scene that is computed anew each time is reported, once, and one that a test replaces is not`()
    async throws
  {
    await FlowStage.play { stage in
      let controller = ComputedController()
      for _ in 1...3 { _ = controller.interactor }
      stage.settle()
      #expect(stage.problems == [SceneError(.sceneMadeAgain, scene: "ComputedController")])
      #expect(stage.problems.first?.description.contains("lazy var scene") == true)
      let home = ArticleHomeController()
      _ = home.interactor
      home.scene = Scene(home.interactor, ArticleHomeRouter(viewController: home))
      stage.settle()
      #expect(stage.problems.count == 1)
    }
  }

  // MARK: Backwards

  @Test(arguments: ["unwind", "code"], ["Detail", "About"])
  func `Wish 9: data goes back to the source, by an unwind segue and without one`(way: String, there: String)
    async throws
  {
    try await Article.play { article in
      let home = article.home
      home.interactor.changeMessage(to: "Hello")
      if there == "Detail" {
        try home.scene.router.routeToDetail(segue: nil)
      } else {
        let detail = ArticleDetailController()
        detail.scene.router.dataStore?.message = "Hello"
        home.present(detail, animated: true)
      }
      article.stage.settle()
      var detail = article.detail
      weak let gone = detail
      #expect(gone != nil)
      detail?.interactor.dataStore.answer = "Fine"
      if way == "unwind", there == "Detail" {
        detail?.performSegue(withIdentifier: "home", sender: nil)
      } else {
        // One that code made has no segue back.
        try detail?.scene.router.routeBack(segue: nil)
      }
      detail = nil
      #expect((home.interactor as? ArticleHomeInteractor)?.message == "Fine")
      article.stage.settle()
      #expect(article.navigation.viewControllers == [home])
      #expect(home.presentedViewController == nil)
      #expect(gone == nil)
      #expect(article.stage.problems == [])
    }
  }

  @Test func `Wish 9: going back finds the nearest screen of the class under sheets and other tabs`()
    async throws
  {
    try await Ways.play { ways in
      let (next, sheet, end) = try ways.goToEnd()
      let router = EndRouter(viewController: end)
      let missing = #expect(throws: SceneError.self) {
        try router.route(nil, toAny: WayBesides2.self, or: .back())
      }
      #expect(missing?.kind == .noScreenThere)
      #expect(missing?.found.prefix(4) == ["WaySheet", "UINavigationController", "WayNext", "WayHome"])
      #expect(end.navigationController?.topViewController === end)
      try router.route(nil, toAny: WaySheet.self, or: .back()) { $0.note = "near" }
      ways.stage.settle()
      #expect(sheet.note == "near")
      #expect(sheet.navigationController?.viewControllers == [sheet])
      try SheetRouter(viewController: sheet).route(nil, toAny: WayHome.self, or: .back()) { $0.note = "far" }
      #expect(ways.home.note == "far")
      ways.stage.settle()
      #expect(ways.navigation.viewControllers == [ways.home])
      #expect(ways.home.presentedViewController == nil)
      #expect(next.parent == nil)
      #expect(ways.stage.complaints == [])
    }
  }

  // MARK: Parts of a test

  @Test func `Wish 9: a test puts its own interactor and presenter into a scene`() async throws {
    try await Article.play { article in
      let home = article.home
      let interactor = InteractorSpy()
      home.scene.interactor = interactor
      home.interactor.changeMessage(to: "spied")
      #expect(interactor.messages == ["spied"])
      let real = ArticleHomeInteractor()
      let presenter = PresenterSpy()
      real.presenter = presenter
      home.scene.interactor = real
      home.interactor.changeMessage(to: "seen")
      #expect(presenter.messages == ["seen"])
      #expect(home.scene.router.dataStore?.message == "seen")
    }
  }

  @Test func `Wish 9: a test puts its own parts into scenes that a segue brings`() async throws {
    try await Article.play { article in
      let presenter = DetailPresenterSpy()
      let interactor = InteractorSpy()
      await SceneParts.replacing((any ArticleDetailPresentationLogic).self, with: { _ in presenter }) {
        await SceneParts.replacing((any ArticleHomeBusinessLogic).self, with: { _ in interactor }) {
          article.home.interactor.changeMessage(to: "Hello")
          article.home.performSegue(withIdentifier: "Detail", sender: nil)
          article.stage.settle()
          ArticleHomeController().interactor.changeMessage(to: "made inside")
        }
      }
      #expect(presenter.messages == ["Hello"])
      #expect(interactor.messages == ["made inside"])
      #expect(article.detail?.text == nil)
    }
  }

  // MARK: Routes

  @Test
  func `Wish 9: a protocol of routes serves as the table, and the table is checked against the storyboard`()
    async throws
  {
    try await Article.play { article in
      try article.home.scene.router.checkRoutes()
      #expect(article.home.scene.router.routes.isEmpty)
    }
  }
}

private final class InteractorSpy: ArticleHomeBusinessLogic {
  var messages: [String] = []
  func changeMessage(to message: String) { messages.append(message) }
}

private final class PresenterSpy: ArticleHomePresentationLogic {
  var messages: [String] = []
  func present(_ message: String) { messages.append(message) }
}

private final class DetailPresenterSpy: ArticleDetailPresentationLogic {
  var messages: [String] = []
  func present(_ message: String) { messages.append(message) }
}

private final class EndRouter: SceneRouter<WayEnd> {}
private final class SheetRouter: SceneRouter<WaySheet> {}
private final class WayBesides2: WayScreen {

  @Test func `Wish 9: an interactor may be a value, to which data is written back`() async throws {
    try await FlowStage.play { stage in
      let (counting, answering) = (CountingController(), AnsweringController())
      stage.show(UINavigationController(rootViewController: counting))
      #expect(counting.router?.dataStore?.count == 3)
      counting.scene.interactor.count = 4
      #expect(counting.router?.dataStore?.count == 4)
      counting.navigationController?.pushViewController(answering, animated: false)
      stage.settle()
      try answering.scene.router.routeBack(segue: nil)
      #expect(counting.interactor.count == 7)
      #expect(counting.router?.dataStore?.count == 7)
    }
  }
}

private struct Counting { var count = 3 }

private final class CountingRouter: SceneRouter<CountingController>, DataPassing {
  typealias DataStore = Counting
}

private final class CountingController: UIViewController, SceneViewController {
  lazy var scene = Scene(Counting(), CountingRouter(viewController: self))
}

private final class Answering { let answer = 7 }

private final class AnsweringRouter: SceneRouter<AnsweringController>, DataPassing {
  typealias DataStore = Answering

  func routeBack(segue: UIStoryboardSegue?) throws {
    try route(segue, to: CountingController.self, or: .back()) { answering, counting in
      counting.count = answering.answer
    }
  }
}

private final class AnsweringController: UIViewController, SceneViewController {
  lazy var scene = Scene(Answering(), AnsweringRouter(viewController: self))
}
