/// A way from one controller to another, or a relationship between the two.
public struct Segue: Hashable, Sendable {
  /// The `segue` element.
  public let element: Element

  /// Views a `segue` element.
  ///
  /// - Parameter element: The element.
  public init(_ element: Element) {
    self.element = element
  }

  /// The Interface Builder id.
  public var id: String { element.id ?? "" }

  /// The kind of segue.
  public var kind: Kind { Kind(name: element["kind"] ?? "") }

  /// The identifier that code uses.
  public var identifier: String? { element["identifier"] }

  /// The id of the destination; that of an exit for an unwind segue.
  public var destinationID: String { element["destination"] ?? "" }

  /// The destination; nil when it is not in the document.
  public var destination: Element? { element.resolve(destinationID) }

  /// The controller at the end, which may be a reference to another storyboard; nil for an unwind segue.
  public var destinationController: Controller? { destination.flatMap(Controller.init) }

  /// The relationship of the two controllers, such as `rootViewController`, when the kind is ``Kind/relationship``.
  public var relationship: String? { element["relationship"] }

  /// The custom class of the segue.
  public var customClass: String? { element.customClass }

  /// The module of the custom class.
  public var customModule: String? { element.customModule }

  /// Whether the module is that of the target, as `customModuleProvider="target"` says.
  public var usesTargetModule: Bool { element.usesTargetModule }

  /// Whether the transition is animated; true where nothing is said.
  public var animates: Bool { element.boolean("animates") ?? true }

  /// How the destination is presented, such as `formSheet`; nil to follow the destination.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }

  /// How the destination appears, such as `crossDissolve`; nil to follow the destination.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }

  /// The selector of the method to unwind to, such as `unwindToMenu:`.
  public var unwindAction: String? { element["unwindAction"] }

  /// The selector of the method that makes the destination (`@IBSegueAction`).
  public var destinationCreationSelector: String? { element["destinationCreationSelector"] }

  /// What makes the sender perform the segue, where there is a choice, such as `accessoryAction`.
  public var trigger: String? { element["trigger"] }

  /// The id of the view that a popover points at.
  public var popoverAnchorViewID: String? { element["popoverAnchorView"] }

  /// The view that a popover points at.
  public var popoverAnchorView: Element? { popoverAnchorViewID.flatMap(element.resolve) }

  /// The id of the bar button item that a popover points at.
  public var popoverAnchorBarButtonItemID: String? { element["popoverAnchorBarButtonItem"] }

  /// The bar button item that a popover points at.
  public var popoverAnchorBarButtonItem: Element? { popoverAnchorBarButtonItemID.flatMap(element.resolve) }

  /// The object that performs the segue: a control, a cell, a recogniser, or the controller itself.
  public var sender: Element? { element.connectionOwner }

  /// The controller that the segue starts from.
  ///
  /// It is the innermost controller around the sender, or that of the scene for an object beside it.
  public var source: Controller? {
    guard let sender else { return nil }
    return Controller(sender) ?? sender.ancestors.lazy.compactMap(Controller.init).first
      ?? sender.scene?.controller
  }

  /// Whether the controller itself performs the segue, so that only code can start it.
  public var isManual: Bool { sender.flatMap(Controller.init) != nil && kind != .relationship }

  /// The segue that shows a preview on a firm press, when this one has peek and pop.
  public var previewSegue: Segue? { element.child(key: "preview").map(Segue.init) }

  /// The segue that follows the preview, when this one has peek and pop.
  public var commitSegue: Segue? { element.child(key: "commit").map(Segue.init) }
}
