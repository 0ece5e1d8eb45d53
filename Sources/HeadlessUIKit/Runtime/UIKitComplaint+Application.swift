internal import Foundation

/// What UIKit says about the launch of an app.
extension UIKitComplaint {
  static func applicationDelegateNotMade(className: String) -> Self {
    Self(.applicationDelegateNotMade, ["class": className])
  }

  static var noRootAtEndOfLaunch: Self { Self(.noRootAtEndOfLaunch) }

  static func noEntryPoint(storyboard: String) -> Self {
    Self(.noEntryPoint, ["storyboard": storyboard])
  }

  static var delegateWithoutWindow: Self { Self(.delegateWithoutWindow) }

  static var storyboardWithoutSceneDelegate: Self { Self(.storyboardWithoutSceneDelegate) }

  static func sceneDelegateNotFound(
    configuration: String?, role: UISceneSession.Role, className: String
  ) -> Self {
    Self(
      .sceneDelegateNotFound,
      ["configuration": configuration ?? "(no name)", "role": role.rawValue, "class": className])
  }
}
