import Foundation
import ScenewayTesting
import Testing
import UIKit

@testable import CoordinatorArticle

@MainActor
@Suite("The second article's app, its sources bridged")
struct CoordinatorArticleTests {
  /// The app's folder, whose Info.plist names the scene's delegate.
  private static let bundle = Bundle(
    url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/App"))

  private static func delegate(_ audience: Audience) -> AppDelegate {
    let delegate = AppDelegate()
    delegate.audience = audience
    return delegate
  }

  private func run(
    _ audience: Audience = Audience(), on device: AppDevice = .phone,
    _ body: @MainActor (AppDriver, AppCoordinator) async throws -> Void
  ) async throws {
    let app = try await AppDriver.launch(
      delegate: Self.delegate(audience), bundle: Self.bundle, device: device)
    try await app.perform {
      let scene = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
      try await body(app, try #require(scene?.appCoordinator))
    }
    #expect(app.diagnostics.isEmpty)
  }

  @Test("The scene's delegate starts the app's coordinator, which shows the first screen")
  func start() async throws {
    try await run { app, coordinator in
      #expect(app.screen.title == "Welcome")
      #expect(coordinator.childCoordinators.isEmpty)
      #expect(coordinator.navigationController.viewControllers.count == 1)
    }
  }

  @Test("A child coordinator ends with a name, tells its delegate and is let go")
  func childEnds() async throws {
    try await run { app, coordinator in
      try await app.tap("Sign in")
      #expect(app.screen.title == "Sign in")
      let child = coordinator.childCoordinators.first as? SignInCoordinator
      #expect(child?.parentCoordinator === coordinator)
      await #expect(throws: AppDriverError.self) { try await app.tap("Done") }
      try await app.type("Ada", into: "Name")
      try await app.tap("Done")
      #expect(app.screen.title == "Dashboard" && app.shows("Hello Ada"))
      #expect(coordinator.childCoordinators.isEmpty)
    }
  }

  @Test("A child coordinator whose screen a person leaves is let go", arguments: [false, true])
  func childIsLeft(bySwipe: Bool) async throws {
    try await run { app, coordinator in
      try await app.expectNoLeaks {
        try await app.tap("Sign in")
        if bySwipe { try await app.swipeBack() } else { try await app.back() }
      }
      #expect(app.screen.title == "Welcome")
      #expect(coordinator.childCoordinators.isEmpty)
    }
  }

  @Test("Each tab has a coordinator with a stack of its own")
  func tabs() async throws {
    try await run(Audience(user: User(name: "Grace"))) { app, _ in
      try await app.tap("News")
      #expect(app.shows("Nothing new"))
      try await app.selectTab("SETTINGS")
      try await app.tap("Account")
      #expect(app.screen.title == "Account" && app.shows("Grace"))
      try await app.selectTab("DASHBOARD")
      #expect(app.screen.title == "News")
      try await app.back()
      #expect(app.shows("Hello Grace"))
    }
  }

  @Test("Another user has another flow")
  func guest() async throws {
    try await run { app, _ in
      try await app.tap("Look around")
      #expect(app.shows("Have a look"))
      try await app.selectTab("SETTINGS")
      #expect(app.shows("Guests have no account") && !app.shows("Account"))
    }
  }

  @Test("On an iPad signing in is a sheet")
  func pad() async throws {
    try await run(on: .pad) { app, coordinator in
      try await app.tap("Sign in")
      #expect(app.screen.title == "Sign in" && app.screen.cover?.kind == .sheet)
      #expect(coordinator.navigationController.viewControllers.count == 1)
      try await app.type("Ada", into: "Name")
      try await app.tap("Done")
      #expect(app.shows("Hello Ada") && app.screen.cover == nil)
      #expect(coordinator.childCoordinators.isEmpty)
    }
  }

  @Test("A sheet that a person swipes away lets its coordinator go, one that slides back keeps it")
  func padIsLeft() async throws {
    try await run(on: .pad) { app, coordinator in
      try await app.expectNoLeaks {
        try await app.tap("Sign in")
        try await app.pullSheet()
        #expect(coordinator.childCoordinators.count == 1)
        try await app.dismiss()
      }
      #expect(app.screen.title == "Welcome" && coordinator.childCoordinators.isEmpty)
    }
  }

  @Test("An experiment leaves the first screen out")
  func experiment() async throws {
    try await run(Audience(experiments: [.signInFirst])) { app, coordinator in
      #expect(app.screen.title == "Sign in")
      #expect(coordinator.childCoordinators.count == 1)
      try await app.type("Ada", into: "Name")
      try await app.tap("Done")
      #expect(app.shows("Hello Ada"))
    }
  }
}
