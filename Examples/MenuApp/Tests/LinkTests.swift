import Foundation
import MenuApp
import ScenewayTesting
import Testing

@MainActor
@Suite struct `Links open screens of the app` {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: ["menuapp://menu/Lentil%20curry", "https://menu.example/menu/lentil%20curry"])
  func `a link opens an item of the menu, over the list and from any tab`(link: String) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      try await app.openURL(url(link))
      #expect(app.screen.title == "Change item")
      try await app.type("Chickpea curry", into: "Title")
      try await app.tap("Save")
      #expect(app.screen.title == "Menu")
      #expect(app.screen.shows("Chickpea curry"))
      try await app.back()
      #expect(app.screen.title == "Home")
    }
  }

  @Test func `a link finds the item that a segue shows`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.tap("Menu")
      try await app.tap("Lentil curry")
      let shown = app.visibleViewController
      try await app.openURL(url("menuapp://menu/Lentil%20curry"))
      #expect(app.visibleViewController === shown)
      try await app.openURL(url("menuapp://menu"))
      #expect(app.screen.title == "Menu")
    }
  }

  @Test func `an app that a link launches has its first screen under the target`() async throws {
    try await AppDriver.run(AppDelegate.self, url: url("menuapp://menu/Apple%20crumble")) { app in
      #expect(app.screen.title == "Change item")
      try await app.tap("Cancel")
      try await app.back()
      #expect(app.screen.title == "Home")
    }
  }

  @Test func `a link to the account runs sign-in first and goes on`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.openURL(url("menuapp://account"))
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      try await app.tap("That is me")
      #expect(app.screen.title == "Settings")
      #expect(app.screen.shows("Signed in as Ada"))
    }
  }

  @Test func `a link to the account is dropped where nobody signs in`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.openURL(url("menuapp://account"))
      try await app.tap("Cancel")
      #expect(app.screen.title == "Home")
      try await app.selectTab("Settings")
      try await app.tap("Sign in")
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      try await app.tap("That is me")
      try await app.selectTab("Dashboard")
      #expect(app.screen.title == "Home")
    }
  }
}
