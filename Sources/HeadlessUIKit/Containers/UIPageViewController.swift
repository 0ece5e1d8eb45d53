public import Foundation
internal import InterfaceBuilder

/// Supplies the pages before and after the one that shows.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil at the first one.
  ///
  /// - Parameters:
  ///   - pageViewController: the container that asks.
  ///   - viewController: a page.
  /// - Returns: the page before it.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another; nil at the last one.
  ///
  /// - Parameters:
  ///   - pageViewController: the container that asks.
  ///   - viewController: a page.
  /// - Returns: the page after it.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears how a person turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A page is about to be turned to.
  ///
  /// - Parameters:
  ///   - pageViewController: the container.
  ///   - pendingViewControllers: the pages that come.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// A page was turned.
  ///
  /// - Parameters:
  ///   - pageViewController: the container.
  ///   - finished: whether the movement has ended.
  ///   - previousViewControllers: the pages that were shown.
  ///   - completed: whether the person turned the page to its end.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one page of several at a time.
///
/// Headless: pages change by ``setViewControllers(_:direction:animated:completion:)``; the change is made at once.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How a page is turned.
  public enum TransitionStyle: Int, Sendable {
    /// Like a sheet of paper.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// Which way pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Which way the pages move.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// Names what a page view controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a key.
    ///
    /// - Parameter rawValue: UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the spine of a curled page is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How a page is turned.
  public let transitionStyle: TransitionStyle

  /// Which way pages follow each other.
  public let navigationOrientation: NavigationOrientation

  /// Supplies the other pages; not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// Hears how a person turns pages; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Whether both sides of a page show content; false by default.
  open var isDoubleSided = false

  private var pages: [UIViewController] = []

  /// Makes a container without pages.
  ///
  /// - Parameters:
  ///   - style: how a page is turned.
  ///   - navigationOrientation: which way pages follow each other.
  ///   - options: where the spine is, or the room between pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a container from a storyboard.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    let element = (coder as? InterfaceBuilderCoder)?.element
    transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
    isDoubleSided = element?.boolean("doubleSided") ?? false
  }

  /// The pages that show; nil where none were set.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages.
  ///
  /// - Parameters:
  ///   - viewControllers: the pages.
  ///   - direction: which way they move.
  ///   - animated: whether the change takes time.
  ///   - completion: called in the next turn when the pages show, with whether they moved to their end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    for page in pages where !new.contains(page) {
      page.willMove(toParent: nil)
      page.storedView?.removeFromSuperview()
      page.removeFromParent()
    }
    let coming = new.filter { $0.parent !== self }
    for page in coming { addChild(page) }
    pages = new
    if isViewLoaded { placePages() }
    for page in coming { page.didMove(toParent: self) }
    if let completion { HeadlessEnvironment.current.clock.afterCommit { completion(true) } }
  }

  /// Puts the pages in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placePages()
  }

  private func placePages() {
    for page in pages {
      guard let view, let content = page.view, content.superview !== view else { continue }
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
    }
  }
}
