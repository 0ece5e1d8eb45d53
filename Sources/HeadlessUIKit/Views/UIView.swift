public import Foundation

/// A rectangle on the screen, with views inside.
///
/// Headless: a view keeps its tree, its frame and its state, and answers hit tests, but draws nothing.
@preconcurrency @MainActor
open class UIView: UIResponder, NSCoding {
  // MARK: State behind the extensions

  var storedBounds: CGRect
  var storedCenter: CGPoint
  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var storedWindow: UIWindow?
  var layoutIsNeeded = true
  var constraintsUpdateIsNeeded = false

  /// The view controller whose root view this is.
  weak var viewDelegate: UIViewController?

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
  }

  /// Not supported: views are read from documents, never written to one.
  ///
  /// - Parameter coder: an archiver; nothing is written to it.
  open func encode(with coder: NSCoder) {}

  // MARK: Behaviour

  /// Whether the view and what is in it can be touched; true by default.
  open var isUserInteractionEnabled = true

  /// Whether the view is left out of the screen and of hit tests; false by default.
  open var isHidden = false

  /// How opaque the view is, from 0 to 1, which is the default; below 0.01 it cannot be touched.
  open var alpha: CGFloat = 1

  /// A number to find the view by; 0 by default.
  open var tag = 0

  /// How the view follows a change of its superview's size; nothing by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow a change of this view's size by their masks; true by default.
  open var autoresizesSubviews = true

  /// Whether the autoresizing mask stands for constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints = true

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

  /// Called when the view's own or inherited tint changed.
  open func tintColorDidChange() {}

  /// The deepest view under a point that can be touched.
  ///
  /// - Parameters:
  ///   - point: a point in this view's coordinates, in points.
  ///   - event: the event that asks, nil outside of one.
  /// - Returns: the view, nil where the point lies outside or the view cannot be touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
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
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Stands for "no size of its own" in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1
}
