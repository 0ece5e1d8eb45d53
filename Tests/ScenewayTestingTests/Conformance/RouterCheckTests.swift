import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@Suite(.serialized) @MainActor
struct `Checking routers` {
  private func check(_ fault: CheckedRouter.Fault?, segue: String? = nil) async -> ConformanceReport {
    await checkRouter(segue: segue) { try CheckedHome.make(fault) }
  }

  @Test func `a router that does everything right keeps its promises`() async throws {
    let report = await check(nil)
    try report.require()
    #expect(report.subject == "CheckedRouter")
    #expect(
      report.played == [
        "the segue “Detail”", "the way “Detail” without its segue", "the segue “Other”",
        "the way “Other” without its segue",
      ])
  }

  @Test func `one segue may be checked alone`() async throws {
    let report = await check(.answersOtherNever, segue: "Detail")
    try report.require()
    #expect(report.played == ["the segue “Detail”", "the way “Detail” without its segue"])
    let unknown = await check(nil, segue: "Nowhere")
    #expect(
      unknown.findings.map(\.what) == ["the scene has no segue “Nowhere”; it has “Detail”, “Other”"])
  }

  @Test(arguments: CheckedRouter.Fault.allCases)
  func `finds what a router does wrong`(fault: CheckedRouter.Fault) async {
    let report = await check(fault)
    #expect(report.brokenPromises == [fault.promise], "\(report)")
  }

  @Test func `names the value that only one way hands over`() async {
    let report = await check(.handsOverOnlyBySegue)
    #expect(report.findings.map(\.what) == ["note is  instead of by segue"])
  }

  @Test func `a route may be for its segue alone`() async throws {
    let report = await checkRouter(segueOnly: ["Detail"]) { try CheckedHome.make(.goesElsewhere) }
    try report.require()
  }

  @Test func `a scene that cannot be made is said to be so`() async {
    struct NoScene: Error {}
    let report = await checkRouter { () throws -> CheckedHome in throw NoScene() }
    #expect(report.skipped == ["everything: NoScene()"])
    #expect(report.played.isEmpty)
  }
}

struct CheckedDetailStore {
  @RequiredInput var number: Int
  var note = ""
  /// Differs in every run, which is nobody's fault.
  var id = UUID()
}

final class CheckedHome: UIViewController, RoutedViewController {
  lazy var router: CheckedRouter? = CheckedRouter(viewController: self)
  private let store = 42

  static func make(_ fault: CheckedRouter.Fault?) throws -> CheckedHome {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Routes.storyboard")
    let home = try UIStoryboard(contentsOf: file).instantiateViewController(withIdentifier: "Home")
    let checked = try #require(home as? CheckedHome)
    checked.router?.fault = fault
    return checked
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    router?.prepare(for: segue, sender: sender)
  }
}

final class CheckedRouter: SceneRouter<CheckedHome>, DataPassing {
  enum Fault: String, CaseIterable, Sendable {
    case answersOtherNever, answersMore, expectsAnotherClass, goesElsewhere, handsOverOnlyBySegue
    case loadsTheView, leavesInputOut

    var promise: ConformanceReport.Promise {
      switch self {
      case .answersOtherNever: .segueHasRoute
      case .answersMore: .routeHasSegue
      case .expectsAnotherClass: .routeAnswers
      case .goesElsewhere: .sameDestination
      case .handsOverOnlyBySegue: .sameData
      case .loadsTheView: .dataBeforeView
      case .leavesInputOut: .requiredInputs
      }
    }
  }

  var dataStore: Int? = 42
  var fault: Fault?

  override var routes: [String: Route] {
    var routes: [String: Route] = ["Detail": routeToDetail, "Other": routeToOther]
    if fault == .answersOtherNever { routes["Other"] = nil }
    if fault == .answersMore { routes["More"] = routeWithoutData }
    return routes
  }

  func routeToDetail(segue: UIStoryboardSegue?) throws {
    if fault == .loadsTheView { segue?.destination.loadViewIfNeeded() }
    let style: RouteStyle = fault == .goesElsewhere ? .present("Detail") : .push("Detail")
    try route(segue, to: CheckedDetail.self, or: style) { source, destination in
      if fault != .leavesInputOut { destination.number = source }
      if fault != .handsOverOnlyBySegue || segue != nil { destination.note = "by segue" }
    }
  }

  func routeToOther(segue: UIStoryboardSegue?) throws {
    if fault == .expectsAnotherClass {
      try route(segue, toAny: UITableViewController.self, or: .present("Other"))
    } else {
      try route(segue, toAny: CheckedOther.self, or: .present("Other"))
    }
  }
}

final class CheckedDetail: UIViewController, RoutedViewController {
  lazy var router: CheckedDetailRouter? = CheckedDetailRouter(viewController: self)
}

final class CheckedDetailRouter: SceneRouter<CheckedDetail>, DataPassing {
  var dataStore: CheckedDetailStore? = CheckedDetailStore()
}

final class CheckedOther: UIViewController {}
