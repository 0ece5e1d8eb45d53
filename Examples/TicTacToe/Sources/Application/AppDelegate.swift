public import UIKit

/// The app's delegate; its scenes are set up by `SceneDelegate`.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Every scene gets a `SceneDelegate`.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
