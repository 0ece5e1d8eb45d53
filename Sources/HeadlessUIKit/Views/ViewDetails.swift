internal import Foundation

/// What most views never set: kept in one object so that a plain view stays small.
@MainActor
final class ViewDetails {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentMode = UIView.ContentMode.scaleToFill
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var transform = CGAffineTransform.identity
  var traitState: TraitState?
  var layer: CALayer?
  var mask: UIView?

  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var restorationIdentifier: String?

  var isAccessibilityElement: Bool?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits?
  var accessibilityIdentifier: String?
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var accessibilityElements: [Any]?
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var layoutMargins: NSDirectionalEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var safeAreaLayoutGuide: UILayoutGuide?
  var layoutMarginsGuide: UILayoutGuide?
  var readableContentGuide: UILayoutGuide?
  var keyboardLayoutGuide: UIKeyboardLayoutGuide?
  var contentHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  var compressionResistancePriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
}

extension UIView {
  /// What most views never set; made where there is none, so that whoever only reads looks at ``storedDetails``.
  var details: ViewDetails {
    if let storedDetails { return storedDetails }
    let made = ViewDetails()
    storedDetails = made
    return made
  }

  /// Makes the layer behind the view.
  func makeLayer() -> CALayer {
    let layer = ClassInstantiation.make(type(of: self).layerClass) as? CALayer ?? CALayer()
    layer.delegate = self
    details.layer = layer
    return layer
  }
}
