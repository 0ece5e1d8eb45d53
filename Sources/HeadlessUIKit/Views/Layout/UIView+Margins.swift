public import Foundation

extension UIView {
  /// The margins inside the view, in points; 8 on every side by default.
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }

  /// The margins inside the view, following the reading direction, in points; 8 on every side by default.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { details.layoutMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    set {
      details.layoutMargins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// Whether the superview's margins count here as well; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { details.preservesSuperviewLayoutMargins }
    set { details.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the margins start at the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { details.insetsLayoutMarginsFromSafeArea }
    set { details.insetsLayoutMarginsFromSafeArea = newValue }
  }

  // MARK: Content's own size

  /// How much the view resists being made larger than its content.
  ///
  /// - Parameter axis: along which direction.
  /// - Returns: the priority; low by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let pair = details.contentHuggingPriority else { return .defaultLow }
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  /// Sets how much the view resists being made larger than its content.
  ///
  /// - Parameters:
  ///   - priority: how much.
  ///   - axis: along which direction.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var pair = details.contentHuggingPriority ?? (.defaultLow, .defaultLow)
    if axis == .horizontal { pair.horizontal = priority } else { pair.vertical = priority }
    details.contentHuggingPriority = pair
  }

  /// How much the view resists being made smaller than its content.
  ///
  /// - Parameter axis: along which direction.
  /// - Returns: the priority; high by default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let pair = details.compressionResistancePriority else { return .defaultHigh }
    return axis == .horizontal ? pair.horizontal : pair.vertical
  }

  /// Sets how much the view resists being made smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: how much.
  ///   - axis: along which direction.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var pair = details.compressionResistancePriority ?? (.defaultHigh, .defaultHigh)
    if axis == .horizontal { pair.horizontal = priority } else { pair.vertical = priority }
    details.compressionResistancePriority = pair
  }

  /// Stands for "as small as possible" in ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// Stands for "as large as possible" in ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
