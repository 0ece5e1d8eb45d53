import UIKit

/// Settings are another screen for those who have no account.
final class SettingsCoordinator: Coordinator {
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController
  var user = User(name: "")

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let controller = SettingsViewController()
    controller.coordinator = self
    controller.account = user.isGuest ? nil : user.name
    navigationController.pushViewController(controller, animated: false)
  }

  func showAccount() {
    let controller = AccountViewController()
    controller.account = user.name
    navigationController.pushViewController(controller, animated: true)
  }
}
