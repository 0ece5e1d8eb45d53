/// A transition that begins in a commit and, where it takes no time, ends after it.
@MainActor
protocol CommittedTransition: AnyObject {
  /// T1.
  ///
  /// - Parameter clock: the clock whose commit it is.
  func commitBegins(on clock: HeadlessClock)

  /// T2: after the commit where there is no animation, otherwise after its time.
  func commitEnds()
}

/// What waits for the commit that ends a turn, or for a time.
///
/// Transitions wait as themselves, since a closure for each of them costs an allocation and a check of its actor.
@MainActor
enum CommitWork {
  case call(@MainActor () -> Void)
  /// A transition that keeps all that takes part in it.
  case transition(any CommittedTransition)
  /// A transition that does not keep its owner, and that owner, which has to live until then.
  case owned(any CommittedTransition, AnyObject)

  init(_ transition: any CommittedTransition, keeping owner: AnyObject?) {
    self = if let owner { .owned(transition, owner) } else { .transition(transition) }
  }

  func begin(on clock: HeadlessClock) {
    switch self {
    case .call(let work): work()
    case .transition(let transition): transition.commitBegins(on: clock)
    case .owned(let transition, _): transition.commitBegins(on: clock)
    }
  }

  func end() {
    switch self {
    case .call(let work): work()
    case .transition(let transition): transition.commitEnds()
    case .owned(let transition, _): transition.commitEnds()
    }
  }
}
