import Foundation
import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@Suite(.serialized) @MainActor
struct `Behaviour without a simulator` {
  /// What a person does all over the app, with fingers alone.
  private func walk(_ app: AppDriver) async throws -> [String] {
    var seen: [String] = []
    // What moves is written down from here on.
    _ = app.trace
    func look() { seen.append("\(app.screen)") }
    try await app.tap("Help")
    look()
    try await app.tap("Yes")
    for _ in 1...3 {
      try await app.tap("Add")
      look()
      try await app.swipeBack(completes: false)
      look()
      try await app.tap("Share")
      try await app.pullSheet()
      look()
      try await app.dismiss()
      try await app.rotate()
      look()
      try await app.rotate()
      try await app.swipeBack()
      try await app.selectTab("Settings")
      look()
      try await app.selectTab("Orders")
    }
    #expect(app.visibleViewController?.viewIfLoaded?.window != nil)
    #expect(app.diagnostics.isEmpty)
    return seen + app.trace
  }

  @Test
  func `Wish 1: a walk through the whole app with fingers alone is the same each time`()
    async throws
  {
    var walks: [[String]] = []
    for _ in 1...3 {
      walks.append(try await AppDriver.run(SampleAppDelegate.self) { app in try await walk(app) })
    }
    #expect(walks[0].count > 30)
    #expect(walks[0] == walks[1] && walks[1] == walks[2])
  }

  @Test func `Wish 1: an hour of the app's time passes at once, with everything that was due in it`()
    async throws
  {
    try await AppDriver.run(root: UIViewController()) { app in
      let screen = try #require(app.visibleViewController)
      let sheet = UIViewController()
      app.perform { screen.present(sheet, animated: true) }
      await app.waitUntilIdle()
      var isOver = false
      app.perform {
        UIView.animate(withDuration: 1800, delay: 1700, animations: { sheet.view.alpha = 0 }) { _ in
          sheet.dismiss(animated: true)
          isOver = true
        }
      }
      await app.advance(by: 3600)
      #expect(isOver && app.modals.isEmpty)
    }
  }
}

extension AppDriver {
  /// What moved since the launch, without numbers of objects.
  fileprivate var trace: [String] {
    perform { UIApplication.shared.windows.flatMap { Navigator.of($0).trace.history.map(\.description) } }
  }
}
