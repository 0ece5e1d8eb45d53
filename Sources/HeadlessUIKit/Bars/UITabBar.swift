public import Foundation

/// The bar at the bottom with a tab for each part of an app.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs stand in the bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the bar's width suggests.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }

  /// Who is told of a choice.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tab that is chosen.
  open var selectedItem: UITabBarItem?

  /// The colours of the bar.
  open var barStyle = UIBarStyle.default

  /// Whether what is behind shows through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { storedSuperview?.setNeedsLayout() } }
  }

  /// The bar's ground.
  open var barTintColor: UIColor?

  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?

  /// The picture behind the bar's content.
  open var backgroundImage: UIImage?

  /// The picture behind the chosen tab.
  open var selectionIndicatorImage: UIImage?

  /// The picture in place of the line at the bar's edge.
  open var shadowImage: UIImage?

  /// How tabs stand in the bar.
  open var itemPositioning = ItemPositioning.automatic

  /// The width of a tab, in points; 0 for the ordinary one.
  open var itemWidth: CGFloat = 0

  /// The room between tabs, in points; 0 for the ordinary one.
  open var itemSpacing: CGFloat = 0

  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()

  /// How the bar looks where content ends right above it.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Whether a tab bar controller sets the items, so that nobody else may (TAB-14).
  var isManaged = false

  /// What a tap on a tab does in a bar that a tab bar controller manages.
  var selectionAction: ((UITabBarItem) -> Void)?

  private var storedItems: [UITabBarItem]?

  /// The tabs, from left to right; in a managed bar they cannot be set (TAB-14).
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs; not in a managed bar (TAB-14).
  ///
  /// - Parameters:
  ///   - items: the tabs, from left to right.
  ///   - animated: whether the change is shown; the tabs change at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard !isManaged else {
      return UIKitComplaint.managedTabBarChanged.report()
    }
    replaceItems(items)
  }

  /// Replaces the tabs on behalf of whoever manages the bar.
  func replaceItems(_ items: [UITabBarItem]?) {
    storedItems = items
    if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
  }

  /// Does what a tap on a tab does.
  ///
  /// - Parameter item: the tab.
  /// - Returns: whether the tab is in the bar and can be chosen.
  @_spi(Sceneway) @discardableResult
  public func tap(_ item: UITabBarItem) -> Bool {
    guard item.isEnabled, storedItems?.contains(where: { $0 === item }) ?? false else { return false }
    if let selectionAction {
      selectionAction(item)
    } else {
      selectedItem = item
      delegate?.tabBar(self, didSelect: item)
    }
    return true
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}

/// Who is told of a choice in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Told that a person chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Told that a person chose a tab; does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
