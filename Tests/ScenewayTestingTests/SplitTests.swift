import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct SplitTests {
  private static func columns(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    for (column, title) in [
      (.primary, "Folders"), (.supplementary, "Notes"), (.secondary, "Note"),
    ] as [(UISplitViewController.Column, String)] {
      let controller = UIViewController()
      controller.title = title
      let label = UILabel()
      label.text = "These are \(title)"
      controller.view.addSubview(label)
      label.frame = CGRect(x: 10, y: 100, width: 200, height: 30)
      split.setViewController(controller, for: column)
    }
    return split
  }

  @Test func `a person shows and hides lists`() async throws {
    try await AppDriver.run(root: SplitTests.columns(.doubleColumn), device: .pad) { app in
      #expect(app.screen.title == "Note" && !app.screen.shows("These are Folders"))
      #expect(app.isSidebarShown == false)
      try await app.showSidebar()
      // The list lies over the content, which no finger reaches.
      #expect(app.screen.title == "Folders" && !app.screen.shows("These are Note"))
      let again = await #expect(throws: AppDriverError.self) { try await app.showSidebar() }
      #expect(again?.reason == .notSwipeable)
      try await app.hideSidebar()
      #expect(app.screen.title == "Note")
      let gone = await #expect(throws: AppDriverError.self) { try await app.hideSidebar() }
      #expect(gone?.reason == .noSidebar)
      try await app.tap("Show Sidebar")
      #expect(app.isSidebarShown == true)
      try await app.tap("Hide Sidebar")
      #expect(app.isSidebarShown == false)
    }
  }

  @Test func `a person turns the device and shares its screen`() async throws {
    try await AppDriver.run(root: SplitTests.columns(.tripleColumn), device: .pad) { app in
      try await app.rotate()
      #expect(app.screen.shows("These are Notes") && app.screen.shows("These are Note"))
      #expect(!app.screen.shows("These are Folders"))
      try await app.showSidebar()
      #expect(app.screen.shows("These are Folders"))
      try await app.resize(to: .third)
      #expect(app.stack.map(\.title) == ["Folders", "Notes", "Note"])
      #expect(app.isSidebarShown == nil)
      try await app.back()
      #expect(app.screen.title == "Notes")
      try await app.resize(to: .full)
      #expect(app.screen.shows("These are Notes") && app.screen.shows("These are Note"))
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test func `what a split view keeps for later is no leak, what it let go of would be`() async throws {
    let split = SplitTests.columns
    try await AppDriver.run(root: split(.doubleColumn)) { app in
      try await app.expectNoLeaks { try await app.back() }
      #expect(app.screen.title == "Folders")
      try await app.expectNoLeaks {
        let kept = app.visibleViewController?.splitViewController?.viewController(for: .secondary)
        #expect(kept?.parent == nil && kept?.isViewLoaded == true)
      }
    }
  }

  @Test func `a phone does not share its screen and a television does not turn`() async throws {
    try await AppDriver.run(root: UIViewController()) { app in
      let share = await #expect(throws: AppDriverError.self) { try await app.resize(to: .half) }
      #expect(share?.reason == .wholeScreenOnly)
      let list = await #expect(throws: AppDriverError.self) { try await app.showSidebar() }
      #expect(list?.reason == .noSidebar)
      try await app.rotate()
      #expect(app.visibleViewController?.view.bounds.width == 844)
    }
    try await AppDriver.run(root: UIViewController(), device: .tv) { app in
      let turn = await #expect(throws: AppDriverError.self) { try await app.rotate() }
      #expect(turn?.reason == .notTurnable)
    }
  }
}
