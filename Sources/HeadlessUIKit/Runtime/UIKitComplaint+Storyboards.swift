internal import Foundation

/// What UIKit says about storyboards, nibs and segues.
extension UIKitComplaint {
  static func storyboardNotFound(_ name: String, in bundle: URL) -> Self {
    .invalidArgument(
      "SB-01",
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.standardizedFileURL.path)> (loaded)"
    )
  }

  static func sceneNotFound(_ identifier: String, in storyboard: UIStoryboard) -> Self {
    .invalidArgument(
      "SB-03",
      "Storyboard (\(describe(storyboard))) doesn't contain a view controller with identifier '\(identifier)'"
    )
  }

  static func sceneOfAnotherClass(_ identifier: String, _ made: UIViewController?, _ type: AnyClass) -> Self {
    .inconsistency(
      "SB-19",
      "The view controller with identifier '\(identifier)' is \(describe(made)), not a \(className(of: type))."
    )
  }

  static func nibNotFound(_ name: String, in bundle: URL) -> Self {
    .inconsistency(
      "SB-17",
      "Could not load NIB in bundle: 'NSBundle <\(bundle.standardizedFileURL.path)> (loaded)' with name '\(name)'"
    )
  }

  static func viewOutletNotSet(_ name: String) -> Self {
    .inconsistency(
      "SB-18",
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
    )
  }

  /// The class as the Objective-C runtime would name it.
  static func unknownClass(_ name: String, module: String?) -> Self {
    let module = module ?? ""
    let runtimeName = module.isEmpty ? name : "_TtC\(module.count)\(module)\(name.count)\(name)"
    return .log("SB-15", "Unknown class \(runtimeName) in Interface Builder file.")
  }

  static var notMadeByCoder: Self {
    .inconsistency("SB-20", "Custom instantiated view controller must call -[super initWithCoder:]")
  }

  @MainActor static func noSegue(_ identifier: String, of controller: UIViewController) -> Self {
    .invalidArgument(
      "SEG-20", "Receiver (\(describe(controller))) has no segue with identifier '\(identifier)'")
  }

  static func noSegueClass(_ name: String) -> Self {
    .invalidArgument("SEG-18", "Could not find a segue class named '\(name)'")
  }

  @MainActor static func pushWithoutNavigation(_ segue: UIStoryboardSegue) -> Self {
    .generic(
      "SEG-17",
      "Could not find a navigation controller for segue '\(segue.identifier ?? "(null)")'. Push segues can only be used "
        + "when the source controller is managed by an instance of UINavigationController.")
  }

  @MainActor static func segueCannotPerform(_ segue: UIStoryboardSegue) -> Self {
    .inconsistency(
      "SEG-19",
      "Could not perform segue with identifier '\(segue.identifier ?? "(null)")'. "
        + "A segue must either have a performHandler or it must override -perform.")
  }

  static var embeddedTwice: Self {
    .inconsistency(
      "SEG-26",
      "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a subview "
        + "was added programmatically?")
  }

  static func storyboardUnreadable(_ error: any Error & CustomStringConvertible) -> Self {
    .log("", error.description)
  }
}
