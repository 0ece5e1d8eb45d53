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

  /// Lays the view itself out, with its controller around (LIFE-15).
  func layOut() {
    layoutIsNeeded = false
    isBeingLaidOut = true
    let controller = viewDelegate
    controller?.noteSafeArea()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    if let layer = details.layer { layoutSublayers(of: layer) }
    controller?.viewDidLayoutSubviews()
    isBeingLaidOut = false
  }

  /// The content's own size; the view's where it has none.
  var ownContentSize: CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? bounds.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? bounds.height : own.height)
  }
}
