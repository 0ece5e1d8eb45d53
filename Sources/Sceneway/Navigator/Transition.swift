internal import Foundation

/// One transition that was asked for: a handle that is there at once, whenever the transition itself comes.
///
/// ```swift
/// let transition = navigator.push(DetailViewController(42), key: 42)
/// guard await transition.ended() == .performed else { return }
/// ```
///
/// Nobody has to hold it: the transition happens all the same.
@MainActor
public final class Transition {
  /// What a transition does.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A screen comes on a stack.
    case push
    /// Screens leave the top of a stack.
    case pop
    /// A stack gets other screens.
    case set
    /// A screen is presented.
    case present
    /// What is presented leaves.
    case dismiss
    /// Another tab, column or page is chosen.
    case select
    /// A screen is shown in the way that fits its surroundings.
    case show
    /// An unwind.
    case unwind
    /// The window gets another root.
    case root
    /// Screens of a container of the app's own come or go.
    case contain
  }

  /// What it does.
  public let kind: Kind

  /// Who asked for it.
  public let cause: NavigationCause

  /// What makes it equal to another one, such as a route's value; nil where only the screen itself does.
  public let key: AnyHashable?

  /// How it ended; nil while it waits or runs.
  public private(set) var outcome: TransitionOutcome?

  /// The transition that this one joined, where its outcome is ``TransitionOutcome/coalesced``.
  public internal(set) var joined: Transition?

  /// Whether it has begun, guards that are being asked included.
  public internal(set) var hasBegun = false

  /// The name of the screen that was to come.
  var destination: String?
  /// The touch that asked for it.
  let touch: SeenTouch?
  /// What a person did, where that is known.
  var gesture: NavigationEvent.Gesture?
  /// Whether UIKit was asked to move something.
  var hasMoved = false
  /// The screen that comes, which makes it equal to another one where there is no key.
  var screen: ObjectIdentifier?
  /// The flow that asked, from the outermost to the innermost.
  var flows: [String] = []
  /// Whether it takes time.
  var animated = true
  /// The transition whose guards were being asked when this one was asked for; it does not wait for that one.
  weak var askedBy: Transition?
  /// The one that waits for the same answer of a guard, and goes on where this one has ended.
  weak var heir: Transition?
  /// The transition whose question this one belongs to: that which asked, or one that has taken the question over.
  var asker: Transition? {
    var current = askedBy
    while let transition = current, transition.outcome != nil { current = transition.heir }
    return current
  }
  /// Whether it only asks guards; the trace has it where one refuses.
  var onlyAsks = false
  /// Takes it out of the queue.
  var withdraw: (@MainActor (Transition) -> Void)?
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var handlers: [@MainActor (TransitionOutcome) -> Void] = []

  init(_ kind: Kind, key: AnyHashable? = nil) {
    self.kind = kind
    self.key = key
    cause = .current
    touch = TouchWatch.current
    askedBy = Transition.asking
  }

  /// The transition whose guards are being asked in this task.
  @TaskLocal static var asking: Transition?

  /// Waits for the end; a transition that joined another one waits for the end of that.
  ///
  /// - Returns: how it ended.
  @discardableResult
  public func ended() async -> TransitionOutcome {
    if outcome == nil {
      let wait = TaskWaits.begin("the end of “\(words)”") { [self] in resumeAll() }
      await withCheckedContinuation { waiting.append($0) }
      wait?.end()
    }
    if let joined { await joined.ended() }
    return outcome ?? .cancelled
  }

  /// Calls a closure when the transition has ended, at once where it has.
  ///
  /// - Parameter handler: called once, with how it ended.
  public func whenEnded(_ handler: @escaping @MainActor (TransitionOutcome) -> Void) {
    if let outcome { handler(outcome) } else { handlers.append(handler) }
  }

  /// Takes back what has not begun to move; what moves already is carried out.
  public func cancel() {
    guard outcome == nil else { return }
    withdraw?(self)
  }

  /// Ends it; a second end does nothing.
  func end(_ outcome: TransitionOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    withdraw = nil
    let handlers = handlers
    self.handlers = []
    for handler in handlers { handler(outcome) }
    resumeAll()
  }

  private func resumeAll() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// What it does, as a phrase: `push DetailViewController(42)`.
  private var words: String { destination.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue }

  /// Whether this one asks for the same as another one.
  func isEqual(to other: Transition) -> Bool {
    guard kind == other.kind else { return false }
    if key != nil || other.key != nil { return key == other.key }
    return screen == other.screen
  }
}
