public import Foundation

extension UITableView {
  /// Whether cells are measured anew when their content changes.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No.
    case disabled
    /// When a cell says so.
    case enabled
    /// When a cell says so, or the layout of its content changes.
    case enabledIncludingConstraints
  }

  /// What the insets of lines between rows are counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges
    /// The place that UIKit's own inset would have.
    case fromAutomaticInsets
  }

  /// Whether changes are going on that do not show yet.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }
}

extension UICollectionView {
  /// Whether cells are measured anew when their content changes.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No.
    case disabled
    /// When a cell says so.
    case enabled
    /// When a cell says so, or the layout of its content changes.
    case enabledIncludingConstraints
  }

  /// How fast items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// Fast.
    case fast
    /// Slowly.
    case slow
  }

  /// Whether changes are going on that do not show yet.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Fills the cells of items again.
  ///
  /// - Parameter indexPaths: the items.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Takes another layout.
  ///
  /// - Parameters:
  ///   - layout: where items stand.
  ///   - animated: whether the change is shown; it comes at once.
  ///   - completion: called in the next turn.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    HeadlessEnvironment.current.clock.schedule(after: 0) { completion?(true) }
  }

  // MARK: Moving items by hand

  /// Begins to move an item.
  ///
  /// - Parameter indexPath: the item.
  /// - Returns: whether the data source lets it be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
    movement = (from: indexPath, to: indexPath)
    return true
  }

  /// Tells where the finger is that moves an item.
  ///
  /// - Parameter targetPosition: in points of the view.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.to, withPosition: targetPosition)
    self.movement?.to =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.from,
        atCurrentIndexPath: movement.to, toProposedIndexPath: proposed) ?? proposed
  }

  /// Ends to move an item: the data source is told, and the item stands at its new place.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    guard movement.from != movement.to else { return }
    dataSource?.collectionView(self, moveItemAt: movement.from, to: movement.to)
    moveItem(at: movement.from, to: movement.to)
  }

  /// Ends to move an item, which goes back.
  public func cancelInteractiveMovement() { movement = nil }

  // MARK: Changing layouts by hand

  /// Begins to change layouts as a finger moves.
  ///
  /// - Parameters:
  ///   - layout: the layout that comes.
  ///   - completion: called at the end with whether it was carried through.
  /// - Returns: the layout on the way.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let made = delegate?.collectionView(
      self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
    let transition =
      made ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    layoutTransition = (transition, completion)
    return transition
  }

  /// Called at the end of a change of layouts, with whether everything was shown and whether it was carried through.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Carries the change of layouts through.
  public func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Gives the change of layouts up.
  public func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private func endTransition(isFinished: Bool) {
    guard let (transition, completion) = layoutTransition else { return }
    layoutTransition = nil
    if isFinished { collectionViewLayout = transition.nextLayout }
    HeadlessEnvironment.current.clock.schedule(after: 0) { completion?(true, isFinished) }
  }
}
