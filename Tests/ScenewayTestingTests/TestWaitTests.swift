import Foundation
import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

/// An app whose link leads through a gate, past a sheet.
private final class HomeFlow: Coordinator<Never>, LinkOpening {
  enum Route: LinkRoute { case detail, secret }

  private lazy var gate = LinkGate("sign-in", isOpen: { false }) { [unowned self] in
    try await run(QuestionFlow(), presented: .fullScreen)
  }

  var links: LinkTable<Route> {
    get throws {
      try LinkTable(schemes: ["home"], [LinkPattern("/detail", .detail), LinkPattern("/secret", .secret)])
    }
  }

  override func start() {
    let screen = UIViewController()
    screen.title = "Home"
    show(screen)
  }

  func path(to route: Route) -> LinkPath {
    switch route {
    case .detail: .root.screen { DetailController() }
    case .secret: .root.requiring(gate)
    }
  }

  func push() -> Transition { show(DetailController()) }
}

private final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
  }
}

private final class QuestionFlow: Coordinator<Void> {
  override func start() {
    let screen = UIViewController()
    screen.title = "Question"
    show(screen)
  }
}

@MainActor
@Suite struct `A test that awaits what its app does` {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `hears of the end of a transition, since time goes on meanwhile`() async throws {
    try await AppDriver.run(flow: HomeFlow()) { app, home in
      #expect(await home.push().ended() == .performed)
      #expect(app.screen.title == "Detail")
      #expect(await home.navigator.pop().ended() == .performed)
      #expect(app.screen.title == "Home")
    }
  }

  @Test func `has a link opened, with every step of it`() async throws {
    try await AppDriver.run(flow: HomeFlow()) { app, home in
      home.present(UIViewController(), .sheet)
      await app.waitUntilIdle()
      let plan = try await home.open(url("home://detail"))
      #expect(plan.steps.map(\.kind) == [.dismiss, .push])
      #expect(app.screen.title == "Detail")
    }
  }

  @Test func `may be one that has launched the app by itself`() async throws {
    let app = try await AppDriver.launch(root: UINavigationController(rootViewController: UIViewController()))
    let stack = try #require(app.visibleViewController?.navigationController)
    let navigator = try app.perform { Navigator.of(try #require(stack.view.window)) }
    #expect(await navigator.push(DetailController()).ended() == .performed)
    #expect(app.screen.title == "Detail")
  }

  @Test func `hears of it through a task's value, a little later`() async throws {
    try await AppDriver.run(flow: HomeFlow()) { app, home in
      let end = Task { await home.push().ended() }
      #expect(await end.value == .performed)
      #expect(app.screen.title == "Detail")
    }
  }

  @Test func `looks at what moves when it has gone on, which time does not disturb then`() async throws {
    try await AppDriver.run(flow: HomeFlow()) { app, home in
      #expect(await home.push().ended() == .performed)
      let pop = home.navigator.pop()
      await app.advance(by: 0.1, untilIdle: false)
      for _ in 0..<10 { await Task.yield() }
      #expect(pop.outcome == nil && pop.hasBegun)
      await app.waitUntilIdle()
      #expect(pop.outcome == .performed)
    }
  }

  @Test(arguments: ["flow", "link", "question"])
  func `is told what it waits for in vain, and what to write instead`(what: String) async throws {
    let error = await #expect(throws: AppDriverError.self) {
      try await AppDriver.run(flow: HomeFlow(), file: "Tests/Waits.swift", line: 12) { _, home in
        switch what {
        case "flow": try await home.run(QuestionFlow())
        case "link": try await home.open(url("home://secret"))
        default: _ = await home.screens.last?.confirm("Sure?", yes: "Yes", no: "No")
        }
      }
    }
    let words =
      switch what {
      case "flow": "the end of QuestionFlow"
      case "link": "the link home://secret, which waits for the gate “sign-in”"
      default: "the answer to “Sure?”"
      }
    #expect(error?.reason == .endlessWait && error?.request == "await \(words)")
    #expect(
      error?.description.hasPrefix("Tests/Waits.swift:12: cannot await \(words): the app rests, and only")
        == true)
    #expect(error?.screen != nil)
  }
}
