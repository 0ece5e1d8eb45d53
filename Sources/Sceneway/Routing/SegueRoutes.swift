/// Routes that a protocol asks for, one per segue of the storyboard's scene, so that a missing one does not compile.
///
/// The protocol of a scene is written by hand or generated from the storyboard:
///
/// ```swift
/// @MainActor protocol HomeSegueRoutes: SegueRoutes {
///   func routeToDetail(segue: UIStoryboardSegue?) throws
///   func routeToMenu(segue: UIStoryboardSegue?) throws
/// }
///
/// extension HomeSegueRoutes {
///   var segueRoutes: [String: AnySceneRouter.Route] { ["Detail": routeToDetail, "Menu": routeToMenu] }
/// }
///
/// final class HomeRouter: SceneRouter<HomeViewController>, HomeSegueRoutes {
///   // The compiler asks for both methods; a table of routes is not needed.
/// }
/// ```
@MainActor
public protocol SegueRoutes: AnySceneRouter {
  /// The routes by the identifiers of the segues that they answer.
  ///
  /// ``AnySceneRouter/routes`` goes before them.
  var segueRoutes: [String: AnySceneRouter.Route] { get }
}
