import UIKit

protocol ApplicationRunnerDelegate: AnyObject {
  func applicationCoordinator(_ coordinator: AppCoordinator, didSignIn user: User)
}

final class AppCoordinator: Coordinator {
  // The flows below this one
  var childCoordinators = [Coordinator]()

  // What the screens are shown in
  var navigationController: UINavigationController

  var audience = Audience()
  weak var applicationRunnerDelegate: ApplicationRunnerDelegate?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    if let user = audience.user {
      applicationRunnerDelegate?.applicationCoordinator(self, didSignIn: user)
    } else if audience.experiments.contains(.signInFirst) {
      signIn()
    } else {
      let controller = StartViewController()
      controller.coordinator = self
      navigationController.pushViewController(controller, animated: true)
    }
  }

  // MARK: What the start screen asks for

  func signIn() {
    let child = SignInCoordinator(navigationController: navigationController)
    child.parentCoordinator = self
    child.delegate = self
    startChild(child)
  }

  func continueAsGuest() {
    applicationRunnerDelegate?.applicationCoordinator(self, didSignIn: User(name: "Guest", isGuest: true))
  }
}

// MARK: - SignInCoordinatorDelegate

extension AppCoordinator: SignInCoordinatorDelegate {
  func signInCoordinator(_ coordinator: SignInCoordinator, didFinishWith user: User) {
    applicationRunnerDelegate?.applicationCoordinator(self, didSignIn: user)
  }
}
