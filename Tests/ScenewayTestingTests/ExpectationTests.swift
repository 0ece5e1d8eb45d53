import Foundation
import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@Suite @MainActor
struct `Expectations of an app` {
  static let ordersScreen = """
    ── Orders ──
     1  [Help]
     2  [Edit]
     3  [Add]
    ──
     4  ● Orders   5 ○ Settings
    """

  @Test func `pass where the app is as expected`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try app.expectScreen(Self.ordersScreen)
      try app.expectShows("Orders", "Help")
      try app.expectTree(
        """
        UITabBarController *
        ├─ UINavigationController *
        │  └─ OrdersViewController “Orders” *
        └─ UINavigationController
           └─ SettingsViewController
        """)
      try app.expectFlows("")
      try await app.expectTrace(
        """
        tap push OrdersViewController → OrderViewController in UITabBarController/UINavigationController
        tap pop OrderViewController → OrdersViewController in UITabBarController/UINavigationController
        """
      ) {
        try await app.tap("Add")
        try await app.back()
      }
    }
  }

  @Test func `throw an error that names the line and prints the lines that differ`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let line = #line + 1
      let error = #expect(throws: ExpectationError.self) {
        try app.expectScreen(Self.ordersScreen.replacingOccurrences(of: "[Help]", with: "[Info]"))
      }
      #expect(
        error?.description == """
          ScenewayTestingTests/ExpectationTests.swift:\(line): the screen is not as expected (− expected, + found):
            ── Orders ──────────────────────────────────────────────────────
          −  1  [Info]
          +  1  [Help]
             2  [Edit]
             3  [Add]
            ────────────────────────────────────────────────────────────────
             4  ● Orders   5 ○ Settings
          """)
      let words = #expect(throws: ExpectationError.self) { try app.expectShows("Orders", "Nothing") }
      #expect(words?.description.hasSuffix("\n− Nothing") == true)
      let tree = #expect(throws: ExpectationError.self) { try app.expectTree("UIViewController *") }
      #expect(tree?.description.contains("+ UITabBarController *") == true)
      let flows = #expect(throws: ExpectationError.self) { try app.expectFlows("AppCoordinator") }
      #expect(flows?.description.hasSuffix("− AppCoordinator") == true)
      let trace = await #expect(throws: ExpectationError.self) {
        try await app.expectTrace("") { try await app.selectTab("Settings") }
      }
      #expect(
        trace?.description.hasSuffix(
          "+ tap select OrdersViewController → SettingsViewController in UITabBarController at once") == true)
    }
  }

  @Test func `fail at the line of the test in Swift Testing`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let line = #line + 2
      withKnownIssue {
        #expect(throws: Never.self) { try app.expectScreen("── Settings ──") }
      } matching: { issue in
        issue.sourceLocation?.line == line && "\(issue)".contains("−")
      }
    }
  }

  @Test func `show the flows that run, and those that they started`() async throws {
    try await AppDriver.run(root: UIViewController()) { app in
      let window = try #require(app.perform { UIApplication.shared.windows.first })
      let flow = OutlinedFlow("Home")
      app.perform {
        flow.start(in: window)
        flow.start(OutlinedFlow("Sign in"), presented: .sheet)
      }
      await app.waitUntilIdle()
      try app.expectFlows(
        """
        OutlinedFlow: UIViewController “Home”
        └─ OutlinedFlow: UIViewController “Sign in”
        """)
      #expect(app.flows.first?.children.first?.screens == ["UIViewController “Sign in”"])
      try await app.dismiss()
      try app.expectFlows("OutlinedFlow: UIViewController “Home”")
    }
  }

  @Test func `take what UIKit's own _printHierarchy prints`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.tap("Add")
      try await app.tap("Share")
      try app.expectHierarchy(
        """
        <UITabBarController 0x12c01d200>, state: appeared, view: <UILayoutContainerView 0x129e07b40>
           | <UINavigationController 0x12a808200>, state: appeared, view: <UILayoutContainerView 0x129b10880>
           |    | <ScenewayTestingTests.OrdersViewController 0x1>, state: disappeared, view: <UIView 0x2> not in the window
           |    | <ScenewayTestingTests.OrderViewController 0x3>, state: appeared, view: <UIView 0x4>
           | <UINavigationController 0x12b80a000>, state: disappeared, view:  (view not loaded)
           |    | <ScenewayTestingTests.SettingsViewController 0x5>, state: disappeared, view: (view not loaded)
           + <UINavigationController 0x6>, state: appeared, view: <UILayoutContainerView 0x7>, presented with: <_UIPageSheetPresentationController 0x8>
           |    | <ScenewayTestingTests.ShareViewController 0x9>, state: appeared, view: <UIView 0xa>
        """)
    }
  }
}

private final class OutlinedFlow: Coordinator<Void> {
  private let title: String

  init(_ title: String) {
    self.title = title
    super.init()
  }

  override func start() {
    let screen = UIViewController()
    screen.title = title
    show(screen)
  }
}
