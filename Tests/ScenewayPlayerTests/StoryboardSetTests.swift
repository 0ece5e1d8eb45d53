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

  @Test func `says of an entry point that it is not there`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.starting(with: "gone", scenes: Self.named), to: "Main.storyboard")
    let error = #expect(throws: StoryboardSetError.self) { try StoryboardSet(paths: [path]) }
    #expect(
      error?.description
        == "\(path):1:1: error: the storyboard starts with the scene of the id ‘gone’, which it does not have; "
        + "name one with --scene\nnote: its scenes are:\n  One")
    #expect(error?.exitCode == .dataError)
    #expect(try StoryboardSet(paths: [path], scene: "One").storyboards.count == 1)
  }

  @Test(arguments: [
    ("storyboardName=\"Other\"", "‘Other.storyboard’"),
    ("storyboardName=\"Other\" referencedIdentifier=\"Far\"", "the scene ‘Far’ of ‘Other.storyboard’"),
    ("referencedIdentifier=\"Far\"", "the scene ‘Far’ of this storyboard"),
  ])
  func `says of an entry point that it is a reference`(attributes: String, target: String) throws {
    let folder = try TemporaryFolder()
    let reference = "<viewControllerPlaceholder \(attributes) id=\"far\" sceneMemberID=\"viewController\"/>"
    let path = try folder.write(
      Self.starting(with: "far", scenes: Self.named + Self.scene(reference)), to: "Main.storyboard")
    let error = #expect(throws: StoryboardSetError.self) { try StoryboardSet(paths: [path]) }
    let words = error?.description ?? ""
    #expect(words.contains(": error: the storyboard starts with a reference to \(target), which is no scene"))
    #expect(words.hasSuffix("note: its scenes are:\n  One"))
    #expect(error?.exitCode == .dataError)
  }

  private static let named = scene(
    "<viewController storyboardIdentifier=\"One\" id=\"one\" sceneMemberID=\"viewController\"/>")

  private static func scene(_ controller: String) -> String {
    "<scene><objects>\(controller)</objects></scene>"
  }

  private static func starting(with id: String, scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(id)"><scenes>\(scenes)</scenes></document>
    """
  }

  @Test func `does not play another storyboard in place of a broken Main`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.writeStoryboard("App.storyboard")
    let broken = try folder.write("<document><scenes>", to: "Base.lproj/Main.storyboard")
    let error = #expect(throws: StoryboardSetError.self) { try StoryboardSet(paths: [folder.url.path]) }
    #expect(error?.description.hasPrefix("\(broken):1:") == true)
    #expect(error?.exitCode == .dataError)
  }

  @Test func `says which files of a folder it leaves out`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.writeStoryboard("App.storyboard")
    let broken = try folder.write("<document><scenes>", to: "Broken.storyboard")
    let set = try StoryboardSet(paths: [folder.url.path])
    #expect(set.main.url.lastPathComponent == "App.storyboard")
    #expect(set.leftOut.count == 1)
    #expect(set.leftOut.first?.description.hasPrefix("\(broken):1:") == true)
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
