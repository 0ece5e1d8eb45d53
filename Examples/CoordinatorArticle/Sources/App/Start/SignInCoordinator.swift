import UIKit

protocol SignInCoordinatorDelegate: AnyObject {
  func signInCoordinator(_ coordinator: SignInCoordinator, didFinishWith user: User)
}

/// Asks for a name; on an iPad in a sheet over what is there, on an iPhone in the same stack.
final class SignInCoordinator: NSObject, Coordinator {
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController
  weak var parentCoordinator: Coordinator?
  weak var delegate: SignInCoordinatorDelegate?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let controller = SignInViewController()
    controller.coordinator = self
    if UIDevice.current.userInterfaceIdiom == .pad, let presenter = navigationController.topViewController {
      let sheet = NavigationController(rootViewController: controller)
      sheet.modalPresentationStyle = .formSheet
      sheet.presentationController?.delegate = self
      presenter.present(sheet, animated: true)
    } else {
      navigationController.pushViewController(controller, animated: true)
    }
  }

  // MARK: What the screen tells

  func didEnter(name: String) {
    parentCoordinator?.removeChild(self)
    guard let sheet = navigationController.presentedViewController else { return finish(name) }
    sheet.dismiss(animated: true) { self.finish(name) }
  }

  /// The screen went without a name.
  func didLeave() {
    parentCoordinator?.removeChild(self)
  }

  private func finish(_ name: String) {
    delegate?.signInCoordinator(self, didFinishWith: User(name: name))
  }
}

// MARK: - UIAdaptivePresentationControllerDelegate

extension SignInCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didLeave()
  }
}
