public import Foundation

/// A controller whose view holds a collection view.
///
/// It is the collection view's data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  /// Whether nobody said where items stand: neither code nor a nib.
  private var lacksLayout = false

  /// Whether chosen items are given up when the view is about to appear; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether the layout changes along with a push to another collection view controller; false by default.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether a finger can move items; true by default.
  open var installsStandardGestureForInteractiveMovement = true

  /// Makes a controller with an empty collection view.
  ///
  /// - Parameter layout: where items stand.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose collection view comes from a nib.
  ///
  /// Without a nib nothing says where items stand, and loading the view raises UIKit's own exception.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the nib; where it is nil, one named after the class, if there is one.
  ///   - nibBundleOrNil: where the nib is; the app's main bundle where it is nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    lacksLayout = true
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from a storyboard.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Where items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    isViewLoaded ? collectionView.collectionViewLayout : initialLayout
  }

  /// The collection view, loaded when it is first asked for.
  ///
  /// Another one that has neither data source nor delegate gets the controller as such.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView ?? fallback }
    set {
      newValue.map(adopt)
      view = newValue
    }
  }

  /// The collection view of a subclass whose root view is another one.
  private lazy var fallback = UICollectionView(frame: .zero, collectionViewLayout: initialLayout)

  open override func loadView() {
    super.loadView()
    if let collection = viewIfLoaded as? UICollectionView {
      adopt(collection)
    } else if viewIfLoaded.map({ Swift.type(of: $0) == UIView.self }) ?? true {
      if lacksLayout { UIKitComplaint(.noLayout).report() }
      let frame = viewIfLoaded?.frame ?? UIScreen.main.bounds
      let collection = UICollectionView(frame: frame, collectionViewLayout: initialLayout)
      adopt(collection)
      view = collection
    }
  }

  private func adopt(_ collection: UICollectionView) {
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: Data source

  /// Asked how many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// Asked for the cell of an item that is about to show.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell()
  }

  /// Asked how many sections there are; one by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Asked for a view beside the items, such as a header.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.missing()
    return UICollectionReusableView()
  }

  /// Asked whether an item can be moved; no by default.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Told that a person moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.missing()
  }

  // MARK: Delegate

  /// Asked whether an item takes a touch; yes by default.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Asked what a long press on an item offers; nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Asked what a long press on an item offers; what is offered for the first by default.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  /// Told that a person tapped the preview beside an item's menu; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Told that a finger is on an item.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Told that the finger left the item.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Asked whether a person may choose an item; yes by default.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Asked whether a person may give a chosen item up; yes by default.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Told that a person chose an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Told that a chosen item was given up.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Told that a cell is about to show.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Told that a cell shows no longer.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Told that a view beside the items is about to show.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Further questions of the delegate

  /// Told that a view beside the items shows no longer; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Asked whether a long press on an item shows the menu; no by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Asked whether an item's menu has an entry; no by default.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// Told that an entry of an item's menu was chosen; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// Asked for the layout on the way from one to another.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Asked whether a focus may come to an item; yes by default.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Asked whether an item is chosen as a focus comes to it; as the view has it by default.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  /// Asked where an item that is moved may go; anywhere by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Asked which part is to show after a change; the same by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Asked whether an item shows what editing offers; yes by default.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Asked whether an item opens when something is dragged over it; yes by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// Asked whether two fingers may choose several items from one on; no by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Told that two fingers begin to choose several items; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Told that the fingers left; does nothing by default.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Asked whether a tap on an item does what it is there for; yes where nothing is edited by default.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Told that a tap on an item is to do what it is there for, after the item was chosen; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Asked for the picture of an item whose menu opens; that of its cell by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Asked for the picture of an item whose menu closes; that of its cell by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Told that an item's menu is about to open; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Told that an item's menu is about to close; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling

  /// Told that another part of the content shows.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Told that the content was magnified.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Told that a finger is about to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Told that the finger is about to leave, and asked where the content comes to rest.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Told that the finger left.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Told that the content is about to move on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Told that the content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Told that an animation that code asked for ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Asked which view is magnified; none by default.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Told that the content is about to be magnified.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Told that the content was magnified as far as it goes.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Asked whether a tap on the status bar scrolls to the top; yes by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Told that the content was scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Told that the room around the content changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
