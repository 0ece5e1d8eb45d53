/// A value that is set by key path when the object is loaded ("User Defined Runtime Attributes").
public struct RuntimeAttribute: Hashable, Sendable {
  /// The value.
  public enum Value: Hashable, Sendable {
    /// A text; a localised one is looked up in the strings table of the document.
    case string(String, isLocalized: Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction.
    case real(Double)
    /// Yes or no.
    case boolean(Bool)
    /// A colour.
    case color(Color)
    /// The name of an image.
    case image(String)
    /// A point, in points.
    case point(Point)
    /// A rectangle, in points.
    case rect(Rect)
    /// A size, in points.
    case size(Size)
    /// A range of positions.
    case range(location: Int, length: Int)
    /// Nothing: the property is set to nil.
    case none
    /// A kind that is not known here; see ``RuntimeAttribute/element``.
    case unknown
  }

  /// The element that describes the attribute.
  public let element: Element

  /// Views a `userDefinedRuntimeAttribute` element.
  ///
  /// - Parameter element: The element.
  public init(_ element: Element) {
    self.element = element
  }

  /// The key path, such as `layer.cornerRadius`.
  public var keyPath: String { element["keyPath"] ?? "" }

  /// The kind of value as it is written, such as `number`.
  public var type: String { element["type"] ?? "" }

  /// The value.
  public var value: Value {
    switch type {
    case "string": return .string(string, isLocalized: false)
    case "localizedString", "localized": return .string(string, isLocalized: true)
    case "number": return number
    case "boolean": return boolean
    case "image": return .image(string)
    case "nil": return .none
    default: return compound
    }
  }

  private var content: Element? { element.child(key: "value") ?? element.children.first }

  private var string: String { element.string("value") ?? "" }

  private var number: Value {
    guard let text = element["value"] ?? content?["value"] else { return .unknown }
    if content?.name != "real", let integer = Int(text) { return .integer(integer) }
    return Double(text).flatMap { $0.isFinite ? .real($0) : nil } ?? .unknown
  }

  private var boolean: Value {
    (element.boolean("value") ?? content?.boolean("value")).map(Value.boolean) ?? .unknown
  }

  private var compound: Value {
    guard let content else { return .unknown }
    switch type {
    case "color": return .color(Color(content))
    case "point": return Point(content).map(Value.point) ?? .unknown
    case "rect": return Rect(content).map(Value.rect) ?? .unknown
    case "size": return Size(content).map(Value.size) ?? .unknown
    case "range":
      guard let location = content.integer("location"), let length = content.integer("length") else {
        return .unknown
      }
      return .range(location: location, length: length)
    default: return .unknown
    }
  }
}

extension Element {
  /// The values that are set by key path when the object is loaded, in document order.
  public var runtimeAttributes: [RuntimeAttribute] {
    child(named: "userDefinedRuntimeAttributes")?
      .children(named: "userDefinedRuntimeAttribute").map(RuntimeAttribute.init) ?? []
  }
}
