import Sceneway
import UIKit

/// Asks for a name, then whether it is right, and returns the user.
class SignInCoordinator: Coordinator<User>, RestorableFlow {
  enum Step: Codable {
    case confirm(name: String)
  }

  override func start() {
    show(.signInName, of: .main, as: SignInNameViewController.self) { $0.coordinator = self }
  }

  func go(to step: Step) {
    switch step {
    case .confirm(let name):
      show(.signInConfirm, of: .main, as: SignInConfirmViewController.self) {
        $0.coordinator = self
        $0.name = name
      }
    }
  }

  /// The person gave a name.
  func nameWasGiven(_ name: String) {
    take(.confirm(name: name))
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
