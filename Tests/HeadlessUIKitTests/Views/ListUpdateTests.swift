import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Lists take changes that are made together as UIKit does, and refuse those that contradict each other.
@MainActor
struct ListUpdateTests {
  final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var counts = [3, 2]
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      UICollectionViewCell()
    }
  }
  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  private func raised(_ body: @MainActor (UITableView, UICollectionView, Rows) -> Void) -> [String] {
    let environment = HeadlessEnvironment(mode: .virtual)
    var raised: [String] = []
    environment.diagnostics.exceptionHandler = {
      raised.append($0.text.replacing(/0x[0-9a-f]+[^>]*/, with: "0x"))
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

  @Test func `lists become empty and fill again, and what is selected moves along`() {
    let raised = raised { table, collection, rows in
      table.performBatchUpdates {
        rows.counts = []
        table.deleteSections([0, 1], with: .fade)
        table.deleteRows(at: [path(0, 0), path(1, 1)], with: .fade)
      }
      #expect(table.numberOfSections == 0)
      table.performBatchUpdates {
        rows.counts = [2]
        table.insertSections([0], with: .fade)
        table.insertRows(at: [path(0, 0), path(0, 1)], with: .fade)
      }
      #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
      collection.reloadData()
      rows.counts = [0]
      // A collection asks for the counts when it is laid out, a table at once.
      collection.reloadData()
      collection.layoutIfNeeded()
      table.reloadData()
      table.insertRows(at: [], with: .none)
      table.reloadSections([0], with: .none)
      rows.counts = [1]
      table.insertRows(at: [path(0, 0)], with: .none)
      collection.insertItems(at: [path(0, 0)])
      rows.counts = [5]
      table.reloadSections([0], with: .none)
      collection.reloadSections([0])
      #expect(table.numberOfRows(inSection: 0) == 5 && collection.numberOfItems(inSection: 0) == 5)
      table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
      rows.counts = [4]
      table.deleteRows(at: [path(0, 0)], with: .automatic)
      #expect(table.indexPathForSelectedRow == path(0, 1))
      table.moveRow(at: path(0, 1), to: path(0, 3))
      #expect(table.indexPathForSelectedRow == path(0, 3))
      rows.counts = [3]
      table.deleteRows(at: [path(0, 3)], with: .automatic)
      #expect(table.indexPathForSelectedRow == nil)
    }
    #expect(raised == [])
  }

  @Test func `changes inside changes are made together, and rows and sections move`() {
    let raised = raised { table, collection, rows in
      table.beginUpdates()
      rows.counts = [3, 2, 1]
      table.insertSections([2], with: .none)
      table.performBatchUpdates {
        rows.counts = [2, 3, 1]
        table.deleteRows(at: [path(0, 0)], with: .none)
        table.insertRows(at: [path(1, 0)], with: .none)
      }
      table.endUpdates()
      #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 1) == 3)
      collection.reloadData()
      collection.performBatchUpdates {
        rows.counts = [1, 4, 1]
        collection.moveItem(at: path(0, 1), to: path(1, 0))
      }
      #expect(collection.numberOfItems(inSection: 1) == 4)
      table.reloadData()
      table.performBatchUpdates {
        rows.counts = [4, 1, 1]
        table.moveSection(0, toSection: 1)
      }
      #expect(table.numberOfRows(inSection: 0) == 4)
    }
    #expect(raised == [])
  }

  @Test func `two changes that are about one row raise UIKit's exception`() {
    let raised = raised { table, collection, rows in
      table.performBatchUpdates {
        rows.counts = [2, 2]
        table.deleteRows(at: [path(0, 0)], with: .none)
        table.reloadRows(at: [path(0, 0)], with: .none)
      }
      #expect(table.numberOfRows(inSection: 0) == 2)
      collection.reloadData()
      collection.performBatchUpdates {
        rows.counts = [1, 2]
        collection.deleteItems(at: [path(0, 0)])
        collection.reloadItems(at: [path(0, 0)])
      }
      table.reloadData()
      table.performBatchUpdates {
        rows.counts = [2, 2]
        table.deleteRows(at: [path(0, 0)], with: .none)
        table.moveRow(at: path(0, 0), to: path(1, 0))
      }
      table.reloadData()
      table.performBatchUpdates {
        table.reloadRows(at: [path(0, 0)], with: .none)
        table.moveRow(at: path(0, 0), to: path(0, 0))
      }
      table.reloadData()
      table.performBatchUpdates {
        rows.counts = [1, 2]
        table.insertRows(at: [path(0, 0)], with: .none)
        table.moveRow(at: path(1, 0), to: path(0, 0))
      }
    }
    let words = "(<NSIndexPath: 0x> {length = 2, path = 0 - 0})"
    #expect(
      raised == [
        "attempt to delete and reload the same index path " + words,
        "attempt to delete and reload the same index path " + words,
        "attempt to perform a delete and a move from the same index path " + words,
        "attempt to perform a delete and a move from the same index path " + words,
        "attempt to perform an insert and a move to the same index path " + words,
      ])
  }

  @Test func `after a refused change a list shows what its data source has`() {
    let raised = raised { table, collection, rows in
      rows.counts = [9]
      table.insertRows(at: [path(0, 0)], with: .none)
      #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 9)
      collection.performBatchUpdates { collection.insertItems(at: [path(0, 0)]) }
      #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 9)
      table.scrollToRow(at: path(0, 8), at: .bottom, animated: true)
      collection.scrollToItem(at: path(0, 8), at: .bottom, animated: true)
    }
    #expect(
      raised.count == 2 && raised.allSatisfy { $0.hasPrefix("Invalid update: invalid number of sections.") })
  }
}
