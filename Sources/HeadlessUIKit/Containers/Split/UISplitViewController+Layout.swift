internal import Foundation

extension UISplitViewController {
  func layoutDidChange() {
    guard isViewLoaded else { return }
    storedView?.setNeedsLayout()
  }

  // MARK: Widths

  func primaryWidth(in size: CGSize) -> CGFloat {
    width(
      preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth, in: size.width)
  }

  func supplementaryWidth(in size: CGSize) -> CGFloat {
    guard style == .tripleColumn else { return 0 }
    return width(
      preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
      minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth, in: size.width)
  }

  /// A list's width: as preferred, within its bounds; by itself two fifths of the room, 320 points at most.
  private func width(
    preferred: CGFloat, fraction: CGFloat, minimum: CGFloat, maximum: CGFloat, in room: CGFloat
  ) -> CGFloat {
    let automatic = Self.automaticDimension
    let own = min(320, room * 0.4)
    var width = own
    if fraction != automatic { width = room * fraction }
    if preferred != automatic { width = preferred }
    // The classic interface keeps to its own width where no other bound is set.
    let usualMaximum = style == .unspecified ? max(320, minimum) : room
    width = min(width, maximum == automatic ? usualMaximum : maximum)
    if minimum != automatic { width = max(width, minimum) }
    return min(max(0, width), room)
  }

  // MARK: Frames

  /// Puts the views that show in place, the lists in front of what they cover.
  func placeColumns() {
    guard isViewLoaded else { return }
    let size = containerView.bounds.size
    guard !storedIsCollapsed else {
      for controller in shown { place(controller, CGRect(origin: .zero, size: size)) }
      return
    }
    let visible = visibleColumns(in: storedDisplayMode)
    for column in [.secondary, .supplementary, .primary] as [Column] {
      guard let controller = controller(column), shown.contains(controller) else { continue }
      // One that is on its way out stays where it was.
      if visible.contains(column) { place(controller, frame(of: column, in: size)) }
    }
  }

  /// Puts a controller's view where a column stands.
  func put(_ controller: UIViewController, in column: Column) {
    place(controller, frame(of: column, in: containerView.bounds.size))
  }

  private func place(_ controller: UIViewController, _ frame: CGRect) {
    for view in controller.viewsInPlace {
      view.autoresizingMask = []
      view.frame = frame
      if view.storedSuperview !== containerView {
        containerView.addSubview(view)
      } else {
        containerView.bringSubviewToFront(view)
      }
      view.setSafeAreaInsets(containerView.safeAreaInsets)
    }
  }

  private func frame(of column: Column, in size: CGSize) -> CGRect {
    let mode = storedDisplayMode
    let primary = mode.sidebarCount == 2 || style != .tripleColumn ? primaryWidth(in: size) : 0
    let supplementary = supplementaryWidth(in: size)
    let lists = mode.sidebarCount == 0 ? 0 : primary + supplementary
    var frame = CGRect(x: 0, y: 0, width: 0, height: size.height)
    switch column {
    case .primary: frame.size.width = primary
    case .supplementary:
      frame.origin.x = primary
      frame.size.width = supplementary
    case .secondary, .compact:
      switch mode {
      case .oneBesideSecondary, .twoBesideSecondary:
        frame.origin.x = lists
        frame.size.width = size.width - lists
      case .twoDisplaceSecondary:
        frame.origin.x = lists
        frame.size.width = size.width - supplementary
      default: frame.size.width = size.width
      }
    }
    if primaryEdge == .trailing { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  /// The size that a child has in a size of the whole; nil where it does not show.
  func columnSize(of child: any UIContentContainer, in size: CGSize) -> CGSize? {
    guard !storedIsCollapsed else { return nil }
    let column = visibleColumns(in: storedDisplayMode).first { controller($0) === child }
    return column.map { frame(of: $0, in: size).size }
  }

  // MARK: Traits

  /// Lists have little width whatever the window has; the content has what the split view controller has.
  func columnTraits(for child: UIViewController, in own: UITraitCollection) -> UITraitCollection {
    guard !storedIsCollapsed, child === controller(.primary) || child === controller(.supplementary) else {
      return own
    }
    return UITraitCollection(traitsFrom: [own, UITraitCollection(horizontalSizeClass: .compact)])
  }
}
