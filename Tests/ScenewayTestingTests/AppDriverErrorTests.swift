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
