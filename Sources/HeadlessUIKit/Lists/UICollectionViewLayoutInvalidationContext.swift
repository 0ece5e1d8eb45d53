public import Foundation

/// What of a layout has to be worked out again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything has; so it is where a layout is simply invalidated.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be asked anew.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items whose places have.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The views beside the items whose places have, by their kinds.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The views behind the items whose places have, by their kinds.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the part that shows is moved, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// Makes a context of nothing.
  public override init() { super.init() }

  /// Adds items whose places have to be worked out again.
  ///
  /// - Parameter indexPaths: the items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds views beside the items whose places have to be worked out again.
  ///
  /// - Parameters:
  ///   - elementKind: their kind.
  ///   - indexPaths: where they belong to.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds views behind the items whose places have to be worked out again.
  ///
  /// - Parameters:
  ///   - elementKind: their kind.
  ///   - indexPaths: where they belong to.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// What of a flow layout has to be worked out again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes anew; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the rows and columns are worked out anew; true by default.
  open var invalidateFlowLayoutAttributes = true
}

/// One change of a collection view, as its layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What changes.
  public enum Action: Int, Sendable {
    /// An item comes.
    case insert
    /// An item goes.
    case delete
    /// An item is made anew.
    case reload
    /// An item takes another place.
    case move
    /// Nothing.
    case none
  }

  /// Where the item stood; nil for one that comes.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item stands; nil for one that goes.
  public let indexPathAfterUpdate: IndexPath?
  /// What changes.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

/// A layout on its way from one to another, as a finger moves it.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout before.
  public let currentLayout: UICollectionViewLayout
  /// The layout that comes.
  public let nextLayout: UICollectionViewLayout
  /// How far it is, from 0 to 1.
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  /// Makes a layout on its way.
  ///
  /// - Parameters:
  ///   - currentLayout: the layout before.
  ///   - newLayout: the layout that comes.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Nothing can be read of a storyboard here.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a value of the app's own.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - key: its name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// A value of the app's own.
  ///
  /// - Parameter key: its name.
  /// - Returns: the value; 0 where it was not kept.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
