import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct AppDriverErrorTests {
  @Test func `says what is there when nothing has the words`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let error = await #expect(throws: AppDriverError.self) { try await app.tap("Hlep") }
      #expect(error?.reason == .notFound(suggestions: ["Help"]))
      #expect(
        error?.summary == "cannot tap “Hlep”: nothing on the screen is called so; did you mean “Help”?")
      #expect(error?.screen?.title == "Orders")
    }
  }

  @Test func `throws an exception of the test's own call at the end, where nobody has read it`() async throws
  {
    func pushTwice(_ app: AppDriver) {
      app.perform {
        let stack = UIApplication.shared.windows.lazy.compactMap {
          $0.rootViewController as? UINavigationController
        }
        .first
        if let top = stack?.topViewController { stack?.pushViewController(top, animated: false) }
      }
    }
    let root = { UINavigationController(rootViewController: UIViewController()) }
    let line = #line + 1
    let error = await #expect(throws: AppDriverError.self) {
      try await AppDriver.run(root: root()) { app in
        pushTwice(app)
        await app.waitUntilIdle()
      }
    }
    #expect(error?.line == line)
    guard case .exception(let raised) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(raised.row == "MIS-04")
    try await AppDriver.run(root: root()) { app in
      pushTwice(app)
      #expect(app.diagnostics.count == 1 && app.diagnostics.first?.row == "MIS-04")
    }
  }

  @Test func `says that something is disabled`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.tap("Add")
      try await app.tap("Share")
      let error = await #expect(throws: AppDriverError.self) { try await app.tap("Later") }
      #expect(error?.reason == .disabled)
    }
  }

  @Test func `says that something lies under a sheet`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.tap("Add")
      try await app.tap("Share")
      let error = await #expect(throws: AppDriverError.self) { try await app.tap("Keep") }
      #expect(error?.summary == "cannot tap “Keep”: it is under “Share”")
    }
  }

  @Test func `says that something stands on another tab`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.selectTab("Settings")
      let error = await #expect(throws: AppDriverError.self) { try await app.tap("Edit") }
      #expect(error?.summary == "cannot tap “Edit”: it is on the screen “Orders”, which is not shown now")
    }
  }

  @Test func `says that a button without an action does nothing`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let error = await #expect(throws: AppDriverError.self) { try await app.tap("Edit") }
      #expect(error?.reason == .nothingHappens)
    }
  }

  @Test func `says that there is nothing to go back to or to dismiss`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let back = await #expect(throws: AppDriverError.self) { try await app.back() }
      #expect(back?.reason == .noBackButton)
      let dismiss = await #expect(throws: AppDriverError.self) { try await app.dismiss() }
      #expect(dismiss?.reason == .nothingToDismiss)
      let tab = await #expect(throws: AppDriverError.self) { try await app.selectTab("Setings") }
      #expect(tab?.reason == .notFound(suggestions: ["Settings"]))
      let number = await #expect(throws: AppDriverError.self) { try await app.tap(number: 9) }
      #expect(number?.reason == .noSuchNumber(highest: 5))
    }
  }

  @Test func `names the line of the test in each action that can fail`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let actions: [(@MainActor () async throws -> Void, Int)] = [
        ({ try await app.tap("Hlep") }, #line), ({ try await app.tap(identifier: "none") }, #line),
        ({ try await app.tap(number: 9) }, #line), ({ try await app.doubleTap("Hlep") }, #line),
        ({ try await app.longPress("Hlep") }, #line), ({ try await app.swipe(over: "Hlep", .up) }, #line),
        ({ try await app.drag("Hlep", by: .zero) }, #line),
        ({ try await app.pinch("Hlep", scale: 2) }, #line),
        ({ try await app.type("a", into: "Hlep") }, #line), ({ try await app.clear("Hlep") }, #line),
        ({ try await app.type("a", intoIdentifier: "none") }, #line),
        ({ try await app.pressReturn() }, #line),
        ({ try await app.set("Hlep", to: "on") }, #line), ({ try await app.back() }, #line),
        ({ try await app.back(to: "Hlep") }, #line), ({ try await app.swipeBack() }, #line),
        ({ try await app.dismiss() }, #line), ({ try await app.pullSheet() }, #line),
        ({ try await app.dragSheet(to: .large) }, #line), ({ try await app.selectTab("Hlep") }, #line),
        ({ try await app.selectTab(number: 9) }, #line), ({ try await app.nextPage() }, #line),
        ({ try await app.previousPage() }, #line), ({ try await app.scroll(.down) }, #line),
        ({ try await app.showSidebar() }, #line), ({ try await app.hideSidebar() }, #line),
        ({ try await app.swipe("Hlep", choosing: "Delete") }, #line),
        ({ try await app.pullToRefresh() }, #line),
        ({ try await app.tapEditingSign(of: "Hlep") }, #line),
        ({ try await app.moveRow("Hlep", to: "Help") }, #line), ({ try await app.resize(to: .half) }, #line),
        ({ try await app.openWindow() }, #line), ({ try await app.switchWindow(to: "Hlep") }, #line),
        ({ _ = try app.find("Hlep") }, #line), ({ _ = try app.find(identifier: "none") }, #line),
        ({ try await app.tap(try app.find("Edit")) }, #line),
      ]
      for (action, line) in actions {
        let error = await #expect(throws: AppDriverError.self, "line \(line)") { try await action() }
        #expect(error?.line == line)
        #expect(
          error?.description.hasPrefix("ScenewayTestingTests/AppDriverErrorTests.swift:\(line): cannot ")
            == true,
          "\(error?.description ?? "")")
        #expect(error?.summary.hasPrefix("cannot ") == true)
      }
    }
  }

  @Test func `names the line of the test where an app, a storyboard or another launch fails`() async throws {
    let nowhere = URL(fileURLWithPath: "\(#filePath)/../Fixtures/Routes.storyboard").standardized
    // A line in a closure of a macro counts as that of the macro.
    var line = #line + 1
    let scene = await #expect(throws: AppDriverError.self) {
      try await AppDriver.run(storyboard: nowhere, scene: "nowhere") { _ in }
    }
    #expect(scene?.line == line)
    try await AppDriver.run(root: UIViewController()) { app in
      line = #line + 1
      let launch = await #expect(throws: AppDriverError.self) { try await app.relaunch() }
      #expect(launch?.line == line)
    }
    // What a test's own part throws has the line of that part.
    line = #line + 1
    let inner = await #expect(throws: AppDriverError.self) {
      try await AppDriver.run(root: UIViewController()) { app in
        try await app.expectNoLeaks { try await app.back() }
      }
    }
    #expect(inner?.line == line)
  }

  @Test func `turns an exception of UIKit into an error`() async throws {
    try await AppDriver.run(root: UINavigationController(rootViewController: TwicePushingController())) {
      app in
      let error = await #expect(throws: AppDriverError.self) { try await app.tap("Twice") }
      guard case .exception(let diagnostic) = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(diagnostic.exception == "NSInvalidArgumentException")
      #expect(app.diagnostics.map(\.exception) == ["NSInvalidArgumentException"])
    }
  }
}

/// Pushes itself once more, which UIKit forbids.
final class TwicePushingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Twice",
      primaryAction: UIAction(title: "Twice") { [weak self] _ in
        guard let self else { return }
        navigationController?.pushViewController(self, animated: true)
      })
  }
}
