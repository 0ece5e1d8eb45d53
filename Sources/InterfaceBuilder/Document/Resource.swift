/// An image or colour that a document uses by name.
public struct Resource: Hashable, Sendable {
  /// The kind of resource.
  public enum Kind: Hashable, Sendable {
    /// An image and its size in points; `catalog` is `system` for a symbol.
    case image(size: Size?, catalog: String?)
    /// A colour of an asset catalogue.
    case namedColor(Color?)
    /// A colour of the system.
    case systemColor(Color?)
    /// Something else; see ``Resource/element``.
    case unknown
  }

  /// The element that describes the resource.
  public let element: Element

  init(_ element: Element) {
    self.element = element
  }

  /// The name that the document uses.
  public var name: String { element["name"] ?? "" }

  /// The kind of resource.
  public var kind: Kind {
    switch element.name {
    case "image": .image(size: Size(element), catalog: element["catalog"])
    case "namedColor": .namedColor(element.child(named: "color").map(Color.init))
    case "systemColor": .systemColor(element.child(named: "color").map(Color.init))
    default: .unknown
    }
  }
}
