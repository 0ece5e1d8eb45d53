import Sceneway

/// Asks for a name and returns the user.
class SignInCoordinator: Coordinator<User> {
  /// The person gave a name.
  func nameWasGiven(_ name: String) {
    confirm(name: name)
  }

  /// The person confirmed the name.
  func confirm(name: String) {
    finish(User(name: name))
  }
}
