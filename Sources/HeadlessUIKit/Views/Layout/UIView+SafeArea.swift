internal import Foundation

extension UIView {
  /// How far bars and the screen's corners reach into the view, in points, and what the view's controller adds.
  ///
  /// Where no container set it, the superview's area counts as far as it reaches into this view.
  public var safeAreaInsets: UIEdgeInsets {
    guard let area = storedSafeArea else { return inheritedSafeAreaInsets }
    let base = area.base == .zero ? inheritedSafeAreaInsets : area.base
    return area.additional == .zero ? base : base.adding(area.additional)
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview = storedSuperview else { return .zero }
    let outer = superview.safeAreaInsets
    return outer == .zero ? .zero : part(of: outer, in: superview)
  }

  /// How much of a superview's area reaches into this view.
  private func part(of outer: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    let frame = self.frame
    let size = superview.storedBounds.size
    return UIEdgeInsets(
      top: max(0, outer.top - max(0, frame.minY)), left: max(0, outer.left - max(0, frame.minX)),
      bottom: max(0, outer.bottom - max(0, size.height - frame.maxY)),
      right: max(0, outer.right - max(0, size.width - frame.maxX)))
  }

  // MARK: Changing

  /// Sets how far bars and the screen's corners reach into the view.
  func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard (storedSafeArea?.base ?? .zero) != insets else { return }
    changeSafeArea(base: insets, additional: storedSafeArea?.additional ?? .zero)
  }

  /// Sets what the view's controller adds.
  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard (storedSafeArea?.additional ?? .zero) != insets else { return }
    changeSafeArea(base: storedSafeArea?.base ?? .zero, additional: insets)
  }

  /// Looks whether the area is another than was last told, by the superview's area or the view's place in it.
  func safeAreaMayHaveChanged() {
    guard safeAreaInsets != (storedSafeArea?.told ?? .zero) else { return }
    changeSafeArea(base: storedSafeArea?.base ?? .zero, additional: storedSafeArea?.additional ?? .zero)
  }

  /// Takes on an area, and tells the view, its controller and the views inside where the whole is another.
  private func changeSafeArea(base: UIEdgeInsets, additional: UIEdgeInsets) {
    let before = storedSafeArea?.told ?? .zero
    let now = (base == .zero ? inheritedSafeAreaInsets : base).adding(additional)
    storedSafeArea = SafeArea.of(SafeArea.Values(base: base, additional: additional, told: now))
    guard now != before else { return }
    safeAreaInsetsDidChange()
    viewDelegate?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for view in storedSubviews { view.followSafeArea(of: self, from: before, to: now) }
  }

  /// Takes in that the superview's area is another.
  private func followSafeArea(of superview: UIView, from before: UIEdgeInsets, to now: UIEdgeInsets) {
    // A root view knows what its controller was told, and whether its container decides about it.
    if storedSafeArea != nil || viewDelegate != nil { return safeAreaMayHaveChanged() }
    let (old, new) = (part(of: before, in: superview), part(of: now, in: superview))
    guard old != new else { return }
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for view in storedSubviews { view.followSafeArea(of: self, from: old, to: new) }
  }
}

extension UIEdgeInsets {
  /// Both insets together.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

/// A view's safe area, in an object so that a view without one stays small; views below the same bars share one.
final class SafeArea: Sendable {
  struct Values: Equatable {
    /// What a container set; nothing where the superview's area counts.
    var base = UIEdgeInsets.zero
    /// What the view's controller adds.
    var additional = UIEdgeInsets.zero
    /// The whole, as the view and its controller were last told.
    var told = UIEdgeInsets.zero
  }

  private let values: Values

  var base: UIEdgeInsets { values.base }
  var additional: UIEdgeInsets { values.additional }
  var told: UIEdgeInsets { values.told }

  private init(_ values: Values) {
    self.values = values
  }

  @MainActor private static var recent: SafeArea?

  /// An object of these values: the one that was made last, where it has them.
  @MainActor static func of(_ values: Values) -> SafeArea {
    if let recent, recent.values == values { return recent }
    let made = SafeArea(values)
    recent = made
    return made
  }
}
