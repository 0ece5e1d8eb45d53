import UIKit

/// Shows who is signed in.
final class AccountViewController: FormViewController {
  private let signIn: () async -> User?
  private let label = UILabel()

  init(signIn: @escaping () async -> User?) {
    self.signIn = signIn
    super.init(title: "Account")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Nobody is signed in"
    stack([label, button("Sign in") { [weak self] in Task { await self?.askWho() } }])
  }

  private func askWho() async {
    guard let user = await signIn() else { return }
    label.text = "Signed in as \(user.name)"
  }
}
