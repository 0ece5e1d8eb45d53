import Sceneway
import UIKit

/// Asks whether the name is right.
final class SignInConfirmViewController: UIViewController {
  weak var coordinator: SignInCoordinator?
  var name = ""

  // Set by the storyboard through the tables in MenuApp+Bridge.swift.
  var greetingLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel.text = "Hello, \(name)!"
  }

  func confirm(_ sender: Any?) {
    coordinator?.confirm(name: name)
  }
}
