import Foundation
import Sceneway
import ScenewayTesting
import Testing
import UIKit

@testable import Guides

@MainActor
@Suite struct `A sign-in before the whole app` {
  @Test func `lets a link wait that comes before anybody has signed in`() async throws {
    let url = try #require(URL(string: "shop://account"))
    try await AppDriver.run(flow: FrontDoorCoordinator()) { app, door in
      let link = Task { try await door.open(url) }
      await app.waitUntilIdle()
      #expect(app.screen.title == "Sign in" && door.children.count == 1)
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      _ = try await link.value
      #expect((door.children.first as? MainCoordinator)?.selectedChild is AccountCoordinator)
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test func `comes again where somebody signs out, and the link waits again`() async throws {
    let url = try #require(URL(string: "shop://account"))
    try await AppDriver.run(flow: FrontDoorCoordinator()) { app, door in
      for name in ["Ada", "Grace"] {
        try await app.type(name, into: "Your name")
        try await app.tap("Continue")
        #expect(door.children.first is MainCoordinator)
        try await app.expectNoLeaks {
          app.perform { door.signOut() }
        }
        #expect(app.screen.title == "Sign in" && door.children.count == 1)
      }
      let link = Task { try await door.open(url) }
      await app.waitUntilIdle()
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      _ = try await link.value
      #expect((door.children.first as? MainCoordinator)?.selectedChild is AccountCoordinator)
    }
  }
}
