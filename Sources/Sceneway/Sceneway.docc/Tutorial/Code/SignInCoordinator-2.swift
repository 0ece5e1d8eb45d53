import Sceneway

/// Asks for a name, then whether it is right, and returns the user.
class SignInCoordinator: Coordinator<User> {
  override func start() {
    show(.signInName, of: .main, as: SignInNameViewController.self) { $0.coordinator = self }
  }

  /// The person gave a name.
  func nameWasGiven(_ name: String) {
    show(.signInConfirm, of: .main, as: SignInConfirmViewController.self) {
      $0.coordinator = self
      $0.name = name
    }
  }

  /// The person confirmed the name.
  func confirm(name: String) {
    finish(User(name: name))
  }
}

/// The experiment: the name is enough.
final class ShortSignInCoordinator: SignInCoordinator {
  override func nameWasGiven(_ name: String) {
    confirm(name: name)
  }
}
