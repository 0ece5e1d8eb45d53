#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension Navigator {
  /// Shows a column of a split view controller that nobody sees now.
  ///
  /// - Parameters:
  ///   - column: the column.
  ///   - root: the column's controller.
  ///   - split: the split view controller, which is not kept.
  ///   - animated: whether it takes time.
  /// - Returns: the transition.
  func show(
    _ column: UISplitViewController.Column, with root: UIViewController, of split: UISplitViewController,
    animated: Bool
  ) -> Transition {
    let transition = Transition(.show)
    transition.screen = ObjectIdentifier(root)
    transition.destination = root.screenName
    transition.animated = animated
    let tree = tree
    let request = TransitionQueue.Request(
      transition, in: .window, overtaking: .person,
      obstacle: { [weak split] in
        split.flatMap { TransitionQueue.transition(around: $0.sharedStack ?? $0) }.map { .transition($0) }
      },
      begin: { [weak split, weak root] end in
        guard let split, let root else { return end(.cancelled) }
        tree.placeBeacons(in: split)
        let show = {
          if split.style != .unspecified {
            split.show(column)
          } else {
            split.showDetailViewController(root, sender: nil)
          }
        }
        if animated { show() } else { UIView.performWithoutAnimation(show) }
        tree.hierarchyChanged()
        tree.whenSettled(split.sharedStack ?? split) { end(.performed) }
      })
    request.reason = .tabSelection
    request.isLost = { [weak split] in split == nil }
    request.impossibility = { tree.windowIsGone }
    return add(request, .wait)
  }
}

extension UISplitViewController {
  /// The column that a controller stands in, or is kept for.
  func column(of controller: UIViewController) -> Column? {
    let columns: [Column] = [.primary, .supplementary, .secondary]
    guard style == .unspecified else {
      return columns.first { column in
        guard let root = viewController(for: column) else { return false }
        return root === controller || root.parent === controller
      }
    }
    if !isCollapsed, let place = viewControllers.firstIndex(of: controller) {
      return place == 0 ? .primary : .secondary
    }
    return columns.first { ColumnFlows.of(self).flow(in: $0)?.root === controller }
  }

  /// Whether a person sees nothing of a column, which is one of the controller's.
  func isHidden(_ column: Column) -> Bool {
    if isCollapsed { return ColumnFlows.of(self).flow(in: column)?.hiddenColumn == column }
    // The classic style has no call that shows its list.
    guard style != .unspecified, viewIfLoaded?.window != nil, column != .secondary else { return false }
    let lists: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    let count =
      switch displayMode {
      case .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      default: lists.count
      }
    return !lists.suffix(count).contains(column)
  }
}
