import UIKit

final class StartViewController: UIViewController {
  weak var coordinator: AppCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    addButton("Sign in", self, #selector(signInTapped))
    addButton("Look around", self, #selector(guestTapped(_:)))
  }

  @objc private func signInTapped() {
    coordinator?.signIn()
  }

  @objc private func guestTapped(_ sender: UIButton) {
    coordinator?.continueAsGuest()
  }
}
