internal import Foundation

/// What UIKit says about the stacks and tabs of containers.
extension UIKitComplaint {
  @MainActor static func navigationCallDropped(_ name: String, _ navigation: UINavigationController) -> Self {
    Self(.navigationCallDropped, ["call": name, "navigation": describeWithoutColon(navigation)])
  }

  @MainActor static func pushedTwice(
    _ controller: UIViewController, on navigation: UINavigationController, application: String?
  ) -> Self {
    Self(
      .pushedTwice,
      [
        "navigation": describe(navigation), "controller": describe(controller),
        "application": application ?? "(null)",
      ])
  }

  static var pushedNavigation: Self { Self(.pushedNavigation) }

  @MainActor static func pushedSplitView(on navigation: UINavigationController) -> Self {
    Self(.pushedSplitView, ["navigation": describe(navigation)])
  }

  static var poppedToStranger: Self { Self(.poppedToStranger) }

  @MainActor static func stackHoldsTwice(_ controllers: [UIViewController]) -> Self {
    let list = controllers.map { "\"\(describe($0))\"" }.joined(separator: ", ")
    return Self(.stackHoldsTwice, ["controllers": list])
  }

  static var selectedStranger: Self { Self(.selectedStranger) }

  static var managedTabBarChanged: Self { Self(.managedTabBarChanged) }

  static func managedNavigationBarChanged(_ call: String) -> Self {
    Self(.managedNavigationBarChanged, ["call": call])
  }

  static var managedNavigationBarDelegate: Self { Self(.managedNavigationBarDelegate) }
}
