import Foundation
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite @MainActor
struct ContainerStepTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func session(_ document: String, device: AppDevice? = nil) async throws -> PlayerSession {
    let path = try folder.write(document, to: "Main.storyboard")
    let session = try await PlayerSession(StoryboardSet(paths: [path]), device: device)
    _ = session.launchStep()
    return session
  }

  // MARK: Tabs

  private func tabScenes(_ count: Int) -> [String] {
    (0..<count).map { StoryboardText.scene("t\($0)", "viewController", "title=\"T\($0 + 1)\"") }
  }

  private func manyTabs() async throws -> PlayerSession {
    let bar = StoryboardText.tabs("a", of: (0..<12).map { "t\($0)" })
    return try await session(
      StoryboardText.document(bar, tabScenes(12).joined(), initial: "a"))
  }

  @Test func `goes into the list behind More and on from there`() async throws {
    let session = try await manyTabs()
    let more = await session.perform(.tap(.number(5)))
    #expect(more.error == nil)
    #expect(more.transition.kind == .tab)
    #expect(more.tab == PlayerStep.TabSummary(number: 5, title: "More"))
    let pushed = await session.perform(.tap(.words("T7")))
    #expect(pushed.transition.kind == .push)
    #expect(pushed.tab == PlayerStep.TabSummary(number: 7, title: "T7"))
    #expect(await session.perform(.back).transition.kind == .pop)
  }

  @Test(arguments: [PlayerReference.number(7), .words("T7"), .words("t7")])
  func `chooses a tab that is behind More`(reference: PlayerReference) async throws {
    let session = try await manyTabs()
    let step = await session.perform(.tab(reference))
    #expect(step.error == nil)
    #expect(step.transition.kind == .tab)
    #expect(step.screen.title == "T7")
    // Another one comes in its place, whatever lies over the list.
    #expect(await session.perform(.tab(.number(12))).screen.title == "T12")
    #expect(await session.perform(.tab(.number(1))).screen.title == "T1")
  }

  @Test func `says how many tabs there are`() async throws {
    let session = try await manyTabs()
    #expect(await session.perform(.tab(.number(13))).error?.hasSuffix("end at 12") == true)
    #expect(await session.perform(.tab(.number(0))).error != nil)
    #expect(await session.perform(.tab(.number(.max))).error != nil)
    #expect(await session.perform(.tab(.words("T8x"))).error?.contains("“T8”") == true)
  }

  @Test func `counts tabs in the outer of two bars and sets the bars apart`() async throws {
    let session = try await session(
      StoryboardText.document(
        StoryboardText.tabs("a", of: ["inner", "t0"]), StoryboardText.tabs("inner", of: ["t1", "t2"]),
        tabScenes(3).joined()))
    let launch = await session.perform(.screen)
    #expect(launch.screen.elements.filter { $0.kind == .tab }.map(\.depth) == [1, 1, 0, 0])
    let lines = "\(launch.screen)".split(separator: "\n").suffix(2)
    #expect(lines == [" 1    ● T2   2 ○ T3", " 3  ● (tab)   4 ○ T1"])
    let inner = await session.perform(.tab(.words("T3")))
    #expect(inner.transition.kind == .tab && inner.transition.tab?.title == "T3")
    #expect(inner.tab?.number == 1)
    let outer = await session.perform(.tab(.number(2)))
    #expect(outer.screen.title == "T1")
    #expect(outer.transition.tab == PlayerStep.TabSummary(number: 2, title: "T1"))
  }

  @Test func `calls a tab without words by its place`() async throws {
    let session = try await session(
      StoryboardText.document(
        StoryboardText.tabs("a", of: ["b", "c"]), StoryboardText.scene("b"), StoryboardText.scene("c")))
    let step = await session.perform(.tab(.number(2)))
    #expect(step.transition.tab == PlayerStep.TabSummary(number: 2, title: "tab 2"))
  }

  // MARK: Stacks inside a screen

  @Test func `tells what happens in a stack inside the screen, and its title`() async throws {
    let session = try await session(
      StoryboardText.document(
        StoryboardText.scene(
          "a", title: "Outer",
          view: """
            <containerView id="k"><rect key="frame" x="0" y="0" width="390" height="400"/><connections>
            <segue destination="n" kind="embed" id="e" identifier="embedding"/></connections></containerView>
            """),
        StoryboardText.navigation("n", root: "b"),
        StoryboardText.scene(
          "b", title: "Inside",
          view: StoryboardText.button(
            "On", segue: "<segue destination=\"c\" kind=\"show\" id=\"s\" identifier=\"further\"/>")),
        StoryboardText.scene("c", title: "Further", view: StoryboardText.label("there"))))
    let launch = await session.perform(.screen)
    #expect(launch.screen.elements.first { $0.kind == .header }?.text == "Inside")
    let push = await session.perform(.tap(.words("On")))
    #expect(push.transition.kind == .push)
    #expect(push.transition.segue == "further")
    #expect(push.transition.from?.title == "Inside" && push.transition.to?.title == "Further")
    #expect(await session.perform(.back).transition.kind == .pop)
  }

  // MARK: Columns

  private func split() async throws -> PlayerSession {
    try await session(
      StoryboardText.document(
        StoryboardText.scene(
          "a", "splitViewController",
          connections: """
            <segue destination="bar" kind="relationship" relationship="masterViewController" id="m"/>
            <segue destination="d" kind="relationship" relationship="detailViewController" id="n"/>
            """),
        StoryboardText.tabs("bar", of: ["t0", "t1"]), tabScenes(2).joined(),
        StoryboardText.navigation("d", root: "detail"),
        StoryboardText.scene("detail", title: "Detail", view: StoryboardText.label("words"))),
      device: .pad)
  }

  @Test func `calls a column that comes to the front a column, not a tab`() async throws {
    let session = try await split()
    let shown = await session.perform(.sidebar)
    #expect(shown.transition.kind == .column)
    #expect(shown.transition.to?.name == "T1")
    #expect(await session.perform(.tab(.number(2))).transition.kind == .tab)
    #expect(await session.perform(.sidebar).transition.kind == .column)
  }

  @Test func `sets columns that stand beside one another apart by their titles`() async throws {
    let session = try await split()
    let turned = await session.perform(.rotate)
    #expect(turned.transition.kind == .none)
    let headers = turned.screen.elements.filter { $0.kind == .header }
    #expect(headers.map(\.text) == ["T1", "Detail"])
    #expect(headers.allSatisfy { $0.place == .navigationBar })
  }

  // MARK: Lists

  @Test(arguments: [("prototypes", true), ("static", false)])
  func `shows prototypes where sections are left over, as the storyboard says`(
    mode: String, isShown: Bool
  ) async throws {
    let session = try await session(
      StoryboardText.document(
        StoryboardText.scene(
          "a", "tableViewController", title: "List", "",
          connections: ""
        ).replacing(
          "<connections>",
          with: """
            <tableView key="view" id="table" dataMode="\(mode)">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <prototypes><tableViewCell reuseIdentifier="c" id="cell" textLabel="words" \
            style="IBUITableViewCellStyleDefault"><tableViewCellContentView key="contentView" \
            tableViewCell="cell" id="content"><subviews><label text="A row" id="words"/></subviews>
            </tableViewCellContentView></tableViewCell></prototypes><sections/></tableView><connections>
            """)))
    #expect(await session.perform(.screen).screen.shows("A row") == isShown)
  }
}
