import Foundation
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite @MainActor
struct DeadEndTests {
  private nonisolated static let words = [
    "Nothing": "the segue ‘nothing’ leads to ‘gone’, which ‘Main.storyboard’ does not have",
    "Elsewhere": "there is no ‘Away.storyboard’, to which a reference in ‘Main’ leads",
    "Scene": "‘Other.storyboard’ has no scene ‘Far’, to which a reference leads",
    "Entry": "‘Other.storyboard’ has no entry point, to which a reference leads",
    "Back": "no screen has the unwind action ‘goBack:’, which is code of the app",
  ]

  private func session(in folder: TemporaryFolder) async throws -> PlayerSession {
    _ = try folder.writeStoryboard("Other.storyboard", initial: false)
    let path = try folder.write(Self.document, to: "Main.storyboard")
    return try await PlayerSession(StoryboardSet(paths: [path]))
  }

  @Test(arguments: words.keys.sorted())
  func `says each time where a way led that leads nowhere`(button: String) async throws {
    let folder = try TemporaryFolder()
    let session = try await session(in: folder)
    #expect(session.launchStep().notes.isEmpty)
    for _ in 0..<2 {
      let step = await session.perform(.tap(.words(button)))
      #expect(step.error == nil)
      let standIn = button == "Back" ? [] : ["an empty screen stands in for what is not there"]
      #expect(step.notes == [Self.words[button]].compactMap { $0 } + standIn)
      if step.transition.kind != .none { _ = await session.perform(.dismiss) }
      _ = await session.perform(.restart)
    }
  }

  @Test func `says at the launch which part of a container is not there`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes><scene><objects>
      <navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="gone" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene></scenes></document>
      """, to: "Main.storyboard")
    let session = try await PlayerSession(StoryboardSet(paths: [path]))
    #expect(
      session.launchStep().notes == ["the segue r leads to ‘gone’, which ‘Main.storyboard’ does not have"])
  }

  @Test func `shows people and programs what is not there`() async throws {
    let folder = try TemporaryFolder()
    _ = try await session(in: folder)
    for format in [PlayerOptions.Format.text, .json] {
      let terminal = RecordingTerminal(input: "tap Nothing")
      var options = PlayerOptions()
      options.format = format
      let path = folder.url.appendingPathComponent("Main.storyboard").path
      #expect(await Player.play([path], options: options, on: terminal) == .done)
      #expect(terminal.output.contains("the segue ‘nothing’ leads to ‘gone’, which"))
    }
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="one"><scenes>
    <scene><objects><viewController title="One" id="one" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    \(button(0, "Nothing", "kind=\"show\" identifier=\"nothing\" destination=\"gone\""))
    \(button(1, "Elsewhere", "kind=\"presentation\" destination=\"away\""))
    \(button(2, "Scene", "kind=\"show\" destination=\"far\""))
    \(button(3, "Entry", "kind=\"show\" destination=\"entry\""))
    \(button(4, "Back", "kind=\"unwind\" unwindAction=\"goBack:\" destination=\"exit\""))
    </subviews></view></viewController><exit id="exit" sceneMemberID="exit"/></objects></scene>
    \(reference("away", "storyboardName=\"Away\""))
    \(reference("far", "storyboardName=\"Other\" referencedIdentifier=\"Far\""))
    \(reference("entry", "storyboardName=\"Other\""))
    </scenes></document>
    """

  private static func button(_ place: Int, _ title: String, _ segue: String) -> String {
    """
    <button id="b\(place)"><rect key="frame" x="0" y="\(place * 50)" width="200" height="44"/>
    <state key="normal" title="\(title)"/>
    <connections><segue \(segue) id="s\(place)"/></connections></button>
    """
  }

  private static func reference(_ id: String, _ attributes: String) -> String {
    """
    <scene><objects><viewControllerPlaceholder \(attributes) id="\(id)" sceneMemberID="viewController"/>
    </objects></scene>
    """
  }
}
