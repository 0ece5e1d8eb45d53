internal import Foundation

/// The private view that holds a presented view in its window.
final class UITransitionView: UIView {
  /// The controller whose presentation it is, also while another stands in its stead.
  ///
  /// The presentation is found through it, since a link of its own to that would make each use of it dearer.
  weak var presented: UIViewController?

  private var presentation: UIPresentationController? { presented?.storedPresentationController }

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
