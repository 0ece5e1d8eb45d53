@testable import MenuApp
import Sceneway
import ScenewayTesting
import Testing
import UIKit

@MainActor
@Suite struct `Flows of the app` {
  @Test func `signing in greets the person by name`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      try await app.tap("Sign in")
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      try app.expectShows("Hello, Ada!")
    }
  }

  @Test func `leaving the sheet leaves nothing behind`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      try await app.expectNoLeaks {
        try await app.tap("Sign in")
        try await app.dismiss()
      }
    }
  }

  @Test func `the flow that signs in keeps its promises`() async throws {
    try await checkCoordinator(finishingWith: User(name: "Ada")) { SignInCoordinator() }.require()
  }

  @Test func `the router of Home keeps its promises`() async throws {
    // Menu is reached by its segue alone.
    let report = await checkRouter(segueOnly: ["Menu"]) {
      try #require(UIStoryboard.main.scene(.home, as: HomeViewController.self) as? HomeViewController)
    }
    try report.require()
  }
}
