/// A property of an object that holds another one.
public struct Outlet: Hashable, Sendable {
  /// The `outlet` element.
  public let element: Element

  /// Views an `outlet` element.
  ///
  /// - Parameter element: The element.
  public init(_ element: Element) {
    self.element = element
  }

  /// The Interface Builder id.
  public var id: String { element.id ?? "" }

  /// The name of the property.
  public var property: String { element["property"] ?? "" }

  /// The id of the object that the property holds.
  public var destinationID: String { element["destination"] ?? "" }

  /// The object that the property holds; nil when it is not in the document.
  public var destination: Element? { element.resolve(destinationID) }

  /// The object that has the property.
  public var owner: Element? { element.connectionOwner }
}

/// An entry of a property that holds several objects.
///
/// Each object is an entry of its own; those of the same property belong together, in document order.
public struct OutletCollection: Hashable, Sendable {
  /// The `outletCollection` element.
  public let element: Element

  /// Views an `outletCollection` element.
  ///
  /// - Parameter element: The element.
  public init(_ element: Element) {
    self.element = element
  }

  /// The Interface Builder id.
  public var id: String { element.id ?? "" }

  /// The name of the property; `gestureRecognizers` joins recognisers to their view.
  public var property: String { element["property"] ?? "" }

  /// The id of the object that the property holds.
  public var destinationID: String { element["destination"] ?? "" }

  /// The object that the property holds; nil when it is not in the document.
  public var destination: Element? { element.resolve(destinationID) }

  /// The object that has the property.
  public var owner: Element? { element.connectionOwner }

  /// The class of the collection, such as `NSMutableArray`.
  public var collectionClass: String? { element["collectionClass"] }

  /// Whether the object is added to what the property holds already.
  public var appends: Bool { element.boolean("appends") ?? false }
}
