import Foundation
import Sceneway
import ScenewayTesting
import Testing
import UIKit

@testable import Jobs

@MainActor
@Suite struct `Job 4: a link leads to detail 42 in the second tab` {
  private static func url(_ id: Int = 42) throws -> URL { try #require(URL(string: "jobs://detail/\(id)")) }

  /// Opens a link and lets what it does take its time.
  private static func open(_ url: URL, _ app: AppDriver, _ main: MainCoordinator) async throws {
    let opening = Task { try await main.open(url) }
    await app.waitUntilIdle()
    _ = try await opening.value
  }

  private static func expectDetail(_ id: Int, _ app: AppDriver, _ main: MainCoordinator) {
    #expect((app.visibleViewController as? DetailViewController)?.id == id)
    #expect(main.selectedChild is SearchCoordinator)
    #expect(app.stack.map { "\(type(of: $0))" } == ["SearchViewController", "DetailViewController"])
  }

  /// Where somebody is when the link comes.
  enum Place: CaseIterable {
    case home, homeDetail, search, searchDetail, underSheet
  }

  @Test(arguments: Place.allCases) func `from wherever somebody is, and a second time nothing moves`(
    place: Place
  ) async throws {
    let url = try Self.url()
    try await AppDriver.run(flow: MainCoordinator()) { app, main in
      switch place {
      case .home: break
      case .homeDetail: try await app.tap("Show 2")
      case .search: try await app.selectTab("Search")
      case .searchDetail:
        try await app.selectTab("Search")
        try await app.tap("Show 41")
      case .underSheet:
        main.present(UIViewController(), .sheet)
        await app.waitUntilIdle()
      }
      try await Self.open(url, app, main)
      Self.expectDetail(42, app, main)
      #expect(app.modals.isEmpty)
      let shown = app.visibleViewController
      #expect(try main.plan(for: url).steps.isEmpty)
      try await Self.open(url, app, main)
      #expect(app.visibleViewController === shown)
      #expect(app.diagnostics.isEmpty)
      // What was in the other tab is still there.
      try await app.selectTab("Home")
      #expect(app.stack.count == (place == .homeDetail ? 2 : 1))
    }
  }

  @Test func `a detail that a link opened is left like any other`() async throws {
    let url = try Self.url()
    try await AppDriver.run(flow: MainCoordinator()) { app, main in
      try await app.selectTab("Search")
      try await app.expectNoLeaks {
        try await Self.open(url, app, main)
        try await app.back()
        #expect(app.screen.title == "Search")
      }
    }
  }
}
