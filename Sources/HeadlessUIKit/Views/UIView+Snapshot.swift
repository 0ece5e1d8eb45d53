public import Foundation

extension UIView {
  /// Makes a view that looks as this one does now.
  ///
  /// - Parameter afterUpdates: whether changes of this turn are taken in.
  /// - Returns: a view of the same size and ground.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: frame)
    snapshot.backgroundColor = backgroundColor
    return snapshot
  }

  /// Makes a view that looks as a part of this one does now.
  ///
  /// - Parameters:
  ///   - rect: the part, in points.
  ///   - afterUpdates: whether changes of this turn are taken in.
  ///   - capInsets: what keeps its size where the view is stretched, in points.
  /// - Returns: a view of the part's size and this one's ground.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.backgroundColor = backgroundColor
    return snapshot
  }

  /// Draws the view as it looks; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: where, in points.
  ///   - afterUpdates: whether changes of this turn are taken in.
  /// - Returns: whether all could be drawn; always true.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}
