#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// A screen that shows one of many of its kind, such as the detail of one order.
///
/// Links, restoration and the trace tell screens of one class apart by it.
@MainActor
public protocol ScreenIdentifying {
  /// What the screen shows, such as an order's number; nil where it shows nothing in particular yet.
  var screenIdentity: AnyHashable? { get }
}

extension UIViewController {
  /// The screen's class, with what it shows where it says so: `DetailViewController(42)`.
  var screenName: String {
    let kind = ControllerClass.of(self)
    guard kind.isIdentifying, let identity = (self as? any ScreenIdentifying)?.screenIdentity else {
      return kind.name
    }
    return "\(kind.name)(\(identity.base))"
  }
}
