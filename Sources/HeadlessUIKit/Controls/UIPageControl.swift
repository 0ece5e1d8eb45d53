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
