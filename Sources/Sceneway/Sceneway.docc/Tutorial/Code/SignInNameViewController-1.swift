import Sceneway
import UIKit

/// Asks for a name.
final class SignInNameViewController: UIViewController {
  weak var coordinator: SignInCoordinator?

  // Set by the storyboard through the tables in MenuApp+Bridge.swift.
  var nameTextField: UITextField!
  var continueButton: UIButton!

  private var name: String {
    (nameTextField.text ?? "").trimmingCharacters(in: .whitespaces)
  }

  func nameChanged(_ sender: Any?) {
    continueButton.isEnabled = !name.isEmpty
  }

  func goOn(_ sender: Any?) {
    coordinator?.nameWasGiven(name)
  }

  func cancel(_ sender: Any?) {
    coordinator?.cancel()
  }
}
