import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Lists refuse rows that are not there, in UIKit's words.
@MainActor
struct ListBoundsTests {
  final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  /// What a list in a window raises while something is done with it.
  private func raised(_ body: @MainActor (UITableView, UICollectionView, Rows) -> Void) -> [String] {
    let environment = HeadlessEnvironment(mode: .virtual)
    var raised: [String] = []
    environment.diagnostics.exceptionHandler = { complaint in
      guard case .exception(let name) = complaint.kind else { return }
      raised.append("\(name): \(complaint.text.replacing(/0x[0-9a-f]+[^>]*/, with: "0x"))")
    }
    HeadlessEnvironment.withEnvironment(environment) {
      let rows = Rows()
      let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      let table = UITableView(frame: frame)
      let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      table.dataSource = rows
      collection.dataSource = rows
      let window = UIWindow(frame: frame)
      window.addSubview(table)
      window.addSubview(collection)
      window.makeKeyAndVisible()
      environment.clock.runUntilIdle()
      body(table, collection, rows)
      environment.clock.runUntilIdle()
    }
    return raised
  }

  @Test func `scrolling to a row or a section that is not there raises UIKit's exception`() {
    let raised = raised { table, collection, _ in
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
      table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: true)
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .top)
      collection.scrollToItem(at: IndexPath(item: -1, section: 0), at: .top, animated: false)
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
    }
    #expect(
      raised == [
        "NSRangeException: Attempted to scroll the table view to an out-of-bounds row (5) when there are only 3 "
          + "rows in section 0. Table view: <UITableView: 0x>",
        "NSRangeException: Attempted to scroll the table view to an out-of-bounds section (2) when there are only 1 "
          + "sections. Table view: <UITableView: 0x>",
        "NSRangeException: Attempted to scroll the collection view to an out-of-bounds item (-1) when there are only "
          + "3 items in section 0. Collection view: <UICollectionView: 0x>",
      ])
  }

  @Test func `changes of rows and sections that are not there raise UIKit's exception, and the list goes on`()
  {
    let name = "NSInternalInconsistencyException: "
    let raised = raised { table, collection, rows in
      table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      table.deleteRows(at: [IndexPath(row: 0, section: 4)], with: .none)
      rows.count = 4
      table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      rows.count = 3
      table.reloadData()
      table.reloadSections([7], with: .none)
      table.insertSections([3], with: .none)
      table.moveSection(-1, toSection: 0)
      collection.reloadItems(at: [IndexPath(item: 3, section: 0)])
      #expect(table.numberOfRows(inSection: 0) == 3)
    }
    #expect(
      raised == [
        name + "attempt to delete row 3 from section 0 which only contains 3 rows before the update",
        name + "attempt to delete row 0 from section 4 which only contains 0 rows before the update",
        name
          + "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update",
        name + "attempt to delete section 7, but there are only 1 sections before the update",
        name + "attempt to insert section 3 but there are only 1 sections after the update",
        name + "attempt to delete section -1, but there are only 1 sections before the update",
        name + "attempt to delete item 3 from section 0 which only contains 3 items before the update",
      ])
  }

  @Test func `a bar that a controller manages refuses other items and another delegate, and stays as it is`()
  {
    var raised: [String] = []
    let environment = HeadlessEnvironment(mode: .virtual)
    environment.diagnostics.exceptionHandler = { raised.append($0.text) }
    HeadlessEnvironment.withEnvironment(environment) {
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let bar = navigation.navigationBar
      bar.items = []
      bar.setItems(nil, animated: true)
      bar.pushItem(UINavigationItem(title: "A"), animated: true)
      _ = bar.popItem(animated: true)
      bar.delegate = nil
      #expect(bar.topItem === root.navigationItem)
      let own = UINavigationBar()
      own.items = [UINavigationItem(title: "A")]
      own.pushItem(UINavigationItem(title: "B"), animated: false)
      #expect(own.popItem(animated: false)?.title == "B" && own.topItem?.title == "A")
    }
    let words = " directly on a UINavigationBar managed by a controller."
    #expect(
      raised == [
        "Cannot call setItems:" + words, "Cannot call setItems:animated:" + words,
        "Cannot call pushNavigationItem:animated:" + words, "Cannot call popNavigationItemAnimated:" + words,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
      ])
  }
}
