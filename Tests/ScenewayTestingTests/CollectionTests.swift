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
