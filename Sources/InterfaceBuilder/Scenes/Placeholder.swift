/// A stand-in for an object that is there when the document is loaded, such as the first responder.
public struct Placeholder: Hashable, Sendable {
  /// The `placeholder` element.
  public let element: Element

  /// Views a `placeholder` element; nil for any other element.
  ///
  /// - Parameter element: The element.
  public init?(_ element: Element) {
    guard element.name == "placeholder" else { return nil }
    self.element = element
  }

  /// The Interface Builder id.
  public var id: String { element.id ?? "" }

  /// What the placeholder stands for, such as `IBFirstResponder` or `IBFilesOwner`.
  public var identifier: String { element["placeholderIdentifier"] ?? "" }

  /// Whether the placeholder stands for whatever is first responder.
  public var isFirstResponder: Bool { identifier == "IBFirstResponder" }

  /// Whether the placeholder stands for the owner that a xib is loaded with.
  public var isFilesOwner: Bool { identifier == "IBFilesOwner" }

  /// The class that the object is taken to be.
  public var customClass: String? { element.customClass }
}

/// The exit of a scene, where unwind segues end.
public struct Exit: Hashable, Sendable {
  /// The `exit` element.
  public let element: Element

  /// Views an `exit` element; nil for any other element.
  ///
  /// - Parameter element: The element.
  public init?(_ element: Element) {
    guard element.name == "exit" else { return nil }
    self.element = element
  }

  /// The Interface Builder id.
  public var id: String { element.id ?? "" }
}
