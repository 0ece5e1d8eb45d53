public import Foundation

/// The bar at the top with a title, a back button and items.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Who is asked and told about pushes and pops.
  ///
  /// The controller's own where one manages the bar; to set another raises UIKit's own exception then.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { storedDelegate }
    set {
      guard !isManaged else { return UIKitComplaint.managedNavigationBarDelegate.report() }
      storedDelegate = newValue
    }
  }

  /// Who is asked and told, whoever set it.
  weak var storedDelegate: (any UINavigationBarDelegate)?

  /// Whether a navigation controller looks after the bar.
  private var isManaged: Bool { backAction != nil }

  /// The colours of the bar.
  open var barStyle = UIBarStyle.default

  /// Whether what is behind shows through.
  @exclusivity(unchecked) open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { storedSuperview?.setNeedsLayout() } }
  }

  /// Whether titles are large where the items want that.
  open var prefersLargeTitles = false

  /// The bar's ground.
  open var barTintColor: UIColor?

  /// The look of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The look of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The picture in place of the line at the bar's edge.
  open var shadowImage: UIImage?

  /// The arrow of the back button.
  open var backIndicatorImage: UIImage?

  /// The shape that the back button's arrow is cut from while it moves.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()

  /// How the low bar looks.
  open var compactAppearance: UINavigationBarAppearance?

  /// How the bar looks where content starts right under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// How the low bar looks where content starts right under it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// What a tap on the back button does in a bar that a navigation controller manages (NAV-POP-11).
  var backAction: (() -> Void)?

  @exclusivity(unchecked) private var storedItems: [UINavigationItem] = []

  /// The app's own views that the bar shows: titles, items that are views, a search bar.
  var hostedViews = HostedViews()
  private var backgroundImages: [Int: UIImage] = [:]
  private var titleAdjustments: [Int: CGFloat] = [:]

  // MARK: Items

  /// The items, the one that shows last.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set {
      guard !isManaged else { return UIKitComplaint.managedNavigationBarChanged("setItems:").report() }
      setItems(newValue, animated: false)
    }
  }

  /// Whether an item has a place among the items.
  func shows(_ item: UINavigationItem, at place: Int) -> Bool {
    place < storedItems.count && storedItems[place] === item
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { storedItems.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: the items, the one that shows last.
  ///   - animated: whether the change is shown; the items change at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard !isManaged else { return UIKitComplaint.managedNavigationBarChanged("setItems:animated:").report() }
    replaceItems(from: 0, with: items ?? [])
  }

  /// Takes what a container shows from some place on; what is below stays as it is, however much it is.
  func replaceItems(from place: Int, with items: [UINavigationItem]) {
    let place = min(place, storedItems.count)
    while storedItems.count > place {
      let item = storedItems.removeLast()
      if item.navigationBar === self { item.navigationBar = nil }
    }
    for item in items {
      storedItems.append(item)
      item.navigationBar = self
    }
    updateHostedViews()
  }

  /// Shows another item, where the delegate does not forbid it.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - animated: whether the change is shown; the items change at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard !isManaged else {
      return UIKitComplaint.managedNavigationBarChanged("pushNavigationItem:animated:").report()
    }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    replaceItems(from: storedItems.count, with: [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back to the item before, where the delegate does not forbid it.
  ///
  /// - Parameter animated: whether the change is shown; the items change at once.
  /// - Returns: the item that showed; nil where nothing changed.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard !isManaged else {
      UIKitComplaint.managedNavigationBarChanged("popNavigationItemAnimated:").report()
      return nil
    }
    guard let item = storedItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    replaceItems(from: storedItems.count - 1, with: [])
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Does what a tap on the back button does.
  ///
  /// - Returns: whether there is a back button.
  @_spi(Sceneway) @discardableResult
  public func tapBackButton() -> Bool {
    guard storedItems.count > 1, topItem?.showsBackButton ?? false else { return false }
    if let backAction {
      backAction()
    } else {
      popItem(animated: true)
    }
    return true
  }

  // MARK: Looks

  /// Sets the picture behind the bar's content.
  ///
  /// - Parameters:
  ///   - backgroundImage: the picture; nil for none.
  ///   - barMetrics: the height of the bar that it is for.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }

  /// The picture behind the bar's content.
  ///
  /// - Parameter barMetrics: the height of the bar that it is for.
  /// - Returns: the picture; nil where none is set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  /// Moves the title up or down.
  ///
  /// - Parameters:
  ///   - adjustment: how far down, in points.
  ///   - barMetrics: the height of the bar that it is for.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics.rawValue] = adjustment
  }

  /// How far the title is moved down, in points.
  ///
  /// - Parameter barMetrics: the height of the bar that it is for.
  /// - Returns: the distance, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics.rawValue] ?? 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateHostedViews()
    placeHostedViews()
  }

  /// A search bar under the title belongs to the bar as well.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || hostedViews.views.contains { $0.frame.contains(point) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// Who says where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar stands.
  ///
  /// - Parameter bar: the bar.
  /// - Returns: the place.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where the bar stands; not said by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar that stands somewhere.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// Where the bar stands, as its delegate says; at the top by default.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
}

/// Who is asked and told about pushes and pops in a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asked whether an item may be shown; yes by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Told that an item shows.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Asked whether an item may go; yes by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Told that an item went.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Asked whether an item may be shown; yes by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }

  /// Told that an item shows; does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  /// Asked whether an item may go; yes by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }

  /// Told that an item went; does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
