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

  /// Makes a scene whose class is known.
  ///
  /// - Parameters:
  ///   - identifier: the scene's storyboard identifier.
  ///   - type: the class of its controller.
  ///   - configure: sets the controller up before its view loads.
  /// - Returns: the controller, with what `configure` set.
  func scene<Controller: UIViewController>(
    _ identifier: String, as type: Controller.Type, configure: (Controller) -> Void = { _ in }
  ) -> UIViewController {
    let controller = instantiateViewController(withIdentifier: identifier)
    if let typed = controller as? Controller { configure(typed) }
    return controller
  }
}
