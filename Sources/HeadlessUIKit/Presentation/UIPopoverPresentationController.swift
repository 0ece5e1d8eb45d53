public import Foundation

/// The sides from which a popover's arrow may come.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt

  /// Makes directions of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The popover stands below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover stands above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover stands on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover stands on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Hears about a popover, besides what every presentation's delegate hears (SHEET-09).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented (POP-03).
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}

/// Presents a popover, which points at what it was opened from.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The place in ``sourceView`` that the popover points at, in points; its whole bounds where it is null, the default.
  open var sourceRect: CGRect = .null

  /// The bar button item that the popover points at.
  open var barButtonItem: UIBarButtonItem?

  /// The sides from which the arrow may come; any by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// Views outside that can be touched while the popover is there.
  open var passthroughViews: [UIView]?

  /// Tells the delegate, then checks that there is something to point at (POP-01, POP-02, POP-03).
  override func willPresent() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    if sourceView == nil, barButtonItem == nil { UIKitComplaint.popoverWithoutAnchor(self).report() }
  }
}

extension UIViewController {
  /// The popover's presentation controller where this controller, or one around it, is or will be one (POP-05).
  public var popoverPresentationController: UIPopoverPresentationController? {
    let isPresented = selfAndAncestors.contains { $0.ownPresentingViewController != nil }
    guard isPresented || modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }
}
