import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Segues that stop` {
  private struct Refused: Error {}

  @Test(arguments: ["next", "outer", "split", "pages", "lazy", "parent", "rows"])
  func `whatever the destination is, it is not shown, loads no view and is kept by nobody`(
    identifier: String
  ) async throws {
    try await Ways.play { ways in
      weak var destination: UIViewController?
      #expect(throws: SceneError.self) {
        try ways.home.performSegue(to: WayHomeOfficial.self, identifier: identifier) { _ in }
      }
      #expect(throws: Refused.self) {
        try ways.home.performSegue(withIdentifier: identifier, sender: nil) {
          destination = $0.destination
          throw Refused()
        }
      }
      #expect(destination == nil)
      ways.stage.settle()
      #expect(ways.navigation.viewControllers == [ways.home] && ways.home.presentedViewController == nil)
      #expect(ways.stage.problems == [] && ways.stage.complaints == [])
    }
  }

  @Test func `another one that its closure performs goes its way`() async throws {
    try await Ways.play { ways in
      #expect(throws: Refused.self) {
        try ways.home.performSegue(withIdentifier: "outer", sender: nil) { _ in
          try ways.home.perform(.next) { $0.note = "inner" }
          throw Refused()
        }
      }
      ways.stage.settle()
      #expect((ways.navigation.topViewController as? WayNext)?.note == "inner")
      #expect(ways.home.presentedViewController == nil)
    }
  }

  @Test func `one of a class of the app's own goes its way, and its class stays`() async throws {
    try await Ways.play { ways in
      var segue: UIStoryboardSegue?
      #expect(throws: Refused.self) {
        try ways.home.performSegue(withIdentifier: "custom", sender: nil) {
          segue = $0
          throw Refused()
        }
      }
      #expect(segue is IdleSegue)
    }
  }

  @Test func `one that unwinds goes back all the same`() async throws {
    try await Ways.play { ways in
      let (_, sheet, last) = try ways.goToEnd()
      #expect(throws: Refused.self) {
        try last.performSegue(withIdentifier: "home", sender: nil) { _ in throw Refused() }
      }
      ways.stage.settle()
      #expect(sheet.navigationController?.viewControllers == [sheet])
    }
  }

  @Test func `a flow around it adopts nothing and stays as it was`() async throws {
    try await Ways.play { ways in
      let flow = ParentFlow()
      flow.start(on: ways.navigation)
      flow.show(try ways.make(WayHome.self, "Home"))
      ways.stage.settle()
      let top = try #require(ways.navigation.topViewController)
      let before = flow.screens.count
      for _ in 1...3 {
        #expect(throws: Refused.self) {
          try top.performSegue(withIdentifier: "next", sender: nil) { _ in throw Refused() }
        }
        ways.stage.settle()
      }
      #expect(flow.screens.count == before && flow.isRunning)
      try top.performSegue(withIdentifier: "next", sender: nil) { _ in }
      ways.stage.settle()
      #expect(flow.screens.count == before + 1)
    }
  }
}
