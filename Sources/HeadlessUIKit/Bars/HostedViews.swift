internal import Foundation

/// The app's own views that a bar shows.
@MainActor
struct HostedViews {
  private(set) var views: [UIView] = []

  /// Shows other views in a bar and takes those out that are no longer wanted.
  mutating func replace(with wanted: [UIView], in bar: UIView) {
    for view in views where view.superview === bar && !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in wanted where view.superview !== bar { bar.addSubview(view) }
    views = wanted
  }

  /// Places views side by side in the middle of a bar's height.
  ///
  /// - Parameters:
  ///   - views: the views.
  ///   - start: where the first one starts, in points.
  ///   - height: the bar's height, in points.
  ///   - isLeftward: whether they follow one another to the left.
  static func place(
    _ views: [UIView], from start: CGFloat, height: CGFloat, leftward isLeftward: Bool = false
  ) {
    var position = start
    for view in views {
      let size = view.wantedSize
      view.frame = CGRect(
        x: isLeftward ? position - size.width : position, y: (height - size.height) / 2, width: size.width,
        height: size.height)
      position += (size.width + 8) * (isLeftward ? -1 : 1)
    }
  }
}

extension UINavigationBar {
  private static let margin: CGFloat = 16

  /// The height of a search bar below the title, in points.
  static let searchBarHeight: CGFloat = 52

  private var leftViews: [UIView] { topItem?.leftBarButtonItems?.compactMap(\.customView) ?? [] }

  private var rightViews: [UIView] { topItem?.rightBarButtonItems?.compactMap(\.customView) ?? [] }

  /// Shows the views of the item on top.
  func updateHostedViews() {
    var wanted: [UIView] = []
    if let item = topItem {
      if let view = item.titleView { wanted.append(view) }
      if let search = item.searchController { wanted.append(search.searchBar) }
      if item.leftBarButtonItems != nil || item.rightBarButtonItems != nil {
        wanted += leftViews + rightViews
      }
    }
    guard !wanted.isEmpty || !hostedViews.views.isEmpty else { return }
    hostedViews.replace(with: wanted, in: self)
  }

  /// Places the views of the item on top: items at the sides, the title between them, a search bar below.
  func placeHostedViews() {
    HostedViews.place(leftViews, from: Self.margin, height: bounds.height)
    HostedViews.place(rightViews, from: bounds.width - Self.margin, height: bounds.height, leftward: true)
    if let titleView = topItem?.titleView {
      let size = titleView.wantedSize
      titleView.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    topItem?.searchController?.searchBar.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: Self.searchBarHeight)
  }
}

extension UIToolbar {
  /// Shows the items that are views.
  func updateHostedViews() {
    let views = (items ?? []).compactMap(\.customView)
    hostedViews.replace(with: views, in: self)
    HostedViews.place(views, from: 16, height: bounds.height)
  }
}
