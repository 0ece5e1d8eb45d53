public import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many pages there are; 0 by default.
  open var numberOfPages = 0 {
    didSet { currentPage = storedCurrentPage }
  }

  private var storedCurrentPage = 0

  /// The page that shows, counted from 0 and kept in range.
  ///
  /// Code that sets it tells nobody.
  open var currentPage: Int {
    get { storedCurrentPage }
    set { storedCurrentPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether the dots are left out where there is one page; false by default.
  open var hidesForSinglePage = false

  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the dot of the page that shows.
  open var currentPageIndicatorTintColor: UIColor?

  /// The picture in place of a dot.
  open var preferredIndicatorImage: UIImage?

  /// The picture in place of the dot of the page that shows.
  open var preferredCurrentPageIndicatorImage: UIImage?

  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As the place suggests.
    case automatic
    /// A ground that stands out.
    case prominent
    /// Nothing while no finger is on them.
    case minimal
  }

  /// What a finger does on the dots.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none
    /// It tapped.
    case discrete
    /// It moves along them.
    case continuous
  }

  /// Which way the dots run.
  public enum Direction: Int, Sendable {
    /// As lines do.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }

  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic

  /// Which way the dots run.
  open var direction = Direction.natural

  /// What a finger does on the dots; nothing between two touches.
  open var interactionState: InteractionState { .none }

  /// Whether the dots wait to be told to show another page; false by default, before there were continuous gestures.
  open var defersCurrentPageDisplay = false

  /// Has the dots show the page; headless, they always do.
  open func updateCurrentPageDisplay() {}

  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// Sets the picture in place of a dot.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the ordinary one.
  ///   - page: the page, counted from 0.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }

  /// The picture in place of a dot.
  ///
  /// - Parameter page: the page, counted from 0.
  /// - Returns: the picture; nil for the ordinary one.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] ?? preferredIndicatorImage }

  /// Sets the picture in place of a dot while its page shows.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for the ordinary one.
  ///   - page: the page, counted from 0.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
  }

  /// The picture in place of a dot while its page shows.
  ///
  /// - Parameter page: the page, counted from 0.
  /// - Returns: the picture; nil for the ordinary one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
  }

  /// Whether a finger can be moved along the dots; true by default.
  open var allowsContinuousInteraction = true

  /// The size of a row of dots.
  ///
  /// - Parameter pageCount: how many dots.
  /// - Returns: the size, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(1, pageCount)) * 16, height: 26)
  }

  override func touchUpInside(at point: CGPoint, with event: UIEvent?) {
    let old = currentPage
    currentPage += point.x >= bounds.midX ? 1 : -1
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  override var keepsTaps: Bool { true }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override var defaultAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
}
