/// A stand-in for a controller of another storyboard.
public struct StoryboardReference: Hashable, Sendable {
  /// The `viewControllerPlaceholder` element.
  public let element: Element

  /// Views a `viewControllerPlaceholder` element; nil for any other element.
  ///
  /// - Parameter element: The element.
  public init?(_ element: Element) {
    guard element.name == Controller.Kind.viewControllerPlaceholder.rawValue else { return nil }
    self.element = element
  }

  /// The Interface Builder id.
  public var id: String { element.id ?? "" }

  /// The name of the storyboard, without extension; nil for the one that the reference is in.
  public var storyboardName: String? { element["storyboardName"] }

  /// The storyboard identifier of the controller; nil for the initial one.
  public var referencedIdentifier: String? { element["referencedIdentifier"] }

  /// The bundle that the storyboard is in; nil for the one that this document is in.
  public var bundleIdentifier: String? { element["bundleIdentifier"] }
}
