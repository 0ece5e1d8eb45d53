import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Pains of segues` {
  @Test func `Pain 23: the closure and an override that calls no super both run, before the view loads`()
    async throws
  {
    try await Ways.play { ways in
      try ways.home.performSegue(to: WayNext.self, identifier: "next") {
        ways.home.timeline.append("closure")
        $0.note = "data"
      }
      #expect(ways.home.timeline == ["closure", "prepare next"])
      ways.stage.settle()
      let next = ways.navigation.topViewController as? WayNext
      #expect(next?.noteAtLoad == "data")
      #expect(next?.timeline == ["viewDidLoad"])
    }
  }

  @Test func `Pain 23: a closure whose segue did not happen runs in no later segue of the same name`()
    async throws
  {
    try await FlowStage.playSegues { _, source in
      var runs = 0
      source.swallowsSegues = true
      #expect(throws: SceneError.self) {
        try source.performSegue(withIdentifier: "showPlain", sender: nil) { _ in runs += 1 }
      }
      source.swallowsSegues = false
      try source.performSegue(withIdentifier: "showPlain", sender: nil) { _ in runs += 10 }
      #expect(runs == 10)
    }
  }

  @Test func `Pain 24: of two candidates inside navigation, tabs and navigation the outer one is taken`()
    async throws
  {
    try await Ways.play { ways in
      var found: WayEnd?
      try ways.home.performSegue(to: WayEnd.self, identifier: "outer") { found = $0 }
      #expect(found is WayEndToo)
      let outer = ways.home.presentedViewController as? UINavigationController
      let inside = outer?.viewControllers.first as? UITabBarController
      #expect(found?.parent === inside)
      let loaded = [outer, inside, found].compactMap(\.self).filter(\.isViewLoaded)
      #expect(loaded == [])
    }
  }

  @Test(arguments: ["outer", "split", "pages", "lazy"])
  func `Pain 24: the destination is found in every kind of container, and no view is loaded`(
    identifier: String
  )
    async throws
  {
    try await Ways.play { ways in
      var loaded: Bool?
      try ways.home.performSegue(to: WayEnd.self, identifier: identifier) { end in
        loaded = sequence(first: end as UIViewController, next: \.parent).contains { $0.isViewLoaded }
        end.note = identifier
      }
      #expect(loaded == false)
      ways.stage.settle()
      #expect(ways.home.presentedViewController != nil)
      #expect(ways.stage.problems == [])
    }
  }

  @Test func `Pain 24: where no candidate is, the error lists the controllers that were seen`() async throws {
    try await Ways.play { ways in
      let error = #expect(throws: SceneError.self) {
        try ways.home.performSegue(to: WayNext.self, identifier: "outer") { _ in }
      }
      #expect(error?.kind == .wrongDestination)
      #expect(
        error?.found == [
          "UINavigationController", "UITabBarController", "UINavigationController", "WayEndToo", "WayEnd",
        ])
    }
  }

  enum Path: String, CaseIterable {
    case segue, code, tab, embed
  }

  @Test(arguments: Path.allCases)
  func `Pain 25: on every path the view is not loaded while data is passed`(path: Path) async throws {
    try await Ways.play { ways in
      let router = WayRouter(viewController: ways.home)
      var loaded: [Bool] = []
      @MainActor func take(_ screen: WayScreen) {
        loaded.append(screen.isViewLoaded)
        screen.note = "data"
      }
      let arrived: WayScreen?
      switch path {
      case .segue:
        try ways.home.performSegue(to: WayNext.self, identifier: "next", configure: take)
        ways.stage.settle()
        arrived = ways.navigation.topViewController as? WayNext
      case .code:
        try router.route(nil, toAny: WayNext.self, or: .push("Next"), configure: take)
        ways.stage.settle()
        arrived = ways.navigation.topViewController as? WayNext
      case .tab:
        try router.route(nil, toAny: WayBesides.self, or: .tab, configure: take)
        ways.stage.settle()
        arrived = ways.tabs.selectedViewController as? WayBesides
      case .embed:
        let parent = try ways.make(EmbeddingController.self, "Parent")
        try parent.configureEmbed(.totals) { take($0) }
        ways.navigation.pushViewController(parent, animated: true)
        ways.stage.settle()
        arrived = (parent.children.first as? UINavigationController)?.viewControllers.first as? EmbeddedTotals
      }
      #expect(loaded == [false])
      #expect(arrived?.noteAtLoad == "data")
      #expect(ways.stage.problems == [])
    }
  }

  @Test
  func `Pain 26: a row's segue and one of code for the same row both happen, and the closure meets its own`()
    async throws
  {
    try await Ways.play { ways in
      ways.home.performSegue(withIdentifier: "rows", sender: nil)
      ways.stage.settle()
      let rows = try #require(ways.navigation.topViewController as? RowsController)
      rows.opensInCode = true
      rows.tableView.tapRow(at: [0, 1])
      ways.stage.settle()
      #expect(rows.timeline == ["prepare open from cell", "closure", "prepare open from code"])
      #expect(rows.error == nil)
      let notes = ways.navigation.viewControllers.compactMap { ($0 as? WayEnd)?.note }
      #expect(notes == ["", "by code"])
    }
  }

  @Test
  func `Pain 27: an unwinding through tabs, stacks and a sheet hands data back before the action runs, once`()
    async throws
  {
    try await Ways.play { ways in
      let (_, _, end) = try ways.goToEnd()
      ways.home.timeline = []
      // The sheet answers the action too and is nearer.
      let sheet = try #require(end.navigationController?.viewControllers.first as? WaySheet)
      sheet.allowsUnwinding = false
      try end.perform(.home) { $0.note = "from the end" }
      #expect(ways.home.timeline == ["comeHome with 'from the end'"])
      #expect(end.timeline == ["viewDidLoad", "prepare home"])
      ways.stage.settle()
      #expect(ways.navigation.viewControllers == [ways.home])
      #expect(ways.home.presentedViewController == nil)
      #expect(sheet.timeline == [])
    }
  }

  @Test func `Pain 27: an unwinding that ends elsewhere than the closure expects is told by name`()
    async throws
  {
    try await Ways.play { ways in
      let (_, _, end) = try ways.goToEnd()
      let error = #expect(throws: SceneError.self) { try end.perform(.home) { $0.note = "lost" } }
      #expect(error?.kind == .wrongDestination)
      #expect(error?.expected == "WayHome")
      #expect(error?.found == ["WaySheet"])
      #expect(ways.home.note == "")
    }
  }

  @Test func `Pain 27: an unwinding that nobody answers is an error that lists who was there`() async throws {
    try await Ways.play { ways in
      let (_, _, end) = try ways.goToEnd()
      let error = #expect(throws: SceneError.self) { try end.perform(.lost) { $0.note = "lost" } }
      #expect(error?.kind == .segueNotPerformed)
      #expect(error?.found.contains("WayHome") == true)
      #expect(error?.found.contains("UITabBarController") == true)
      #expect(end.timeline == ["viewDidLoad"])
    }
  }
}

final class WayRouter: SceneRouter<WayHome> {}
final class WayBesides: WayScreen {}
