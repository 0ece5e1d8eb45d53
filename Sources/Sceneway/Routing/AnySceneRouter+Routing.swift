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
  ///   of the class, its router, either store, a required input, the navigation controller; whatever `pass` throws.
  ///   Nothing is shown then, where no segue goes there by itself.
  /// - Returns: the transition, in the queue of the source's window; nil with a segue and outside of any window.
  @discardableResult
  public func route<Destination: RoutedViewController>(
    _ segue: UIStoryboardSegue?, to type: Destination.Type, or style: RouteStyle,
    pass: (DataStore, inout Destination.Router.DataStore) throws -> Void
  ) throws -> Transition? {
    guard let store = dataStore else {
      throw SceneError(.noDataStore, scene: name, expected: String(describing: DataStore.self))
    }
    return try route(segue, toAny: type, or: style) { destination in
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
  /// - Returns: the transition, in the queue of the source's window; nil with a segue and outside of any window.
  @discardableResult
  public func route<Destination: UIViewController>(
    _ segue: UIStoryboardSegue?, toAny type: Destination.Type, or style: RouteStyle,
    configure: (Destination) throws -> Void = { _ in }
  ) throws -> Transition? {
    if let segue {
      let destination = try find(type, in: segue.destination, .wrongDestination, segue.identifier)
      try configure(destination)
      if !destination.isViewLoaded { try destination.requireInputs() }
      return nil
    }
    guard let source else { throw SceneError(.noViewController, scene: name) }
    if let place = style.place {
      let there = try ScreenThere(type, place, of: source)
      try configure(there.screen)
      if !there.screen.isViewLoaded { try there.screen.requireInputs() }
      return try there.go(animated: style.animated)
    } else {
      let shown = try makeController(style.origin, from: source)
      let destination = try find(type, in: shown, .wrongScene, style.identifier)
      try configure(destination)
      if !destination.isViewLoaded { try destination.requireInputs() }
      return try show(shown, from: source, style)
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
    case .there(let place):
      throw SceneError(.noScreenThere, scene: source.sceneName, expected: "screen to make (\(place))")
    case .scene(let identifier):
      guard let storyboard = source.storyboard else {
        throw SceneError(.noStoryboard, scene: source.sceneName, identifier: identifier.rawValue)
      }
      return try storyboard.controller(identifier, for: name)
    }
  }

  private func show(_ controller: UIViewController, from source: UIViewController, _ style: RouteStyle) throws
    -> Transition?
  {
    var navigation: UINavigationController?
    if case .push = style.showing {
      navigation = source.navigationController
      guard navigation != nil else { throw SceneError(.noNavigationController, scene: source.sceneName) }
      if controller is UINavigationController || controller is UISplitViewController {
        throw SceneError(
          .transitionRefused, scene: source.sceneName, identifier: style.identifier,
          expected: controller.sceneName, found: ["a navigation controller does not take it"])
      }
    }
    Adoption.note(controller, from: source)
    guard let navigator = Navigator.around(source) else {
      try showOutsideOfWindow(controller, from: source, on: navigation, style)
      return nil
    }
    let animation: RouteAnimation = style.animated ? .standard : .none
    switch style.showing {
    case .push: return try navigator.push(controller, on: navigation, animation: animation).started(by: name)
    case .show: return try navigator.show(controller, from: source).started(by: name)
    case .present(let presentation):
      return try navigator.present(controller, presentation, from: source, animation: animation).started(
        by: name)
    }
  }

  /// What UIKit does where there is no window; a stack takes a controller all the same.
  private func showOutsideOfWindow(
    _ controller: UIViewController, from source: UIViewController, on navigation: UINavigationController?,
    _ style: RouteStyle
  ) throws {
    let arrival = Arrival(
      of: controller, from: source, identifier: style.identifier, presents: style.showing.presents)
    switch style.showing {
    case .push: navigation?.pushViewController(controller, animated: style.animated)
    case .show: source.show(controller, sender: nil)
    case .present(let presentation):
      if let modalStyle = presentation.modalPresentationStyle {
        controller.modalPresentationStyle = modalStyle
      }
      source.present(controller, animated: style.animated)
    }
    try arrival.check()
  }
}

extension Transition {
  /// Throws what has failed at once; what fails later goes to ``SceneProblems``.
  func started(by scene: String) throws -> Transition {
    if case .failed(let error) = outcome { throw error }
    whenEnded { outcome in
      if case .failed(let error) = outcome { SceneProblems.report(error, by: scene) }
    }
    return self
  }
}

extension RouteStyle {
  /// The identifier of the scene, where the destination comes from a storyboard.
  fileprivate var identifier: String? {
    guard case .scene(let identifier) = origin else { return nil }
    return identifier.rawValue
  }

  /// Where the destination is, where it is there already.
  fileprivate var place: RouteStyle.Place? {
    guard case .there(let place) = origin else { return nil }
    return place
  }
}
