/// How a transition ended, which every transition does once.
public enum TransitionOutcome: Hashable, Sendable {
  /// It was carried out.
  case performed
  /// There was nothing to do: the screen was there already, or nothing was there to leave.
  case unchanged
  /// It joined an equal one (``TransitionPolicy/coalesce``).
  case coalesced
  /// A later one took its place (``TransitionPolicy/replace``).
  case replaced
  /// Something else was on its way (``TransitionPolicy/drop``).
  case dropped
  /// A screen did not want to be left (``LeavingGuard``); its name.
  case refused(by: String)
  /// Whoever asked for it, or the person who moved it with a finger, took it back.
  case cancelled
  /// It could not be done.
  case failed(SceneError)

  /// Whether what was asked for is there now.
  public var isDone: Bool {
    switch self {
    case .performed, .unchanged, .coalesced: true
    case .replaced, .dropped, .refused, .cancelled, .failed: false
    }
  }
}

extension TransitionOutcome: CustomStringConvertible {
  /// The outcome in a few words.
  public var description: String {
    switch self {
    case .performed: "performed"
    case .unchanged: "unchanged"
    case .coalesced: "coalesced"
    case .replaced: "replaced"
    case .dropped: "dropped"
    case .refused(let name): "refused by \(name)"
    case .cancelled: "cancelled"
    case .failed(let error): "failed: \(error)"
    }
  }
}
