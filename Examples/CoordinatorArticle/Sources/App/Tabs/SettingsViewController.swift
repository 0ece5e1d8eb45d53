import UIKit

final class SettingsViewController: UIViewController {
  weak var coordinator: SettingsCoordinator?
  var account: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    if account == nil {
      addLabel("Guests have no account")
    } else {
      addButton("Account", self, #selector(accountTapped))
    }
  }

  @objc private func accountTapped() {
    coordinator?.showAccount()
  }
}

final class AccountViewController: UIViewController {
  var account = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Account"
    addLabel(account)
  }
}
