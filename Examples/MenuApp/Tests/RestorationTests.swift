import Foundation
import MenuApp
import ScenewayTesting
import Testing

@MainActor
@Suite struct `An app that the system ended comes back` {
  @Test(arguments: ["Show detail with segue", "Show detail without segue"])
  func `to Detail, whichever way led there, with the message`(way: String) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.type("Hello there", into: "Message")
      try await app.tap(way)
      let before = app.screen.description
      try await app.relaunch()
      #expect(app.screen.description == before)
      try await app.back()
      #expect(try app.find("Message").content == "Hello there")
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test func `to Detail in its sheet on an iPad`() async throws {
    try await AppDriver.run(AppDelegate.self, device: .pad) { app in
      try await app.type("Hello there", into: "Message")
      try await app.tap("Show detail without segue")
      try await app.relaunch()
      #expect(app.screen.shows("Home says: Hello there"))
      try await app.dismiss()
      #expect(app.screen.title == "Home")
    }
  }

  @Test(arguments: ["tap", "link"])
  func `to an item of the menu in the midst of its change, and saves it`(way: String) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      if way == "tap" {
        try await app.tap("Menu")
        try await app.tap("Apple crumble")
        try await app.type("4.90", into: "Price")
        try await app.tap("Save")
        try await app.tap("Lentil curry")
      } else {
        try await app.openURL(try #require(URL(string: "menuapp://menu/Lentil%20curry")))
      }
      try await app.type("Chickpea curry", into: "Title")
      let before = app.screen.description
      try await app.relaunch()
      #expect(app.screen.description == before)
      try await app.tap("Save")
      #expect(app.screen.title == "Menu" && app.screen.shows("Chickpea curry"))
      #expect(app.screen.shows("4.90") == (way == "tap"))
      try await app.back()
      #expect(app.screen.title == "Home")
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test func `to the second page of signing in, whose user arrives where the flow was started`() async throws
  {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      try await app.tap("Sign in")
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      try await app.relaunch()
      try app.expectShows("Hello, Ada!")
      try await app.back()
      #expect(try app.find("Your name").content == "Ada")
      try await app.tap("Continue")
      try await app.tap("That is me")
      try app.expectShows("Signed in as Ada")
      try await app.relaunch()
      try app.expectShows("Signed in as Ada")
      #expect(app.diagnostics.isEmpty)
    }
  }

  @Test func `to the page of the experiment where that was chosen`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      try await app.tap("experiment")
      try await app.tap("Sign in")
      try await app.relaunch()
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      try app.expectShows("Signed in as Ada")
    }
  }

  @Test func `to its beginning where a person threw it out`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.tap("Menu")
      try await app.relaunch(after: .thrownOut)
      #expect(app.screen.title == "Home")
    }
  }
}
