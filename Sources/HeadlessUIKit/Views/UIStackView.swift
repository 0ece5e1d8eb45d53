public import Foundation

/// A view that puts others in a row or column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    /// They fill it, each near its own length.
    case fill
    /// They fill it, all equally long.
    case fillEqually
    /// They fill it in proportion to their own lengths.
    case fillProportionally
    /// They keep their own lengths with equal room between them.
    case equalSpacing
    /// They keep their own lengths with equal room between their middles.
    case equalCentering
  }

  /// How views stand across.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// Where reading starts, or at the top.
    case leading
    /// On the first baseline.
    case firstBaseline
    /// In the middle.
    case center
    /// Where reading ends, or at the bottom.
    case trailing
    /// On the last baseline.
    case lastBaseline

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// Stands for the usual room between views.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// Stands for the system's room between views.
  public static let spacingUseSystem: CGFloat = 1.17549435e-38

  /// The views in the row or column, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Along which direction views stand; in a row by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsArrangement() }
  }

  /// How views share the length.
  open var distribution = Distribution.fill {
    didSet { setNeedsArrangement() }
  }

  /// How views stand across.
  open var alignment = Alignment.fill {
    didSet { setNeedsArrangement() }
  }

  /// The room between views, in points; 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { setNeedsArrangement() }
  }

  /// Whether room is measured from baselines; false by default.
  open var isBaselineRelativeArrangement = false

  /// Whether views stay inside the margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { setNeedsArrangement() }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Whether the views have to be placed again; a stack from a storyboard keeps the designed places until then.
  var arrangementIsNeeded = true

  /// Makes a row of views.
  ///
  /// - Parameter views: the views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Adds a view at the end.
  ///
  /// - Parameter view: the view.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - stackIndex: its place, counted from 0; brought into range.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  /// Takes subviews that a storyboard placed; they keep their places until something changes.
  func adoptArrangement(of views: [UIView]) {
    arrangedSubviews = views
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    arrangementIsNeeded = bounds.isEmpty
  }

  /// Takes a view out of the row or column; it stays a subview.
  ///
  /// - Parameter view: the view.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the room after one view.
  ///
  /// - Parameters:
  ///   - spacing: the room, in points; ``spacingUseDefault`` for that of the others.
  ///   - arrangedSubview: the view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The room after one view.
  ///
  /// - Parameter arrangedSubview: the view.
  /// - Returns: the room, in points; ``spacingUseDefault`` for that of the others.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The room after a view, in points.
  func room(after view: UIView) -> CGFloat {
    let room = customSpacings[ObjectIdentifier(view)] ?? spacing
    return room == Self.spacingUseSystem ? 8 : room
  }

  /// Asks for the views to be placed again.
  func setNeedsArrangement() {
    arrangementIsNeeded = true
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if arrangementIsNeeded { arrange() }
  }

  open override var intrinsicContentSize: CGSize { arrangedSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangedSize }

  override func visibilityDidChange(of subview: UIView) {
    setNeedsArrangement()
  }

  override func resize(to size: CGSize) {
    if size != storedBounds.size, storedBounds.size != .zero { arrangementIsNeeded = true }
    super.resize(to: size)
  }
}
