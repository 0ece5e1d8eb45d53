import UIKit

/// Shows who is signed in.
final class SettingsViewController: UIViewController {
  /// The flow that shows this screen.
  ///
  /// The screen keeps it alive through Sceneway, so looking is enough here.
  weak var coordinator: SettingsCoordinator?
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
    experimentSwitch.isOn = session?.signInIsShort == true
  }

  func signIn(_ sender: Any?) {
    coordinator?.signIn()
  }

  func signOut(_ sender: Any?) {
    coordinator?.signOut()
  }

  func experimentChanged(_ sender: Any?) {
    session?.signInIsShort = experimentSwitch.isOn
  }
}
