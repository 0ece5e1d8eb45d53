import Sceneway
import UIKit

/// Starts the outermost flow when a scene connects.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // The window owns the flow from here on.
    window = AppCoordinator().start(in: scene)
  }
}
