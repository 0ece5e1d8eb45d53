/// Somebody who signed in.
public struct User: Equatable, Sendable {
  /// What to call them.
  public let name: String
}

/// What the flows share: who is signed in.
@MainActor
final class Session {
  var user: User?
}
