import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Items of a section that have others below them.
@MainActor
struct SectionSnapshotTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test func `what is below collapsed items is there and does not show`() {
    var outline = outline()
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(outline.rootItems == ["fruit", "bread"])
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["apple"])
    #expect(!outline.isVisible("red"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
    outline.collapse(["apple"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
    #expect(outline.level(of: "red") == 2)
    #expect(outline.parent(of: "red") == "apple")
    #expect(outline.parent(of: "fruit") == nil)
    #expect(outline.index(of: "pear") == 4)
    #expect(outline.isExpanded("fruit"))
    #expect(outline.contains("green"))
    #expect(!outline.contains("milk"))
  }

  @Test func `items come and go at their places with what is below them`() {
    var outline = outline()
    outline.insert(["plum"], before: "pear")
    outline.insert(["cherry"], after: "apple")
    #expect(outline.snapshot(of: "fruit").rootItems == ["apple", "cherry", "plum", "pear"])
    outline.delete(["apple"])
    #expect(outline.items == ["fruit", "cherry", "plum", "pear", "bread"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["kiwi"])
    outline.replace(childrenOf: "fruit", using: other)
    #expect(outline.items == ["fruit", "kiwi", "bread"])
    #expect(outline.snapshot(of: "fruit", includingParent: true).items == ["fruit", "kiwi"])
    #expect(outline.visualDescription() == "+ fruit\n  * kiwi\n* bread")
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func `an item that is there already raises UIKit's exception, and the snapshot stays as it was`() {
    let environment = HeadlessEnvironment(mode: .virtual)
    var raised: [UIKitComplaint] = []
    environment.diagnostics.exceptionHandler = { raised.append($0) }
    HeadlessEnvironment.withEnvironment(environment) {
      var outline = outline()
      outline.append(["pear"])
      outline.append(["milk"], to: "cheese")
      outline.insert(["milk"], before: "cheese")
      #expect(outline == self.outline())
    }
    #expect(raised.count == 3)
  }

  @Test func `a collection view's cells follow a section that a person expands and collapses`() {
    withApplication { environment in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 40)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
      var states: [String: Bool] = [:]
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = item == "fruit" ? [.outlineDisclosure(options: .init(style: .header))] : []
        cell.configurationUpdateHandler = { _, state in states[item] = state.isExpanded }
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      var heard: [String] = []
      source.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
      source.sectionSnapshotHandlers.willCollapseItem = { heard.append("collapse \($0)") }
      source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "bread" }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      window.addSubview(view)
      window.isHidden = false
      source.apply(outline(), to: 0, animatingDifferences: false)
      environment.clock.runUntilIdle()
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 2)
      #expect(view.tapItem(at: IndexPath(item: 0, section: 0)).isDone)
      environment.clock.runUntilIdle()
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 4)
      #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "bread"])
      #expect(source.snapshot(for: 0).isExpanded("fruit"))
      source.toggleExpansion(at: IndexPath(item: 3, section: 0))
      #expect(!source.snapshot(for: 0).isExpanded("bread"))
      #expect(view.toggleExpansion(at: IndexPath(item: 0, section: 0)))
      environment.clock.runUntilIdle()
      #expect(view.numberOfItems(inSection: 0) == 2)
      #expect(heard == ["expand fruit", "collapse fruit"])
      #expect(states["fruit"] == false)
      withExtendedLifetime(source) {}
    }
  }

  @Test func `an item that may be moved tells what changed`() throws {
    try withApplication { _ in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
        UICollectionViewCell()
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
      #expect(!source.collectionView(view, canMoveItemAt: first))
      var told: NSDiffableDataSourceTransaction<Int, String>?
      source.reorderingHandlers.canReorderItem = { $0 == "a" }
      source.reorderingHandlers.didReorder = { told = $0 }
      #expect(source.collectionView(view, canMoveItemAt: first))
      #expect(!source.collectionView(view, canMoveItemAt: last))
      source.collectionView(view, moveItemAt: first, to: last)
      let transaction = try #require(told)
      #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c"])
      #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "c", "a"])
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0])
      #expect(transaction.difference.count == 2)
    }
  }
}
