import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `State restoration: lists` {
  /// Whether the source knows its data by name.
  enum Source: CaseIterable {
    case plain
    case named
  }

  private func table(_ source: Source, _ rows: [String]) -> RestorationDelegate {
    RestorationDelegate {
      let controller = source == .named ? NamedRowsViewController() : RowsViewController()
      controller.rows = rows
      controller.clearsSelectionOnViewWillAppear = false
      controller.restorationIdentifier = "rows"
      controller.tableView.restorationIdentifier = "table"
      return controller
    }
  }

  private let letters = (0..<60).map { "row \($0)" }

  @Test(arguments: Source.allCases)
  func `REST-01 REST-04 a table keeps its chosen row and where it is scrolled to`(source: Source) throws {
    let stage = try RestorationStage()
    stage.run(table(source, letters)) { application, delegate in
      let table = (delegate.window?.rootViewController as? UITableViewController)?.tableView
      table?.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
      table?.selectRow(at: IndexPath(row: 22, section: 0), animated: false, scrollPosition: .none)
      stage.settle()
      application.enterBackground()
    }
    // In the next run five rows have come at the top.
    let new = (0..<5).map { "new \($0)" } + letters
    stage.run(table(source, source == .named ? new : letters)) { _, delegate in
      let table = (delegate.window?.rootViewController as? UITableViewController)?.tableView
      let shift = source == .named ? 5 : 0
      #expect(table?.indexPathForSelectedRow == IndexPath(row: 22 + shift, section: 0))
      #expect(table?.indexPathsForVisibleRows?.min() == IndexPath(row: 20 + shift, section: 0))
      #expect(table?.cellForRow(at: IndexPath(row: 22 + shift, section: 0))?.isSelected == true)
    }
  }

  @Test(arguments: Source.allCases)
  func `REST-04 rows that are no longer there are not chosen`(source: Source) throws {
    let stage = try RestorationStage()
    stage.run(table(source, letters)) { application, delegate in
      let table = (delegate.window?.rootViewController as? UITableViewController)?.tableView
      table?.selectRow(at: IndexPath(row: 22, section: 0), animated: false, scrollPosition: .none)
      stage.settle()
      application.enterBackground()
    }
    stage.run(table(source, Array(letters.prefix(3)))) { _, delegate in
      let table = (delegate.window?.rootViewController as? UITableViewController)?.tableView
      #expect(table?.indexPathForSelectedRow == nil && table?.numberOfRows(inSection: 0) == 3)
    }
  }

  @Test func `REST-01 REST-04 a collection keeps its chosen item and where it is scrolled to`() throws {
    let stage = try RestorationStage()
    func collection() -> RestorationDelegate {
      RestorationDelegate {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        let controller = ItemsViewController(collectionViewLayout: layout)
        controller.clearsSelectionOnViewWillAppear = false
        controller.restorationIdentifier = "items"
        controller.collectionView.restorationIdentifier = "collection"
        return controller
      }
    }
    var offset: CGPoint?
    stage.run(collection()) { application, delegate in
      let view = (delegate.window?.rootViewController as? UICollectionViewController)?.collectionView
      view?.selectItem(at: IndexPath(item: 30, section: 0), animated: false, scrollPosition: .top)
      stage.settle()
      offset = view?.contentOffset
      #expect(offset.map { $0.y > 500 } == true)
      application.enterBackground()
    }
    stage.run(collection()) { _, delegate in
      let view = (delegate.window?.rootViewController as? UICollectionViewController)?.collectionView
      #expect(view?.indexPathsForSelectedItems == [IndexPath(item: 30, section: 0)])
      #expect(view?.contentOffset == offset)
    }
  }
}

private class RowsViewController: UITableViewController {
  var rows: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}

private final class NamedRowsViewController: RowsViewController, UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { rows[idx.row] }

  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    rows.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}

private final class ItemsViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 60 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
