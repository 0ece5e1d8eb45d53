#if os(Linux) || os(macOS)
  package import HeadlessUIKit
#else
  package import UIKit
#endif

extension Navigator {
  /// The flows in a window that run and that no other flow started, in the order in which they were started.
  ///
  /// - Parameter window: the window; one that no navigator knows is left as it is.
  /// - Returns: the flows.
  package static func outermostFlows(in window: UIWindow) -> [AnyCoordinator] {
    let flows = NavigatorBeacon.of(window)?.navigator.tree.flows ?? []
    return flows.filter { $0.isRunning && $0.parent == nil }
  }
}
