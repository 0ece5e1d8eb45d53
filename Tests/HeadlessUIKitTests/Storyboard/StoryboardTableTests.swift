import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@Suite @MainActor
struct StoryboardTableTests {
  private typealias Folder = StoryboardFolder

  private func cell(_ id: String, _ attributes: String, _ connections: String) -> String {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="0" width="100" height="44"/>
    <tableViewCellContentView key="contentView" id="\(id)-content"><rect key="frame" x="0" y="0" width="100" height="44"/>
    <subviews><label id="\(id)-label" text="\(id)"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
    </tableViewCellContentView><connections>\(connections)</connections></tableViewCell>
    """
  }

  private func play(_ table: String, _ body: @MainActor (StoryboardStage, ListScreen) throws -> Void) throws {
    try StoryboardStage.play { stage in
      let main = try stage.folder.storyboard(
        "Main.storyboard", initial: "list",
        Folder.scene(
          "list", kind: "tableViewController",
          attributes: "customClass=\"ListScreen\" customModule=\"HeadlessUIKitTests\"",
          inside: """
            <tableView key="view" dataMode="prototypes" style="plain" id="table">
            <rect key="frame" x="0" y="0" width="100" height="400"/>\(table)
            <connections><outlet property="dataSource" destination="list" id="d1"/>
            <outlet property="delegate" destination="list" id="d2"/></connections></tableView>
            """), Folder.scene("end"))
      let list = try #require(
        UIStoryboard(contentsOf: main).instantiateInitialViewController() as? ListScreen)
      list.events = []
      try body(stage, list)
    }
  }

  @Test func `SB-30 SEG-07 SEG-29 a row asks, prepares with the row chosen, and tells its delegate after`()
    throws
  {
    let segue = "<segue kind=\"presentation\" identifier=\"row\" destination=\"end\" id=\"s1\"/>"
    try play("<prototypes>\(cell("proto", "reuseIdentifier=\"cell\"", segue))</prototypes>") { stage, list in
      list.rows = 2
      stage.show(list)
      list.tableView.chooseByTouch(IndexPath(row: 1, section: 0))
      #expect(list.events == ["willSelect", "should(row)", "prepare(row) at 1", "didSelect"])
      #expect(
        list.sender as? UITableViewCell === list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      let cells = list.tableView.visibleCells
      #expect(cells.count == 2 && cells[0] !== cells[1])
      #expect(cells.map { ($0.contentView.subviews.first as? UILabel)?.text } == ["proto", "proto"])
    }
  }

  @Test func `SEG-30 a segue from the row and one from didSelect are two`() throws {
    let segue = "<segue kind=\"presentation\" identifier=\"row\" destination=\"end\" id=\"s1\"/>"
    try play("<prototypes>\(cell("proto", "reuseIdentifier=\"cell\"", segue))</prototypes>") { stage, list in
      list.rows = 1
      list.performsInDidSelect = true
      stage.show(list)
      list.tableView.chooseByTouch(IndexPath(row: 0, section: 0))
      #expect(list.destinations.count == 2)
      #expect(list.destinations[0] !== list.destinations[1])
      #expect(stage.complaints.map(\.row) == ["MIS-10"])
    }
  }

  @Test func `SEG-31 a detail button has a segue of its own`() throws {
    let segue =
      "<segue kind=\"presentation\" identifier=\"info\" trigger=\"accessoryAction\" destination=\"end\" id=\"s1\"/>"
    let proto = cell("proto", "reuseIdentifier=\"cell\" accessoryType=\"detailButton\"", segue)
    try play("<prototypes>\(proto)</prototypes>") { stage, list in
      list.rows = 1
      stage.show(list)
      list.tableView.chooseByTouch(IndexPath(row: 0, section: 0))
      #expect(list.events == ["willSelect", "didSelect"])
      list.events = []
      let cell = try #require(list.tableView.visibleCells.first)
      list.tableView.tapAccessory(of: cell)
      #expect(list.events == ["accessory", "should(info)", "prepare(info) at 0"])
      #expect(list.sender as? UITableViewCell === cell)
    }
  }

  @Test func `SB-30 static cells come with the table`() throws {
    let sections = """
      <sections><tableViewSection headerTitle="Head" id="section"><cells>\(cell("one", "", ""))\(cell("two", "", ""))
      </cells></tableViewSection></sections>
      """
    try StoryboardStage.play { stage in
      let main = try stage.folder.storyboard(
        "Main.storyboard", initial: "list",
        Folder.scene(
          "list", kind: "tableViewController",
          inside: """
            <tableView key="view" dataMode="static" style="grouped" id="table">
            <rect key="frame" x="0" y="0" width="100" height="400"/>\(sections)
            <connections><outlet property="dataSource" destination="list" id="d1"/></connections></tableView>
            """))
      let list = try #require(
        UIStoryboard(contentsOf: main).instantiateInitialViewController() as? UITableViewController)
      stage.show(list)
      #expect(list.tableView.numberOfRows(inSection: 0) == 2)
      let texts = list.tableView.visibleCells.map { ($0.contentView.subviews.first as? UILabel)?.text }
      #expect(texts == ["one", "two"])
      #expect(list.tableView.dataSource === list)
    }
  }
}

final class ListScreen: UITableViewController {
  var rows = 0
  var events: [String] = []
  var sender: Any?
  var destinations: [UIViewController] = []
  var performsInDidSelect = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("willSelect")
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("didSelect")
    if performsInDidSelect { performSegue(withIdentifier: "row", sender: nil) }
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    events.append("accessory")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    events.append("should(\(identifier))")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let cell = sender as? UITableViewCell
    let row = tableView.indexPathForSelectedRow ?? cell.flatMap { tableView.indexPath(for: $0) }
    events.append("prepare(\(segue.identifier ?? "")) at \(row?.row ?? -1)")
    self.sender = sender
    destinations.append(segue.destination)
  }
}
