import Sceneway
import UIKit

/// Asks for email and password.
final class SignInViewController: CodeViewController {
  private let signIn: (_ email: String, _ password: String) async throws -> Void
  private let cancel: () -> Void
  private let email = UITextField()
  private let password = UITextField()
  private let problem = UILabel()

  init(signIn: @escaping (String, String) async throws -> Void, cancel: @escaping () -> Void) {
    self.signIn = signIn
    self.cancel = cancel
    super.init(title: "Sign in")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    email.placeholder = "Email"
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    navigationItem.leftBarButtonItem = item("Cancel") { [unowned self] in cancel() }
    stack([email, password, button("Continue") { [unowned self] in goOn() }, problem])
  }

  private func goOn() {
    problem.text = nil
    Task {
      do {
        try await signIn(email.text ?? "", password.text ?? "")
      } catch {
        problem.text = "\(error)"
      }
    }
  }
}

/// The email comes back; a password is never written down.
extension SignInViewController: RestorableScreen {
  var restorationState: String? { email.text }
  func restore(_ state: String?) { email.text = state }
}
