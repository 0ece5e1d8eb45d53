@_spi(Sceneway) import HeadlessUIKit
import Sceneway

// The scenes of the article about routers in Clean Swift, Home and Detail, in Sceneway's words.

// MARK: Home

@MainActor protocol ArticleHomeDisplayLogic: AnyObject { func display(_ isReady: Bool) }
@MainActor protocol ArticleHomePresentationLogic: AnyObject { func present(_ message: String) }
@MainActor protocol ArticleHomeBusinessLogic: AnyObject { func changeMessage(to message: String) }
@MainActor protocol ArticleHomeDataStore: AnyObject { var message: String { get set } }
protocol ArticleHomeDataPassing: DataPassing where DataStore == any ArticleHomeDataStore {}

/// What could be generated from the storyboard: leave a route out, and the router does not compile.
@MainActor protocol ArticleHomeRoutes: SegueRoutes {
  func routeToDetail(segue: UIStoryboardSegue?) throws
  func routeToAbout(segue: UIStoryboardSegue?) throws
}

extension ArticleHomeRoutes {
  var segueRoutes: [String: AnySceneRouter.Route] { ["Detail": routeToDetail, "About": routeToAbout] }
}

class ArticleHomeController: UIViewController, ArticleHomeDisplayLogic, SceneViewController {
  lazy var scene: Scene<any ArticleHomeBusinessLogic, ArticleHomeRouter> = Scene(
    ArticleHomeInteractor(presenter: ArticleHomePresenter(viewController: self)),
    ArticleHomeRouter(viewController: self))

  private(set) var isReady = false

  override func awakeFromNib() {
    super.awakeFromNib()
    assemble()
  }

  func display(_ isReady: Bool) { self.isReady = isReady }
}

final class ArticleHomePresenter: ScenePresenter<any ArticleHomeDisplayLogic>, ArticleHomePresentationLogic {
  func present(_ message: String) { viewController?.display(message.count > 4) }
}

final class ArticleHomeInteractor: SceneInteractor<any ArticleHomePresentationLogic>,
  ArticleHomeBusinessLogic, ArticleHomeDataStore
{
  var message = ""

  func changeMessage(to message: String) {
    self.message = message
    presenter?.present(message)
  }
}

final class ArticleHomeRouter: SceneRouter<ArticleHomeController>, ArticleHomeRoutes, ArticleHomeDataPassing {
  func routeToDetail(segue: UIStoryboardSegue?) throws {
    try route(segue, to: ArticleDetailController.self, or: .push("ArticleDetail")) { home, detail in
      detail.message = home.message
    }
  }

  func routeToAbout(segue: UIStoryboardSegue?) throws {
    // Nothing is handed over, which Detail finds out.
    try route(segue, to: ArticleDetailController.self, or: .present("ArticleDetail")) { _, _ in }
  }
}

/// A home that forwards segues by hand as well, as in the article.
final class ArticleForwardingHome: ArticleHomeController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    router?.prepare(for: segue, sender: sender)
  }
}

// MARK: Detail

struct ArticleDetailStore {
  @RequiredInput var message: String
  var answer = ""
}

@MainActor protocol ArticleDetailDisplayLogic: AnyObject { func display(_ text: String) }
@MainActor protocol ArticleDetailPresentationLogic: AnyObject { func present(_ message: String) }
protocol ArticleDetailDataPassing: DataPassing where DataStore == ArticleDetailStore {}

final class ArticleDetailController: UIViewController, ArticleDetailDisplayLogic, SceneViewController {
  lazy var scene = Scene(
    ArticleDetailInteractor(presenter: ArticleDetailPresenter(viewController: self)),
    ArticleDetailRouter(viewController: self))

  private(set) var text: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor.showMessage()
  }

  func display(_ text: String) { self.text = text }
}

final class ArticleDetailPresenter: ScenePresenter<any ArticleDetailDisplayLogic>,
  ArticleDetailPresentationLogic
{
  func present(_ message: String) { viewController?.display("Home says: \(message)") }
}

final class ArticleDetailInteractor: SceneInteractor<any ArticleDetailPresentationLogic>, DataStoring {
  var dataStore = ArticleDetailStore()

  func showMessage() { presenter?.present(dataStore.$message ?? "nothing") }
}

final class ArticleDetailRouter: SceneRouter<ArticleDetailController>, ArticleDetailDataPassing {
  override var routes: [String: Route] { ["home": routeBack] }

  /// Back to Home, by an unwind segue or without one, with an answer.
  func routeBack(segue: UIStoryboardSegue?) throws {
    try route(segue, to: ArticleHomeController.self, or: .back()) { detail, home in
      home.message = detail.answer
    }
  }
}

// MARK: The stage

@MainActor
struct Article {
  let stage: FlowStage
  let navigation: UINavigationController
  let home: ArticleHomeController

  static func play(forwarding: Bool = false, _ body: @MainActor (Article) async throws -> Void) async throws {
    RuntimeClass(ArticleHomeController.self).action("comeHome:") { _, _ in }.register()
    try await FlowStage.play { stage in
      let storyboard = UIStoryboard(name: "Article", bundle: .module)
      let made = storyboard.instantiateViewController(
        withIdentifier: forwarding ? "Forwarding" : "ArticleHome")
      guard let home = made as? ArticleHomeController else { throw FlowStage.MissingScene() }
      let navigation = UINavigationController(rootViewController: home)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      stage.show(tabs)
      try await body(Article(stage: stage, navigation: navigation, home: home))
    }
  }

  var detail: ArticleDetailController? {
    navigation.topViewController as? ArticleDetailController
      ?? home.presentedViewController as? ArticleDetailController
  }
}
