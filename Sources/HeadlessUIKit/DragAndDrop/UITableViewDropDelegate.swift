public import Foundation

/// What is dropped on a table view, and what is done with it.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// Where they come to stand; nil for nowhere in particular.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed last.
  var proposal: UITableViewDropProposal { get }
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
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext

  /// Has a thing come down on a row.
  ///
  /// - Parameters:
  ///   - dragItem: the thing.
  ///   - indexPath: where.
  /// - Returns: tells the end.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Has a thing come down in a row.
  ///
  /// - Parameters:
  ///   - dragItem: the thing.
  ///   - indexPath: where.
  ///   - rect: the part of the cell, in points of it.
  /// - Returns: tells the end.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

  /// Has a thing come down at a place.
  ///
  /// - Parameters:
  ///   - dragItem: the thing.
  ///   - target: the place.
  /// - Returns: tells the end.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Says what is done with what is dropped on a table view; all but the first method are optional.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Told that things were dropped.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Asked whether the view wants the things at all; yes by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Told that the finger came over the view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Asked what would be done with the things where the finger is.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Told that the finger left the view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Told that the drag ended, wherever that was.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// Asked how the picture is shown.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Asked whether the view wants the things; yes by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

  /// Told that the finger came over the view; does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

  /// Asked what would be done with the things; they are moved inside the app by default, and copied into it.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
  }

  /// Told that the finger left the view; does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

  /// Told that the drag ended; does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

  /// Asked how the picture is shown; as the cell is by default.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
