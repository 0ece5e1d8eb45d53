#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// What all routers share: the table of routes, and going to a controller without a segue.
///
/// Subclass ``SceneRouter``, which knows the class of its view controller.
@MainActor
open class AnySceneRouter {
  /// Answers a segue: passes data to its destination.
  ///
  /// Without a segue it goes to the destination itself.
  public typealias Route = @MainActor (UIStoryboardSegue?) throws -> Void

  /// The view controller of the router's scene; not retained, since the view controller holds the router.
  var source: UIViewController? { nil }

  /// The interactor of the router's scene, which holds the scene's data; the scene retains it.
  private(set) weak var interactor: AnyObject?

  /// A data store of no interactor, set by itself.
  var ownStore: Any?

  /// Reads and writes an interactor that is a value, which nobody can refer to.
  var interactorValue: (get: () -> Any?, set: (Any) -> Bool)?

  /// Makes a router.
  public init() {}

  /// Takes the interactor of the scene, whose data the router passes on.
  func link(_ interactor: AnyObject) {
    self.interactor = interactor
    (self as? any DataPassing)?.takeStore(of: interactor)
  }

  /// The routes by the identifiers of the segues that they answer; none by default.
  ///
  /// ```swift
  /// override var routes: [String: Route] {
  ///   ["Detail": routeToDetail, "About": routeWithoutData]
  /// }
  /// ```
  open var routes: [String: Route] { [:] }

  /// The routes of the table, and those of a protocol that was generated from the storyboard.
  private var allRoutes: [String: Route] {
    guard let generated = (self as? any SegueRoutes)?.segueRoutes else { return routes }
    return routes.merging(generated) { own, _ in own }
  }

  /// The name that errors call the router by.
  var name: String { String(describing: type(of: self)) }

  // MARK: Answering segues

  /// Answers a segue with the route of its identifier; call it from the view controller's `prepare(for:sender:)`.
  ///
  /// The router of a ``Scene`` hears of segues by itself, and answers each once.
  ///
  /// What goes wrong cannot be thrown from there. Where the segue was started by one of Sceneway's own `performSegue`
  /// methods, that call throws it; otherwise it goes to ``SceneProblems``.
  ///
  /// - Parameters:
  ///   - segue: the segue. One without identifier, or configured by a closure, needs no route.
  ///   - sender: what started it.
  public func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let closures = segue.source.attachment(SegueClosures.self)
    if closures?.route(segue) == false { return }
    do {
      try route(for: segue)
    } catch {
      if closures?.fail(segue, with: error) != true { SceneProblems.report(error, by: name) }
    }
  }

  /// Answers a segue with the route of its identifier.
  ///
  /// - Parameter segue: the segue. One without identifier, or configured by a closure, needs no route.
  /// - Throws: ``SceneError`` of the kind ``SceneError/Kind/noRoute`` where no route answers it; what the route throws.
  public func route(for segue: UIStoryboardSegue) throws {
    guard let identifier = segue.identifier else { return }
    let routes = allRoutes
    if let route = routes[identifier] { return try route(segue) }
    if segue.source.attachment(SegueClosures.self)?.configured(segue) == true { return }
    throw SceneError(.noRoute, scene: name, identifier: identifier, found: routes.keys.sorted())
  }

  /// A route for a segue that hands nothing over.
  ///
  /// - Parameter segue: the segue.
  /// - Throws: nothing; it has the form of a route.
  public func routeWithoutData(segue: UIStoryboardSegue?) throws {}

  /// Checks that every route is named after a segue of the scene, and every segue with an identifier has a route.
  ///
  /// A test calls it once per router. Where UIKit does not tell the segues (Apple's platforms) nothing is checked.
  ///
  /// - Throws: ``SceneError`` that names the first route or segue that has no counterpart.
  public func checkRoutes() throws {
    guard let source else { throw SceneError(.noViewController, scene: name) }
    guard let segues = source.segueNames else { return }
    let routes = allRoutes
    if let unknown = routes.keys.sorted().first(where: { !segues.contains($0) }) {
      throw SceneError(.unknownRoute, scene: name, identifier: unknown, found: segues)
    }
    if let missing = segues.first(where: { routes[$0] == nil }) {
      throw SceneError(.noRoute, scene: name, identifier: missing, found: routes.keys.sorted())
    }
  }

  // MARK: Events

  /// Runs something that may throw where nobody can catch: in an action, say.
  ///
  /// What it throws goes to ``SceneProblems``.
  ///
  /// - Parameter body: what to run.
  public func attempt(_ body: () throws -> Void) {
    SceneProblems.attempt(body, by: name)
  }
}

extension UIViewController {
  /// Runs something that may throw where nobody can catch: in an action, say.
  ///
  /// What it throws goes to ``SceneProblems``.
  ///
  /// - Parameter body: what to run.
  public func attempt(_ body: () throws -> Void) {
    SceneProblems.attempt(body, by: sceneName)
  }
}

extension SceneProblems {
  /// Runs something and reports what it throws.
  static func attempt(_ body: () throws -> Void, by scene: String) {
    do {
      try body()
    } catch {
      report(error, by: scene)
    }
  }

  /// Reports any error; one that is not Sceneway's own is wrapped.
  static func report(_ error: any Error, by scene: String) {
    report(SceneError(error, in: scene))
  }
}

extension SceneError {
  /// Any error as one of Sceneway's own; its words are kept.
  init(_ error: any Error, in scene: String) {
    self = error as? SceneError ?? SceneError(.failed, scene: scene, found: [String(describing: error)])
  }
}
