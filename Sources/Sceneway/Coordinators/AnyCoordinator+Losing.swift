#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  // MARK: Losing one's place

  /// How the flow ends whose window, root or place on a stack is gone while something that it asked for still waits.
  ///
  /// What waits would keep the flow, and come over a root that it has nothing to do with.
  ///
  /// - Parameters:
  ///   - hierarchy: where screens stand.
  ///   - ended: flows that are about to end.
  /// - Returns: nil where the flow has its place, or may still get another root, or where a flow below it ends first.
  func lostPlace(in hierarchy: inout Hierarchy, unless ended: [AnyCoordinator]) -> FlowEnding? {
    guard hasShown || hasStandIn else { return nil }
    var isReplaced = expectedEnding == .rootReplaced
    for screen in screens {
      switch hierarchy.standing(of: screen) {
      case .present: return nil
      case .pending: continue
      case .gone(let ending): isReplaced = isReplaced || ending == .rootReplaced
      }
    }
    let staying = staying(besides: ended)
    if placeHasGone {
      // One in a window of its own stands for itself.
      return staying.allSatisfy(\.standsInWindowOfParent) ? .sceneClosed : nil
    }
    guard isReplaced else { return hasBeenPopped(besides: ended) ? .back : nil }
    guard !tree.queue.isAwaitingRoot else { return nil }
    return staying.allSatisfy { $0.onlyWaits(besides: ended) } ? .rootReplaced : nil
  }

  /// Whether a flow on a stack has none of its screens there any more, and it and those below it wait for nothing but to
  /// present what would come over screens of others.
  private func hasBeenPopped(besides ended: [AnyCoordinator]) -> Bool {
    guard case .stack = place else { return false }
    let waiting = tree.queue.waitingPresentations
    func onlyPresents(_ flow: AnyCoordinator) -> Bool {
      guard
        flow.screens.allSatisfy({ !flow.isPending($0) || waiting.contains(ObjectIdentifier($0.outermost)) })
      else { return false }
      return flow.awaitedScreens == flow.screens.count { waiting.contains(ObjectIdentifier($0)) }
    }
    return onlyPresents(self)
      && staying(besides: ended).allSatisfy { $0.onlyWaits(besides: ended) && onlyPresents($0) }
  }

  /// Whether a screen has never been in a window.
  private func isPending(_ screen: UIViewController) -> Bool {
    var hierarchy = tree.hierarchy()
    return hierarchy.standing(of: screen) == .pending
  }

  /// Whether nothing of the flow is in another window than its parent.
  private var standsInWindowOfParent: Bool {
    tree === parent?.tree && children.allSatisfy(\.standsInWindowOfParent)
  }

  /// Whether the flow and those below it have shown nothing yet, and wait to do so.
  private func onlyWaits(besides ended: [AnyCoordinator]) -> Bool {
    guard !hasShown, !hasStandIn, tree === parent?.tree else { return false }
    let staying = staying(besides: ended)
    return staying.isEmpty ? awaitedScreens > 0 : staying.allSatisfy { $0.onlyWaits(besides: ended) }
  }

  private func staying(besides ended: [AnyCoordinator]) -> [AnyCoordinator] {
    children.filter { child in !ended.contains { $0 === child } }
  }
}
