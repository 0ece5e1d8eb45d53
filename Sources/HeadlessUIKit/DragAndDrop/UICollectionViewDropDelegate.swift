public import Foundation

/// What is dropped on a collection view, and what is done with it.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// Where they come to stand; nil for nowhere in particular.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// What goes on.
  var session: any UIDropSession { get }

  /// Holds a place for a thing until it is there.
  ///
  /// - Parameters:
  ///   - dragItem: the thing.
  ///   - placeholder: what stands for it.
  /// - Returns: the place.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Has a thing come down on an item.
  ///
  /// - Parameters:
  ///   - dragItem: the thing.
  ///   - indexPath: where.
  /// - Returns: tells the end.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Has a thing come down in an item.
  ///
  /// - Parameters:
  ///   - dragItem: the thing.
  ///   - indexPath: where.
  ///   - rect: the part of the cell, in points of it.
  /// - Returns: tells the end.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

  /// Has a thing come down at a place.
  ///
  /// - Parameters:
  ///   - dragItem: the thing.
  ///   - target: the place.
  /// - Returns: tells the end.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Says what is done with what is dropped on a collection view; all but the first method are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Told that things were dropped.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

  /// Asked whether the view wants the things at all; yes by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

  /// Told that the finger came over the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// Asked what would be done with the things where the finger is.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Told that the finger left the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  /// Told that the drag ended, wherever that was.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

  /// Asked how the picture is shown.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Asked whether the view wants the things; yes by default.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { true }

  /// Told that the finger came over the view; does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Asked what would be done with the things; they are moved inside the app by default, and copied into it.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
  }

  /// Told that the finger left the view; does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Told that the drag ended; does nothing by default.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {}

  /// Asked how the picture is shown; as the cell is by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
