public import Foundation

/// A part of an app that a tab bar controller leads to, with a controller that is made when it is first needed (TAB-19).
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where a tab prefers to stand.
  public enum Placement: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// In the bar, if there is room.
    case `default` = 1
    /// In the bar or the sidebar, as a person likes.
    case optional = 2
    /// Always in the bar, where a person may move it.
    case movable = 3
    /// Always in the bar, at its place.
    case pinned = 4
    /// At the end of the bar.
    case fixed = 5
    /// In the sidebar alone.
    case sidebarOnly = 6
  }

  /// The name by which code finds the tab.
  public let identifier: String

  /// The words of the tab.
  open var title: String {
    didSet { barItem.title = title }
  }

  /// A second line where there is room for one.
  open var subtitle: String?

  /// The picture of the tab.
  open var image: UIImage? {
    didSet { barItem.image = image }
  }

  /// The words in the small mark at the tab's corner.
  open var badgeValue: String? {
    didSet {
      barItem.badgeValue = badgeValue
      tabBarController?.synchronizeBar()
    }
  }

  /// Anything that the app wants to keep with the tab.
  open var userInfo: Any?

  /// Whether the tab can be chosen; true by default.
  open var isEnabled = true {
    didSet { barItem.isEnabled = isEnabled }
  }

  /// Whether the tab is left out of the bar; false by default.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChangeVisibility() } }
  }

  /// Whether the tab is hidden until a person wants it; false by default.
  open var isHiddenByDefault = false

  /// Whether a person may hide the tab; false by default.
  open var allowsHiding = false

  /// Where the tab prefers to stand; automatic by default.
  open var preferredPlacement = Placement.automatic

  /// A name to find the tab by in tests.
  open var accessibilityIdentifier: String? {
    didSet { barItem.accessibilityIdentifier = accessibilityIdentifier }
  }

  /// What the bar shows for the tab.
  let barItem: UITabBarItem
  private let provider: TabContentProvider?
  private var storedViewController: UIViewController?
  /// The child of the tab bar controller that shows the tab, once there is one.
  weak var host: UIViewController?
  private weak var container: UITabBarController?

  /// The group that the tab is in; nil outside of one.
  open internal(set) weak var parent: UITabGroup?

  /// The tab bar controller that the tab, or the group around it, belongs to; nil where it belongs to none.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? container }

  /// The outermost group around the tab whose navigation controller shows it; nil where there is none.
  open var managingTabGroup: UITabGroup? {
    path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
  }

  /// The tab's own controller, made when it is first asked for; nil where nothing makes one.
  open var viewController: UIViewController? {
    if let storedViewController { return storedViewController }
    guard let made = provider?.make(self) else { return nil }
    storedViewController = made
    made.attachments[ObjectIdentifier(UITab.self)] = TabOfController(tab: self)
    if made.title == nil { made.title = title }
    return made
  }

  /// Whether the tab stands in the bar now.
  open var hasVisiblePlacement: Bool {
    tabBarController?.placesInBar.contains { $0.tab === self } ?? false
  }

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: the words of the tab.
  ///   - image: the picture of the tab.
  ///   - identifier: the name by which code finds the tab.
  ///   - viewControllerProvider: makes the tab's controller, once, when it is first needed; nothing by default.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider.map { TabContentProvider(make: $0) }
    barItem = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
  }

  // MARK: Where it is

  /// The tabs from the outermost group down to this one.
  var path: [UITab] { sequence(first: self) { $0.parent }.reversed() }

  /// The tab of the bar that this one is, or is inside of.
  var rootTab: UITab { path[0] }

  /// Belongs to a tab bar controller from now on, or to none.
  func take(_ container: UITabBarController?) {
    self.container = container
    if container == nil { host = nil }
  }

  /// The tab of an identifier: this one, or one inside it.
  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

/// Makes the controller of a tab.
///
/// A type of its own because the compiler names an isolated closure that is stored in a `@preconcurrency` class in two
/// ways, which the linker does not forgive.
struct TabContentProvider {
  let make: (UITab) -> UIViewController
}

/// Leads from a controller to the tab that made it, without keeping it.
private final class TabOfController {
  weak var tab: UITab?

  init(tab: UITab) {
    self.tab = tab
  }
}

extension UIViewController {
  /// The tab that made the controller, or the one around it; nil where no tab did (TAB-19).
  public var tab: UITab? {
    selfAndAncestors.lazy.compactMap {
      ($0.attachments[ObjectIdentifier(UITab.self)] as? TabOfController)?.tab
    }
    .first
  }
}
