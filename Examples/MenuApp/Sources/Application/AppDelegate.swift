public import UIKit

/// The app's delegate; its scenes are set up by `SceneDelegate`, as the Info.plist says.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Every scene gets a `SceneDelegate`.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
