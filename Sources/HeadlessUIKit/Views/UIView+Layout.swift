public import Foundation

extension UIView {
  /// Stands for "no size of its own" in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Asks for the constraints to be updated before the next layout.
  public func setNeedsUpdateConstraints() {
    constraintsUpdateIsNeeded = true
    setNeedsLayout()
  }

  /// Whether the constraints will be updated before the next layout.
  public func needsUpdateConstraints() -> Bool { constraintsUpdateIsNeeded }

  /// Updates the constraints of the views inside and then of this view, where they asked for it.
  public func updateConstraintsIfNeeded() {
    for subview in storedSubviews { subview.updateConstraintsIfNeeded() }
    guard constraintsUpdateIsNeeded else { return }
    constraintsUpdateIsNeeded = false
    if let controller = viewDelegate {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
