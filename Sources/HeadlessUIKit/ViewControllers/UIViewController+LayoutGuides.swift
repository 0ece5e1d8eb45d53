public import Foundation

/// A bar at the end of a controller's view, as constraints before iOS 11 take it for an item.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far it reaches into the view, in points.
  var length: CGFloat { get }
  /// Its top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide that stands for what covers an end of a controller's view.
final class CoverGuide: UILayoutGuide, UILayoutSupport {
  private let extent: (UIView) -> CGFloat

  init(_ view: UIView, identifier: String, isAtTop: Bool) {
    extent = isAtTop ? { $0.safeAreaInsets.top } : { $0.safeAreaInsets.bottom }
    super.init(owningView: view, identifier: identifier) { view in
      let (size, safe) = (view.bounds.size, view.safeAreaInsets)
      return isAtTop
        ? UIEdgeInsets(top: 0, left: 0, bottom: size.height - safe.top, right: 0)
        : UIEdgeInsets(top: size.height - safe.bottom, left: 0, bottom: 0, right: 0)
    }
  }

  var length: CGFloat { owningView.map(extent) ?? 0 }
}

extension UIViewController {
  /// What covers the top of the view, as before iOS 11: as far as the safe area begins.
  public var topLayoutGuide: any UILayoutSupport { cover("_UIViewControllerTop", isAtTop: true) }

  /// What covers the bottom of the view, as before iOS 11: from where the safe area ends.
  public var bottomLayoutGuide: any UILayoutSupport { cover("_UIViewControllerBottom", isAtTop: false) }

  private func cover(_ identifier: String, isAtTop: Bool) -> CoverGuide {
    let key = ObjectIdentifier(isAtTop ? TopCover.self : BottomCover.self)
    if let guide = attachments[key] as? CoverGuide, guide.owningView === viewIfLoaded { return guide }
    let guide = CoverGuide(view, identifier: identifier, isAtTop: isAtTop)
    attachments[key] = guide
    return guide
  }

  private enum TopCover {}
  private enum BottomCover {}
}
