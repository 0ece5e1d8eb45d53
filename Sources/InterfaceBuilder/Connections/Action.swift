/// A message that an object sends to another one.
public struct Action: Hashable, Sendable {
  /// The `action` element.
  public let element: Element

  /// Views an `action` element.
  ///
  /// - Parameter element: The element.
  public init(_ element: Element) {
    self.element = element
  }

  /// The Interface Builder id.
  public var id: String { element.id ?? "" }

  /// The selector, such as `save:`.
  public var selector: String { element["selector"] ?? "" }

  /// The id of the receiver; on macOS the attribute is named `target`.
  public var destinationID: String { element["destination"] ?? element["target"] ?? "" }

  /// The receiver; nil when it is not in the document.
  public var destination: Element? { element.resolve(destinationID) }

  /// The sender.
  public var owner: Element? { element.connectionOwner }

  /// The control event, such as `touchUpInside`; nil for senders with only one.
  public var eventType: String? { element["eventType"] }

  /// What makes the sender send, where there is a choice, such as `doubleAction`.
  public var trigger: String? { element["trigger"] }
}
