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

  /// Reports the flows whose window is empty since none of them has shown anything; for who knows that the app rests.
  ///
  /// A flow whose task runs still, such as one that waits for a server, is none of them: it may show something yet.
  ///
  /// - Parameter windows: the windows of the app.
  package static func reportEmptyFlows(in windows: [UIWindow]) {
    for window in windows where window.rootViewController == nil {
      for flow in outermostFlows(in: window).flatMap(\.subtree)
      where flow.children.isEmpty && !flow.hasShown
        && !flow.isWorking
      {
        SceneProblems.report(SceneError(.nothingShown, scene: flow.name))
      }
    }
  }

  /// Lets the flows of windows go whose app ends with its process: none ends, so that nobody is told but who opened a link
  /// that still runs or waits (``LinkFailure/Kind/sceneClosed``).
  ///
  /// A flow that runs keeps the one that started it, which may keep it in turn until one of them ends; its screens keep it,
  /// and the flows' tree keeps screens that have left until its next look, which nobody will take.
  ///
  /// - Parameter windows: the windows of the app.
  package static func forgetFlows(in windows: [UIWindow]) {
    func forget(_ flow: AnyCoordinator) {
      for child in flow.children { forget(child) }
      flow.screens.forEach(flow.disown)
      if case .window(let entry) = flow.place { WindowBeacon.remove(flow, from: entry.window) }
      flow.retainedParent = nil
    }
    for window in windows {
      NavigatorBeacon.of(window)?.navigator.tree.links.windowHasGone()
      outermostFlows(in: window).forEach(forget)
    }
  }
}
