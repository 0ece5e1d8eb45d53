internal import Foundation

/// What UIKit says about storyboards, nibs and segues.
extension UIKitComplaint {
  static func storyboardNotFound(_ name: String, in bundle: URL) -> Self {
    Self(.storyboardNotFound, ["storyboard": name, "bundle": bundle.standardizedFileURL.path])
  }

  static func sceneNotFound(_ identifier: String, in storyboard: UIStoryboard) -> Self {
    Self(.sceneNotFound, ["storyboard": describe(storyboard), "identifier": identifier])
  }

  static func sceneOfAnotherClass(_ identifier: String, _ made: UIViewController?, _ type: AnyClass) -> Self {
    Self(
      .sceneOfAnotherClass, ["identifier": identifier, "made": describe(made), "class": className(of: type)])
  }

  static func nibNotFound(_ name: String, in bundle: URL) -> Self {
    Self(.nibNotFound, ["nib": name, "bundle": bundle.standardizedFileURL.path])
  }

  static func viewOutletNotSet(_ name: String) -> Self {
    Self(.viewOutletNotSet, ["nib": name])
  }

  /// The class as the Objective-C runtime would name it.
  static func unknownClass(_ name: String, module: String?) -> Self {
    let module = module ?? ""
    let runtimeName = module.isEmpty ? name : "_TtC\(module.count)\(module)\(name.count)\(name)"
    return Self(.unknownClass, ["class": runtimeName])
  }

  static var notMadeByCoder: Self { Self(.notMadeByCoder) }

  @MainActor static func noSegue(_ identifier: String, of controller: UIViewController) -> Self {
    Self(.noSegue, ["controller": describe(controller), "segue": identifier])
  }

  @MainActor static func segueToNowhere(_ name: String, destination: String, in storyboard: UIStoryboard)
    -> Self
  {
    Self(.segueToNowhere, ["segue": name, "destination": destination, "storyboard": storyboard.fileName])
  }

  static func noSegueClass(_ name: String) -> Self {
    Self(.noSegueClass, ["class": name])
  }

  @MainActor static func pushWithoutNavigation(_ segue: UIStoryboardSegue) -> Self {
    Self(.pushWithoutNavigation, ["segue": segue.identifier ?? "(null)"])
  }

  @MainActor static func segueCannotPerform(_ segue: UIStoryboardSegue) -> Self {
    Self(.segueCannotPerform, ["segue": segue.identifier ?? "(null)"])
  }

  static var embeddedTwice: Self { Self(.embeddedTwice) }

  /// UIKit would go on until memory ends; this says what the storyboard asks for.
  @MainActor static func embeddedInItself(in source: UIViewController) -> Self {
    Self(.embeddedInItself, ["controller": describe(source)])
  }

  /// UIKit would go on until memory ends; this says what the storyboard asks for.
  @MainActor static func tooManyEmbeddings(_ limit: Int, in source: UIViewController) -> Self {
    Self(.tooManyEmbeddings, ["limit": "\(limit)", "controller": describe(source)])
  }

  static func storyboardUnreadable(_ error: any Error & CustomStringConvertible) -> Self {
    Self(.storyboardUnreadable, ["error": error.description])
  }
}
