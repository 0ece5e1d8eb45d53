internal import Foundation

/// The private view that holds a presented view in its window.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  /// Lets the presentation controller place its own views around a layout pass.
  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Lets touches beside the presented view through to what stays in reach, such as the other items of a bar (POP-06).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    for view in presentation?.viewsInReach ?? [] where view.storedWindow === storedWindow {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return hit
  }
}
