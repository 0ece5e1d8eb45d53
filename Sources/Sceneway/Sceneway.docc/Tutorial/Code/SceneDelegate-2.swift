import Sceneway
import UIKit

/// Starts the outermost flow when a scene connects.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private weak var app: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // The window owns the flow from here on.
    let app = AppCoordinator()
    self.app = app
    window = app.start(in: scene)
    app.open(connectionOptions)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { app?.open(contexts) }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) { app?.open(activity) }
}
