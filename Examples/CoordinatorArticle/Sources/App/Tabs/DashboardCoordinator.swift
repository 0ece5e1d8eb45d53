import UIKit

final class DashboardCoordinator: Coordinator {
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController
  var user = User(name: "")

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let controller = DashboardViewController()
    controller.coordinator = self
    controller.greeting = user.isGuest ? "Have a look" : "Hello \(user.name)"
    navigationController.pushViewController(controller, animated: false)
  }

  func showNews() {
    let controller = NewsViewController()
    navigationController.pushViewController(controller, animated: true)
  }
}
