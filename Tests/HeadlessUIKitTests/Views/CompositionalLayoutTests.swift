import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// Compositional layouts, registrations and assets by name, as far as headless lists need them.
@MainActor
struct CompositionalLayoutTests {
  private func frames(_ layout: UICollectionViewLayout, _ counts: [Int]) -> [CGRect] {
    final class Items: NSObject, UICollectionViewDataSource {
      let counts: [Int]
      init(_ counts: [Int]) { self.counts = counts }
      func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let items = Items(counts)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.dataSource = items
    let attributes =
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 9_000)) ?? []
    withExtendedLifetime(items) {}
    return attributes.map(\.frame)
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  @Test func `a group repeats its items as long as there is room, and a section its group`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(
      frames(layout, [3]) == [
        CGRect(x: 2, y: 6, width: 144, height: 46), CGRect(x: 152, y: 6, width: 144, height: 46),
        CGRect(x: 2, y: 66, width: 144, height: 46),
      ])
    #expect(layout.collectionViewContentSize.height == 120)
  }

  @Test func `equal parts share a group, and headers and footers stand around the sections that want them`() {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      #expect(environment.container.effectiveContentSize.width == 300)
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), repeatingSubitem: item, count: 3)
      group.interItemSpacing = .fixed(15)
      let section = NSCollectionLayoutSection(group: group)
      if number == 1 {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
      }
      return section
    }
    #expect(
      frames(layout, [2, 1]) == [
        CGRect(x: 0, y: 0, width: 90, height: 30), CGRect(x: 105, y: 0, width: 90, height: 30),
        CGRect(x: 0, y: 30, width: 300, height: 20), CGRect(x: 0, y: 50, width: 90, height: 30),
      ])
  }

  @Test func `a list stands row below row, with headers where they are views`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    #expect(
      frames(layout, [2]) == [
        CGRect(x: 0, y: 0, width: 300, height: 44), CGRect(x: 0, y: 44, width: 300, height: 44),
        CGRect(x: 0, y: 88, width: 300, height: 44),
      ])
  }

  @Test func `a registration makes cells and views of its class, uses them again and fills them`() {
    final class Cell: UICollectionViewListCell {}
    final class Header: UICollectionReusableView {}
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let cells = UICollectionView.CellRegistration<Cell, String> { cell, path, item in
      cell.accessibilityIdentifier = "\(item) \(path.item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<Header>(elementKind: "head") { header, kind, _ in
      header.accessibilityIdentifier = kind
    }
    let path = IndexPath(item: 3, section: 0)
    let cell: Cell = view.dequeueConfiguredReusableCell(using: cells, for: path, item: "a")
    #expect(cell.accessibilityIdentifier == "a 3")
    let header = view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    #expect(header.accessibilityIdentifier == "head")
    #expect((header as any UIAccessibilityIdentification).accessibilityIdentifier == "head")
  }

  @Test func `images and colours by resource are those of their names, and empty where there is none`() {
    #expect(UIImage(resource: ImageResource(name: "nowhere", bundle: .main)).size == .zero)
    #expect(UIColor(resource: ColorResource(name: "nowhere", bundle: .main)).cgColor.alpha == 0)
  }
}
