#if os(Linux) || os(macOS)
  package import HeadlessUIKit
#else
  package import UIKit
#endif

/// The parts of a Clean Swift scene, linked: interactor, presenter and router around a view controller.
///
/// One line in the view controller assembles them, whether code or a storyboard makes it:
///
/// ```swift
/// final class HomeViewController: UIViewController, HomeDisplayLogic, SceneViewController {
///   lazy var scene = Scene(
///     HomeInteractor(presenter: HomePresenter(viewController: self)), HomeRouter(viewController: self))
/// }
/// ```
///
/// The view controller holds the scene, the scene its interactor and router, the interactor its presenter; nothing points
/// back but weakly. The router's data store is the interactor, or the store inside it (``DataStoring``), and the router
/// answers the view controller's segues: `prepare(for:sender:)` need not be overridden.
///
/// To have the interactor replaced in a test, name its protocol:
/// `lazy var scene: Scene<any HomeBusinessLogic, HomeRouter> = Scene(…)`.
@MainActor
public final class Scene<Interactor, Router: AnySceneRouter> {
  /// Does the scene's work; a test may put its own here.
  public var interactor: Interactor {
    didSet { link() }
  }

  /// Goes to other scenes.
  public let router: Router

  /// Links the parts of a scene.
  ///
  /// - Parameters:
  ///   - interactor: an object or a value, whose presenter it has already. A test that replaces interactors of this type has
  ///     its own put here (``SceneParts``).
  ///   - router: a router that knows its view controller.
  public init(_ interactor: Interactor, _ router: Router) {
    self.interactor = SceneParts.replacement(for: interactor) ?? interactor
    self.router = router
    link()
    if let controller = router.source {
      let closures = SegueClosures.of(controller)
      closures.router = router
      closures.madeScenes += 1
      if closures.madeScenes == 2 { (controller as? any SceneViewController)?.checkThatSceneIsKept() }
      controller.watchOwnRequiredInputs()
    }
  }

  private func link() {
    guard type(of: interactor as Any) is AnyClass else {
      // A reference to it would be one to a copy.
      router.interactorValue = (
        get: { [weak self] in self?.interactor },
        set: { [weak self] changed in
          guard let self, let changed = changed as? Interactor else { return false }
          interactor = changed
          return true
        }
      )
      (router as? any DataPassing)?.takeStore(of: interactor as AnyObject)
      return
    }
    router.interactorValue = nil
    router.link(interactor as AnyObject)
  }
}

/// A view controller whose scene is assembled by one line.
///
/// ``scene`` is made when it is first asked for, by the view controller's own code, a route or a segue that leads to it.
@MainActor
public protocol SceneViewController: RoutedViewController where Router: AnySceneRouter {
  /// The interactor as the view controller knows it: a class, or a protocol that a test can replace.
  associatedtype Interactor

  /// The router's class; named again, so that the compiler infers it from ``scene``.
  associatedtype Router

  /// The scene's parts; a lazy property, which keeps them.
  ///
  /// One that is computed makes others each time, of which ``SceneProblems`` hears
  /// (``SceneError/Kind/sceneMadeAgain``).
  var scene: Scene<Interactor, Router> { get }
}

extension UIViewController {
  /// Whether it has a scene that nobody has assembled, so that no router hears of the controller's segues.
  package var isUnassembledScene: Bool {
    self is any SceneViewController && attachment(SegueClosures.self) == nil
  }
}

extension SceneViewController {
  /// Reports, once this turn is over, a scene that is another one each time that it is asked for.
  fileprivate func checkThatSceneIsKept() {
    NextTurn().run { [weak self] in
      guard let self, scene !== scene else { return }
      SceneProblems.report(SceneError(.sceneMadeAgain, scene: sceneName))
    }
  }

  /// Does the scene's work.
  public var interactor: Interactor { scene.interactor }

  /// Goes to other scenes.
  public var router: Router? { scene.router }

  /// Assembles the scene now, so that its router answers segues from here on; for `awakeFromNib`.
  ///
  /// Only a controller that neither asks for its scene while its view loads nor overrides `prepare(for:sender:)` needs it,
  /// and that stands in a window without flows and without a navigator. A test hears of a segue that no router answered so
  /// (``SceneError/Kind/notAssembled``).
  public func assemble() {
    _ = scene
  }
}
