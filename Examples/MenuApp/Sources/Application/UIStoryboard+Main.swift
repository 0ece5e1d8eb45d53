import Sceneway
import UIKit

extension UIStoryboard {
  /// The app's only storyboard.
  static var main: UIStoryboard {
    #if SWIFT_PACKAGE
      UIStoryboard(name: "Main", bundle: .module)
    #else
      UIStoryboard(name: "Main", bundle: nil)
    #endif
  }
}

/// The scenes of the storyboard that code makes.
extension SceneIdentifier {
  static let home: SceneIdentifier = "Home"
  static let detail: SceneIdentifier = "Detail"
  static let settings: SceneIdentifier = "Settings"
  static let signInName: SceneIdentifier = "SignInName"
  static let signInConfirm: SceneIdentifier = "SignInConfirm"
}
