/// A scene of a storyboard: a controller and the objects that belong to it.
public struct Scene: Hashable, Sendable {
  /// The `scene` element.
  public let element: Element

  /// Views a `scene` element.
  ///
  /// - Parameter element: The element.
  public init(_ element: Element) {
    self.element = element
  }

  /// The scene id, such as `pY4-Hu-kfo`.
  public var id: String? { element["sceneID"] }

  /// Where the scene lies on the canvas, in points; nil when the document does not say.
  public var canvasLocation: Point? { element.child(key: "canvasLocation").flatMap(Point.init) }

  /// The objects of the scene, in document order.
  public var objects: [Element] {
    element.child(named: "objects").map { Array($0.children) } ?? []
  }

  /// The controllers among the objects; a scene holds one, or none.
  public var controllers: [Controller] { objects.compactMap(Controller.init) }

  /// The controller of the scene, which may be a reference to another storyboard.
  public var controller: Controller? {
    element.child(named: "objects")?.children.lazy.compactMap(Controller.init).first
  }

  /// The reference to another storyboard that the scene stands for.
  public var storyboardReference: StoryboardReference? { controller?.reference }

  /// The placeholders, such as the first responder.
  public var placeholders: [Placeholder] { objects.compactMap(Placeholder.init) }

  /// The placeholder for whatever is first responder.
  public var firstResponder: Placeholder? { placeholders.first { $0.isFirstResponder } }

  /// The exits, where unwind segues end.
  public var exits: [Exit] { objects.compactMap(Exit.init) }

  /// The objects of classes that Interface Builder does not know.
  public var customObjects: [Element] { objects.filter { $0.name == "customObject" } }

  /// The gesture recognisers, of whichever kind.
  public var gestureRecognizers: [Element] { objects.filter { $0.name.hasSuffix("GestureRecognizer") } }

  /// The segues that start in the scene, in document order.
  public var segues: [Segue] { element.segues }

  /// The title that Interface Builder writes in the comment before the scene.
  public var title: String? { element.precedingComment }

  /// What to call the scene: its title, or else the name, class or kind of its controller.
  public var label: String {
    if let title { return title }
    guard let controller else { return id ?? "Scene" }
    if let reference = controller.reference {
      return reference.referencedIdentifier ?? reference.storyboardName ?? controller.kind.rawValue
    }
    return controller.userLabel ?? controller.title ?? controller.customClass ?? controller.kind.rawValue
  }
}
