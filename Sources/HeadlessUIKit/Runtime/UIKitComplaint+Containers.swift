internal import Foundation

/// What UIKit says about the stacks and tabs of containers.
extension UIKitComplaint {
  @MainActor static func navigationCallDropped(_ name: String, _ navigation: UINavigationController) -> Self {
    .log(
      "MIS-01",
      "\(name) called on \(describeWithoutColon(navigation)) while an existing transition or presentation is "
        + "occurring; the navigation stack will not be updated.")
  }

  @MainActor static func pushedTwice(
    _ controller: UIViewController, on navigation: UINavigationController, application: String?
  ) -> Self {
    .invalidArgument(
      "MIS-04",
      "\(describe(navigation)) is pushing the same view controller instance (\(describe(controller))) more than once "
        + "which is not supported and is most likely an error in the application : \(application ?? "(null)")"
    )
  }

  static var pushedNavigation: Self {
    .invalidArgument("MIS-05", "Pushing a navigation controller is not supported")
  }

  @MainActor static func pushedSplitView(on navigation: UINavigationController) -> Self {
    .invalidArgument(
      "SPLIT-16", "Split View Controllers cannot be pushed to a Navigation Controller \(describe(navigation))"
    )
  }

  static var poppedToStranger: Self {
    .inconsistency("NAV-POP-10", "Tried to pop to a view controller that doesn't exist.")
  }

  @MainActor static func stackHoldsTwice(_ controllers: [UIViewController]) -> Self {
    let list = controllers.map { "\"\(describe($0))\"" }.joined(separator: ", ")
    return .inconsistency(
      "NAV-SET-08", "All view controllers in a navigation controller must be distinct (( \(list) ))")
  }

  static var selectedStranger: Self {
    .invalidArgument(
      "TAB-11",
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
        + "view controllers can be selected.")
  }

  static var managedTabBarChanged: Self {
    .inconsistency("TAB-14", "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }
}
