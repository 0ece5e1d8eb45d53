#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  // MARK: Ending

  /// How the flow has ended, where a look at the screen says so.
  func ending(in hierarchy: inout Hierarchy, unless ended: [AnyCoordinator]) -> FlowEnding? {
    if case .leaving(let ending) = phase, hasLeft { return ending }
    guard isRunning, resumptions == 0 else { return nil }
    if awaitedScreens > 0 || hasChildren(besides: ended), let lost = lostPlace(in: &hierarchy, unless: ended)
    {
      if case .leaving(let ending) = phase { return ending }
      return lost
    }
    guard awaitedScreens == 0 else { return nil }
    if hasChildren(besides: ended) { return nil }
    var reason: FlowEnding?
    for screen in screens where !isEmptiedColumn(screen) {
      switch hierarchy.standing(of: screen) {
      case .present, .pending: return nil
      case .gone(let ending): reason = reason ?? ending
      }
    }
    if case .leaving(let ending) = phase { return ending }
    if case .window(let entry) = place, entry.window == nil { return .sceneClosed }
    guard hasShown || hasStandIn else {
      // A flow that only led others through has left when the last of them was left, not when it finished.
      guard let last = lastEnding, last != .finished else { return nil }
      return last
    }
    if let expectedEnding { return expectedEnding }
    // The window took everything with it, wherever in it the flow was.
    return tree.windowHasGone ? .sceneClosed : reason ?? placeEnding
  }

  /// Keeps a flow that runs until it is asked whether it has ended.
  ///
  /// Without screens of its own it may have been held by a child alone, or by who waited for that. No look comes where the
  /// window is gone.
  func liveUntilLook() {
    let isHeld = !isRunning || tree.windowHasGone || !screens.isEmpty
    tree.hierarchyChanged(holding: isHeld ? nil : self)
  }

  /// Hears of a child that nobody held any more.
  func childWasReleased() {
    lastEnding = .released
    comeDue()
    liveUntilLook()
  }

  private var placeEnding: FlowEnding {
    switch place {
    case .none, .stack: .back
    case .window, .child(.root): .rootReplaced
    case .slot, .column: .removed
    case .child: .dismissed
    }
  }

  /// Whether a flow that this one started runs and is not among some that are about to end.
  private func hasChildren(besides ended: [AnyCoordinator]) -> Bool {
    children.contains { child in !ended.contains { $0 === child } }
  }

  /// Ends the flow: its children first, then itself; tells everybody once.
  func end(_ ending: FlowEnding) {
    guard isRunning else { return }
    // Before whatever the links wait for in it ends without a result.
    if ending == .sceneClosed { tree.links.windowHasGone() }
    for child in children.reversed() {
      // A window that closes takes all of them away.
      child.end(ending == .sceneClosed && child.tree === tree ? ending : .parentEnded)
    }
    guard isRunning else { return }
    phase = .ended(ending)
    tree.remove(self)
    leaveColumn(ending)
    if case .window(let entry) = place { WindowBeacon.remove(self, from: entry.window) }
    let parent = parent
    handScreensOver(to: parent)
    if ending == .parentEnded { closeOwnWindow() }
    deliver(ending)
    didEnd(ending)
    if let parent {
      parent.lastEnding = ending
      parent.forget(self)
      parent.childDidEnd(self, ending)
    }
    retainedParent = nil
    unplacedRoot = nil
    tree.hierarchyChanged()
  }

  /// What a flow leaves behind on the screen belongs to the one that started it.
  private func handScreensOver(to parent: AnyCoordinator?) {
    var hierarchy = tree.hierarchy()
    let screens = screens
    for screen in screens {
      disown(screen)
      guard let parent, parent.isRunning, parent.tree === tree else { continue }
      switch hierarchy.standing(of: screen) {
      case .present: break
      case .pending where !screens.contains(screen.base): break
      case .pending, .gone: continue
      }
      parent.own(screen)
      parent.hasStandIn = true
    }
  }
}
