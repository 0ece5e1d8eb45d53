internal import Foundation

extension UIViewController {
  /// What the controller adds to its view's safe area; kept beside the controller, since hardly one has it.
  var storedAdditionalSafeAreaInsets: UIEdgeInsets {
    get { (attachments[AdditionalSafeArea.key] as? AdditionalSafeArea)?.insets ?? .zero }
    set { attachments[AdditionalSafeArea.key] = newValue == .zero ? nil : AdditionalSafeArea(newValue) }
  }

  /// Whether the controller itself says how far bars reach into its children's views.
  private var setsSafeAreas: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }

  /// Looks whether the view's place inside a parent of the app's own, or in another controller's place, gave it another
  /// safe area.
  func noteSafeArea() {
    if let storedParent {
      if storedParent.setsSafeAreas { return }
    } else if !(storedPresentationController?.isInPlace ?? false) {
      return
    }
    storedView?.safeAreaMayHaveChanged()
  }

  /// Asks the container for a layout pass, because the view is to have another share of the room.
  func roomDidChange() { storedParent?.storedView?.setNeedsLayout() }

  /// How much of the room a view leaves to bars instead of reaching below them.
  ///
  /// - Parameters:
  ///   - bars: how far bars reach into the room, in points.
  ///   - opaque: the edges at which a bar shows nothing of what is behind it.
  /// - Returns: by how much the view is smaller than the room, in points.
  func roomLeft(to bars: UIEdgeInsets, opaque: UIRectEdge) -> UIEdgeInsets {
    var extended = edgesForExtendedLayout
    if extended == .all, opaque.isEmpty { return .zero }
    if !extendedLayoutIncludesOpaqueBars { extended.subtract(opaque) }
    return UIEdgeInsets(
      top: extended.contains(.top) ? 0 : bars.top, left: extended.contains(.left) ? 0 : bars.left,
      bottom: extended.contains(.bottom) ? 0 : bars.bottom,
      right: extended.contains(.right) ? 0 : bars.right)
  }

  /// Gives the view of a child, or what stands in its place, its share of the room and the safe area in that.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - child: the child.
  ///   - room: the whole room, in the coordinates of what holds the view.
  ///   - bars: how far bars reach into the room, in points.
  ///   - opaque: the edges at which a bar shows nothing of what is behind it.
  ///   - moves: false where somebody moves the view now.
  func fit(
    _ view: UIView, of child: UIViewController, in room: CGRect, bars: UIEdgeInsets, opaque: UIRectEdge,
    moves: Bool
  ) {
    let left = child.roomLeft(to: bars, opaque: opaque)
    guard left != .zero else {
      if moves, view.frame != room { view.frame = room }
      return view.setSafeAreaInsets(bars)
    }
    let share = room.inset(by: left)
    if moves, view.frame != share { view.frame = share }
    view.setSafeAreaInsets(
      UIEdgeInsets(
        top: bars.top - left.top, left: bars.left - left.left, bottom: bars.bottom - left.bottom,
        right: bars.right - left.right))
  }

  // MARK: Items

  /// Whether the controller has a tab bar item of its own.
  var hasOwnTabBarItem: Bool { storedTabBarItem != nil }

  func takeNavigationItem(_ item: UINavigationItem) {
    storedNavigationItem = item
  }

  /// Makes what a navigation bar shows for the controller (LIFE-20).
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// Makes what a tab bar shows for the controller (LIFE-20).
  func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }
}

/// What a controller adds to its view's safe area.
private final class AdditionalSafeArea {
  static var key: ObjectIdentifier { ObjectIdentifier(AdditionalSafeArea.self) }
  let insets: UIEdgeInsets

  init(_ insets: UIEdgeInsets) {
    self.insets = insets
  }
}
