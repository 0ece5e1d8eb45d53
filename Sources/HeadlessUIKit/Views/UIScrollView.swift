public import Foundation

/// A view on content that is larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// Who is told of scrolling; every kind of scroll view shows it as the kind of delegate it has.
  weak var storedDelegate: (any UIScrollViewDelegate)?

  private var storedContentSize = CGSize.zero
  private var storedContentInset = UIEdgeInsets.zero

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { storedContentSize = newValue }
  }

  /// What of the content stands at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      storedBounds.origin = newValue
      contentOffsetDidChange()
      storedDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The room around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set { storedContentInset = newValue }
  }

  /// The room around the content with what bars cover, in points.
  open var adjustedContentInset: UIEdgeInsets {
    let inset = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: inset.top + safe.top, left: inset.left + safe.left, bottom: inset.bottom + safe.bottom,
      right: inset.right + safe.right)
  }

  /// When what bars cover counts as room around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Whether a finger scrolls; true by default.
  open var isScrollEnabled = true

  /// Whether a drag keeps to one direction; false by default.
  open var isDirectionalLockEnabled = false

  /// Whether content comes to rest at multiples of the view's size; false by default.
  open var isPagingEnabled = false

  /// Whether content can be dragged a little past its end; true by default.
  open var bounces = true

  /// Whether content that fits can be dragged up and down a little; false by default.
  open var alwaysBounceVertical = false

  /// Whether content that fits can be dragged to the sides a little; false by default.
  open var alwaysBounceHorizontal = false

  /// Whether the bar at the right shows; true by default.
  open var showsVerticalScrollIndicator = true

  /// Whether the bar at the bottom shows; true by default.
  open var showsHorizontalScrollIndicator = true

  /// The room around both bars, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero

  /// How far the marks at the side stay from the ends, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// How far the marks at the bottom stay from the ends, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether marks keep away from bars by themselves; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Whether keys of a real keyboard scroll; true by default.
  open var allowsKeyboardScrolling = true

  /// Whether two fingers magnify the content; no in a headless app, where code does.
  open var isZooming: Bool { false }

  /// Whether the content swings back from being magnified too far; no in a headless app.
  open var isZoomBouncing: Bool { false }

  /// Sees two fingers that magnify; nil where the content cannot be magnified.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale == maximumZoomScale ? nil : pinch
  }

  private lazy var pinch = UIPinchGestureRecognizer()

  /// Magnifies the content so that a part of it fills the view.
  ///
  /// - Parameters:
  ///   - rect: the part, in points of the view that is magnified.
  ///   - animated: whether the change is shown; it comes at once.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(min(max(scale, minimumZoomScale), maximumZoomScale), animated: animated)
    setContentOffset(
      CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale), animated: animated)
  }

  /// Asked whether a touch goes to a view inside; yes by default.
  ///
  /// - Parameters:
  ///   - touches: the touches.
  ///   - event: what they belong to.
  ///   - view: the view.
  /// - Returns: whether it does.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Asked whether scrolling takes a touch away from a view inside; yes by default, unless it is a control.
  ///
  /// - Parameter view: the view.
  /// - Returns: whether it does.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The colours of the bars.
  open var indicatorStyle = IndicatorStyle.default

  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar scrolls to the top; true by default.
  open var scrollsToTop = true

  /// What a drag does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether touches wait until it is clear that they are not a drag; true by default.
  open var delaysContentTouches = true

  /// Whether a drag takes touches away from content; true by default.
  open var canCancelContentTouches = true

  /// How far the content is magnified at least.
  open var minimumZoomScale: CGFloat = 1

  /// How far the content is magnified at most.
  open var maximumZoomScale: CGFloat = 1

  /// How far the content is magnified.
  open var zoomScale: CGFloat = 1 {
    didSet { storedDelegate?.scrollViewDidZoom(self) }
  }

  /// Whether content can be magnified a little past its bounds; true by default.
  open var bouncesZoom = true

  /// The control at the top that reloads the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Whether a finger is on the content.
  open private(set) var isTracking = false

  /// Whether a finger drags the content.
  open private(set) var isDragging = false

  /// Whether the content moves on by itself.
  open private(set) var isDecelerating = false

  /// The recogniser that scrolls.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)

  /// The part of the content that constraints can be about.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(
    owningView: self, identifier: "UIScrollView-contentLayoutGuide"
  ) { _ in .zero }

  /// The view's own rectangle that constraints can be about.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(
    owningView: self, identifier: "UIScrollView-frameLayoutGuide"
  ) { _ in .zero }

  // MARK: Scrolling

  /// Called when another part of the content shows.
  func contentOffsetDidChange() {
    setNeedsLayout()
  }

  /// Shows another part of the content.
  ///
  /// - Parameters:
  ///   - contentOffset: what stands at the top left corner then, in points.
  ///   - animated: whether the delegate is told when an animation ends; the offset changes at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    guard animated else { return }
    HeadlessEnvironment.current.clock.schedule(after: 0.3) { [weak self] in
      guard let self else { return }
      storedDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls just so far that a part of the content shows.
  ///
  /// - Parameters:
  ///   - rect: the part, in this view's coordinates, in points.
  ///   - animated: whether the delegate is told when an animation ends; the offset changes at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let inset = adjustedContentInset
    if rect.maxX > offset.x + bounds.width - inset.right { offset.x = rect.maxX - bounds.width + inset.right }
    if rect.minX < offset.x + inset.left { offset.x = rect.minX - inset.left }
    if rect.maxY > offset.y + bounds.height - inset.bottom {
      offset.y = rect.maxY - bounds.height + inset.bottom
    }
    if rect.minY < offset.y + inset.top { offset.y = rect.minY - inset.top }
    setContentOffset(offset, animated: animated)
  }

  /// How far bars covered the content at its top when it was laid out last, in points.
  private var coveredTop: CGFloat = 0

  /// Keeps content that stands at its top there when bars begin to cover it, or end to.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let covered = adjustedContentInset.top - contentInset.top
    guard covered != coveredTop else { return }
    let isAtTop = contentOffset.y <= -(contentInset.top + coveredTop)
    coveredTop = covered
    if isAtTop { contentOffset.y = -(contentInset.top + covered) }
  }

  /// Keeps an offset where content stands when it has come to rest.
  func resting(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, min(offset.x, contentSize.width + inset.right - bounds.width)),
      y: max(-inset.top, min(offset.y, contentSize.height + inset.bottom - bounds.height)))
  }

  /// Shows the bars for a moment.
  open func flashScrollIndicators() {}

  /// Magnifies the content.
  ///
  /// - Parameters:
  ///   - scale: how far.
  ///   - animated: whether the change is shown; the scale changes at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Scrolls as a person does: a drag, and the content comes to rest.
  ///
  /// - Parameter offset: what stands at the top left corner in the end, in points; kept within the content.
  /// - Returns: whether a finger can scroll here.
  @_spi(Sceneway) @discardableResult
  public func drag(to offset: CGPoint) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled, window != nil else { return false }
    isTracking = true
    isDragging = true
    storedDelegate?.scrollViewWillBeginDragging(self)
    var target = resting(offset)
    contentOffset = target
    storedDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    isTracking = false
    isDragging = false
    storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    isDecelerating = true
    storedDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    isDecelerating = false
    storedDelegate?.scrollViewDidEndDecelerating(self)
    return true
  }
}

/// What gives scroll views a delegate that each kind of scroll view can show as a kind of its own.
///
/// Objective-C lets a subclass give a property a narrower type. Swift does not, so the property of scroll views stands
/// here, where a subclass may put one of its own in its place.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// Who is told of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
