internal import Foundation

/// One turn of a page view controller's pages, from T0 to T2 (semantics, section 15).
///
/// The order of the appearance calls is what was observed on devices (source WL of the semantics page): the new page is
/// told before the old one; at the end the new page first where pages scroll and the old one first where they curl; given
/// up, the old page is back before the new one goes where they scroll, and the calls alternate where they curl.
@MainActor
final class PageTransition {
  private enum Phase {
    /// The container is not on the screen yet, so nothing was asked of the clock.
    case waiting
    /// T1 comes with the end of this turn.
    case scheduled
    /// Between T1 and T2.
    case running
    case ended
  }

  /// Not retained: what the clock holds keeps the container alive where the transition has to end.
  private unowned let container: UIPageViewController
  private var phase = Phase.waiting
  private let from: [UIViewController]
  let to: [UIViewController]
  private let animated: Bool
  private let completion: PageCompletion
  /// Which way a finger turns; nil where code does.
  let finger: UIPageViewController.NavigationDirection?
  /// How the finger was lifted; nil as long as it is there.
  private var outcome: Bool?
  private var progress: CGFloat = 0
  private var end: HeadlessClock.Token?

  init(
    _ container: UIPageViewController, to: [UIViewController], animated: Bool,
    completion: PageCompletion = PageCompletion(call: nil),
    finger: UIPageViewController.NavigationDirection? = nil
  ) {
    self.container = container
    from = container.shown
    self.to = to
    self.animated = animated && UIView.areAnimationsEnabled
    self.completion = completion
    self.finger = finger
  }

  /// Whether T1 has come and T2 has not.
  var isRunning: Bool { phase == .running }

  private var leaving: [UIViewController] { from.filter { !to.contains($0) } }
  private var coming: [UIViewController] { to.filter { !from.contains($0) } }
  private var scrolls: Bool { container.transitionStyle == .scroll }

  // MARK: T1

  /// Asks the clock for T1.
  func start() {
    guard phase == .waiting else { return }
    phase = .scheduled
    HeadlessEnvironment.current.clock.atCommit { [self, container] in
      withExtendedLifetime(container) { begin() }
    }
  }

  private func begin() {
    guard phase == .scheduled else { return }
    guard container.appearanceState.isOnScreen else { return finishOffScreen() }
    for page in to { page.loadViewIfNeeded() }
    // Loading a view may have set other pages, which ended this transition.
    guard phase == .scheduled else { return }
    phase = .running
    for page in coming { page.beginAppearing(animated: animated) }
    for page in leaving { page.beginDisappearing(animated: animated) }
    for (index, page) in to.enumerated() { container.place(page, at: index) }
    for page in coming {
      page.sendIsAppearing()
      page.storedView?.layoutIfNeeded()
    }
    if finger == nil { schedule(after: UIPageViewController.turnDuration, completed: true) } else { leave() }
  }

  /// Asks the clock for T2.
  private func schedule(after duration: TimeInterval, completed: Bool) {
    let clock = HeadlessEnvironment.current.clock
    let work: @MainActor () -> Void = { [self, container] in
      withExtendedLifetime(container) { finish(completed: completed) }
    }
    if animated { end = clock.schedule(after: duration, work) } else { clock.afterCommit(work) }
  }

  // MARK: The finger

  /// Moves along with the finger.
  func move(to fraction: CGFloat) {
    if finger != nil, outcome == nil { progress = min(max(0, fraction), 1) }
  }

  /// Lifts the finger: the rest of the way, or of the way back, takes its share of the time.
  func lift(completed: Bool) {
    guard finger != nil, outcome == nil, phase != .ended else { return }
    outcome = completed
    if phase == .running { leave() }
  }

  private func leave() {
    guard let outcome else { return }
    let way = outcome ? 1 - progress : progress
    schedule(after: UIPageViewController.turnDuration * way, completed: outcome)
  }

  // MARK: T2

  /// Ends at once, because other pages were set: what code asked for is carried out and told as skipped.
  func skip() {
    finish(completed: finger == nil, finished: false)
  }

  /// Ends at once, because the container leaves the screen or comes anew.
  func finishOffScreen() {
    finish(completed: finger == nil || outcome == true)
  }

  private func finish(completed: Bool, finished: Bool = true) {
    guard phase != .ended else { return }
    let wasRunning = phase == .running
    phase = .ended
    if let end { HeadlessEnvironment.current.clock.cancel(end) }
    let previous = container.pages
    if container.transition === self { container.transition = nil }
    if wasRunning { completed ? show() : takeBack() }
    if finger != nil { moveAfterGesture(completed: completed) }
    container.settleMoves()
    completion.call?(finished)
    guard let finger else { return }
    if completed { container.moveIndicator(finger) }
    container.delegate?.pageViewController(
      container, didFinishAnimating: finished, previousViewControllers: previous,
      transitionCompleted: completed)
  }

  /// The new pages are there, the old ones gone.
  private func show() {
    container.shown = to
    let arrive = { [self] in
      if container.appearanceState == .appeared { for page in coming { page.finishAppearing() } }
    }
    if scrolls { arrive() }
    for page in leaving {
      page.removeFromPlace(in: nil)
      page.finishDisappearing()
    }
    if !scrolls { arrive() }
  }

  /// The finger gave up: the old pages come back, the new ones go.
  private func takeBack() {
    let isOnScreen = container.appearanceState == .appeared
    if !scrolls { for page in coming { page.beginDisappearing(animated: animated) } }
    if isOnScreen {
      for page in leaving {
        page.beginAppearing(animated: animated)
        page.sendIsAppearing()
        if scrolls { page.finishAppearing() }
      }
    }
    for page in coming {
      page.beginDisappearing(animated: animated)
      page.removeFromPlace(in: nil)
      page.finishDisappearing()
    }
    if isOnScreen { for page in leaving { page.finishAppearing() } }
    // What covers a page in its own place comes back in its stead (PRES-11).
    for (index, page) in from.enumerated() { container.place(page, at: index) }
  }

  /// The moves of a gesture begin at its end: only now it is known who leaves.
  private func moveAfterGesture(completed: Bool) {
    for page in completed ? leaving : coming { container.leave(page) }
    if completed { container.pages = to }
  }
}

/// What waits for the end of a turn.
struct PageCompletion {
  let call: ((Bool) -> Void)?
}
