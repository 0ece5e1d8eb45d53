#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// The router of a Clean Swift scene: goes to other scenes and hands data over.
///
/// One method per destination serves a storyboard's segue and the way without one:
///
/// ```swift
/// final class HomeRouter: SceneRouter<HomeViewController>, HomeRoutingLogic, HomeDataPassing {
///   var dataStore: (any HomeDataStore)?
///
///   override var routes: [String: Route] { ["Detail": routeToDetail] }
///
///   func routeToDetail(segue: UIStoryboardSegue?) throws {
///     try route(segue, to: DetailViewController.self, or: .push(.detail)) { source, destination in
///       destination.message = source.message
///     }
///   }
/// }
/// ```
open class SceneRouter<ViewController: UIViewController>: AnySceneRouter {
  /// The view controller of the router's scene; not retained, since the view controller holds the router.
  public weak var viewController: ViewController?

  override var source: UIViewController? { viewController }

  /// Makes a router whose view controller is set later.
  public override init() {
    super.init()
  }

  /// Makes the router of a view controller.
  ///
  /// - Parameter viewController: the view controller; not retained.
  public init(viewController: ViewController) {
    self.viewController = viewController
    super.init()
  }
}
