/// Something that a document needs of the tools or the platform.
public struct Dependency: Hashable, Sendable {
  /// The kind of need.
  public enum Kind: Hashable, Sendable {
    /// The least version of a platform that the document is deployed on.
    case deployment(identifier: String, version: String?)
    /// The version of Xcode the document is meant for.
    case development(version: String?)
    /// A plug-in of Interface Builder.
    case plugIn(identifier: String, version: String?)
    /// A feature of Interface Builder.
    case capability(name: String, minimumToolsVersion: String?)
    /// Something else; see ``Dependency/element``.
    case unknown
  }

  /// The element that describes the need.
  public let element: Element

  init(_ element: Element) {
    self.element = element
  }

  /// The kind of need.
  public var kind: Kind {
    switch element.name {
    case "deployment": .deployment(identifier: element["identifier"] ?? "", version: element["version"])
    case "development": .development(version: element["version"])
    case "plugIn": .plugIn(identifier: element["identifier"] ?? "", version: element["version"])
    case "capability":
      .capability(name: element["name"] ?? "", minimumToolsVersion: element["minToolsVersion"])
    default: .unknown
    }
  }
}
