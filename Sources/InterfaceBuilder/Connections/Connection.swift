/// A connection from one object of a document to another.
public enum Connection: Hashable, Sendable {
  /// A property that holds the destination.
  case outlet(Outlet)
  /// A property that holds several destinations.
  case outletCollection(OutletCollection)
  /// A message that is sent to the destination.
  case action(Action)
  /// A way to another controller.
  case segue(Segue)
  /// Something else, such as a binding of AppKit.
  case other(Element)

  /// Views an element in `connections`.
  ///
  /// - Parameter element: The element.
  public init(_ element: Element) {
    switch element.name {
    case "outlet": self = .outlet(Outlet(element))
    case "outletCollection": self = .outletCollection(OutletCollection(element))
    case "action": self = .action(Action(element))
    case "segue": self = .segue(Segue(element))
    default: self = .other(element)
    }
  }

  /// The element of the connection.
  public var element: Element {
    switch self {
    case .outlet(let outlet): outlet.element
    case .outletCollection(let collection): collection.element
    case .action(let action): action.element
    case .segue(let segue): segue.element
    case .other(let element): element
    }
  }

  /// The outlet, when the connection is one.
  public var outlet: Outlet? {
    if case .outlet(let outlet) = self { outlet } else { nil }
  }

  /// The outlet collection, when the connection is to one.
  public var outletCollection: OutletCollection? {
    if case .outletCollection(let collection) = self { collection } else { nil }
  }

  /// The action, when the connection is one.
  public var action: Action? {
    if case .action(let action) = self { action } else { nil }
  }

  /// The segue, when the connection is one.
  public var segue: Segue? {
    if case .segue(let segue) = self { segue } else { nil }
  }
}

extension Element {
  /// The connections that start at the element, in document order.
  public var connections: [Connection] { child(named: "connections")?.children.map(Connection.init) ?? [] }

  /// The element that a connection starts at, whose `connections` hold this one.
  var connectionOwner: Element? {
    guard let parent, parent.record.name == KnownName.connections.rawValue else { return nil }
    return parent.parent
  }
}
