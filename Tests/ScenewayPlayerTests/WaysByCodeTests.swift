import Foundation
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite @MainActor
struct WaysByCodeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func session(_ document: String, device: AppDevice? = nil) async throws -> PlayerSession {
    let path = try folder.write(document, to: "Main.storyboard")
    let session = try await PlayerSession(StoryboardSet(paths: [path]), device: device)
    _ = session.launchStep()
    return session
  }

  private func walk() async throws -> PlayerSession {
    try await session(
      StoryboardText.document(
        StoryboardText.navigation("a", root: "first"),
        StoryboardText.scene(
          "first", title: "First",
          connections: """
            <segue destination="second" kind="show" identifier="goOn" id="s1"/>
            <segue destination="cover" kind="presentation" modalPresentationStyle="fullScreen" id="s2"/>
            """),
        StoryboardText.scene(
          "second", title: "Second",
          connections: """
            <segue destination="second-exit" kind="unwind" unwindAction="goBack:" id="s3"/>
            """),
        StoryboardText.scene("cover", "viewController", "title=\"Cover\"", view: "")))
  }

  @Test func `lists the ways out that only code goes`() async throws {
    let step = await (try walk()).perform(.segues)
    #expect(step.error == nil)
    #expect(step.ways.map(\.number) == [1, 2])
    #expect(step.ways.map(\.identifier) == ["goOn", nil])
    #expect(step.ways.map(\.destination) == ["Second", "Cover"])
    #expect(step.ways.map(\.kind) == ["show", "presentation"])
  }

  @Test(arguments: [PlayerReference.number(1), .words("goOn"), .words("Second"), .words(" goon ")])
  func `goes a way by its number, identifier or destination`(reference: PlayerReference) async throws {
    let step = await (try walk()).perform(.segue(reference))
    #expect(step.error == nil)
    #expect(step.transition.kind == .push)
    #expect(step.transition.segue == "goOn")
  }

  @Test func `says which ways there are`() async throws {
    let session = try await walk()
    let wrong = await session.perform(.segue(.words("goOff")))
    #expect(
      wrong.error
        == "cannot perform the segue “goOff”: no such segue starts here; there are “goOn”, “Cover”")
    #expect(await session.perform(.segue(.number(.max))).error != nil)
    #expect(await session.perform(.segue(.number(0))).error != nil)
  }

  @Test func `goes back by a guess where the unwind action is code of the app`() async throws {
    let session = try await walk()
    _ = await session.perform(.segue(.number(1)))
    let step = await session.perform(.segue(.words("goBack:")))
    #expect(step.transition.kind == .pop)
    #expect(step.screen.title == "First")
    #expect(step.notes.count == 1 && step.notes.first?.hasSuffix("is a guess") == true)
  }

  @Test func `takes a full screen away as code would, and says that no gesture does`() async throws {
    let session = try await walk()
    #expect(await session.perform(.segue(.number(2))).transition.kind == .present)
    let refused = await session.perform(.dismiss)
    #expect(refused.error?.contains("‘dismiss code’") == true)
    #expect(await session.perform(.dismissByCode).transition.kind == .dismiss)
    #expect(await session.perform(.dismissByCode).error != nil)
  }

  @Test func `offers the ways below the screen`() async throws {
    _ = try await walk()
    let terminal = RecordingTerminal(input: "segue\nsegue goOn")
    let path = folder.url.appendingPathComponent("Main.storyboard").path
    #expect(await Player.play([path], on: terminal) == .done)
    #expect(terminal.output.contains("    (segue 1 “goOn” → Second, by code: show)\n"))
    #expect(terminal.output.contains("\n  (segue 2 → Cover, by code: presentation)\n"))
    #expect(terminal.output.contains("→ pushed “Second” by the segue ‘goOn’"))
  }

  @Test func `refuses what no person can do with an app off the screen`() async throws {
    let session = try await walk()
    _ = await session.perform(.background)
    #expect(await session.perform(.segue(.number(1))).error?.contains("‘foreground’") == true)
    #expect(await session.perform(.screen).error == nil)
    _ = await session.perform(.foreground)
    #expect(await session.perform(.segue(.number(1))).error == nil)
  }

  @Test func `says that a row without code offers nothing to a swipe`() async throws {
    let table = """
      <tableView key="view" id="table" dataMode="static"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <sections><tableViewSection id="section"><cells><tableViewCell id="cell" textLabel="words" \
      style="IBUITableViewCellStyleDefault"><tableViewCellContentView key="contentView" tableViewCell="cell" \
      id="content"><subviews><label text="A row" id="words"/></subviews></tableViewCellContentView>
      </tableViewCell></cells></tableViewSection></sections><connections>
      <outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/>
      </connections></tableView><connections>
      """
    let session = try await session(
      StoryboardText.document(
        StoryboardText.scene("a", "tableViewController").replacing("<connections>", with: table)))
    #expect(
      await session.perform(.swipe(.number(1), "Delete")).error?.hasSuffix("offers nothing there") == true)
    // Which row was touched last shows in no line.
    let tapped = await session.perform(.tap(.number(1)))
    #expect(tapped.error == nil && !tapped.changesScreen)
  }

  @Test func `says why a finger does not reach a button outside of its container or without a size`()
    async throws
  {
    let session = try await session(
      StoryboardText.document(
        StoryboardText.scene(
          "a",
          view: """
            <view id="box"><rect key="frame" x="0" y="100" width="100" height="100"/><subviews>
            <button id="b1"><rect key="frame" x="0" y="300" width="90" height="40"/>
            <state key="normal" title="Outside"/></button></subviews></view>
            <button id="b2"><rect key="frame" x="0" y="50" width="0" height="0"/>
            <state key="normal" title="Nothing"/></button>
            """)))
    #expect(await session.perform(.tap(.words("Outside"))).error?.contains("outside of UIView") == true)
    #expect(await session.perform(.tap(.words("Nothing"))).error?.contains("no size") == true)
  }

  @Test func `types a long text in time that grows with its length alone`() async throws {
    let session = try await session(
      StoryboardText.document(
        StoryboardText.scene(
          "a",
          view: """
            <textField placeholder="Words" id="f"><rect key="frame" x="0" y="100" width="300" height="40"/></textField>
            """)))
    let clock = ContinuousClock()
    func time(_ count: Int) async -> Duration {
      await clock.measure {
        let step = await session.perform(.type(.number(1), String(repeating: "ä", count: count)))
        #expect(step.screen.elements.first?.value?.count == count)
      }
    }
    _ = await time(1_000)
    let short = await time(5_000)
    let long = await time(40_000)
    #expect(long < short * 32)
  }

  @Test func `gives presented containers their names`() async throws {
    let session = try await session(
      StoryboardText.document(
        StoryboardText.scene(
          "a", connections: "<segue destination=\"n\" kind=\"presentation\" id=\"s\"/>"),
        StoryboardText.navigation("n", root: "r"), StoryboardText.scene("r", title: "Inside")))
    let step = await session.perform(.segue(.number(1)))
    #expect(step.modals.map(\.container) == ["UINavigationController"])
    #expect(step.modals.map(\.title) == ["Inside"])
  }

  @Test func `hints at a list that is hidden at the side`() async throws {
    let document = StoryboardText.document(
      StoryboardText.scene(
        "a", "splitViewController",
        connections: """
          <segue destination="m" kind="relationship" relationship="masterViewController" id="r1"/>
          <segue destination="d" kind="relationship" relationship="detailViewController" id="r2"/>
          """), StoryboardText.scene("m", "viewController", "title=\"List\""),
      StoryboardText.scene("d", "viewController", "title=\"Detail\""))
    let session = try await session(document, device: .pad)
    #expect(await session.perform(.screen).hints == ["‘sidebar’ shows the list at the side"])
    #expect(await session.perform(.sidebar).hints.isEmpty)
  }

  @Test func `shows the same of every run`() async throws {
    let session = try await session(
      StoryboardText.document(
        StoryboardText.scene(
          "a",
          view: """
            <datePicker id="p"><rect key="frame" x="0" y="100" width="300" height="40"/></datePicker>
            <containerView id="k"><rect key="frame" x="0" y="200" width="300" height="40"/><connections>
            <segue destination="a" kind="embed" id="e"/></connections></containerView>
            """)))
    #expect(await session.perform(.screen).screen.elements.first?.value == "2026-01-01 00:00")
    let again = try await PlayerSession(
      StoryboardSet(paths: [folder.url.appendingPathComponent("Main.storyboard").path]))
    let diagnostics = again.launchStep().diagnostics
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { !$0.text.contains("0x") })
  }
}
