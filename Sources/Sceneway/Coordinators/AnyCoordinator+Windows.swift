#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  /// What closes the flow's own window; nil where nothing of it is there.
  func closingWindow() -> (() -> Void)? {
    guard case .window(let entry) = place, let window = entry.window, let root = window.rootViewController
    else {
      return nil
    }
    return { [self] in
      let request = TransitionQueue.Request(
        leavingTransition(.root, of: nil, animated: false), in: .window, overtaking: .person,
        obstacle: { TransitionQueue.transition(around: root).map { .transition($0) } },
        begin: { [weak self] end in
          let close: @MainActor () -> Void = {
            self?.closeOwnWindow()
            self?.hasLeft = true
            end(.performed)
          }
          root.dismissEverything(then: close)
        })
      request.reason = .flowEnd
      request.leaving = { root.everythingInside }
      tree.queue.add(request)
    }
  }

  /// Hides the flow's own window and lets its screens go; a scene that was asked for is asked to go as well.
  func closeOwnWindow() {
    guard ownsWindow, case .window(let entry) = place, let window = entry.window else { return }
    window.isHidden = true
    if window.rootViewController?.presentedOver != nil {
      window.rootViewController?.dismiss(animated: false)
    }
    window.rootViewController = nil
    guard ownsScene, let session = window.windowScene?.session else { return }
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
  }
}
