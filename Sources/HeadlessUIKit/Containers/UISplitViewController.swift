public import Foundation

/// Shows a list and a detail side by side, or the list alone where there is no room.
///
/// Columns, collapsing and the delegate are not there yet: the first controller is shown on a phone, the first two on
/// an iPad.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How the columns are arranged.
  public enum Style: Int, Sendable {
    /// As before iOS 14.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// Which arrangement the controller was made for (SPLIT-01).
  public let style: Style

  private var storedControllers: [UIViewController] = []

  /// Makes a split view controller.
  ///
  /// - Parameter style: how the columns are arranged.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a split view controller of the old style.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: not used by split view controllers.
  ///   - nibBundleOrNil: where the nib is.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view controller from a storyboard (SB-10).
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The list and the detail; empty where none were set (SPLIT-01).
  open var viewControllers: [UIViewController] {
    get { storedControllers }
    set {
      for controller in storedControllers where !newValue.contains(controller) {
        controller.willMove(toParent: nil)
        controller.storedView?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in newValue where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      storedControllers = newValue
      if isViewLoaded { placeColumns() }
    }
  }

  /// Whether the list and the detail share one place.
  open var isCollapsed: Bool { UIDevice.current.userInterfaceIdiom != .pad }

  /// Whether a swipe shows the list; true by default (SPLIT-01).
  open var presentsWithGesture = true

  /// Puts the columns that there is room for in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placeColumns()
  }

  /// Shows a controller in place of the list, over everything where the columns share one place (SHOW-03).
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: what asks.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if isCollapsed { return present(vc, animated: true) }
    viewControllers = [vc] + storedControllers.dropFirst()
  }

  /// Shows a controller as the detail: in place of the one before, or on the list's stack where the columns share one
  /// place (SPLIT-10, SPLIT-11).
  ///
  /// - Parameters:
  ///   - vc: the controller to show.
  ///   - sender: what asks.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if !isCollapsed {
      viewControllers = storedControllers.prefix(1) + [vc]
    } else if let navigation = storedControllers.first as? UINavigationController {
      guard let detail = vc as? UINavigationController else { return navigation.show(vc, sender: sender) }
      // The list's stack takes the detail's in, since one navigation controller cannot be pushed on another.
      let content = detail.viewControllers
      detail.viewControllers = []
      navigation.setViewControllers(navigation.viewControllers + content, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  private func placeColumns() {
    let visible = storedControllers.prefix(isCollapsed ? 1 : 2)
    var x: CGFloat = 0
    for (index, controller) in visible.enumerated() {
      guard let view, let column = controller.view else { continue }
      let width = visible.count == 1 ? view.bounds.width : (index == 0 ? 320 : view.bounds.width - 320)
      column.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
      column.autoresizingMask =
        index == visible.count - 1 ? [.flexibleWidth, .flexibleHeight] : .flexibleHeight
      x += width
      view.addSubview(column)
    }
  }
}
