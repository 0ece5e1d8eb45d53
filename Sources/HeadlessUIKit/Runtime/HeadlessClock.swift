internal import Dispatch
public import Foundation

/// The one place where time passes: turns of the run loop, ends of animations, delayed calls.
///
/// Work waits in one queue, ordered by its due time and then by the order of the requests. The modes differ only in
/// who moves time on, so the order of events is the same in all of them (semantics, section 15).
@_spi(Sceneway) @MainActor
public final class HeadlessClock {
  /// Who moves time on.
  public enum Mode: Sendable {
    /// Durations pass on the main queue.
    case real
    /// Every duration is nought; the next turn comes by itself on the main queue.
    case immediate
    /// Time stands still until a test moves it.
    case virtual
  }

  /// A request that may be taken back.
  public struct Token: Hashable, Sendable {
    let number: Int
  }

  struct Entry {
    let due: TimeInterval
    let number: Int
    let work: CommitWork
    let isAwaited: Bool
  }

  /// Who moves time on.
  public let mode: Mode

  /// Called at the end of each turn as long as they return true, as an observer of a run loop is.
  @exclusivity(unchecked) private var turnWatchers: [@MainActor () -> Bool] = []

  /// What lives to the end of the turn, or of the pool that the app made.
  let releasePool = ReleasePool()

  /// The timers that fire again and again and have not ended; they live until then, as those of a run loop do.
  public internal(set) var repeatingTimers: [AnyObject] = []

  /// How many turns there were.
  @exclusivity(unchecked) public private(set) var turnNumber = 0

  /// Seconds since the clock was made, as the app sees them.
  @exclusivity(unchecked) public internal(set) var now: TimeInterval = 0

  // Nothing that runs during a change of these lists can reach them: what they let go of is destroyed after the change.
  // So the checks at run time that two changes do not overlap, several for each turn, are left out.
  @exclusivity(unchecked) var entries: [Entry] = []
  private var lastNumber = 0
  /// How many requests nobody waits for, such as those of timers that go on for ever.
  private var unawaitedCount = 0
  @exclusivity(unchecked) private var commits: [CommitWork] = []
  @exclusivity(unchecked) private var layoutRoots: [UIView] = []
  @exclusivity(unchecked) private var endings: [CommitWork] = []
  /// Lists that are empty between commits, kept for their room: a turn allocates none.
  @exclusivity(unchecked) private var spareWork: [CommitWork] = []
  @exclusivity(unchecked) private var spareRoots: [UIView] = []
  var commitIsRequested = false
  /// When the earliest wake-up that was asked for comes; nil where none was.
  var wakeDue: TimeInterval?
  @exclusivity(unchecked) private var idleWaiters: [CheckedContinuation<Void, Never>] = []
  let start = DispatchTime.now()

  nonisolated init(mode: Mode) {
    self.mode = mode
  }

  /// Whether nothing waits, neither for the next turn nor for a later time.
  ///
  /// What nobody waits for, such as a timer that goes on for ever, does not count.
  public var isIdle: Bool { entries.count == unawaitedCount && !commitIsRequested }

  /// Whether something waits that needs no time to pass.
  public var hasWorkDue: Bool { commitIsRequested || (!entries.isEmpty && entries[0].due <= now) }

  // MARK: Requests

  /// Asks for work after a delay.
  ///
  /// - Parameters:
  ///   - delay: seconds from now; nought means the next turn. Nought in the immediate mode, whatever is given.
  ///   - work: what to do.
  /// - Returns: a token to take the request back.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Token {
    schedule(after: delay, .call(work))
  }

  /// Asks for work after a delay that may be of no end, as a timer's is that goes on for ever.
  ///
  /// - Parameters:
  ///   - delay: seconds from now; nought means the next turn. In the immediate mode nought, whatever is given, for what is
  ///     awaited; what is not comes when somebody lets that time pass.
  ///   - awaited: whether the clock counts as busy until then.
  ///   - work: what to do.
  /// - Returns: a token to take the request back.
  @discardableResult
  func schedule(after delay: TimeInterval, awaited: Bool, _ work: @escaping @MainActor () -> Void) -> Token {
    schedule(after: delay, .call(work), isAwaited: awaited)
  }

  /// Lets a transition that takes time end after a delay.
  ///
  /// - Parameters:
  ///   - delay: seconds from now.
  ///   - transition: the transition.
  ///   - owner: what has to live until then; nil where the transition keeps it.
  /// - Returns: a token to take the request back.
  @discardableResult
  func schedule(
    after delay: TimeInterval, end transition: any CommittedTransition, keeping owner: AnyObject? = nil
  ) -> Token {
    schedule(after: delay, CommitWork(transition, keeping: owner))
  }

  private func schedule(after delay: TimeInterval, _ work: CommitWork, isAwaited: Bool = true) -> Token {
    lastNumber += 1
    // What goes on for ever would come due again at once where no delay counts.
    let due = mode == .immediate && !isAwaited ? now + delay : now(forRequest: delay)
    let entry = Entry(due: due, number: lastNumber, work: work, isAwaited: isAwaited)
    if !isAwaited { unawaitedCount += 1 }
    var index = entries.count
    while index > 0, entries[index - 1].due > due { index -= 1 }
    entries.insert(entry, at: index)
    if isAwaited || mode == .real { requestWake() }
    return Token(number: lastNumber)
  }

  /// Takes a request back; one that has run, or was taken back before, is passed over.
  public func cancel(_ token: Token) {
    guard let index = entries.firstIndex(where: { $0.number == token.number }) else { return }
    // What the work kept may ask for more while it is destroyed, so it outlives the change of the list.
    let taken = entries.remove(at: index)
    if !taken.isAwaited { unawaitedCount -= 1 }
    withExtendedLifetime(taken) {}
  }

  /// Asks for work in the commit that ends this turn: the T1 phase of a transition.
  public func atCommit(_ work: @escaping @MainActor () -> Void) {
    commits.append(.call(work))
    requestCommit()
  }

  /// Lets a transition begin in the commit that ends this turn.
  ///
  /// - Parameters:
  ///   - transition: the transition.
  ///   - owner: what has to live until then; nil where the transition keeps it.
  func atCommit(begin transition: any CommittedTransition, keeping owner: AnyObject? = nil) {
    commits.append(CommitWork(transition, keeping: owner))
    requestCommit()
  }

  /// Asks for work after the commit that ends this turn, layout included: T2 of a transition without animation.
  func afterCommit(_ work: @escaping @MainActor () -> Void) {
    endings.append(.call(work))
    requestCommit()
  }

  /// Lets a transition without animation end after the commit that ends this turn.
  ///
  /// - Parameters:
  ///   - transition: the transition.
  ///   - owner: what has to live until then; nil where the transition keeps it.
  func afterCommit(end transition: any CommittedTransition, keeping owner: AnyObject? = nil) {
    endings.append(CommitWork(transition, keeping: owner))
    requestCommit()
  }

  /// Asks for a layout pass over the tree that starts at `root` in the commit that ends this turn.
  func layOutAtCommit(_ root: UIView) {
    guard !layoutRoots.holds(root) else { return }
    layoutRoots.append(root)
    requestCommit()
  }

  /// Has a turn come, so that what waits in the pool is let go of at its end.
  func drainPoolAtEndOfTurn() {
    if !releasePool.isEmpty { requestCommit() }
  }

  /// A moment, in the order of requests.
  struct Mark {
    let number: Int
  }

  /// The present moment.
  func mark() -> Mark { Mark(number: lastNumber) }

  /// Does something when all is over that was asked for between a moment and the end of this turn.
  ///
  /// - Parameters:
  ///   - mark: the moment.
  ///   - work: what to do.
  func afterWork(since mark: Mark, _ work: @escaping @MainActor () -> Void) {
    // Transitions say in the commit how long they take, so the end is not known before it.
    afterCommit { [self] in
      let due = entries.last { $0.number > mark.number && $0.isAwaited }?.due ?? now
      // A microsecond more: what ends then comes first, whatever sums of times are rounded to.
      schedule(after: due > now ? due - now + 0.000_001 : 0, work)
    }
  }

  /// Takes every request back.
  func removeAll() {
    entries = []
    unawaitedCount = 0
    repeatingTimers = []
    commits = []
    layoutRoots = []
    endings = []
    spareWork = []
    spareRoots = []
    commitIsRequested = false
    releasePool.drain(to: .bottom)
    resumeIdleWaiters()
  }

  /// Calls a closure at the end of each turn.
  ///
  /// - Parameter watcher: returns whether it wants to be called again.
  public func atEachTurn(_ watcher: @escaping @MainActor () -> Bool) {
    turnWatchers.append(watcher)
  }

  // MARK: Moving on

  /// Runs one turn: what is due now, then the commit.
  public func runTurn() {
    turnNumber += 1
    let limit = lastNumber
    while !entries.isEmpty, entries[0].due <= now, entries[0].number <= limit {
      let entry = entries.removeFirst()
      if !entry.isAwaited { unawaitedCount -= 1 }
      entry.work.end()
    }
    commit()
    releasePool.drain(to: .bottom)
    tellTurnWatchers()
    if isIdle { resumeIdleWaiters() }
  }

  private func tellTurnWatchers() {
    guard !turnWatchers.isEmpty else { return }
    let watchers = turnWatchers
    turnWatchers = []
    let stillWatching = watchers.filter { $0() }
    turnWatchers = stillWatching + turnWatchers
  }

  /// Waits until nothing waits any more, in every mode: virtual time is moved on, other time passes by itself.
  public func untilIdle() async {
    guard mode != .virtual else {
      runUntilIdle()
      return
    }
    guard !isIdle else { return }
    await withCheckedContinuation { idleWaiters.append($0) }
  }

  private func resumeIdleWaiters() {
    guard !idleWaiters.isEmpty else { return }
    let waiters = idleWaiters
    idleWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Lets time pass, running what falls due on the way in order.
  ///
  /// - Parameter duration: seconds.
  public func advance(by duration: TimeInterval) {
    let end = now + duration
    settleTurn()
    while let first = entries.first, first.due <= end {
      now = max(now, first.due)
      settleTurn()
    }
    now = max(now, end)
  }

  /// Runs everything that waits, letting as much time pass as it takes.
  ///
  /// - Parameter limit: the number of turns after which the clock gives up, for an app that asks for more for ever.
  /// - Returns: whether the clock is idle now.
  @discardableResult
  public func runUntilIdle(limit: Int = 100_000) -> Bool {
    var turns = 0
    while !isIdle {
      guard turns < limit else { return false }
      turns += 1
      if !hasWorkDue { now = max(now, entries[0].due) }
      runTurn()
    }
    return true
  }

  private func settleTurn() {
    var turns = 0
    while hasWorkDue, turns < 10_000 {
      turns += 1
      runTurn()
    }
  }

  // MARK: Commit

  private func commit() {
    guard commitIsRequested else { return }
    commitIsRequested = false
    // Mostly one thing waits, which needs no list of its own.
    if commits.count == 1 {
      let item = commits.removeLast()
      item.begin(on: self)
      extendLifetime(item)
    } else if !commits.isEmpty {
      var work = take(&commits)
      for item in work { item.begin(on: self) }
      work.removeAll(keepingCapacity: true)
      spareWork = work
    }
    layOut()
    // What the commit's own work asked for ends with it; what an ending asks for belongs to the next turn.
    if endings.count == 1 {
      let item = endings.removeLast()
      item.end()
      extendLifetime(item)
    } else if !endings.isEmpty {
      var work = take(&endings)
      for item in work { item.end() }
      work.removeAll(keepingCapacity: true)
      spareWork = work
    }
    if !commits.isEmpty || !layoutRoots.isEmpty || !endings.isEmpty { requestCommit() }
  }

  /// Takes what waits in a list; what is asked for from now on waits for the next time.
  private func take(_ list: inout [CommitWork]) -> [CommitWork] {
    var work: [CommitWork] = []
    swap(&work, &spareWork)
    swap(&work, &list)
    return work
  }

  private func layOut() {
    // A layout that asks for another is given it in this pass, up to a bound, as one commit does.
    var rounds = 0
    while !layoutRoots.isEmpty, rounds < 16 {
      rounds += 1
      if layoutRoots.count == 1 {
        layoutRoots.removeLast().layoutIfNeeded()
        continue
      }
      var roots: [UIView] = []
      swap(&roots, &spareRoots)
      swap(&roots, &layoutRoots)
      for root in roots { root.layoutIfNeeded() }
      roots.removeAll(keepingCapacity: true)
      spareRoots = roots
    }
  }

  private func requestCommit() {
    commitIsRequested = true
    requestWake()
  }
}
