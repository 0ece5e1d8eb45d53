public import Foundation
internal import InterfaceBuilder

/// Shows one page of several at a time, or two beside a spine.
///
/// Pages are turned by code or by a finger. Where they follow one another by scrolling and where they curl like paper, the
/// appearance calls come in another order, as observed on devices: see ``PageTransition``. The stack of rules about how
/// many pages belong to which spine is Apple's table for ``setViewControllers(_:direction:animated:completion:)``.
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

  /// Where the spine of pages that curl is.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere, since the pages scroll.
    case none = 0
    /// At the left or at the top.
    case min = 1
    /// In the middle, with a page on either side.
    case mid = 2
    /// At the right or at the bottom.
    case max = 3
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

    /// Where the spine of curled pages is: a ``SpineLocation`` or its number.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How long a turn takes, in seconds.
  @_spi(Sceneway) public static let turnDuration: TimeInterval = 0.35

  /// How a page is turned.
  public let transitionStyle: TransitionStyle

  /// Which way pages follow each other.
  public let navigationOrientation: NavigationOrientation

  /// Where the spine is; nowhere where pages scroll.
  open internal(set) var spineLocation: SpineLocation

  /// Supplies the other pages; not retained.
  ///
  /// Without one a finger turns nothing.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if !pages.isEmpty { readIndicator() } }
  }

  /// Hears how a person turns pages; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Whether both sides of a page show content; false by default, always true with the spine in the middle.
  ///
  /// To set it to false with the spine there raises an exception, as Apple's page of the property says; a delegate that is
  /// asked for another place of the spine may.
  open var isDoubleSided: Bool {
    get { storedIsDoubleSided }
    set {
      if !newValue, spineLocation == .mid, !isAskingForSpine {
        return UIKitComplaint.singleSidedAroundSpine.report()
      }
      storedIsDoubleSided = newValue
    }
  }

  private var storedIsDoubleSided = false

  /// The recognisers of a finger that turns pages: a pan and a tap where they curl, none where they scroll.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .pageCurl
    ? [
      UIPanGestureRecognizer(target: nil, action: nil), UITapGestureRecognizer(target: nil, action: nil),
    ]
    : []

  /// The room between pages that scroll, in points.
  let pageSpacing: CGFloat
  /// The pages that show, or that will at the end of what code asked for.
  var pages: [UIViewController] = []
  /// The pages whose views are on the screen, or were when the container left it.
  var shown: [UIViewController] = []
  var transition: PageTransition?
  /// Pages that have not heard yet that they moved in.
  var joining: [UIViewController] = []
  /// Pages that are leaving and have not heard yet that they moved out.
  var departing: [UIViewController] = []
  /// The dot of the page that shows.
  var dot = 0
  /// Set while the delegate says where the spine goes, when it may set as many pages as that place wants.
  var isAskingForSpine = false
  /// Set while the pages that appear with the container are loaded.
  var isChoosingPages = false
  /// Holds the pages' views; it scrolls where the pages do.
  private(set) lazy var pageHolder: UIView = makeHolder()
  private(set) lazy var pageControl = UIPageControl()

  // MARK: Creation

  /// Makes a container without pages.
  ///
  /// - Parameters:
  ///   - style: how a page is turned.
  ///   - navigationOrientation: which way pages follow each other.
  ///   - options: where the spine is, or the room between pages; at the start and none by default.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    let location =
      spine as? SpineLocation
      ?? ((spine as? Int) ?? (spine as? NSNumber)?.intValue).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : location ?? .min
    let spacing = options?[.interPageSpacing]
    pageSpacing =
      (spacing as? CGFloat) ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? (spacing as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
    storedIsDoubleSided = spineLocation == .mid
  }

  /// Makes a container without pages whose pages curl sideways, as `init()` does.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: not used: the container makes its own view.
  ///   - nibBundleOrNil: not used.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Makes a container from a storyboard.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    let element = (coder as? InterfaceBuilderCoder)?.element
    let style: TransitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    transitionStyle = style
    navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    let locations: [String: SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
    spineLocation = style == .scroll ? .none : element?["spineLocation"].flatMap { locations[$0] } ?? .min
    pageSpacing = element?["pageSpacing"].flatMap(Double.init).map { CGFloat($0) } ?? 0
    super.init(coder: coder)
    storedIsDoubleSided = spineLocation == .mid || element?.boolean("doubleSided") ?? false
  }

  // MARK: Pages

  /// The pages that show; nil where none were set.
  ///
  /// While a finger turns they are still the old ones.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows other pages; the delegate does not hear of it.
  ///
  /// How many there have to be is told by the spine: two beside one in the middle; a page and the back of the last one
  /// for double-sided pages that are turned with an animation; otherwise one. Another number raises UIKit's own exception.
  ///
  /// - Parameters:
  ///   - viewControllers: the pages.
  ///   - direction: which way they move.
  ///   - animated: whether the change takes time.
  ///   - completion: called when the pages show; with false where other pages were set before they did.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    change(to: viewControllers ?? [], animated: animated, completion: completion)
  }

  // MARK: Container

  /// Holds the pages, and the dots that tell them.
  open override func loadView() {
    super.loadView()
    guard let view = viewIfLoaded else { return }
    pageHolder.frame = view.bounds
    pageHolder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(pageHolder, at: 0)
    updateIndicator()
  }

  private func makeHolder() -> UIView {
    guard transitionStyle == .scroll else { return UIView(frame: UIScreen.main.bounds) }
    let holder = UIScrollView(frame: UIScreen.main.bounds)
    holder.isPagingEnabled = true
    holder.contentInsetAdjustmentBehavior = .never
    holder.showsHorizontalScrollIndicator = false
    holder.showsVerticalScrollIndicator = false
    return holder
  }

  /// Lays the pages out, two of them side by side or one above the other.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeIndicator()
    for (index, page) in shown.enumerated() {
      for view in page.viewsInPlace { view.frame = frame(ofPage: index) }
    }
  }

  /// Shows the pages.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for (index, page) in shown.enumerated() { place(page, at: index) }
  }

  /// Ends the pages' appearance, and begins a turn that had to wait for it.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    settleMoves()
    transition?.start()
  }

  /// Ends the pages' disappearance, and with it a turn that was on its way.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    transition?.finishOffScreen()
    settleMoves()
  }

  override func childrenForAppearance(_ call: AppearanceCall) -> [UIViewController] {
    if call == .willAppear { choosePages() }
    let coming = transition?.isRunning == true ? transition?.to ?? [] : []
    return shown + coming.filter { !shown.contains($0) }
  }

  /// Asks where the spine goes before the container turns with the device.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    askForSpine(in: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The orientations that the delegate names, otherwise those of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let named = delegate.flatMap { delegate in
      OptionalMethod.call { delegate.pageViewControllerSupportedInterfaceOrientations(self) }
    }
    return named ?? super.supportedInterfaceOrientations
  }

  /// Leaves out a page that code took away by hand.
  override func childWasRemoved(_ child: UIViewController) {
    pages.removeAll { $0 === child }
    joining.removeAll { $0 === child }
    departing.removeAll { $0 === child }
    shown.removeAll { $0 === child }
  }
}
