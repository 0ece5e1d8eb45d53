import Sceneway

/// Somebody who signed in.
public struct User: Equatable, Sendable, Codable {
  /// What to call them.
  public let name: String
}

/// What the flows share: who is signed in, and which experiment runs.
@MainActor
final class Session {
  var user: User?
  /// The experiment: sign-in on one page instead of two.
  var signInIsShort = false

  /// The flow that signs somebody in, for another flow to run.
  func signInFlow(for flow: AnyCoordinator) -> SignInCoordinator {
    // An experiment chooses the flow; both return a user.
    Variants { SignInCoordinator() }
      .on(.when(self.signInIsShort)) { ShortSignInCoordinator() }
      .choose(for: flow)
  }
}
