import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct AppDriverTests {
  @Test func `shows the first screen after the launch`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      #expect(
        app.screen.description == """
          ── Orders ──────────────────────────────────────────────────────
           1  [Help]
           2  [Edit]
           3  [Add]
          ────────────────────────────────────────────────────────────────
           4  ● Orders   5 ○ Settings
          """)
    }
  }

  @Test func `pushes by a bar button and goes back by the back button`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.tap("Add")
      #expect(app.screen.title == "Order 1")
      #expect(app.stack.count == 2)
      #expect(app.visibleViewController is OrderViewController)
      #expect(
        app.screen.description == """
          ── Order 1 ─────────────────────────────────────────────────────
           1  ‹ Orders
           2  [Keep]
          ────────────────────────────────────────────────────────────────
           3  [Share]
          ────────────────────────────────────────────────────────────────
           4  ● Orders   5 ○ Settings
          """)
      try await app.back()
      #expect(app.screen.title == "Orders")
    }
  }

  @Test func `shows an alert over the screen and answers it`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.tap("Help")
      #expect(
        app.screen.description == """
          ── Help ───────────────────────────────── alert over “Orders” ──
              Shall somebody call you?
           1  [No]
           2  [Yes]
          """)
      try await app.tap("Yes")
      #expect(app.screen.title == "Somebody calls")
      try await app.tap("Help")
      try await app.dismiss()
      #expect(app.modals.isEmpty)
    }
  }

  @Test func `swipes a sheet away`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.tap("Add")
      try await app.tap("Share")
      #expect(app.screen.cover == ScreenSnapshot.Cover(kind: .sheet, over: "Order 1"))
      #expect(app.modals.count == 1)
      try await app.dismiss()
      #expect(app.screen.title == "Order 1")
    }
  }

  @Test func `chooses tabs by title and by place`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.selectTab("Settings")
      #expect(app.screen.title == "Settings")
      #expect(app.tabs?.map(\.isSelected) == [false, true])
      try await app.selectTab(number: 1)
      #expect(app.screen.title == "Orders")
    }
  }

  @Test func `hands a link to the app`() async throws {
    let delegate = SampleAppDelegate()
    let app = try await AppDriver.launch(delegate: delegate)
    let link = try #require(URL(string: "sample://orders/1"))
    try await app.openURL(link)
    #expect(delegate.openedLink == link)
  }

  @Test func `runs on an iPad where it is told to`() async throws {
    try await AppDriver.run(root: SettingsViewController(), device: .pad) { app in
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(app.visibleViewController?.view.bounds.width == 820)
    }
  }

  @Test func `keeps two apps that run at the same time apart`() async throws {
    let first = try await AppDriver.launch(SampleAppDelegate.self)
    let second = try await AppDriver.launch(SampleAppDelegate.self)
    try await first.tap("Add")
    #expect(first.screen.title == "Order 1")
    #expect(second.screen.title == "Orders")
  }

  @Test func `gives tasks of the app their turns`() async throws {
    try await AppDriver.run(root: TaskViewController()) { app in
      #expect(app.screen.title == "loaded 3")
    }
  }

  @Test func `tells when an app never comes to rest`() async throws {
    try await AppDriver.run(root: SettingsViewController()) { app in
      #expect(await app.waitUntilIdle())
      app.perform { RestlessView.start() }
      #expect(await app.waitUntilIdle() == false)
    }
  }
}

/// Loads its title bit by bit, partly away from the main actor.
final class TaskViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      var count = 0
      for _ in 0..<3 {
        await Task.yield()
        count = await Self.incremented(count)
      }
      title = "loaded \(count)"
    }
  }

  @concurrent private nonisolated static func incremented(_ count: Int) async -> Int { count + 1 }
}

@MainActor
enum RestlessView {
  static func start() {
    UIView.animate(withDuration: 0.1, animations: {}) { _ in start() }
  }
}
