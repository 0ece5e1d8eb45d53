/// A view in a document.
public struct View: Hashable, Sendable {
  /// The element of the view.
  public let element: Element

  /// Views an element as a view.
  ///
  /// - Parameter element: The element.
  public init(_ element: Element) {
    self.element = element
  }

  /// The Interface Builder id.
  public var id: String { element.id ?? "" }

  /// The kind of view: the name of its element, such as `label` or `tableView`.
  public var kind: String { element.name }

  /// The custom class.
  public var customClass: String? { element.customClass }

  /// The module of the custom class.
  public var customModule: String? { element.customModule }

  /// Whether the module is that of the target, as `customModuleProvider="target"` says.
  public var usesTargetModule: Bool { element.usesTargetModule }

  /// The frame in the superview, in points; nil when the document leaves it to Auto Layout.
  public var frame: Rect? { element.child(key: "frame").flatMap(Rect.init) }

  /// The views in the view, in document order; the content view of a cell is ``contentView``.
  public var subviews: [View] { element.child(named: "subviews")?.children.map(View.init) ?? [] }

  /// The content view of a cell, a visual effect view or an AppKit box.
  public var contentView: View? { element.child(key: "contentView").map(View.init) }

  /// The constraints that the view holds, in document order.
  public var constraints: [Element] { element.child(named: "constraints").map { Array($0.children) } ?? [] }

  /// The connections that start at the view.
  public var connections: [Connection] { element.connections }

  /// The values that are set by key path when the view is loaded.
  public var runtimeAttributes: [RuntimeAttribute] { element.runtimeAttributes }
}

extension Element {
  /// The custom class.
  public var customClass: String? { self["customClass"] }

  /// The module of the custom class.
  public var customModule: String? { self["customModule"] }

  /// Whether the module of the custom class is that of the target.
  public var usesTargetModule: Bool { self["customModuleProvider"] == "target" }
}
