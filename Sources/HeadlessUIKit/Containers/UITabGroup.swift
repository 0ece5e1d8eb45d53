internal import Foundation

/// A tab with further tabs inside (TAB-19).
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs inside the group; empty by default.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      adoptChildren()
      if let selectedChild, !children.contains(selectedChild) { self.selectedChild = nil }
    }
  }

  /// The child that is selected; it must be one of ``children``.
  open var selectedChild: UITab? {
    didSet {
      if let selectedChild, !children.contains(selectedChild) { self.selectedChild = oldValue }
    }
  }

  /// The child to select where one has to be and none is; the first one where it is nil.
  open var defaultChildIdentifier: String?

  /// Shows the children's controllers on a stack; nil for a group that shows its own controller.
  open var managingNavigationController: UINavigationController?

  /// The order in which the children show, by identifier; children that it does not name follow.
  open var displayOrderIdentifiers: [String] = []

  /// The children in the order in which they show.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { !named.contains($0) }
  }

  /// Whether a person may put the children in another order; false by default.
  open var allowsReordering = false

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: the words of the tab.
  ///   - image: the picture of the tab.
  ///   - identifier: the name by which code finds the tab.
  ///   - children: the tabs inside.
  ///   - viewControllerProvider: makes what shows when the group itself is chosen; nothing by default.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren()
  }

  /// The tab of an identifier, among the children and inside them.
  ///
  /// - Parameter identifier: the identifier.
  /// - Returns: the tab; nil where there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.find(identifier) }.first
  }

  private func adoptChildren() {
    for child in children { child.parent = self }
  }

  /// The child to go on to where one has to be selected.
  var childToSelect: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  override func find(_ identifier: String) -> UITab? {
    super.find(identifier) ?? tab(forIdentifier: identifier)
  }
}

/// The tab that leads to a search (TAB-19).
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether choosing the tab starts a search at once; false by default.
  open var automaticallyActivatesSearch = false

  /// Makes a search tab with the system's words.
  ///
  /// - Parameter viewControllerProvider: makes the tab's controller when it is first needed; nothing by default.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: UITabBarItem.SystemItem.search.systemTitle, image: UIImage(systemName: "magnifyingglass"),
      identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
  }
}
