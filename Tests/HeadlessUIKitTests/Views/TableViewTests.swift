import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
struct TableViewTests {
  /// A data source and delegate over lists of words.
  @MainActor
  final class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var calls: [String] = []
    var cellsMade = 0

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cellsMade += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      calls.append("willSelect \(indexPath.row)")
      return sections[indexPath.section][indexPath.row] == "forbidden" ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("didDeselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      calls.append("accessory \(indexPath.row)")
    }
  }

  final class WordCell: UITableViewCell {
    var wasPrepared = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      wasPrepared += 1
    }
  }

  private func table(_ words: Words, height: CGFloat = 440) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.isHidden = false
    let table = UITableView(frame: window.bounds)
    table.register(WordCell.self, forCellReuseIdentifier: "word")
    table.dataSource = words
    table.delegate = words
    window.addSubview(table)
    table.layoutIfNeeded()
    return (window, table)
  }

  @Test func `cells of a registered class are made by its own initialiser for the rows that show`() {
    withApplication { _ in
      let words = Words([(0..<100).map { "row \($0)" }])
      let (_, table) = table(words)
      #expect(table.numberOfRows(inSection: 0) == 100)
      #expect(table.visibleCells.count < 12)
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(first is WordCell)
      #expect(first?.detailTextLabel != nil)
      #expect(first?.textLabel?.text == "row 0")
      #expect(first?.reuseIdentifier == "word")
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
      #expect(table.cellForRow(at: IndexPath(row: 99, section: 0)) == nil)
    }
  }

  @Test func `scrolling uses cells again`() {
    withApplication { _ in
      let words = Words([(0..<100).map { "row \($0)" }])
      let (_, table) = table(words)
      let identities = Set(table.visibleCells.map(ObjectIdentifier.init))
      table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
      let last = table.cellForRow(at: IndexPath(row: 99, section: 0)) as? WordCell
      #expect(last?.textLabel?.text == "row 99")
      #expect(last.map { identities.contains(ObjectIdentifier($0)) } == true)
      #expect(last?.wasPrepared == 1)
    }
  }

  @Test func `SEG-29 a tapped row is asked, performs its segue while chosen, and is told of last`() {
    withApplication { _ in
      let words = Words([["a", "b"]])
      let (_, table) = table(words)
      let path = IndexPath(row: 1, section: 0)
      table.cellForRow(at: path)?.selectionSegue = {
        words.calls.append("segue \(table.indexPathForSelectedRow?.row ?? -1)")
      }
      #expect(table.tapRow(at: path).isDone)
      #expect(words.calls == ["willSelect 1", "segue 1", "didSelect 1"])
      #expect(table.cellForRow(at: path)?.isSelected == true)
      table.tapRow(at: IndexPath(row: 0, section: 0))
      #expect(words.calls.suffix(3) == ["willSelect 0", "didDeselect 1", "didSelect 0"])
    }
  }

  @Test func `SEG-31 a detail button performs its own segue and the row is not chosen`() {
    withApplication { _ in
      let words = Words([["a"]])
      let (_, table) = table(words)
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      cell?.accessoryType = .detailDisclosureButton
      cell?.selectionSegue = { words.calls.append("selection") }
      cell?.accessorySegue = { words.calls.append("segue") }
      table.layoutIfNeeded()
      let button = cell?.subviews.compactMap { $0 as? UIButton }.first
      #expect(button.map { TouchSimulator.tap($0).isDone } == true)
      #expect(words.calls == ["accessory 0", "segue"])
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `a row that may not be chosen is not, and code that chooses a row tells nobody`() {
    withApplication { _ in
      let words = Words([["forbidden", "b"]])
      let (_, table) = table(words)
      table.tapRow(at: IndexPath(row: 0, section: 0))
      #expect(words.calls == ["willSelect 0"])
      #expect(table.indexPathForSelectedRow == nil)
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      #expect(words.calls.count == 1)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      table.allowsSelection = false
      table.tapRow(at: IndexPath(row: 0, section: 0))
      #expect(words.calls.count == 1)
    }
  }

  @Test func `rows that stay keep their cells when others come and go`() {
    withApplication { _ in
      let words = Words([["a", "b", "c"]])
      let (_, table) = table(words)
      let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      words.sections = [["b", "new", "c"]]
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      }
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "new", "c"])
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
      words.sections = [["c", "b", "new"]]
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "b", "new"])
      words.sections = [["c", "B", "new"]]
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "B", "new"])
    }
  }

  @Test func `a change that does not fit the data source raises UIKit's exception`() {
    withApplication { environment in
      var raised: [String] = []
      environment.diagnostics.exceptionHandler = { raised.append($0.text) }
      let words = Words([["a", "b"]])
      let (_, table) = table(words)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      #expect(
        raised == [
          "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
            + "after the update (2) must be equal to the number of rows contained in that section before the update "
            + "(2), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) "
            + "and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
        ])
    }
  }

  @Test func `an identifier that nothing is known by raises UIKit's exception`() {
    withApplication { environment in
      var raised: [String] = []
      environment.diagnostics.exceptionHandler = { raised.append($0.text) }
      let table = UITableView()
      _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      #expect(raised.first?.hasPrefix("unable to dequeue a cell with identifier none") == true)
      #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    }
  }

  @Test func `swiping deletes only where somebody takes care of it`() {
    withApplication { _ in
      final class Deleting: NSObject, UITableViewDataSource {
        var rows = ["a", "b"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          rows.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
      let words = Words([["a"]])
      let (_, plain) = table(words)
      #expect(!plain.commit(.delete, at: IndexPath(row: 0, section: 0)))
      let source = Deleting()
      plain.dataSource = source
      #expect(plain.performSwipeAction("Delete", at: IndexPath(row: 1, section: 0)))
      #expect(source.rows == ["a"])
      #expect(plain.numberOfRows(inSection: 0) == 1)
    }
  }

  @Test func `a table controller serves static cells, and a subclass may call super`() {
    withApplication { _ in
      final class Settings: UITableViewController {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          super.tableView(tableView, titleForHeaderInSection: section).map { $0 + "!" }
        }
      }
      let controller = Settings(style: .grouped)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Account"
      controller.tableView.staticSections = [
        UITableView.StaticSection(header: "General", footer: nil, rows: [.init(cell: cell, height: 60)])
      ]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.tableView.layoutIfNeeded()
      #expect(controller.tableView.numberOfSections == 1)
      #expect(controller.tableView.visibleCells == [cell])
      #expect(cell.frame.height == 60)
      #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "General!")
      #expect(controller.tableView.delegate === controller)
      controller.tableView.tapRow(at: IndexPath(row: 0, section: 0))
      #expect(controller.tableView.indexPathForSelectedRow != nil)
      controller.viewWillAppear(false)
      #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
  }

  @Test func `a cell shows its configuration`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var configuration = cell.defaultContentConfiguration()
    configuration.text = "One"
    configuration.secondaryText = "Two"
    cell.contentConfiguration = configuration
    func texts(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }
    #expect(texts(cell) == ["One", "Two"])
    configuration.text = "Three"
    configuration.secondaryText = nil
    cell.contentConfiguration = configuration
    #expect(texts(cell) == ["Three"])
    cell.contentConfiguration = nil
    #expect(texts(cell).isEmpty)
  }

  @Test func `another table of a table controller has it as data source, unless it has one`() {
    let controller = UITableViewController(style: .plain)
    let bare = UITableView()
    controller.tableView = bare
    #expect(bare.dataSource === controller)
    #expect(bare.delegate === controller)
    #expect(controller.view === bare)
    let words = Words([["One"]])
    let own = UITableView()
    own.dataSource = words
    controller.tableView = own
    #expect(own.dataSource === words)
    #expect(own.delegate === controller)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let items = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    items.collectionView = collection
    #expect(collection.dataSource === items)
  }
}
