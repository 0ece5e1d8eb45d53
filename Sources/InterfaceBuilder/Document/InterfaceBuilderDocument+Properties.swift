extension InterfaceBuilderDocument {
  /// What a document is.
  public enum Kind: String, Hashable, Sendable {
    /// Scenes and the ways between them.
    case storyboard
    /// Objects without scenes.
    case xib
  }

  /// Whether this is a storyboard or a xib.
  public var kind: Kind {
    type.contains("Storyboard") || root.child(named: "scenes") != nil ? .storyboard : .xib
  }

  /// The document type, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
  public var type: String { root["type"] ?? "" }

  /// The version of the document format, such as `3.0`.
  public var version: String? { root["version"] }

  /// The version of the tools that saved the document, such as `22505`.
  public var toolsVersion: String? { root["toolsVersion"] }

  /// The build of macOS that the document was saved on.
  public var systemVersion: String? { root["systemVersion"] }

  /// The platform the document is for.
  public var targetRuntime: TargetRuntime { TargetRuntime(root["targetRuntime"], type: type) }

  /// The id of the controller that the storyboard starts with.
  public var initialViewControllerID: String? { root["initialViewController"] }

  /// Whether the document is a launch screen.
  public var launchScreen: Bool { root.boolean("launchScreen") ?? false }

  /// Whether the document uses Auto Layout.
  public var useAutolayout: Bool { root.boolean("useAutolayout") ?? false }

  /// Whether the document uses size classes.
  public var useTraitCollections: Bool { root.boolean("useTraitCollections") ?? false }

  /// Whether the document uses safe area layout guides.
  public var useSafeAreas: Bool { root.boolean("useSafeAreas") ?? false }

  /// The device that the editor shows the document on.
  public var device: Device? { root.child(named: "device").map(Device.init) }

  /// What the document needs of the tools and the platform.
  public var dependencies: [Dependency] {
    root.child(named: "dependencies")?.children.map(Dependency.init) ?? []
  }

  /// Images and colours that the document uses by name.
  public var resources: [Resource] {
    root.child(named: "resources")?.children.map(Resource.init) ?? []
  }

  /// The top-level objects of a xib, placeholders included; empty for a storyboard.
  public var objects: [Element] {
    root.child(named: "objects").map { Array($0.children) } ?? []
  }

  /// The object that a xib is loaded with; nil for a storyboard.
  ///
  /// It is a placeholder, or in a document for macOS the custom object with the id -2.
  public var filesOwner: Element? {
    let candidates = objects
    return candidates.first { Placeholder($0)?.isFilesOwner == true }
      ?? candidates.first { $0.name == "customObject" && $0.id == "-2" }
  }
}
