/// A transition that begins in a commit and, where it takes no time, ends after it.
@MainActor
protocol CommittedTransition: AnyObject {
  /// T1.
  func commitBegins()

  /// T2: after the commit where there is no animation, otherwise after its time.
  func commitEnds()
}

/// What waits for the commit that ends a turn, or for a time.
///
/// Transitions wait as themselves, since a closure for each of them costs an allocation and a check of its actor.
@MainActor
enum CommitWork {
  case call(@MainActor () -> Void)
  /// A transition, and what has to live until then.
  case transition(any CommittedTransition, AnyObject)

  func begin() {
    switch self {
    case .call(let work): work()
    case .transition(let transition, _): transition.commitBegins()
    }
  }

  func end() {
    switch self {
    case .call(let work): work()
    case .transition(let transition, _): transition.commitEnds()
    }
  }
}
