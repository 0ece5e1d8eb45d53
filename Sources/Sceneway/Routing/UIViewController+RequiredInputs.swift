#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension UIViewController {
  /// Checks that the scene was given what it requires: in its data store, its interactor and the controller itself.
  ///
  /// Routes and segues with closures do it by themselves. A screen that code shows on its own is checked by this call.
  ///
  /// - Throws: ``SceneError`` of the kind ``SceneError/Kind/missingInput``; `found` lists the properties that nobody set.
  public func checkRequiredInputs() throws {
    let missing =
      (self as? any RoutedViewController)?.missingInputsOfScene ?? RequiredInputs.missing(in: self)
    guard let first = missing.first else { return }
    throw SceneError(.missingInput, scene: sceneName, expected: first, found: missing)
  }

  /// Lets ``SceneProblems`` hear of what this controller and those inside it lack when their views load.
  func watchRequiredInputs() {
    for controller in controllersInside { controller.watchOwnRequiredInputs() }
  }

  /// The same for this controller alone.
  func watchOwnRequiredInputs() {
    guard !isViewLoaded, attachment(InputWatch.self) == nil,
      self is any RoutedViewController || RequiredInputs.areDeclared(by: self)
    else { return }
    let watch = InputWatch()
    attach(watch, as: InputWatch.self)
    whenViewLoads { [unowned self] in
      if !watch.isOver { attempt { try checkRequiredInputs() } }
    }
  }

  /// Whether nothing is missing.
  var hasRequiredInputs: Bool {
    do { try checkRequiredInputs() } catch { return false }
    return true
  }

  /// Whether somebody has heard of what is missing.
  var isToldOfMissingInputs: Bool { attachment(InputWatch.self)?.isOver ?? false }

  /// Checks the required inputs for a caller that throws, after which nobody need hear of them again.
  func requireInputs() throws {
    do {
      try checkRequiredInputs()
    } catch {
      attachment(InputWatch.self)?.isOver = true
      throw error
    }
  }
}

/// A look at a controller's required inputs that waits for its view; hangs on the controller.
@MainActor
private final class InputWatch {
  /// Whether somebody has heard of what is missing.
  var isOver = false
}

extension RoutedViewController {
  /// What nobody set: in the controller, its data store and its interactor.
  fileprivate var missingInputsOfScene: [String] {
    var missing = RequiredInputs.missing(in: self)
    var objects: [Any] = []
    if let store = router?.dataStore { objects.append(store) }
    if let interactor = (router as? AnySceneRouter)?.interactor { objects.append(interactor) }
    for name in objects.flatMap(RequiredInputs.missing) where !missing.contains(name) { missing.append(name) }
    return missing
  }
}
