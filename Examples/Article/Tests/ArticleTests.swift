@testable import Article
import Foundation
import ScenewayTesting
import Testing
import UIKit

@MainActor
@Suite("The first article's app, its sources bridged")
struct ArticleTests {
  private static let storyboard = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/App/Main.storyboard")

  @Test(
    "The message arrives at Detail by both ways", arguments: ["Detail by segue", "Detail by code"])
  func message(way: String) async throws {
    try await AppDriver.run(storyboard: Self.storyboard) { app in
      try await app.type("Hello there", into: "Message")
      try await app.tap(way)
      #expect(app.screen.title == "Detail")
      #expect(app.screen.shows("Hello there"))
      try await app.back()
      #expect(app.screen.title == "Home")
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test("Both buttons wait for a message of more than four letters")
  func shortMessage() async throws {
    try await AppDriver.run(storyboard: Self.storyboard) { app in
      try await app.type("Hell", into: "Message")
      await #expect(throws: AppDriverError.self) { try await app.tap("Detail by segue") }
      try await app.type("Hello", into: "Message")
      try await app.tap("Detail by code")
      #expect(app.screen.title == "Detail")
    }
  }

  @Test("The router answers by the names of segues, and nothing else")
  func names() {
    let router: any NSObjectProtocol & HomeRoutingLogic = HomeRouter()
    #expect(router.responds(to: NSSelectorFromString("routeToDetailWithSegue:")))
    #expect(!router.responds(to: NSSelectorFromString("routeToMenuWithSegue:")))
  }

  @Test("The scenes are freed when they have left")
  func leaks() async throws {
    try await AppDriver.run(storyboard: Self.storyboard) { app in
      try await app.expectNoLeaks {
        try await app.type("Hello there", into: "Message")
        try await app.tap("Detail by segue")
        try await app.back()
      }
    }
  }
}
