#if os(Linux) || os(macOS)
  @_spi(Sceneway) public import HeadlessUIKit
#else
  public import UIKit
#endif

extension DataPassing where Self: AnySceneRouter {
  /// Hands data to a scene: the destination of a segue, or one that is made and shown here.
  ///
  /// The destination is found inside navigation, tab bar and other containers. Its store is changed by `pass` and then
  /// written back, so that a struct keeps what it was given. All of it happens before the destination's view loads.
  ///
  /// - Parameters:
  ///   - segue: the segue that goes there; nil to go without one.
  ///   - type: the class of the destination's view controller.
  ///   - style: how to go there without a segue.
  ///   - pass: takes from this router's store what the destination's store needs.
  /// - Throws: ``SceneError`` that names what is missing: the view controller, the storyboard, the scene, a destination
  ///   of the class, its router, either store, the navigation controller; whatever `pass` throws. Nothing is shown then.
  public func route<Destination: RoutedViewController>(
    _ segue: UIStoryboardSegue?, to type: Destination.Type, or style: RouteStyle,
    pass: (DataStore, inout Destination.Router.DataStore) throws -> Void
  ) throws {
    guard let store = dataStore else {
      throw SceneError(.noDataStore, scene: name, expected: String(describing: DataStore.self))
    }
    try route(segue, toAny: type, or: style) { destination in
      let scene = String(describing: Swift.type(of: destination))
      guard let router = destination.router else { throw SceneError(.noRouter, scene: scene) }
      guard var changed = router.dataStore else {
        throw SceneError(
          .noDataStore, scene: String(describing: Swift.type(of: router)),
          expected: String(describing: Destination.Router.DataStore.self))
      }
      try pass(store, &changed)
      router.dataStore = changed
    }
  }
}

extension AnySceneRouter {
  /// Goes to a scene that has no router of its own, and configures its view controller.
  ///
  /// - Parameters:
  ///   - segue: the segue that goes there; nil to go without one.
  ///   - type: the class of the destination's view controller.
  ///   - style: how to go there without a segue.
  ///   - configure: gets the destination before its view loads; does nothing by default.
  /// - Throws: ``SceneError`` that names what is missing; whatever `configure` throws. Nothing is shown then.
  public func route<Destination: UIViewController>(
    _ segue: UIStoryboardSegue?, toAny type: Destination.Type, or style: RouteStyle,
    configure: (Destination) throws -> Void = { _ in }
  ) throws {
    if let segue {
      try configure(find(type, in: segue.destination, .wrongDestination, segue.identifier))
    } else {
      guard let source else { throw SceneError(.noViewController, scene: name) }
      let shown = try makeController(style.origin, from: source)
      try configure(find(type, in: shown, .wrongScene, style.identifier))
      try show(shown, from: source, style)
    }
  }

  private func find<Destination: UIViewController>(
    _ type: Destination.Type, in controller: UIViewController, _ fault: SceneError.Kind, _ identifier: String?
  ) throws -> Destination {
    if let found = controller.firstInside(type) { return found }
    throw SceneError(
      fault, scene: name, identifier: identifier, expected: String(describing: type),
      found: controller.classesInside)
  }

  private func makeController(_ origin: RouteStyle.Origin, from source: UIViewController) throws
    -> UIViewController
  {
    switch origin {
    case .code(let make): return make()
    case .scene(let identifier):
      guard let storyboard = source.storyboard else {
        throw SceneError(.noStoryboard, scene: source.sceneName, identifier: identifier.rawValue)
      }
      if let known = storyboard.sceneNames, !known.contains(identifier.rawValue) {
        throw SceneError(.unknownScene, scene: name, identifier: identifier.rawValue, found: known)
      }
      return storyboard.instantiateViewController(withIdentifier: identifier.rawValue)
    }
  }

  private func show(_ controller: UIViewController, from source: UIViewController, _ style: RouteStyle) throws
  {
    switch style.showing {
    case .push:
      guard let navigation = source.navigationController else {
        throw SceneError(.noNavigationController, scene: source.sceneName)
      }
      if controller is UINavigationController || controller is UISplitViewController {
        throw SceneError(
          .transitionRefused, scene: source.sceneName, identifier: style.identifier,
          expected: controller.sceneName)
      }
      navigation.pushViewController(controller, animated: style.animated)
    case .show:
      source.show(controller, sender: nil)
    case .present(let presentation):
      if let modalStyle = presentation.modalPresentationStyle {
        controller.modalPresentationStyle = modalStyle
      }
      source.present(controller, animated: style.animated)
      guard controller.presentingViewController != nil else {
        throw SceneError(
          .transitionRefused, scene: source.sceneName, identifier: style.identifier,
          expected: controller.sceneName)
      }
    }
  }
}

extension RouteStyle {
  /// The identifier of the scene, where the destination comes from a storyboard.
  fileprivate var identifier: String? {
    guard case .scene(let identifier) = origin else { return nil }
    return identifier.rawValue
  }
}
