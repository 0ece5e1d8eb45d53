public import Foundation

/// What a table view proposes to do with what is dragged over it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where things come to stand.
  public enum Intent: Int, Sendable {
    /// Not said.
    case unspecified
    /// Between two rows.
    case insertAtDestinationIndexPath
    /// Into a row.
    case insertIntoDestinationIndexPath
    /// Between or into, by where the finger is.
    case automatic
  }

  /// Where things come to stand.
  public let intent: Intent

  /// Makes a proposal.
  ///
  /// - Parameters:
  ///   - operation: what is done with what is dropped.
  ///   - intent: where it comes to stand.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A thing that is dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it stood, if that was in the same view.
  var sourceIndexPath: IndexPath? { get }
  /// How large its picture is, in points.
  var previewSize: CGSize { get }
}

/// A place that is held for a thing until it is there.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Puts the thing in its place.
  ///
  /// - Parameter dataSourceUpdates: gets the place and adds the thing to the data there.
  /// - Returns: whether the place was still there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the place up.
  ///
  /// - Returns: whether the place was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A cell that stands for a thing until it is there.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// Fills the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a cell that stands for a thing.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: where it stands.
  ///   - reuseIdentifier: the identifier of its cell.
  ///   - rowHeight: how high it is, in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A cell that stands for a thing that was dropped until it is there.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Says how its picture is shown.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
