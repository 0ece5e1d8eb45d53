/// What becomes of a transition that is asked for while another one runs or waits in the same container.
///
/// Two requests are equal where they do the same thing with equal keys; without keys, with the same screen.
public enum TransitionPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// It waits for its turn.
  case wait
  /// It joins an equal one that waits or runs, and waits for its turn otherwise: two taps on one row push once.
  case coalesce
  /// It takes the place of those that have not begun.
  case replace
  /// It is dropped where another one runs or waits.
  case drop
}
