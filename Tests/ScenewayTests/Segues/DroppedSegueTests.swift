@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Segues that UIKit drops` {
  @Test func `MIS-10 a segue over a presented controller was not performed, and the error names that one`()
    async throws
  {
    try await Ways.play { ways in
      ways.home.present(WaySheet(), animated: false)
      ways.stage.settle()
      let error = #expect(throws: SceneError.self) {
        try ways.home.performSegue(withIdentifier: "outer", sender: nil) { _ in }
      }
      #expect(error?.kind == .transitionRefused)
      #expect(error?.found == ["WaySheet is presented already"])
      #expect(error?.description.contains("UINavigationController for WayHome: WaySheet") == true)
    }
  }

  @Test(arguments: [true, false])
  func `MIS-11 a segue from a screen in no window was not performed, whoever keeps its destination`(
    keeps: Bool
  )
    async throws
  {
    try await Ways.play { ways in
      let home = try ways.make(WayHome.self, "Home")
      home.loadViewIfNeeded()
      var kept: UIViewController?
      for identifier in ["outer", "next"] {
        let error = #expect(throws: SceneError.self) {
          try home.performSegue(withIdentifier: identifier, sender: nil) {
            if keeps { kept = $0.destination }
          }
        }
        #expect(error?.kind == .transitionRefused)
        #expect(error?.found == ["its view is in no window"])
        #expect((kept != nil) == keeps)
      }
    }
  }

  @Test func `MIS-01 a push while a presentation comes was not performed`() async throws {
    try await Ways.play { ways in
      ways.home.present(WaySheet(), animated: true)
      ways.stage.turn()
      ways.stage.turn()
      var kept: UIViewController?
      let error = #expect(throws: SceneError.self) {
        try ways.home.performSegue(to: WayNext.self, identifier: "next") { kept = $0 }
      }
      #expect(error?.kind == .transitionRefused)
      #expect(error?.found == ["WaySheet comes or goes"])
      ways.stage.settle()
      #expect(kept?.parent == nil)
      #expect(ways.navigation.viewControllers == [ways.home])
    }
  }

  @Test func `MIS-01 a push that waits for the end of another one was performed`() async throws {
    try await Ways.play { ways in
      try ways.home.perform(.next) { $0.note = "first" }
      ways.stage.turn()
      ways.stage.turn()
      try ways.home.perform(.next) { $0.note = "second" }
      ways.stage.settle()
      #expect(ways.navigation.viewControllers.compactMap { ($0 as? WayNext)?.note } == ["first", "second"])
      #expect(ways.stage.problems == [])
    }
  }

  @Test(arguments: [true, false])
  func `MIS-01 a push that a running one makes UIKit drop is told, at once or when that one has ended`(
    keeps: Bool
  )
    async throws
  {
    try await Ways.play { ways in
      HeadlessEnvironment.current.navigationPolicy.callDuringTransition = .isDropped
      try ways.home.perform(.next) { $0.note = "first" }
      ways.stage.turn()
      ways.stage.turn()
      var kept: UIViewController?
      do {
        try ways.home.performSegue(to: WayNext.self, identifier: "next") { if keeps { kept = $0 } }
        #expect(keeps)
      } catch let error as SceneError {
        #expect(!keeps)
        #expect(error.kind == .transitionRefused)
      }
      ways.stage.settle()
      #expect(kept?.parent == nil)
      #expect(ways.navigation.viewControllers.count == 2)
      #expect(ways.stage.problems.map(\.kind) == (keeps ? [.transitionRefused] : []))
    }
  }

  @Test func `a segue of the app's own class counts as performed whatever it does`() async throws {
    try await Ways.play { ways in
      var runs = 0
      try ways.home.performSegue(withIdentifier: "custom", sender: nil) { _ in runs += 1 }
      #expect(runs == 1)
    }
  }

  @Test func `a route waits in the window's queue instead of being dropped, and says how it went`()
    async throws
  {
    try await Ways.play { ways in
      let router = WayRouter(viewController: ways.home)
      let sheet = WaySheet()
      ways.home.present(sheet, animated: true)
      ways.stage.turn()
      ways.stage.turn()
      let push = try router.route(nil, toAny: WayNext.self, or: .push("Next"))
      #expect(ways.navigation.viewControllers == [ways.home])
      ways.stage.settle()
      #expect(push?.outcome == .performed)
      #expect(ways.navigation.topViewController is WayNext)
      let over = try router.route(nil, toAny: WayEnd.self, or: .present("End"))
      ways.stage.settle()
      #expect(over?.outcome == .performed)
      #expect(sheet.presentedViewController is WayEnd)
      #expect(ways.stage.problems == [])
      #expect(ways.stage.complaints == [])
    }
  }

  @Test func `a route from a screen in no window cannot present, and says so`() async throws {
    try await Ways.play { ways in
      let home = try ways.make(WayHome.self, "Home")
      let router = WayRouter(viewController: home)
      let error = #expect(throws: SceneError.self) {
        try router.route(nil, toAny: WayEnd.self, or: .present("End"))
      }
      #expect(error?.kind == .transitionRefused)
      #expect(error?.identifier == "End")
      #expect(error?.found == ["its view is in no window"])
      #expect(home.presentedViewController == nil)
    }
  }
}
