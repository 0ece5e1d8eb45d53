public import Foundation

/// A rectangle on the screen, with views inside.
///
/// Headless: a view keeps its tree, its frame and its state, and answers hit tests, but draws nothing.
@preconcurrency @MainActor
open class UIView: UIResponder, NSCoding {
  // MARK: State behind the extensions

  var storedBounds: CGRect
  var storedCenter: CGPoint
  /// Without checks at run time that changes do not overlap: who goes is kept by whoever takes it out.
  @exclusivity(unchecked) var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var storedWindow: UIWindow?
  @exclusivity(unchecked) var layoutIsNeeded = true
  /// Whether its own layout pass runs.
  @exclusivity(unchecked) var isBeingLaidOut = false
  var constraintsUpdateIsNeeded = false

  /// The view controller whose root view this is.
  weak var viewDelegate: UIViewController?

  /// How far bars reach into the view, where a container set it: a number of its own, since each screen's view has it.
  var storedSafeArea: SafeArea?

  /// What most views never set; nil where nobody asked for it.
  var storedDetails: ViewDetails?

  // MARK: Creation

  /// Makes a view.
  ///
  /// - Parameter frame: place and size in the superview's coordinates, in points.
  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Makes a view without size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view from a storyboard or nib (SB-06).
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
    decode(from: coder)
  }

  /// Not supported: views are read from documents, never written to one.
  ///
  /// - Parameter coder: an archiver; nothing is written to it.
  open func encode(with coder: NSCoder) {}

  // MARK: Behaviour

  /// Whether the view and what is in it can be touched; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the view is left out of the screen and of hit tests; false by default.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      if isHidden != oldValue { storedSuperview?.visibilityDidChange(of: self) }
    }
  }

  /// How opaque the view is, from 0 to 1, which is the default; below 0.01 it cannot be touched.
  open var alpha: CGFloat = 1

  /// A number to find the view by; 0 by default.
  open var tag = 0

  /// How the view follows a change of its superview's size; nothing by default.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow a change of this view's size by their masks; true by default.
  open var autoresizesSubviews = true

  /// Whether the autoresizing mask stands for constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Looks

  /// The view's ground; nothing by default.
  open var backgroundColor: UIColor? {
    get { details.backgroundColor }
    set { details.backgroundColor = newValue }
  }

  /// The colour of what can be tapped; the superview's where none was set, the system's blue at the top.
  open var tintColor: UIColor! {
    get { details.tintColor ?? storedSuperview?.tintColor ?? .systemBlue }
    set {
      details.tintColor = newValue
      passOnTintColorChange()
    }
  }

  /// How content stands in the view.
  open var contentMode: ContentMode {
    get { details.contentMode }
    set { details.contentMode = newValue }
  }

  /// Whether what stands out of the bounds is cut off; false by default.
  open var clipsToBounds = false

  /// Whether nothing shows through the view; true by default.
  open var isOpaque = true

  /// Whether the view's place is cleared before it is drawn; true by default.
  open var clearsContextBeforeDrawing = true

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer behind the view, which keeps its border, corners and shadow.
  open var layer: CALayer { details.layer ?? makeLayer() }

  /// Pixels per point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Whether the class needs constraints to be laid out; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// How the view is scaled, turned and moved; kept, while the frame stays as it is without it.
  open var transform: CGAffineTransform {
    get { details.transform }
    set { details.transform = newValue }
  }

  /// Adds a view in front of the others, taking it out of another superview first.
  ///
  /// - Parameter view: the view to add.
  open func addSubview(_ view: UIView) {
    insert(view, at: storedSubviews.count)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Asks for a layout pass over this view at the end of the turn.
  open func setNeedsLayout() {
    // One that stands somewhere and asked before has been heard, or is when it comes into a window: whoever gets it asks.
    if layoutIsNeeded, storedSuperview != nil { return }
    layoutIsNeeded = true
    if let window = storedWindow { HeadlessEnvironment.current.clock.layOutAtCommit(window) }
  }

  /// Lays the view and those inside out at once, where any of them asked for it (LIFE-15).
  open func layoutIfNeeded() {
    if layoutIsNeeded { layOut() }
    guard !storedSubviews.isEmpty else { return }
    // One that has nothing inside and asked for nothing is passed over.
    for subview in storedSubviews where subview.layoutIsNeeded || !subview.storedSubviews.isEmpty {
      subview.layoutIfNeeded()
    }
  }

  /// Asks for a new layout because the content's own size changed.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    storedSuperview?.setNeedsLayout()
  }

  /// Asks for the view to be drawn again; a headless view draws nothing.
  open func setNeedsDisplay() {}

  /// Gives the view the size that its content asks for.
  open func sizeToFit() {
    let size = sizeThatFits(storedBounds.size)
    bounds = CGRect(origin: storedBounds.origin, size: size)
  }

  /// The size that the content asks for.
  ///
  /// - Parameter targetSize: the room there is, in points.
  /// - Returns: the content's own size, or the view's size where it has none.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ownContentSize
  }

  /// The size that the content asks for.
  ///
  /// - Parameters:
  ///   - targetSize: the room there is, in points.
  ///   - horizontalFittingPriority: how much the width matters; one that has to hold is kept.
  ///   - verticalFittingPriority: how much the height matters; one that has to hold is kept.
  /// - Returns: the content's own size, or the view's size where it has none.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
  }

  /// Draws the view; never called, since a headless view draws nothing.
  ///
  /// - Parameter rect: the part to draw, in points.
  open func draw(_ rect: CGRect) {}

  /// Asked before a recogniser on this view or around it starts; yes by default.
  ///
  /// - Parameter gestureRecognizer: the recogniser.
  /// - Returns: whether it may start.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Geometry

  /// Place and size in the superview's coordinates, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
        width: storedBounds.width, height: storedBounds.height)
    }
    set { place(newValue) }
  }

  /// The view's own coordinates: what stands at its top left corner, and its size, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      storedBounds.origin = newValue.origin
      resize(to: newValue.size)
    }
  }

  /// The middle of the view in the superview's coordinates, in points.
  open var center: CGPoint {
    get { storedCenter }
    set { storedCenter = newValue }
  }

  // MARK: Responder

  /// The view controller whose root view this is, otherwise the superview (RESP-01).
  open override var next: UIResponder? { viewDelegate ?? storedSuperview }

  override var responderWindow: UIWindow? { storedWindow }

  // MARK: Points to override

  /// Places the subviews; called in a layout pass.
  open func layoutSubviews() {}

  /// Places the layers inside one of the view's; called for its own when the view is laid out.
  ///
  /// - Parameter layer: the layer.
  open func layoutSublayers(of layer: CALayer) {
    layer.layoutSublayers()
  }

  /// Updates the view's constraints; call super last.
  open func updateConstraints() {
    constraintsUpdateIsNeeded = false
  }

  /// Called when a view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// The traits that the view lives with: its controller's, or those of what is around it.
  open var traitCollection: UITraitCollection { ownTraitCollection }

  /// Called after the traits changed, with those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the view's own or inherited tint changed.
  open func tintColorDidChange() {}

  /// The deepest view under a point that can be touched.
  ///
  /// - Parameters:
  ///   - point: a point in this view's coordinates, in points.
  ///   - event: the event that asks, nil outside of one.
  /// - Returns: the view, nil where the point lies outside or the view cannot be touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  /// Whether a point lies in the view.
  ///
  /// - Parameters:
  ///   - point: a point in this view's coordinates, in points.
  ///   - event: the event that asks, nil outside of one.
  /// - Returns: whether it lies inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// The size that the view would like inside a given one.
  ///
  /// - Parameter size: the room there is, in points.
  /// - Returns: the size the view would like; its own by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// The size that the view's content asks for; none by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Writes what the view keeps between launches (REST-01); called where it has a restoration identifier.
  open func encodeRestorableState(with coder: NSCoder) { encodeKindState(with: coder) }

  /// Reads what was written; called after the controller of the view has read its own state.
  open func decodeRestorableState(with coder: NSCoder) { decodeKindState(with: coder) }

  // MARK: Accessibility

  /// Whether the view is one thing for people who hear the screen.
  open var isAccessibilityElement: Bool {
    get { details.isAccessibilityElement ?? isAccessibilityElementByDefault }
    set { details.isAccessibilityElement = newValue }
  }

  /// What is read out for the view; its text by default.
  open var accessibilityLabel: String? {
    get { details.accessibilityLabel ?? defaultAccessibilityLabel }
    set { details.accessibilityLabel = newValue }
  }

  /// What happens on the view, read out after its label.
  open var accessibilityHint: String? {
    get { details.accessibilityHint }
    set { details.accessibilityHint = newValue }
  }

  /// The view's value, read out after its label.
  open var accessibilityValue: String? {
    get { details.accessibilityValue ?? defaultAccessibilityValue }
    set { details.accessibilityValue = newValue }
  }

  /// What the view is and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { details.accessibilityTraits ?? defaultAccessibilityTraits }
    set { details.accessibilityTraits = newValue }
  }

  /// A name to find the view by in tests.
  open var accessibilityIdentifier: String? {
    get { details.accessibilityIdentifier }
    set { details.accessibilityIdentifier = newValue }
  }

  // MARK: What a kind of view says of itself

  /// Called when a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// Gives the view another size and its subviews what their masks make of it.
  func resize(to size: CGSize) {
    takeSize(size)
  }

  /// Whether views of this kind are one thing for people who hear the screen.
  var isAccessibilityElementByDefault: Bool { false }

  /// What is read out for the view where the app says nothing else.
  var defaultAccessibilityLabel: String? { nil }

  /// The value that is read out where the app says nothing else.
  var defaultAccessibilityValue: String? { nil }

  /// What the view is where the app says nothing else.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
}
