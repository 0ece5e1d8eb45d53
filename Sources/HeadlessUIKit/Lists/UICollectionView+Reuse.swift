public import Foundation

extension UICollectionView {
  /// Makes cells of a class where one of an identifier is asked for.
  ///
  /// - Parameters:
  ///   - cellClass: the class; nil to forget it.
  ///   - identifier: the identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseKey(kind: Self.itemKind, identifier: identifier))
  }

  /// Makes cells from a nib where one of an identifier is asked for.
  ///
  /// - Parameters:
  ///   - nib: the nib, with one cell at its top; nil to forget it.
  ///   - identifier: the identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, ReuseKey(kind: Self.itemKind, identifier: identifier))
  }

  /// Makes views beside the items of a class where one of an identifier is asked for.
  ///
  /// - Parameters:
  ///   - viewClass: the class; nil to forget it.
  ///   - elementKind: the views' kind.
  ///   - identifier: the identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// Makes views beside the items from a nib where one of an identifier is asked for.
  ///
  /// - Parameters:
  ///   - nib: the nib, with one view at its top; nil to forget it.
  ///   - kind: the views' kind.
  ///   - identifier: the identifier.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, ReuseKey(kind: kind, identifier: identifier))
  }

  private func register(_ type: AnyClass?, _ key: ReuseKey) {
    guard let type = type as? UICollectionReusableView.Type else {
      makers[key] = nil
      return
    }
    makers[key] = { ClassInstantiation.makeReusableView(type) }
  }

  private func register(_ nib: UINib?, _ key: ReuseKey) {
    makers[key] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
    }
  }

  /// A view that is not used any more, or a new one.
  func dequeue(_ key: ReuseKey) -> UICollectionReusableView? {
    if let view = reusable[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = prototypes[key]?() ?? makers[key]?()
    view?.reuseIdentifier = key.identifier
    return view
  }

  /// A view beside the items that is not used any more, or a new one of a registered class or a storyboard's prototype.
  ///
  /// - Parameters:
  ///   - elementKind: the view's kind.
  ///   - identifier: the identifier. One that is not known raises UIKit's own exception.
  ///   - indexPath: the place that the view is for.
  /// - Returns: the view.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(ReuseKey(kind: elementKind, identifier: identifier)) { return view }
    UIKitComplaint.noReusableView(kind: elementKind, identifier).report()
    return UICollectionReusableView()
  }
}

extension ClassInstantiation {
  private final class ReusableViewPose: UICollectionReusableView {}

  @MainActor
  static func makeReusableView(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
    let pose = unsafeBitCast(type, to: ReusableViewPose.Type.self)
    return unsafeBitCast(pose.init(dynamically: .zero) as AnyObject, to: UICollectionReusableView.self)
  }
}

extension UICollectionReusableView {
  /// Calls the `init(frame:)` of the object's own class; not inlined, lest the optimiser believe the pose.
  @inline(never)
  fileprivate convenience init(dynamically frame: CGRect) {
    self.init(frame: frame)
  }
}
