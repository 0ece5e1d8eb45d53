import Sceneway
import ScenewayTesting
import Testing

@testable import Jobs

@MainActor
@Suite struct `Job 2: two tabs, a coordinator each` {
  @Test func `each coordinator is started once, however often the tabs change`() async throws {
    try await AppDriver.run(flow: MainCoordinator()) { app, main in
      let children = main.children
      #expect(children.map { "\(type(of: $0))" } == ["HomeCoordinator", "SearchCoordinator"])
      for _ in 0..<3 {
        try await app.selectTab("Search")
        #expect(app.screen.title == "Search")
        #expect(main.selectedChild === children[1])
        try await app.selectTab("Home")
        #expect(app.screen.title == "Home")
        #expect(main.selectedChild === children[0])
      }
      #expect(main.children.elementsEqual(children, by: ===))
      // A second start would have shown a second first screen: the stack and that screen are all there is.
      #expect(children.map(\.screens.count) == [2, 2])
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test func `each tab keeps its own stack`() async throws {
    try await AppDriver.run(flow: MainCoordinator()) { app, main in
      try await app.tap("Show 2")
      try await app.selectTab("Search")
      try await app.tap("Show 42")
      try await app.selectTab("Home")
      #expect(app.screen.shows("This is number 2"))
      try await app.selectTab("Search")
      #expect(app.screen.shows("This is number 42"))
      #expect(main.children.map(\.screens.count) == [3, 3])
    }
  }
}
