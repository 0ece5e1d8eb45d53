import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Things that a person drags out of views, tables and collections, and drops on others.
@MainActor
struct DragAndDropTests {
  final class Desk: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate, UITableViewDataSource,
    UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDataSource,
    UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var heard: [String] = []
    var rows = ["a", "b", "c"]
    var mayMove = true

    private func item(_ text: String) -> UIDragItem {
      let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
      item.localObject = text
      return item
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    { [item("view")] }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      heard.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { mayMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { heard.append("end \(operation)") }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { UIDropProposal(operation: .move) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      session.loadObjects(ofClass: NSString.self) { objects in
        self.heard.append("drop \(objects.compactMap { ($0 as? NSString).map { "\($0)" } })")
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item(rows[indexPath.row])] }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      #expect(tableView.hasActiveDrop)
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let end = coordinator.destinationIndexPath else { return }
      if let start = item.sourceIndexPath {
        rows.insert(rows.remove(at: start.row), at: end.row)
        tableView.moveRow(at: start, to: end)
      } else {
        rows.insert(item.dragItem.localObject as? String ?? "?", at: end.row)
        tableView.insertRows(at: [end], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: end)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { indexPath.item == 0 ? [item("item")] : [] }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { heard.append("collection \(coordinator.destinationIndexPath?.item ?? -1)") }
  }

  private func stage(_ body: (Desk, UIWindow, HeadlessEnvironment) -> Void) {
    withApplication { environment in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      body(Desk(), window, environment)
    }
  }

  @Test func `what is dragged out of a view is dropped on another one, which loads it`() {
    stage { desk, window, environment in
      let (source, target) = (UIView(), UIView())
      source.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      target.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
      let (drag, drop) = (UIDragInteraction(delegate: desk), UIDropInteraction(delegate: desk))
      source.addInteraction(drag)
      target.addInteraction(drop)
      for view in [source, target] { window.addSubview(view) }
      #expect(window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250)) == .move)
      environment.clock.runUntilIdle()
      #expect(desk.heard == ["begin", "end move", "drop [\"view\"]"])
      #expect(window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 700)) == .cancel)
      #expect(window.drag(from: CGPoint(x: 50, y: 700), to: CGPoint(x: 50, y: 50)) == nil)
      desk.mayMove = false
      #expect(window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250)) == .forbidden)
      drag.isEnabled = false
      #expect(window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 250)) == nil)
    }
  }

  @Test func `a row is moved by dragging it to another one, and an item of a collection comes to the table`()
  {
    stage { desk, window, environment in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.rowHeight = 50
      table.dataSource = desk
      table.dragDelegate = desk
      table.dropDelegate = desk
      window.addSubview(table)
      table.layoutIfNeeded()
      let (first, third) = (CGPoint(x: 150, y: 25), CGPoint(x: 150, y: 125))
      #expect(window.drag(from: first, to: third) == nil)
      table.dragInteractionEnabled = true
      #expect(window.drag(from: first, to: third) == .move)
      #expect(desk.rows == ["b", "c", "a"])
      #expect(!table.hasActiveDrag)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 400, width: 300, height: 400), collectionViewLayout: layout)
      list.dataSource = desk
      list.dragDelegate = desk
      list.dropDelegate = desk
      list.dragInteractionEnabled = true
      window.addSubview(list)
      list.layoutIfNeeded()
      #expect(window.drag(from: CGPoint(x: 50, y: 450), to: first) == .move)
      #expect(desk.rows == ["item", "b", "c", "a"])
      #expect(window.drag(from: first, to: CGPoint(x: 50, y: 450)) == .move)
      #expect(desk.heard == ["collection 0"])
      environment.clock.runUntilIdle()
    }
  }
}
