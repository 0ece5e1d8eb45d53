extension InterfaceBuilderDocument {
  /// The element with an Interface Builder id, or the scene with a scene id.
  ///
  /// Where an id is used twice (see ``problems``) the first element counts.
  ///
  /// - Parameter id: The id, such as `7bK-jq-Zjz`.
  public subscript(id: String) -> Element? { element(id: id) }

  /// The element with an Interface Builder id, or the scene with a scene id.
  ///
  /// - Parameter id: The id, such as `7bK-jq-Zjz`.
  /// - Returns: Nil when the document has none.
  public func element(id: String) -> Element? {
    storage.identifiers.node(of: id, in: storage.tables).map { Element(storage, $0) }
  }

  /// The scenes, in document order.
  public var scenes: [Scene] {
    root.child(named: "scenes")?.children(named: "scene").map(Scene.init) ?? []
  }

  /// The scene with a scene id, or the scene that the object with an id is in.
  ///
  /// - Parameter id: The id, such as `pY4-Hu-kfo`.
  /// - Returns: Nil when the document has none.
  public func scene(id: String) -> Scene? { element(id: id)?.scene }

  /// The controllers of all scenes, references to other storyboards included, in document order.
  public var controllers: [Controller] { scenes.flatMap(\.controllers) }

  /// The controller with an Interface Builder id.
  ///
  /// - Parameter id: The id, such as `7bK-jq-Zjz`.
  /// - Returns: Nil when the document has none.
  public func controller(id: String) -> Controller? { element(id: id).flatMap(Controller.init) }

  /// The controller with a storyboard identifier.
  ///
  /// - Parameter identifier: The identifier that code uses, on watchOS the attribute `identifier`.
  /// - Returns: Nil when the document has none.
  public func controller(storyboardIdentifier identifier: String) -> Controller? {
    controllers.first { !$0.isReference && $0.storyboardIdentifier == identifier }
  }

  /// The controller that the storyboard starts with.
  public var initialViewController: Controller? {
    initialViewControllerID.flatMap(controller(id:))
  }

  /// The segues, relationships included, in document order.
  ///
  /// Left out are the segues within segues (peek and pop) and those that only break ties between simulated metrics.
  public var segues: [Segue] { root.segues }

  /// The references to other storyboards, in document order.
  public var storyboardReferences: [StoryboardReference] { controllers.compactMap(\.reference) }

  /// The segues that lead to a controller, exit or reference.
  ///
  /// - Parameter id: The id of the destination.
  /// - Returns: The segues, in document order.
  public func segues(to id: String) -> [Segue] { segues.filter { $0.destinationID == id } }
}

extension Element {
  /// The scene that the element is, or is in.
  public var scene: Scene? {
    if record.name == KnownName.scene.rawValue { return Scene(self) }
    return ancestors.first { $0.record.name == KnownName.scene.rawValue }.map(Scene.init)
  }

  /// The element that an id names in this element's document.
  ///
  /// - Parameter id: The id, such as `7bK-jq-Zjz`.
  /// - Returns: Nil when the document has none.
  public func resolve(_ id: String) -> Element? {
    storage.identifiers.node(of: id, in: tables).map { Element(storage, $0) }
  }

  /// The segues in this element, however deep, in document order.
  public var segues: [Segue] {
    descendants(named: "segue")
      .filter { $0.parent?.record.name == KnownName.connections.rawValue }.map(Segue.init)
  }
}
