import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Lists that show snapshots find out themselves what changes.
@MainActor
struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ parts: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in parts {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// What a body raises, in an environment of its own.
  private func raised(_ body: @MainActor (HeadlessClock) -> Void) -> [String] {
    let environment = HeadlessEnvironment(mode: .virtual)
    var raised: [String] = []
    environment.diagnostics.exceptionHandler = { raised.append($0.text) }
    HeadlessEnvironment.withEnvironment(environment) {
      body(environment.clock)
      environment.clock.runUntilIdle()
    }
    return raised
  }

  private func inWindow(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  // MARK: Snapshots

  @Test func `a snapshot keeps sections and items in order, wherever they are put and moved`() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.appendItems([4], toSection: "a")
    snapshot.insertItems([5, 6], beforeItem: 2)
    snapshot.insertItems([7], afterItem: 3)
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(4, beforeItem: 5)
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers == [3, 1, 7, 4, 5, 6, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1, 7])
    #expect(snapshot.numberOfItems == 7)
    #expect(snapshot.numberOfItems(inSection: "c") == 0)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfSection("a") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 7) == "b")
    snapshot.reloadItems([1, 2])
    snapshot.deleteItems([1, 99])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [3, 7])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `what is there twice or not at all raises UIKit's exception, and the snapshot stays as it was`()
  {
    let raised = raised { _ in
      var snapshot = snapshot(["a": [1, 2]])
      snapshot.appendItems([2, 3, 3])
      snapshot.appendSections(["a"])
      snapshot.reloadItems([8])
      snapshot.reconfigureItems([9])
      snapshot.insertItems([3], afterItem: 7)
      #expect(snapshot == self.snapshot(["a": [1, 2]]))
      var empty = Snapshot()
      empty.appendItems([1])
    }
    #expect(
      raised == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2,\n    3\n)}",
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    a\n)}",
        "Attempted to reload item identifier that does not exist in the snapshot: 8",
        "Attempted to reconfigure item identifier that does not exist in the snapshot: 9",
        "Invalid parameter not satisfying: insertIndex != NSNotFound",
        "There are currently no sections in the data source. Please add a section first.",
      ])
  }

  // MARK: Tables

  @Test func `a table shows what is applied, and asks for the cells of new and reloaded items alone`() {
    let raised = raised { clock in
      let table = UITableView()
      var asked: [Int] = []
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
        asked.append(item)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      let window = inWindow(table)
      var done: [String] = []
      source.apply(snapshot(["a": [1, 2, 3], "b": [4]])) { done.append("first") }
      #expect(table.numberOfSections == 2)
      #expect(table.numberOfRows(inSection: 0) == 3)
      clock.runUntilIdle()
      table.layoutIfNeeded()
      #expect(done == ["first"])
      #expect(Set(asked) == [1, 2, 3, 4])
      let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
      asked = []
      var next = source.snapshot()
      next.deleteItems([1])
      next.appendItems([5], toSection: "b")
      next.moveItem(3, beforeItem: 2)
      next.moveItem(4, afterItem: 2)
      next.insertSections(["c"], beforeSection: "a")
      next.appendItems([6], toSection: "c")
      next.reloadItems([2])
      source.apply(next, animatingDifferences: false) { done.append("second") }
      clock.runUntilIdle()
      table.layoutIfNeeded()
      #expect(done == ["first", "second"])
      #expect(Set(asked) == [2, 5, 6])
      let texts = table.visibleCells.compactMap { $0.textLabel?.text }
      #expect(texts == ["6", "3", "2", "4", "5"])
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === kept)
      #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 2)
      #expect(source.indexPath(for: 5) == IndexPath(row: 0, section: 2))
      #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
      #expect(source.sectionIdentifier(for: 0) == "c")
      #expect(source.index(for: "b") == 2)
      #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
      withExtendedLifetime(window) {}
    }
    #expect(raised.isEmpty)
  }

  @Test func `any snapshot follows any other without a complaint, and keeps the cells of what stays`() {
    let raised = raised { clock in
      let table = UITableView()
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.tag = item
        return cell
      }
      let window = inWindow(table)
      var random = SystemRandomNumberGenerator()
      for _ in 0..<200 {
        var next = Snapshot()
        var items = Array(0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12))
        for section in ["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 1...3)) {
          next.appendSections([section])
          let count = Int.random(in: 0...items.count)
          next.appendItems(Array(items.prefix(count)))
          items = items.dropFirst(count)
        }
        next.reloadItems(next.itemIdentifiers.filter { _ in Int.random(in: 0..<4) == 0 })
        source.apply(next)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.tag) == next.itemIdentifiers)
        clock.runUntilIdle()
      }
      withExtendedLifetime(window) {}
    }
    #expect(raised.isEmpty)
  }

  @Test func `a subclass gives titles and lets rows be edited, which the data source does not by itself`() {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
      }
    }
    _ = raised { _ in
      let table = UITableView()
      let source = Titled(tableView: table) { _, _, _ in UITableViewCell() }
      let window = inWindow(table)
      source.apply(snapshot(["Fruit": [1]]))
      #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "Fruit")
      #expect(table.dataSource?.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)) == false)
      withExtendedLifetime(window) {}
    }
  }

  // MARK: Collections

  @Test func `a collection view shows what is applied, with the views beside the items`() {
    let raised = raised { clock in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 300, height: 20)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      var headers = 0
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      source.supplementaryViewProvider = { view, kind, path in
        headers += 1
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      }
      let window = inWindow(view)
      source.apply(snapshot(["a": [1, 2], "b": [3]]))
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 2)
      var next = source.snapshot()
      next.moveItem(3, beforeItem: 1)
      next.deleteItems([2])
      source.apply(next)
      clock.runUntilIdle()
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 2)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.tag == 3)
      #expect(source.indexPath(for: 1) == IndexPath(item: 1, section: 0))
      #expect(headers > 0)
      withExtendedLifetime(window) {}
    }
    #expect(raised.isEmpty)
  }

  @Test func `waiting for a snapshot ends when its changes have been shown`() async {
    let environment = HeadlessEnvironment(mode: .immediate)
    await HeadlessEnvironment.withEnvironment(environment) {
      let table = UITableView()
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell()
      }
      await source.apply(snapshot(["a": [1]]), animatingDifferences: false)
      #expect(table.numberOfRows(inSection: 0) == 1)
      await source.applySnapshotUsingReloadData(snapshot(["a": [1, 2]]))
      #expect(table.numberOfRows(inSection: 0) == 2)
    }
  }
}
