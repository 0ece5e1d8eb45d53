internal import Foundation
internal import InterfaceBuilder

/// Compound values that views read of their elements.
extension InterfaceBuilderCoder {
  /// A typeface in a child element.
  ///
  /// - Parameter key: the child's key; `fontDescription` by default.
  /// - Returns: nil where there is none.
  func font(_ key: String = "fontDescription") -> UIFont? {
    element.child(key: key).flatMap(Self.font)
  }

  static func font(_ element: Element) -> UIFont? {
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.number("pointSize").map { CGFloat($0) } ?? namedSize(element["size"])
    if let name = element["name"] { return UIFont(name: name, size: size) }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight(element["weight"]))
    }
  }

  private static func namedSize(_ name: String?) -> CGFloat {
    switch name {
    case "button": UIFont.buttonFontSize
    case "small": UIFont.smallSystemFontSize
    case "label": UIFont.labelFontSize
    default: UIFont.systemFontSize
    }
  }

  private static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// Distances from edges in a child element, in either of the forms that Interface Builder writes.
  ///
  /// - Parameter key: the child's key.
  /// - Returns: nil where there are none.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let element = element.child(key: key) else { return nil }
    func number(_ names: String...) -> CGFloat {
      names.lazy.compactMap { element.number($0) }.first.map { CGFloat($0) } ?? 0
    }
    return UIEdgeInsets(
      top: number("minY", "top"), left: number("minX", "left", "leading"), bottom: number("maxY", "bottom"),
      right: number("maxX", "right", "trailing"))
  }

  /// A text with its looks in a child element.
  ///
  /// - Parameter key: the child's key, such as `attributedText`.
  /// - Returns: nil where there is none.
  func attributedString(_ key: String) -> NSAttributedString? {
    guard let element = element.child(key: key), element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children(named: "fragment") {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let list = fragment.child(named: "attributes") {
        if let color = list.child(key: "NSColor").flatMap(instantiation.file.color) {
          attributes[.foregroundColor] = color
        }
        if let font = list.child(key: "NSFont").flatMap(Self.font) { attributes[.font] = font }
      }
      result.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    return result
  }

  /// An image that an attribute of a child element names.
  func image(_ key: String, of element: Element) -> UIImage? {
    guard let name = element[key], !name.isEmpty else { return nil }
    return instantiation.file.image(named: name, catalog: element["catalog"])
  }

  /// The objects of child elements with a key, whatever they are: `titleView`, `customView`.
  func view(_ key: String) -> UIView? { object(key: key) as? UIView }

  // MARK: Setting what is given

  /// Sets a property where the element has a truth value for it.
  func set<Root: AnyObject>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Bool>, from name: String
  ) {
    if let value = boolean(name) { object[keyPath: path] = value }
  }

  /// Sets a property where the element has a number for it.
  func set<Root: AnyObject>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, CGFloat>, from name: String
  ) {
    if let value = number(name) { object[keyPath: path] = value }
  }

  /// Sets a property where the element has a whole number for it.
  func set<Root: AnyObject>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Int>, from name: String
  ) {
    if let value = integer(name) { object[keyPath: path] = value }
  }

  /// Sets a property where the element has one of some words for it.
  func set<Root: AnyObject, Value>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>, from name: String,
    _ words: KeyValuePairs<String, Value>
  ) {
    guard let word = element[name], let pair = words.first(where: { $0.key == word }) else { return }
    object[keyPath: path] = pair.value
  }
}
