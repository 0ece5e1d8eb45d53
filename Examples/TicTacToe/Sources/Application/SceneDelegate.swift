import Foundation
import Sceneway
import UIKit

/// Starts the outermost flow when a scene connects, and keeps where the person is in a file of the scene's own.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The folder of the files, which the system may empty.
  static var folder = FileManager.default.temporaryDirectory.appendingPathComponent("TicTacToe")

  var window: UIWindow?
  private weak var app: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let app = AppCoordinator()
    self.app = app
    window = app.start(in: scene)
    app.restore(from: file(of: scene))
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    // Whoever cannot be brought back begins at the welcome.
    try? app?.save(to: file(of: scene))
  }

  private func file(of scene: UIScene) -> RestorationFile {
    RestorationFile(Self.folder.appendingPathComponent(scene.session.persistentIdentifier))
  }
}
