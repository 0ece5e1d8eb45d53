internal import Foundation
internal import InterfaceBuilder

/// Controllers that are made together: one that was asked for and those that are part of it (SB-09, SB-10).
///
/// They are connected and told to awake when all of them are made.
@MainActor
final class SceneSession {
  private var finished: [Instantiation] = []
  /// The elements on the way, so that a container that contains itself ends.
  private var underway: [Element] = []
  private var count = 0

  /// How many controllers may be made together.
  ///
  /// Two tabs that lead to the same two, twenty times over, would be a million.
  private static let countLimit = 2_000

  /// Whether one more controller may be made; the first that may not is complained of.
  ///
  /// - Parameter container: the controller that it would be a part of.
  /// - Returns: whether there is room.
  func hasRoom(in container: UIViewController) -> Bool {
    if count < SceneSession.countLimit { return true }
    if count == SceneSession.countLimit {
      count += 1
      UIKitComplaint.tooManyEmbeddings(SceneSession.countLimit, in: container).report()
    }
    return false
  }

  /// Makes the controller of an element, and completes it.
  ///
  /// - Parameters:
  ///   - element: the controller's element.
  ///   - file: the storyboard's content.
  ///   - storyboard: the storyboard.
  ///   - creator: makes the object instead of its `init(coder:)`; nil comes back to that (SB-19).
  /// - Returns: nil where the class's `init(coder:)` refuses.
  static func makeController(
    _ element: Element, of file: InterfaceBuilderFile, in storyboard: UIStoryboard, creator: Creator? = nil
  ) -> UIViewController? {
    let session = SceneSession()
    let controller = session.make(element, of: file, in: storyboard, creator: creator)
    for part in session.finished { part.connect() }
    for part in session.finished { part.applyRuntimeAttributes() }
    for part in session.finished { part.awake() }
    return controller
  }

  /// Makes a controller that is to be completed with the others.
  func make(
    _ element: Element, of file: InterfaceBuilderFile, in storyboard: UIStoryboard, creator: Creator?
  ) -> UIViewController? {
    guard !underway.contains(where: { $0.isIdentical(to: element) }),
      let choice = ElementClass.choose(for: element), choice.type.isSubclass(of: UIViewController.self)
    else { return nil }
    count += 1
    underway.append(element)
    defer { underway.removeLast() }
    let scene = SceneContext(element: element, file: file, storyboard: storyboard)
    let instantiation = Instantiation(file: file, scene: scene)
    instantiation.session = self
    let coder = InterfaceBuilderCoder(element, in: instantiation)
    let made = creator?.make(coder)
    if let made, coder.decodedObject !== made { UIKitComplaint.notMadeByCoder.report() }
    scene.missingClass = made == nil ? choice.missingClass : nil
    guard let controller = made ?? ClassInstantiation.make(choice.type, coder: coder) as? UIViewController
    else { return nil }
    scene.controller = controller
    controller.missingClassName = scene.missingClass
    instantiation.makeSceneObjects(beside: controller)
    instantiation.add(controller, of: element, missingClass: scene.missingClass)
    finished.append(instantiation)
    return controller
  }
}

/// Makes a controller in place of its `init(coder:)`.
struct Creator {
  let make: @MainActor (NSCoder) -> UIViewController?
}

extension Instantiation {
  /// Makes the other objects of the scene: gesture recognisers, custom objects, views outside of the view (SB-05).
  fileprivate func makeSceneObjects(beside controller: UIViewController) {
    for element in scene?.element.scene?.objects ?? [] {
      guard element.id != scene?.element.id, !["placeholder", "exit"].contains(element.name),
        let made = object(for: element)
      else { continue }
      controller.sceneObjects.append(made)
    }
    for entry in entries {
      if let id = entry.element.id { scene?.remember(entry.object, id: id) }
    }
  }
}
