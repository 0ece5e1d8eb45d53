public import Foundation

/// A rectangle that follows something and can have constraints for when it is near an edge.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that hold while the guide is near an edge.
  ///
  /// - Parameters:
  ///   - trackingConstraints: the constraints.
  ///   - edge: the edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    near[edge.rawValue] = trackingConstraints
  }

  /// Sets the constraints that hold while the guide is away from an edge.
  ///
  /// - Parameters:
  ///   - trackingConstraints: the constraints.
  ///   - edge: the edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    away[edge.rawValue] = trackingConstraints
  }

  /// Tells the constraints that hold while the guide is near an edge.
  ///
  /// - Parameter edge: the edge.
  /// - Returns: the constraints.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// Tells the constraints that hold while the guide is away from an edge.
  ///
  /// - Parameter edge: the edge.
  /// - Returns: the constraints.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Takes all constraints away that depend on an edge.
  open func removeAllTrackedConstraints() {
    near = [:]
    away = [:]
  }
}

/// The place of the keyboard in a view; the bottom of the safe area while there is none.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats; false by default.
  open var followsUndockedKeyboard = false

  /// Whether the guide stops at the safe area while there is no keyboard; true by default.
  open var usesBottomSafeArea = true

  /// How far above the keyboard a finger has to be to drag it down, in points.
  open var keyboardDismissPadding: CGFloat = 0

  override init() {
    super.init()
    identifier = "UIViewKeyboardLayoutGuide"
  }

  /// Where the keyboard lies in the view, in points.
  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let keyboard = HeadlessEnvironment.current.keyboard.frame
    let place = view.convert(keyboard, from: view.window)
    let covered = view.bounds.intersection(place)
    if HeadlessEnvironment.current.keyboard.isShown, !covered.isNull, !covered.isEmpty { return covered }
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}

extension UIView {
  /// The place of the keyboard in the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = details.keyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    details.keyboardLayoutGuide = guide
    return guide
  }
}
