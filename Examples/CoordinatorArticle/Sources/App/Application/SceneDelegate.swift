import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)

    let audience = (UIApplication.shared.delegate as? AppDelegate)?.audience
    let navigationController = UINavigationController()
    let appCoordinator = AppCoordinator(navigationController: navigationController)
    appCoordinator.audience = audience ?? Audience()
    appCoordinator.applicationRunnerDelegate = self
    appCoordinator.start()

    // Whoever is known already has been shown the tabs.
    if window?.rootViewController == nil {
      window?.rootViewController = appCoordinator.navigationController
    }
    window?.makeKeyAndVisible()
    self.appCoordinator = appCoordinator
  }
}

// MARK: - ApplicationRunnerDelegate

extension SceneDelegate: ApplicationRunnerDelegate {
  func applicationCoordinator(_ coordinator: AppCoordinator, didSignIn user: User) {
    window?.rootViewController = MainTabBarController(user: user)
  }
}
