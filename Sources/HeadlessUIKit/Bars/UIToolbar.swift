public import Foundation

/// A bar with items for what can be done on a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Who says where the bar stands.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    didSet { updateHostedViews() }
  }

  /// The items that are views.
  var hostedViews = HostedViews()

  /// The colours of the bar.
  open var barStyle = UIBarStyle.default

  /// Whether what is behind shows through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { storedSuperview?.setNeedsLayout() } }
  }

  /// The bar's ground.
  open var barTintColor: UIColor?

  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()

  /// How the low bar looks.
  open var compactAppearance: UIToolbarAppearance?

  /// How the bar looks where content ends right above it.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  private var backgroundImages: [[Int]: UIImage] = [:]
  private var shadowImages: [Int: UIImage] = [:]

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: the items, from left to right.
  ///   - animated: whether the change is shown; the items change at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// Sets the picture behind the bar's content.
  ///
  /// - Parameters:
  ///   - backgroundImage: the picture; nil for none.
  ///   - topOrBottom: where the bar stands.
  ///   - barMetrics: the height of the bar that it is for.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[[topOrBottom.rawValue, barMetrics.rawValue]] = backgroundImage
  }

  /// The picture behind the bar's content.
  ///
  /// - Parameters:
  ///   - topOrBottom: where the bar stands.
  ///   - barMetrics: the height of the bar that it is for.
  /// - Returns: the picture; nil where none is set.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    backgroundImages[[topOrBottom.rawValue, barMetrics.rawValue]]
  }

  /// Sets the picture in place of the line at the bar's edge.
  ///
  /// - Parameters:
  ///   - shadowImage: the picture; nil for the line.
  ///   - topOrBottom: where the bar stands.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom.rawValue] = shadowImage
  }

  /// The picture in place of the line at the bar's edge.
  ///
  /// - Parameter topOrBottom: where the bar stands.
  /// - Returns: the picture; nil where none is set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom.rawValue]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateHostedViews()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}

extension UIToolbar: UIBarPositioning {
  /// Where the bar stands, as its delegate says; at the bottom by default.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
}

/// Who says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
