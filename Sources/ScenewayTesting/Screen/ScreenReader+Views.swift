internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

extension ScreenReader {
  /// Reads views that stand beside each other, and what is inside them.
  ///
  /// - Parameters:
  ///   - views: the views.
  ///   - place: the part of the screen.
  ///   - controller: the controller whose content they are; a child's view is read as the child's content.
  ///   - depth: how deep they stand inside an element that is listed.
  mutating func readViews(
    _ views: [UIView], in place: ScreenElement.Place, of controller: UIViewController? = nil, depth: Int = 0
  ) {
    for view in ReadingOrder.sorted(views) where !view.isHidden && view.alpha >= 0.01 {
      if let child = controller?.children.first(where: { $0.viewIfLoaded === view }) {
        read(child)
        continue
      }
      readViews(view.subviews, in: place, of: controller, depth: depth)
    }
  }
}

extension ScreenReader {
  /// Reads a view that is hidden as if it were shown.
  mutating func readHidden(_ view: UIView) {
    readViews(view.subviews, in: .content)
  }
}
