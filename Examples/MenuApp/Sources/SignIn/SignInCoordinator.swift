import Sceneway
import UIKit

/// Asks for a name, then whether it is right, and returns the user.
class SignInCoordinator: Coordinator<User> {
  override func start() {
    show(UIStoryboard.main.scene("SignInName", as: SignInNameViewController.self) { $0.coordinator = self })
  }

  /// The person gave a name.
  func take(name: String) {
    show(
      UIStoryboard.main.scene("SignInConfirm", as: SignInConfirmViewController.self) {
        $0.coordinator = self
        $0.name = name
      })
  }

  /// The person confirmed the name.
  func confirm(name: String) {
    finish(User(name: name))
  }
}

/// The experiment: the name is enough.
final class ShortSignInCoordinator: SignInCoordinator {
  override func take(name: String) {
    confirm(name: name)
  }
}
