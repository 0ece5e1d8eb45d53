import Foundation
import MenuApp
import ScenewayTesting
import Testing

@MainActor
@Suite struct `A menu item is edited in a sheet` {
  @Test func `what is saved comes back to the list`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.tap("Menu")
      try await app.tap("Lentil curry")
      #expect(app.screen.title == "Change item")
      try await app.type("Chickpea curry", into: "Title")
      try await app.tap("Save")
      #expect(app.screen.title == "Menu")
      #expect(app.screen.shows("Chickpea curry"))
      #expect(!app.screen.shows("Lentil curry"))
    }
  }

  @Test(arguments: ["Cancel", "swipe"])
  func `what is not saved is forgotten, where a swipe asks before`(way: String) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.tap("Menu")
      try await app.tap("Lentil curry")
      try await app.type("Nothing", into: "Title")
      if way == "swipe" {
        try await app.dismiss()
        #expect(app.screen.title == "Discard the changes?")
        try await app.tap("Discard")
      } else {
        try await app.tap(way)
      }
      #expect(app.screen.title == "Menu")
      #expect(app.screen.shows("Lentil curry"))
    }
  }

  @Test func `a sheet without changes may be swiped away unasked`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.tap("Menu")
      try await app.tap("Lentil curry")
      try await app.dismiss()
      #expect(app.screen.title == "Menu")
    }
  }

  @Test(arguments: ["swipe", "link"])
  func `whoever keeps editing stays, whatever would take the sheet away`(way: String) async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.tap("Menu")
      try await app.tap("Lentil curry")
      try await app.type("Chickpea curry", into: "Title")
      if way == "swipe" {
        try await app.dismiss()
      } else {
        try await app.openURL(try #require(URL(string: "menuapp://menu/Apple%20crumble")))
      }
      try await app.tap("Keep editing")
      #expect(app.screen.title == "Change item")
      try await app.tap("Save")
      #expect(app.screen.shows("Chickpea curry"))
    }
  }
}
