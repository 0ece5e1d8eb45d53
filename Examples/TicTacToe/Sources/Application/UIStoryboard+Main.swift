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

extension SceneIdentifier {
  static let welcome: SceneIdentifier = "Welcome"
}
