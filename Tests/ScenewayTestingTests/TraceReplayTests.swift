import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@Suite(.serialized) @MainActor
struct TraceReplayTests {
  private func trace(of app: AppDriver) throws -> NavigationTrace {
    let window = try #require(app.perform { UIApplication.shared.windows.first })
    return app.perform { Navigator.of(window).trace }
  }

  /// What happened, without numbers.
  private func summary(_ events: [NavigationEvent]) -> [String] {
    events.map { String("\($0)".drop { $0 != " " }) }
  }

  @Test func `Wish 12: what a person did is repeated from JSON, and leaves the same trace`() async throws {
    var data = Data()
    var first: [String] = []
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let trace = try trace(of: app)
      try await app.tap("Add")
      try await app.back()
      try await app.selectTab("Settings")
      try await app.selectTab(number: 1)
      try await app.tap("Help")
      try await app.tap("No")
      try await app.tap("Add")
      try await app.tap("Share")
      try await app.dismiss()
      app.perform {
        let stack = UIApplication.shared.windows.first.map { Navigator.of($0) }?.visibleStack
        stack?.beginInteractivePop()?.finish()
      }
      try await app.selectTab("Settings")
      data = try trace.json()
      first = summary(trace.history)
    }
    #expect(
      first == [
        " tap push OrdersViewController → OrderViewController in UITabBarController/UINavigationController",
        " tap pop OrderViewController → OrdersViewController in UITabBarController/UINavigationController",
        " tap select OrdersViewController → SettingsViewController in UITabBarController at once",
        " tap select SettingsViewController → OrdersViewController in UITabBarController at once",
        " tap present OrdersViewController → UIAlertController",
        " tap dismiss UIAlertController → OrdersViewController",
        " tap push OrdersViewController → OrderViewController in UITabBarController/UINavigationController",
        " tap present OrderViewController → ShareViewController in UINavigationController",
        " swipe dismiss ShareViewController → OrderViewController",
        " swipe pop OrderViewController → OrdersViewController in UITabBarController/UINavigationController",
        " tap select OrdersViewController → SettingsViewController in UITabBarController at once",
      ])
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let trace = try trace(of: app)
      let others = try await NavigationTrace.replay(try NavigationTrace.events(fromJSON: data), on: app)
      #expect(others.isEmpty)
      #expect(summary(trace.history) == first)
    }
  }

  @Test func `Wish 12: a replay says what cannot be repeated, and returns what code did by itself`()
    async throws
  {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      let code = NavigationEvent(kind: .push, from: "A", to: "B")
      let others = try await NavigationTrace.replay([code], on: app)
      #expect(others == [code])
      await #expect(throws: AppDriverError.self) {
        try await NavigationTrace.replay(
          [NavigationEvent(cause: .tap, kind: .push, touched: "Nowhere")], on: app)
      }
      await #expect(throws: AppDriverError.self) {
        try await NavigationTrace.replay([NavigationEvent(cause: .tap, kind: .pop, gesture: .back)], on: app)
      }
    }
  }

  @Test func `Wish 12: pages that a finger turned are turned again`() async throws {
    func book() -> PageCoordinator<Never> {
      PageCoordinator(["One", "Two", "Three"].map { FlowPage(TitledFlow($0)) })
    }
    var data = Data()
    var first: [String] = []
    try await AppDriver.run(flow: book()) { app, flow in
      let trace = app.perform { flow.navigator.trace }
      try await app.nextPage()
      try await app.nextPage(completes: false)
      try await app.nextPage()
      try await app.previousPage()
      #expect(app.screen.title == "Two")
      data = try trace.json()
      first = summary(trace.history)
    }
    try await AppDriver.run(flow: book()) { app, flow in
      let trace = app.perform { flow.navigator.trace }
      let others = try await NavigationTrace.replay(try NavigationTrace.events(fromJSON: data), on: app)
      #expect(others.isEmpty)
      #expect(app.screen.title == "Two")
      #expect(summary(trace.history) == first)
      #expect(first.count == 4)
    }
  }
}

/// A flow of one screen with a title.
private final class TitledFlow: Coordinator<Never> {
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
