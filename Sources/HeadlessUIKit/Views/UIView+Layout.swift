internal import Foundation

extension UIView {
  /// Asks for a layout pass over this view at the end of the turn.
  public func setNeedsLayout() {
    layoutIsNeeded = true
    if let window = storedWindow { HeadlessEnvironment.current.clock.layOutAtCommit(window) }
  }

  /// Lays the view and those inside out at once, where any of them asked for it (LIFE-15).
  public func layoutIfNeeded() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      viewDelegate?.viewWillLayoutSubviews()
      layoutSubviews()
      viewDelegate?.viewDidLayoutSubviews()
    }
    for subview in storedSubviews { subview.layoutIfNeeded() }
  }

  /// Asks for a new layout because the content's own size changed.
  public func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    storedSuperview?.setNeedsLayout()
  }

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

  /// Asks for the view to be drawn again; a headless view draws nothing.
  public func setNeedsDisplay() {}
}
