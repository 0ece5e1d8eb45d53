#if os(Linux) || os(macOS)
  package import HeadlessUIKit
#else
  package import UIKit
#endif

extension Navigator {
  /// Whether a person has swiped and a ``LeavingGuard`` is being asked about it; for who drives an app.
  ///
  /// - Parameter screen: a screen of the window.
  /// - Returns: false too where the window has no navigator; none is made.
  package static func isAskingAboutSwipe(around screen: UIViewController) -> Bool {
    guard let window = window(around: screen), let beacon = NavigatorBeacon.of(window) else { return false }
    return beacon.navigator.transitions.contains { $0.cause == .swipe && $0.outcome == nil }
  }

  /// The window in whose hierarchy a screen is.
  static func window(around screen: UIViewController) -> UIWindow? {
    // What a full-screen presentation covers is in no window (PRES-01); what lies on top of it is.
    screen.base.viewIfLoaded?.window ?? screen.topmost.viewIfLoaded?.window
  }
}
