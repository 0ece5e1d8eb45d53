import Foundation
import ScenewayTesting
import Testing
import UIKit

@testable import SegueArticle

@MainActor
@Suite("The third article's app, its sources bridged")
struct SegueArticleTests {
  /// The app's folder, whose Info.plist names the storyboard.
  private static let bundle = Bundle(
    url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/App"))

  private func run(_ body: @MainActor (AppDriver) async throws -> Void) async throws {
    try await AppDriver.run(AppDelegate.self, bundle: Self.bundle) { app in
      try await body(app)
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test("The closure gets the segue before the destination's view is loaded")
  func closure() async throws {
    try await run { app in
      try await app.tap("Bread")
      #expect(app.screen.title == "Change" && app.shows("Bread"))
      try await app.back()
      try await app.tap("Soup")
      #expect(app.shows("Soup"))
    }
  }

  @Test("The closure gets the destination by its class")
  func destinationClass() async throws {
    try await run { app in
      try await app.tap("Prices")
      #expect(app.screen.title == "Prices" && app.shows("All for 7"))
    }
  }

  @Test("The controller's own preparation runs as before, for segues with closures and without")
  func ownPreparation() async throws {
    try await run { app in
      try await app.tap("Soup")
      try await app.back()
      try await app.tap("About")
      #expect(app.screen.title == "About" && app.shows("2 dishes"))
    }
  }

  @Test("An unwind segue brings back what was changed")
  func unwind() async throws {
    try await run { app in
      try await app.tap("Soup")
      try await app.clear("Name")
      try await app.type("Stew", into: "Name")
      try await app.tap("Save")
      #expect(app.screen.title == "Menu" && app.shows("Stew") && !app.shows("Soup"))
    }
  }

  @Test("No closure stays behind, and no screen")
  func nothingStays() async throws {
    try await run { app in
      try await app.expectNoLeaks {
        try await app.tap("Soup")
        try await app.back()
        try await app.tap("Prices")
        try await app.back()
      }
      let navigation = UIApplication.shared.windows.first?.rootViewController as? UINavigationController
      #expect(navigation?.topViewController is MenuController)
      #expect(navigation?.topViewController?.configuratePerformSegue == nil)
    }
  }
}
