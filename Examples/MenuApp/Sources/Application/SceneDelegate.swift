import Sceneway
import UIKit

/// Starts the outermost flow when a scene connects.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    // The window owns the flow from here on.
    AppCoordinator().start(in: window)
    window.makeKeyAndVisible()
  }
}
