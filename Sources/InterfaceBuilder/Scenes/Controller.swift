/// A controller in a storyboard, or a reference that stands for one of another storyboard.
public struct Controller: Hashable, Sendable {
  /// The element of the controller.
  public let element: Element
  /// The kind of controller.
  public let kind: Kind

  /// Views an element that is a controller; nil for any other element.
  ///
  /// - Parameter element: The element.
  public init?(_ element: Element) {
    let kind = Kind(rawValue: element.name)
    guard Kind.known.contains(kind) || Self.looksLikeController(element) else { return nil }
    self.element = element
    self.kind = kind
  }

  /// Recognises kinds of later versions.
  ///
  /// The application object of AppKit is a scene's main member as well.
  private static func looksLikeController(_ element: Element) -> Bool {
    element["sceneMemberID"] == "viewController" && element.name.lowercased().hasSuffix("controller")
  }

  /// The Interface Builder id.
  public var id: String { element.id ?? "" }

  /// The identifier that code uses; in a WatchKit document the attribute `identifier`.
  public var storyboardIdentifier: String? { element["storyboardIdentifier"] ?? element["identifier"] }

  /// The custom class.
  public var customClass: String? { element.customClass }

  /// The module of the custom class.
  public var customModule: String? { element.customModule }

  /// Whether the module is that of the target, as `customModuleProvider="target"` says.
  public var usesTargetModule: Bool { element.usesTargetModule }

  /// The title.
  public var title: String? { element.string("title") }

  /// The label that the editor shows.
  public var userLabel: String? { element["userLabel"] }

  /// The restoration identifier; the storyboard identifier where the document says that it serves as one.
  public var restorationIdentifier: String? {
    let usesStoryboardIdentifier = element.boolean("useStoryboardIdentifierAsRestorationIdentifier") ?? false
    return usesStoryboardIdentifier ? storyboardIdentifier : element["restorationIdentifier"]
  }

  /// The root view; nil when the controller makes its own.
  public var view: View? { element.child(key: "view").map(View.init) }

  /// The navigation item.
  public var navigationItem: Element? { element.child(key: "navigationItem") }

  /// The tab bar item.
  public var tabBarItem: Element? { element.child(key: "tabBarItem") }

  /// The items of the toolbar.
  public var toolbarItems: [Element] {
    element.child(named: "toolbarItems").map { Array($0.children) } ?? []
  }

  /// The navigation bar of a navigation controller.
  public var navigationBar: View? { element.child(key: "navigationBar").map(View.init) }

  /// The toolbar of a navigation controller.
  public var toolbar: View? { element.child(key: "toolbar").map(View.init) }

  /// The tab bar of a tab bar controller.
  public var tabBar: View? { element.child(key: "tabBar").map(View.init) }

  /// The layout guides of documents without safe areas.
  public var layoutGuides: [Element] {
    element.child(named: "layoutGuides").map { Array($0.children) } ?? []
  }

  /// The connections that start at the controller itself.
  public var connections: [Connection] { element.connections }

  /// The relationships to contained controllers, in document order.
  public var relationships: [Segue] { connections.compactMap(\.segue).filter { $0.kind == .relationship } }

  /// The segues that start at the controller or anything in its scene, in document order.
  public var segues: [Segue] { element.scene?.segues ?? element.segues }

  /// The values that are set by key path when the controller is loaded.
  public var runtimeAttributes: [RuntimeAttribute] { element.runtimeAttributes }

  /// The scene of the controller.
  public var scene: Scene? { element.scene }

  /// How the controller is presented, such as `formSheet`.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }

  /// How the controller appears when it is presented, such as `crossDissolve`.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }

  /// Whether the controller covers only its own area when it presents.
  public var definesPresentationContext: Bool { element.boolean("definesPresentationContext") ?? false }

  /// Whether the tab bar goes away when the controller is pushed.
  public var hidesBottomBarWhenPushed: Bool { element.boolean("hidesBottomBarWhenPushed") ?? false }

  /// Whether the controller is a reference to another storyboard.
  public var isReference: Bool { kind == .viewControllerPlaceholder }

  /// The reference to another storyboard, when the controller is one.
  public var reference: StoryboardReference? { StoryboardReference(element) }
}
