import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

/// A scene that nobody assembles before its segue is performed.
final class LazyHome: UIViewController, SceneViewController {
  lazy var scene = Scene(LazyInteractor(), LazyRouter(viewController: self))

  static func make() throws -> LazyHome {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Unassembled.storyboard")
    let home = try UIStoryboard(contentsOf: file).instantiateViewController(withIdentifier: "Home")
    return try #require(home as? LazyHome)
  }
}

final class LazyInteractor: DataStoring {
  var dataStore = 42
}

final class LazyRouter: SceneRouter<LazyHome>, DataPassing {
  typealias DataStore = Int

  override var routes: [String: Route] { ["Detail": routeToDetail] }

  func routeToDetail(segue: UIStoryboardSegue?) throws {
    try route(segue, to: LazyDetail.self, or: .push("Detail")) { source, destination in
      destination.number = source
    }
  }
}

struct LazyDetailStore {
  @RequiredInput var number: Int
}

final class LazyDetailInteractor: DataStoring {
  var dataStore = LazyDetailStore()
}

final class LazyDetailRouter: SceneRouter<LazyDetail>, DataPassing {
  typealias DataStore = LazyDetailStore
}

final class LazyDetail: UIViewController, SceneViewController {
  lazy var scene = Scene(LazyDetailInteractor(), LazyDetailRouter(viewController: self))

  override func viewDidLoad() {
    super.viewDidLoad()
    // Read by way of its wrapper, which stops nobody.
    title = scene.interactor.dataStore.$number.map { "\($0)" } ?? "nothing"
  }
}

@MainActor
@Suite struct `A scene that nobody has assembled` {
  private let fault = SceneError(.notAssembled, scene: "LazyHome", identifier: "Detail")

  @Test func `performs no segue in silence that no router has answered`() async throws {
    var problems: [SceneError] = []
    try await SceneProblems.handling(with: { problems.append($0) }) {
      try await AppDriver.run(root: UINavigationController(rootViewController: LazyHome.make())) { app in
        app.perform { app.visibleViewController?.performSegue(withIdentifier: "Detail", sender: nil) }
        await app.waitUntilIdle()
      }
    }
    #expect(problems == [fault])
    #expect(
      "\(fault)".hasSuffix("was not assembled, so that no router answered. Call assemble() in awakeFromNib."))
  }

  @Test func `is assembled by its segue in a window with flows`() async throws {
    final class Flow: Coordinator<Never> {
      override func start() { attempt { show(try LazyHome.make()) } }
    }
    var problems: [SceneError] = []
    try await SceneProblems.handling(with: { problems.append($0) }) {
      try await AppDriver.run(flow: Flow()) { app, _ in
        app.visibleViewController?.performSegue(withIdentifier: "Detail", sender: nil)
        await app.waitUntilIdle()
        #expect(app.screen.title == "42")
      }
    }
    #expect(problems == [])
  }

  @Test func `is said to be so by a check of its router, which goes on`() async {
    let report = await checkRouter { try LazyHome.make() }
    #expect(report.findings.map(\.what) == ["\(fault)"], "\(report)")
    #expect(report.played == ["the segue “Detail”", "the way “Detail” without its segue"])
  }
}
