import UIKit

/// Shows who is signed in.
final class SettingsViewController: UIViewController {
  var session: Session?

  // Set by the storyboard through the tables in MenuApp+Bridge.swift.
  var accountLabel: UILabel!
  var signInButton: UIButton!
  var signOutButton: UIButton!
  var experimentSwitch: UISwitch!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showAccount()
  }

  func showAccount() {
    guard isViewLoaded else { return }
    let user = session?.user
    accountLabel.text = user.map { "Signed in as \($0.name)" } ?? "Nobody is signed in"
    signInButton.isEnabled = user == nil
    signOutButton.isEnabled = user != nil
  }
}
