import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
struct CollectionViewTests {
  @MainActor
  final class Photos: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var names: [String]
    var calls: [String] = []

    init(_ names: [String]) { self.names = names }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      (cell as? PhotoCell)?.label.text = names[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 80) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.item)")
    }
  }

  final class PhotoCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func collection(_ photos: Photos) -> (UIWindow, UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.isHidden = false
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = photos
    view.delegate = photos
    window.addSubview(view)
    view.layoutIfNeeded()
    return (window, view)
  }

  @Test func `a flow layout fills lines with items of the size the delegate says`() {
    withApplication { _ in
      let photos = Photos((0..<100).map { "\($0)" })
      let (_, view) = collection(photos)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.origin == CGPoint(x: 0, y: 30))
      #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.origin == CGPoint(x: 220, y: 30))
      #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.origin == CGPoint(x: 0, y: 120))
      #expect(view.visibleCells.count < 20)
      #expect(view.contentSize == CGSize(width: 320, height: 3080))
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.height == 30)
    }
  }

  @Test func `a tapped item is chosen and its segue comes before the delegate hears of it`() {
    withApplication { _ in
      let photos = Photos((0..<100).map { "\($0)" })
      let (_, view) = collection(photos)
      let path = IndexPath(item: 1, section: 0)
      view.cellForItem(at: path)?.selectionSegue = { photos.calls.append("segue") }
      #expect(view.tapItem(at: path).isDone)
      #expect(view.indexPathsForSelectedItems == [path])
      #expect(view.tapItem(at: IndexPath(item: 2, section: 0)).isDone)
      #expect(photos.calls == ["segue", "select 1", "deselect 1", "select 2"])
      #expect(view.tapItem(at: IndexPath(item: 90, section: 0)).isDone)
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 90, section: 0)])
    }
  }

  @Test func `items that stay keep their cells when others come and go`() {
    withApplication { _ in
      let photos = Photos(["a", "b", "c"])
      let (_, view) = collection(photos)
      let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
      photos.names = ["b", "c"]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
      #expect(view.visibleCells.compactMap { ($0 as? PhotoCell)?.label.text } == ["b", "c"])
    }
  }

  @Test func `a change that does not fit the data source raises UIKit's exception`() {
    withApplication { environment in
      var raised: [String] = []
      environment.diagnostics.exceptionHandler = { raised.append($0.text) }
      let photos = Photos(["a"])
      let (_, view) = collection(photos)
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      #expect(raised.first?.hasPrefix("Invalid update: invalid number of items in section 0.") == true)
    }
  }

  @Test func `a search controller tells its updater what is typed, and cancelling ends the search`() {
    withApplication { environment in
      final class Finder: NSObject, UISearchResultsUpdating {
        var texts: [String?] = []
        func updateSearchResults(for searchController: UISearchController) {
          texts.append(searchController.searchBar.text)
        }
      }
      let finder = Finder()
      let controller = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = finder
      controller.navigationItem.searchController = search
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      environment.clock.runUntilIdle()
      #expect(search.searchBar.window === window)
      #expect(search.searchBar.searchTextField.typeText("ab"))
      #expect(search.isActive)
      #expect(search.searchBar.tapCancelButton())
      #expect(!search.isActive)
      environment.clock.runUntilIdle()
      #expect(finder.texts == ["", "a", "ab", ""])
    }
  }

  @Test func `a property animator makes its changes at once and ends when its time is over`() {
    withApplication { environment in
      let view = UIView()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      #expect(view.alpha == 1)
      animator.startAnimation()
      #expect(view.alpha == 0)
      #expect(animator.isRunning)
      environment.clock.advance(by: 0.9)
      #expect(ends.isEmpty)
      environment.clock.advance(by: 0.2)
      #expect(ends == [.end])
      #expect(animator.state == .inactive)
    }
  }

  @Test func `looks for all views of a class are kept`() {
    UISearchBar.appearance().barTintColor = .red
    #expect(UISearchBar.appearance().barTintColor == .red)
    #expect(UIBarButtonItem.appearance() === UIBarButtonItem.appearance())
  }
}
