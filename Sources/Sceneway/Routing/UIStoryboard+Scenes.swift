#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension UIStoryboard {
  /// Makes a scene whose class is known, and gives it what it needs before its view loads.
  ///
  /// ```swift
  /// let screen = try UIStoryboard.main.scene(.detail, as: DetailViewController.self) { $0.message = message }
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: the scene's storyboard identifier.
  ///   - type: the class of its controller, which may stand inside a container.
  ///   - configure: gets the controller; does nothing by default.
  /// - Returns: the scene's outermost controller, with its required inputs there.
  /// - Throws: ``SceneError`` where the storyboard has no such scene (known in advance on headless UIKit alone), no
  ///   controller in it is of the class, or a required input is missing; whatever `configure` throws.
  public func scene<Controller: UIViewController>(
    _ identifier: SceneIdentifier, as type: Controller.Type, configure: (Controller) throws -> Void = { _ in }
  ) throws -> UIViewController {
    try scene(identifier, as: type, for: String(describing: type), configure: configure)
  }

  /// The same for somebody whom errors name: a flow that shows the scene.
  func scene<Controller: UIViewController>(
    _ identifier: SceneIdentifier, as type: Controller.Type, for name: String,
    configure: (Controller) throws -> Void
  ) throws -> UIViewController {
    let controller = try controller(identifier, for: name)
    guard let found = controller.firstInside(type) else {
      throw SceneError(
        .wrongScene, scene: name, identifier: identifier.rawValue,
        expected: String(describing: type), found: controller.classesInside)
    }
    try configure(found)
    if !found.isViewLoaded { try found.requireInputs() }
    return controller
  }

  /// Makes a scene, or says which scenes there are.
  func controller(_ identifier: SceneIdentifier, for scene: String) throws -> UIViewController {
    if let known = sceneNames, !known.contains(identifier.rawValue) {
      throw SceneError(.unknownScene, scene: scene, identifier: identifier.rawValue, found: known)
    }
    return instantiateViewController(withIdentifier: identifier.rawValue)
  }
}
