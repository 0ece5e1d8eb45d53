import UIKit

/// The app in the form of the second article: coordinators, one for each tab, without a storyboard; unchanged on iOS.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Who uses the app, and what is tried out on them.
  var audience = Audience()

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}
