internal import Foundation
internal import InterfaceBuilder

/// What a controller that came from a storyboard keeps of its scene: what its view needs once it is loaded.
@MainActor
final class SceneContext {
  /// The controller's element.
  let element: Element
  let file: InterfaceBuilderFile
  let storyboard: UIStoryboard

  weak var controller: UIViewController?

  /// The app class that the controller stands in for, where it does not exist.
  var missingClass: String?

  /// The segues that start in the scene, by the id of their element.
  let templates: [String: SegueTemplate]

  /// The segues in document order (SB-27).
  let orderedTemplates: [SegueTemplate]

  /// Connections of the scene's objects that lead into the view, which is not there yet.
  var deferredConnections: [DeferredConnection] = []

  private var objects: [String: WeakReference] = [:]

  init(element: Element, file: InterfaceBuilderFile, storyboard: UIStoryboard) {
    self.element = element
    self.file = file
    self.storyboard = storyboard
    let segues = Controller(element)?.segues ?? []
    orderedTemplates = segues.filter(SceneContext.isPerformed).map {
      SegueTemplate($0, storyboard: storyboard)
    }
    templates = Dictionary(
      orderedTemplates.map { ($0.segue.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a segue can be performed: relationships never are, and an unwind segue needs its exit (UNW-21).
  private static func isPerformed(_ segue: Segue) -> Bool {
    switch segue.kind {
    case .relationship: false
    case .unwind: segue.destination.flatMap(Exit.init) != nil
    default: true
    }
  }

  /// The object of an id outside of the view.
  func object(id: String) -> NSObject? {
    id == element.id ? controller : objects[id]?.object
  }

  /// Remembers an object without keeping it alive.
  func remember(_ object: NSObject, id: String) {
    objects[id] = WeakReference(object: object)
  }

  /// Loads the controller's view (SB-06).
  ///
  /// - Parameter controller: the controller that the view is for.
  /// - Returns: nil where the scene has none.
  func loadView(of controller: UIViewController) -> UIView? {
    guard let viewElement = element.child(key: "view") else { return nil }
    let instantiation = Instantiation(file: file, scene: self)
    guard let view = instantiation.object(for: viewElement) as? UIView else { return nil }
    instantiation.connect()
    instantiation.connectDeferred()
    instantiation.applyRuntimeAttributes()
    fit(view, of: controller)
    controller.setView(view)
    instantiation.awake()
    for template in instantiation.embedTemplates { template.performEmbed() }
    return view
  }

  /// Gives a root view the size of the screen until it is placed, unless the scene says otherwise (LIFE-09, SB-24).
  private func fit(_ view: UIView, of controller: UIViewController) {
    guard element.boolean("autoresizesArchivedViewToFullSize") ?? true else { return }
    view.frame = UIScreen.main.bounds
  }
}

/// A connection of an object that was made before its other end.
struct DeferredConnection {
  let object: WeakReference
  let missingClass: String?
  let connection: Connection
}
