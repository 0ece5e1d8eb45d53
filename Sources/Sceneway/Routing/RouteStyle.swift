#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// How a route goes to its destination when no segue does: where the controller comes from, and how it is shown.
@MainActor
public struct RouteStyle {
  /// Where the destination comes from.
  enum Origin {
    case scene(SceneIdentifier)
    case code(() -> UIViewController)
    case there(Place)
  }

  /// Where a screen is that is there already.
  enum Place {
    case tab
    case behind
  }

  /// How it is shown.
  enum Showing {
    case push
    case show
    case present(PresentationStyle)

    var presents: Bool? {
      switch self {
      case .push: false
      case .show: nil
      case .present: true
      }
    }
  }

  let origin: Origin
  let showing: Showing
  let animated: Bool

  // MARK: Scenes of the source's storyboard

  /// Pushes a scene of the source's storyboard on the source's navigation controller.
  ///
  /// - Parameters:
  ///   - scene: the scene's identifier.
  ///   - animated: whether it takes time; true by default.
  /// - Returns: the style.
  public static func push(_ scene: SceneIdentifier, animated: Bool = true) -> RouteStyle {
    RouteStyle(origin: .scene(scene), showing: .push, animated: animated)
  }

  /// Shows a scene of the source's storyboard in the way that fits the surroundings (SHOW-01).
  ///
  /// - Parameter scene: the scene's identifier.
  /// - Returns: the style.
  public static func show(_ scene: SceneIdentifier) -> RouteStyle {
    RouteStyle(origin: .scene(scene), showing: .show, animated: true)
  }

  /// Presents a scene of the source's storyboard over the source.
  ///
  /// - Parameters:
  ///   - scene: the scene's identifier.
  ///   - style: how it is presented; as the scene itself says by default.
  ///   - animated: whether it takes time; true by default.
  /// - Returns: the style.
  public static func present(
    _ scene: SceneIdentifier, _ style: PresentationStyle = .asIs, animated: Bool = true
  ) -> RouteStyle {
    RouteStyle(origin: .scene(scene), showing: .present(style), animated: animated)
  }

  // MARK: Controllers that code makes

  /// Pushes a controller that code makes.
  ///
  /// - Parameters:
  ///   - animated: whether it takes time; true by default.
  ///   - make: makes the controller.
  /// - Returns: the style.
  public static func push(animated: Bool = true, make: @escaping () -> UIViewController) -> RouteStyle {
    RouteStyle(origin: .code(make), showing: .push, animated: animated)
  }

  /// Shows a controller that code makes in the way that fits the surroundings (SHOW-01).
  ///
  /// - Parameter make: makes the controller.
  /// - Returns: the style.
  public static func show(make: @escaping () -> UIViewController) -> RouteStyle {
    RouteStyle(origin: .code(make), showing: .show, animated: true)
  }

  /// Presents a controller that code makes.
  ///
  /// - Parameters:
  ///   - style: how it is presented; as the controller itself says by default.
  ///   - animated: whether it takes time; true by default.
  ///   - make: makes the controller; the destination may stand inside it.
  /// - Returns: the style.
  public static func present(
    _ style: PresentationStyle = .asIs, animated: Bool = true, make: @escaping () -> UIViewController
  ) -> RouteStyle {
    RouteStyle(origin: .code(make), showing: .present(style), animated: animated)
  }

  // MARK: Screens that are there

  /// Goes back to a screen behind the source: pops and dismisses what is above it.
  ///
  /// The nearest of the destination's class is taken: below on the stack, then around, then under what is presented. Data
  /// is handed backwards that way, before the screen comes into sight again.
  ///
  /// - Parameter animated: whether what is seen of it takes time; true by default.
  /// - Returns: the style.
  public static func back(animated: Bool = true) -> RouteStyle {
    RouteStyle(origin: .there(.behind), showing: .show, animated: animated)
  }

  /// Selects the tab that holds the destination, in the tab bar controller around the source, and pops what is above it.
  public static var tab: RouteStyle { RouteStyle(origin: .there(.tab), showing: .show, animated: false) }
}
