@_spi(Sceneway) import HeadlessUIKit
import Sceneway

/// The source's data, behind a protocol as in Clean Swift.
protocol SourceDataStore {
  var message: String { get }
}

struct SourceInteractor: SourceDataStore {
  var message: String
}

protocol SourceDataPassing: DataPassing where DataStore == any SourceDataStore {}

extension SceneIdentifier {
  static let structDetail: SceneIdentifier = "Detail"
}

final class SourceRouter: SceneRouter<SourceController>, SourceDataPassing {
  var dataStore: (any SourceDataStore)?
  var table: [String: Route] = [:]

  override var routes: [String: Route] { table }

  /// To a store that is a struct.
  func routeToDetail(segue: UIStoryboardSegue?) throws {
    try route(segue, to: StructDetailController.self, or: .push(.structDetail)) { source, destination in
      destination.message = source.message
    }
  }

  /// To a store that is a class behind a protocol, inside a navigation controller.
  func routeToWrappedDetail(segue: UIStoryboardSegue?) throws {
    try route(segue, to: ClassDetailController.self, or: .present("DetailNav", .fullScreen)) {
      source, destination in
      destination.message = source.message
    }
  }
}

struct StructDetailStore {
  var message = ""
}

final class StructDetailController: UIViewController, RoutedViewController {
  lazy var router: StructDetailRouter? = StructDetailRouter(viewController: self)
  private(set) var messageAtLoad: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    messageAtLoad = router?.dataStore?.message
  }
}

final class StructDetailRouter: SceneRouter<StructDetailController>, DataPassing {
  var dataStore: StructDetailStore? = StructDetailStore()
}

protocol ClassDetailDataStore {
  var message: String { get set }
}

final class ClassDetailInteractor: ClassDetailDataStore {
  var message = ""
}

final class ClassDetailController: UIViewController, RoutedViewController {
  let interactor = ClassDetailInteractor()
  lazy var router: ClassDetailRouter? = {
    let router = ClassDetailRouter(viewController: self)
    router.dataStore = interactor
    return router
  }()
  private(set) var messageAtLoad: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    messageAtLoad = interactor.message
  }
}

final class ClassDetailRouter: SceneRouter<ClassDetailController>, DataPassing {
  var dataStore: (any ClassDetailDataStore)?
}

final class NoRouterDetailController: UIViewController, RoutedViewController {
  var router: StructDetailRouter?
}

final class NoStoreDetailController: UIViewController, RoutedViewController {
  lazy var router: ClassDetailRouter? = ClassDetailRouter()
}
