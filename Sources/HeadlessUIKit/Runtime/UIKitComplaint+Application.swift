internal import Foundation

/// What UIKit says about the launch of an app.
extension UIKitComplaint {
  static func applicationDelegateNotMade(className: String) -> Self {
    .inconsistency(
      "BOOT-01",
      "Unable to instantiate the UIApplication delegate instance. No class named \(className) is loaded.")
  }

  static var noRootAtEndOfLaunch: Self {
    .inconsistency(
      "BOOT-13",
      "Application windows are expected to have a root view controller at the end of application launch")
  }

  static func noEntryPoint(storyboard: String) -> Self {
    .log(
      "BOOT-14",
      "[Application] Failed to instantiate the default view controller for UIMainStoryboardFile '\(storyboard)' - "
        + "perhaps the designated entry point is not set?")
  }

  static var delegateWithoutWindow: Self {
    .log(
      "BOOT-15",
      "[Application] The app delegate must implement the window property if it wants to use a main storyboard file."
    )
  }

  static var storyboardWithoutSceneDelegate: Self {
    .log(
      "BOOT-16",
      "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main "
        + "storyboard file.")
  }

  static func sceneDelegateNotFound(
    configuration: String?, role: UISceneSession.Role, className: String
  ) -> Self {
    .log(
      "BOOT-17",
      "[SceneConfiguration] Info.plist configuration \"\(configuration ?? "(no name)")\" for \(role.rawValue) contained "
        + "UISceneDelegateClassName key, but could not load class with name \"\(className)\".")
  }
}
