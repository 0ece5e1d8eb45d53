public import Foundation

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, NSCoding {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Never at first, then as on the screen before.
    case inline
  }

  /// What the back button shows (NAV-MISC-08).
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the screen before where it fits.
    case `default`
    /// The word "Back".
    case generic
    /// The arrow alone.
    case minimal
  }

  /// Where the search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// Where the system wants it.
    case automatic
    /// Beside the title.
    case inline
    /// Below the title.
    case stacked
  }

  /// Where the search bar is to stand.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Where the search bar stands: below the title, unless it is to stand beside it.
  open var searchBarPlacement: SearchBarPlacement {
    preferredSearchBarPlacement == .inline ? .inline : .stacked
  }

  /// The words in the middle of the bar.
  open var title: String?

  /// The view in the middle of the bar, instead of words.
  open var titleView: UIView? {
    didSet { contentDidChange() }
  }

  /// A line above the bar's content.
  open var prompt: String?

  /// The back button on the screen that comes next; its action is passed over (NAV-MISC-09).
  open var backBarButtonItem: UIBarButtonItem?

  /// The words of the back button on the screen that comes next.
  open var backButtonTitle: String?

  /// What the back button on the screen that comes next shows (NAV-MISC-08).
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// What a tap on this screen's back button does instead of popping; nil pops (NAV-POP-11).
  open var backAction: UIAction?

  /// Whether the back button is left out on this screen.
  open var hidesBackButton = false

  /// Whether the items at the left stand beside the back button instead of in its place (NAV-MISC-07).
  open var leftItemsSupplementBackButton = false

  /// The items at the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { contentDidChange() }
  }

  /// The items at the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { contentDidChange() }
  }

  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Looks after the search bar that stands under the title; nil for none.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      contentDidChange()
      // The screen below has more room or less.
      navigationBar?.storedSuperview?.setNeedsLayout()
    }
  }

  /// The bar that shows the item.
  weak var navigationBar: UINavigationBar?

  /// Whether the search field goes away as the content scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// How the bar looks on this screen.
  open var standardAppearance: UINavigationBarAppearance?

  /// How the low bar looks on this screen.
  open var compactAppearance: UINavigationBarAppearance?

  /// How the bar looks on this screen where content starts right under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// How the low bar looks on this screen where content starts right under it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Makes an item with words.
  ///
  /// - Parameter title: the words in the middle of the bar.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Makes an item from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init()
    decode(from: coder)
  }

  /// Not supported: items are read from documents, never written to one.
  ///
  /// - Parameter coder: an archiver; nothing is written to it.
  open func encode(with coder: NSCoder) {}

  /// Makes the bar that shows the item take over other views.
  private func contentDidChange() {
    navigationBar?.updateHostedViews()
    navigationBar?.setNeedsLayout()
  }

  // MARK: One item on a side

  /// The item at the very left; setting it replaces every item there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the very right; setting it replaces every item there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // MARK: Changing with an animation

  /// Sets whether the back button is left out on this screen.
  ///
  /// - Parameters:
  ///   - hidesBackButton: whether it is left out.
  ///   - animated: whether the change is shown; the value changes at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the item at the left.
  ///
  /// - Parameters:
  ///   - item: the item; nil for none.
  ///   - animated: whether the change is shown; the value changes at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the items at the left.
  ///
  /// - Parameters:
  ///   - items: the items; nil for none.
  ///   - animated: whether the change is shown; the value changes at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the item at the right.
  ///
  /// - Parameters:
  ///   - item: the item; nil for none.
  ///   - animated: whether the change is shown; the value changes at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items at the right.
  ///
  /// - Parameters:
  ///   - items: the items; nil for none.
  ///   - animated: whether the change is shown; the value changes at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}

extension UINavigationItem {
  /// The words of the back button on the screen above this one (NAV-MISC-06, NAV-MISC-08).
  @_spi(Sceneway)
  public var backButtonText: String {
    switch backButtonDisplayMode {
    case .generic: backBarButtonItem.map { $0.title ?? "" } ?? "Back"
    case .minimal: ""
    case .default: wayBackText
    }
  }

  /// The words of the way back to this item's screen, however much of them the button shows (NAV-MISC-06, NAV-POP-12).
  ///
  /// Words of the app's own that are empty stay so: that is how apps had an arrow alone before there was a mode for it.
  var wayBackText: String {
    if let backBarButtonItem { return backBarButtonItem.title ?? "" }
    if let backButtonTitle { return backButtonTitle }
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }

  /// Whether a back button stands in the bar for this item, where there is a screen to go back to (NAV-MISC-07).
  @_spi(Sceneway)
  public var showsBackButton: Bool {
    guard !hidesBackButton else { return false }
    return leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true
  }
}
