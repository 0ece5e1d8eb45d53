internal import Foundation

#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension Navigator {
  // MARK: Root

  /// Gives the window another root: what was presented is dismissed, the flows that were there end, their screens go.
  ///
  /// - Parameters:
  ///   - screen: the new root; it is not put into a navigation controller.
  ///   - animation: how it moves; at once by default, ``RouteAnimation/crossDissolve`` fades.
  ///   - key: what makes two requests equal; the screen itself by default.
  ///   - policy: what becomes of it where something else is on its way; the navigator's own by default.
  /// - Returns: the transition; ``TransitionOutcome/unchanged`` where the screen is the root and nothing is over it.
  @discardableResult
  public func setRoot(
    _ screen: UIViewController, animation: RouteAnimation = .none, key: AnyHashable? = nil,
    policy: TransitionPolicy? = nil
  ) -> Transition {
    let transition = Transition(.root, key: key)
    transition.screen = ObjectIdentifier(screen)
    transition.destination = screen.screenName
    transition.animated = animation.isAnimated
    let tree = tree
    let request = TransitionQueue.Request(
      transition, in: .window, overtaking: .waiting,
      obstacle: {
        guard let window = tree.window else { return .hierarchy }
        return window.rootViewController.flatMap(TransitionQueue.transition(around:)).map { .transition($0) }
      },
      begin: { end in
        guard let window = tree.window else { return end(.cancelled) }
        tree.replaceRoot(of: window, by: screen, animation, end)
      })
    request.reason = .rootReplacement
    request.leaving = {
      guard let root = tree.window?.rootViewController, root !== screen else { return [] }
      return root.everythingInside
    }
    request.impossibility = { tree.windowIsGone }
    return add(request, policy)
  }
}

extension FlowTree {
  private static let fadeDuration: TimeInterval = 0.3

  fileprivate func replaceRoot(
    of window: UIWindow, by screen: UIViewController, _ animation: RouteAnimation,
    _ end: @escaping @MainActor (TransitionOutcome) -> Void
  ) {
    let old = window.rootViewController
    if old === screen, screen.presentedOver == nil { return end(.unchanged) }
    guard screen === old || (screen.parent == nil && screen.presentingViewController == nil) else {
      return end(.failed(SceneError(.screenShownTwice, scene: "Navigator", expected: screen.screenName)))
    }
    if let old, old !== screen { expectEnding(.rootReplaced, of: flows.filter { $0.stands(in: old) }) }
    let swap: @MainActor () -> Void = { [self] in
      if old !== screen { window.rootViewController = screen }
      LastSeen.mark(screen, .window, window: window)
      hierarchyChanged()
    }
    let change: @MainActor () -> Void = { [self] in
      guard animation.isAnimated, old != nil, old !== screen else {
        swap()
        return inNextTurn { end(.performed) }
      }
      UIView.transition(
        with: window, duration: Self.fadeDuration, options: .transitionCrossDissolve, animations: swap,
        completion: { _ in end(.performed) })
    }
    guard let old else { return change() }
    old.dismissEverything(then: change)
  }

  func expectEnding(_ ending: FlowEnding, of flows: [AnyCoordinator]) {
    for flow in flows { flow.expectedEnding = ending }
  }
}

extension AnyCoordinator {
  fileprivate func stands(in root: UIViewController) -> Bool { screens.contains { $0.base === root } }
}
