import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct CollectionTests {
  @Test func `reads items and says how many are out of sight`() async throws {
    try await AppDriver.run(root: PicturesViewController()) { app in
      let elements = app.screen.elements
      #expect(elements.prefix(3).map(\.text) == ["Picture 1", "Picture 2", "Picture 3"])
      #expect(elements.allSatisfy { $0.kind == .item || $0.kind == .note })
      #expect(elements.last?.text.contains("more item") == true)
    }
  }

  @Test func `reads headers and footers of a composed layout where they stand, and what is behind them not`()
    async throws
  {
    try await AppDriver.run(root: ShelvesViewController()) { app in
      #expect(
        app.screen.elements.map { "\($0.kind) \($0.text)" } == [
          "header Library", "header Shelf 1", "item Book 1.1", "item Book 1.2", "footer End of 1",
          "header Shelf 2", "item Book 2.1", "item Book 2.2", "footer End of 2",
        ])
      let shelves = try #require(app.visibleViewController as? ShelvesViewController)
      #expect(
        shelves.shown
          == ["library", "shelf", UICollectionView.elementKindSectionFooter].flatMap { kind in
            kind == "library" ? [kind] : [kind, kind]
          }.sorted())
      #expect(shelves.collectionView.visibleSupplementaryViews(ofKind: "shelf").count == 2)
      #expect(shelves.collectionView.visibleSupplementaryViews(ofKind: "board").count == 2)
    }
  }

  @Test func `taps an item, scrolling to it where it is out of sight`() async throws {
    try await AppDriver.run(root: PicturesViewController()) { app in
      let pictures = try #require(app.visibleViewController as? PicturesViewController)
      try await app.tap("Picture 2")
      try await app.tap("Picture 90")
      #expect(pictures.chosen == [1, 89])
    }
  }
}

final class PicturesViewController: UICollectionViewController {
  var chosen: [Int] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    100
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.contentView.bounds)
    label.text = "Picture \(indexPath.item + 1)"
    cell.contentView.addSubview(label)
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}

/// Books on shelves, with headers that are cells of a list, footers, a header over all and boards behind the sections.
final class ShelvesViewController: UIViewController, UICollectionViewDelegate {
  var shown: [String] = []
  private(set) var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  final class Board: UICollectionReusableView {}

  private func layout() -> UICollectionViewLayout {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: row, elementKind: kind, alignment: alignment)
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      edge("shelf", .top), edge(UICollectionView.elementKindSectionFooter, .bottom),
    ]
    section.decorationItems = [.background(elementKind: "board")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [edge("library", .top)]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(Board.self, forDecorationViewOfKind: "board")
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    collectionView = list
    list.delegate = self
    view.addSubview(list)
    func show(_ text: String, in cell: UICollectionViewListCell) {
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let books = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      show("Book \($2)", in: $0)
    }
    let shelves = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: "shelf") {
      show("Shelf \($2.section + 1)", in: $0)
    }
    let ends = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { show("End of \($2.section + 1)", in: $0) }
    let library = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: "library")
    {
      cell, _, _ in show("Library", in: cell)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, book in
      list.dequeueConfiguredReusableCell(using: books, for: path, item: book)
    }
    source.supplementaryViewProvider = { list, kind, path in
      let registration = ["shelf": shelves, "library": library][kind] ?? ends
      return list.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for shelf in 1...2 {
      snapshot.appendSections([shelf])
      snapshot.appendItems(["\(shelf).1", "\(shelf).2"])
    }
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    shown = (shown + [elementKind]).sorted()
  }
}
