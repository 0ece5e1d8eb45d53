#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Writes down what happens in a window: what the queue tells, and what two looks tell apart.
@MainActor
final class TraceRecorder {
  let trace = NavigationTrace()
  private weak var tree: FlowTree?
  private var picture: WindowPicture
  /// What UIKit is carrying out that the queue did not ask for.
  private var foreign: Foreign?

  private struct Foreign {
    let cause: NavigationCause
    let touch: SeenTouch?
    let isInteractive: Bool
    let animated: Bool
    /// What it was about to do.
    let change: WindowPicture.Change?
    /// What a finger does that UIKit has no coordinator for.
    var gesture: NavigationEvent.Gesture?
  }

  init(tree: FlowTree) {
    self.tree = tree
    picture = WindowPicture(of: tree.window?.rootViewController)
  }

  private func newPicture() -> WindowPicture { WindowPicture(of: tree?.window?.rootViewController) }

  // MARK: The queue

  func willBegin(_ transition: Transition) {
    // What happened before it is not its doing.
    if tree?.queue.requests.contains(where: { $0.phase == .running && $0.transition !== transition }) != true
    {
      look(isBeforeTransition: true)
    }
  }

  func didEnd(_ transition: Transition, _ outcome: TransitionOutcome) {
    if transition.onlyAsks, outcome == .unchanged { return }
    let before = picture
    var changes: [WindowPicture.Change] = []
    if transition.hasMoved {
      picture = newPicture()
      changes = before.changes(to: picture)
    }
    let change = changes.first { $0.kind == transition.kind } ?? changes.first
    let isThere = outcome == .performed
    trace.append(
      NavigationEvent(
        cause: transition.cause, kind: transition.kind, from: change?.from ?? before.face,
        to: (isThere ? change?.to ?? picture.face : transition.destination) ?? picture.face,
        containers: change?.containers ?? picture.containers, animated: transition.animated, outcome: outcome,
        flows: transition.flows.isEmpty ? flows : transition.flows, gesture: transition.gesture,
        tab: change?.tab,
        touched: transition.touch?.words, touch: transition.touch?.number))
  }

  // MARK: Others

  /// Compares what is there with what was there.
  func look(isBeforeTransition: Bool = false) {
    guard let tree else { return }
    if !isBeforeTransition, tree.queue.isRunning { return }
    let new = newPicture()
    if let root = tree.window?.rootViewController, !isBeforeTransition,
      let running = TransitionQueue.transition(around: Surface.innermost(of: root))
    {
      return noteForeign(running, new)
    }
    if let root = tree.window?.rootViewController, !isBeforeTransition, notePages(around: root) { return }
    let changes = picture.changes(to: new)
    let foreign = foreign
    self.foreign = nil
    if let foreign, changes.isEmpty, let change = foreign.change, foreign.isInteractive {
      append(change, foreign, .cancelled)
    }
    picture = new
    for change in changes { append(change, foreign ?? seen(), .performed) }
  }

  /// What is known of a change that is over already.
  private func seen() -> Foreign {
    let touch = TouchWatch.recent
    return Foreign(
      cause: touch == nil ? .code : .tap, touch: touch, isInteractive: false, animated: false, change: nil)
  }

  private func noteForeign(_ running: any UIViewControllerTransitionCoordinator, _ new: WindowPicture) {
    guard foreign == nil, let tree else { return }
    var change = picture.changes(to: new).first
    if change == nil, running.viewController(forKey: .from)?.isBeingDismissed == true {
      change = WindowPicture.Change(kind: .dismiss, from: picture.face, to: picture.face, containers: [])
    }
    let touch = running.initiallyInteractive ? nil : TouchWatch.recent
    foreign = Foreign(
      cause: running.initiallyInteractive ? .swipe : touch == nil ? .code : .tap, touch: touch,
      isInteractive: running.initiallyInteractive, animated: running.isAnimated, change: change)
    running.animate(alongsideTransition: nil) { [weak tree] _ in tree?.hierarchyChanged() }
  }

  /// Waits for the end of what a finger does to pages.
  private func notePages(around root: UIViewController) -> Bool {
    let around = Surface.chain(from: root.topmost)
    guard let place = around.firstIndex(where: { ($0 as? UIPageViewController)?.fingerDirection != nil }),
      let pages = around[place] as? UIPageViewController, let direction = pages.fingerDirection
    else { return false }
    let change = WindowPicture.Change(
      kind: .select, from: picture.face, to: picture.face, containers: around[...place].map(\.screenName))
    foreign = Foreign(
      cause: .swipe, touch: nil, isInteractive: true, animated: true, change: change,
      gesture: direction == .forward ? .nextPage : .previousPage)
    return true
  }

  private func append(
    _ change: WindowPicture.Change, _ seen: Foreign, _ outcome: TransitionOutcome
  ) {
    trace.append(
      NavigationEvent(
        cause: seen.cause, kind: change.kind, from: change.from, to: change.to, containers: change.containers,
        animated: seen.animated, outcome: outcome, flows: flows, gesture: gesture(of: change.kind, seen),
        tab: change.tab, touched: seen.touch?.words, touch: seen.touch?.number))
  }

  private func gesture(
    of kind: Transition.Kind, _ seen: Foreign
  ) -> NavigationEvent.Gesture? {
    if let gesture = seen.gesture { return kind == .select ? gesture : nil }
    return switch (kind, seen.cause) {
    case (.pop, .swipe): .edgeSwipe
    case (.dismiss, .swipe): .sheetSwipe
    case (.select, .tap) where seen.touch?.bar == .tab, (.pop, .tap) where seen.touch?.bar == .tab: .tab
    case (.pop, .tap) where seen.touch?.bar == .navigation: .back
    default: nil
    }
  }

  /// The flows around the screen on top.
  private var flows: [String] {
    guard let root = tree?.window?.rootViewController else { return [] }
    return Adoption.flow(of: Surface.innermost(of: root))?.path ?? []
  }
}

extension Surface {
  /// The screen on top of everything, alerts included.
  static func innermost(of root: UIViewController) -> UIViewController {
    chain(from: root.topmost).last ?? root
  }
}

extension FlowTree {
  /// The window's trace, which listens from now on.
  func startTracing() -> NavigationTrace {
    if let recorder { return recorder.trace }
    let recorder = TraceRecorder(tree: self)
    self.recorder = recorder
    queue.onBegin = { [weak recorder] in recorder?.willBegin($0) }
    queue.onEnd = { [weak recorder] in recorder?.didEnd($0, $1) }
    hierarchyChanged()
    return recorder.trace
  }
}
