import Foundation
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite
struct StoryboardSetTests {
  @Test func `enters the first of several files`() throws {
    let set = try StoryboardSet(paths: [Fixtures.shop, Fixtures.path("Login.storyboard")])
    #expect(set.main.url.lastPathComponent == "Shop.storyboard")
    #expect(set.storyboards.count == 2)
  }

  @Test func `enters Main of a folder`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.writeStoryboard("A/Login.storyboard")
    _ = try folder.writeStoryboard("B/Base.lproj/Main.storyboard")
    _ = try folder.writeStoryboard(".build/checkouts/Main.storyboard")
    let set = try StoryboardSet(paths: [folder.url.path])
    #expect(set.main.url.lastPathComponent == "Main.storyboard")
    #expect(set.storyboards.count == 2)
  }

  @Test func `enters the only storyboard of a folder with an entry point`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.writeStoryboard("Parts.storyboard", initial: false)
    _ = try folder.writeStoryboard("App.storyboard")
    _ = try folder.writeStoryboard("Watch.storyboard", runtime: "watchKit")
    #expect(try StoryboardSet(paths: [folder.url.path]).main.url.lastPathComponent == "App.storyboard")
  }

  @Test func `lists the candidates of a folder where several could be entered`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.writeStoryboard("A.storyboard")
    let second = try folder.writeStoryboard("B.storyboard", identifier: "B")
    let path = folder.url.path
    #expect(throws: StoryboardSetError.severalCandidates(folder: path, [first, second])) {
      try StoryboardSet(paths: [path])
    }
    #expect(try StoryboardSet(paths: [path], scene: "B").main.url.path == second)
  }

  @Test(arguments: [
    ("macOS", "MacOSX.Cocoa", "this document is for macOS"),
    ("watchOS", "watchKit", "this document is for watchOS"),
  ])
  func `does not play documents for other systems`(id: String, runtime: String, words: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.writeStoryboard("Main.storyboard", runtime: runtime)
    let error = #expect(throws: StoryboardSetError.self, "\(id)") { try StoryboardSet(paths: [path]) }
    #expect(error?.description.hasPrefix("\(path):2:1: error: \(words)") == true)
    #expect(error?.exitCode == .dataError)
  }

  @Test(arguments: [
    ("iOS.CocoaTouch", AppDevice.phone), ("iOS.CocoaTouch.iPad", .pad), ("AppleTV", .tv),
  ])
  func `plays a document on the device it is for`(runtime: String, device: AppDevice) throws {
    let folder = try TemporaryFolder()
    let path = try folder.writeStoryboard("Main.storyboard", runtime: runtime)
    #expect(try StoryboardSet(paths: [path]).device == device)
  }

  @Test func `names the scenes of a storyboard without an entry point`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.writeStoryboard("Main.storyboard", initial: false, identifier: "Only")
    let error = #expect(throws: StoryboardSetError.self) { try StoryboardSet(paths: [path]) }
    #expect(
      error?.description
        == "\(path):2:1: error: the storyboard does not say which scene it starts with; name one with --scene\n"
        + "note: its scenes are:\n  Only")
    #expect(error?.exitCode == .dataError)
    let other = #expect(throws: StoryboardSetError.self) { try StoryboardSet(paths: [path], scene: "Other") }
    #expect(other?.exitCode == .usage)
    #expect(try StoryboardSet(paths: [path], scene: "Only").storyboards.count == 1)
  }

  @Test func `says what is missing`() throws {
    let folder = try TemporaryFolder()
    let nothing = #expect(throws: StoryboardSetError.self) {
      try StoryboardSet(paths: [folder.url.path + "/None.storyboard"])
    }
    #expect(nothing?.exitCode == .noInput)
    let empty = #expect(throws: StoryboardSetError.self) { try StoryboardSet(paths: [folder.url.path]) }
    #expect(empty?.exitCode == .noInput)
    let broken = try folder.write("<document><scenes>", to: "Broken.storyboard")
    let error = #expect(throws: StoryboardSetError.self) { try StoryboardSet(paths: [broken]) }
    #expect(error?.exitCode == .dataError)
    #expect(error?.description.hasPrefix("\(broken):1:") == true)
  }
}
