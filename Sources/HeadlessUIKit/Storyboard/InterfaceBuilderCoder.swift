internal import Foundation
internal import InterfaceBuilder

/// What a storyboard or nib hands to the `init(coder:)` of an object: the object's element and the load in progress.
///
/// Each class reads its own attributes here after it has called `super.init(coder:)`, so that a subclass finds the
/// values of its superclass in place. Connections and runtime attributes come later, when all objects are made.
@MainActor
final class InterfaceBuilderCoder: NSCoder {
  /// The element that the object is made from.
  let element: Element

  /// The load that the object belongs to.
  let instantiation: Instantiation

  /// The object whose `init(coder:)` came down to UIKit's own class (SB-20).
  private(set) weak var decodedObject: NSObject?

  init(_ element: Element, in instantiation: Instantiation) {
    self.element = element
    self.instantiation = instantiation
    super.init()
  }

  /// Called by UIKit's own base classes: the object has come down to them.
  func didReachBaseClass(of object: NSObject) {
    decodedObject = object
  }

  // MARK: Plain values

  /// A text of the element, in the person's language where the storyboard is translated.
  ///
  /// - Parameter key: the attribute's name, such as `text`.
  /// - Returns: nil where the element has none.
  func string(_ key: String) -> String? {
    localizedString(key) ?? element.string(key)
  }

  /// The translation of a text of the element, where there is one.
  ///
  /// - Parameter key: what the translation is listed under after the element's id, such as `normalTitle`.
  /// - Returns: nil where there is none.
  func localizedString(_ key: String) -> String? {
    instantiation.file.localizedString(key, of: element)
  }

  /// A truth value of the element.
  func boolean(_ key: String) -> Bool? { element.boolean(key) }

  /// A number of the element.
  func number(_ key: String) -> CGFloat? { element.number(key).map { CGFloat($0) } }

  /// A whole number of the element.
  func integer(_ key: String) -> Int? { element.integer(key) }

  // MARK: Compound values

  /// A rectangle in a child element, in points.
  func rect(_ key: String) -> CGRect? { element.child(key: key).flatMap(Rect.init).map(CGRect.init) }

  /// A size in a child element, in points.
  func size(_ key: String) -> CGSize? { element.child(key: key).flatMap(Size.init).map(CGSize.init) }

  /// A point in a child element, in points.
  func point(_ key: String) -> CGPoint? { element.child(key: key).flatMap(Point.init).map(CGPoint.init) }

  /// A colour in a child element.
  func color(_ key: String) -> UIColor? {
    element.child(key: key).flatMap(instantiation.file.color)
  }

  /// An image that an attribute names, from the bundle of the storyboard or the system's symbols.
  func image(_ key: String) -> UIImage? {
    guard let name = element[key], !name.isEmpty else { return nil }
    return instantiation.file.image(named: name, catalog: element["catalog"])
  }

  // MARK: Objects

  /// The object of another element of the same load; made where it is not there yet.
  ///
  /// - Parameter element: the other element.
  /// - Returns: nil where the element stands for no object that UIKit knows.
  func object(_ element: Element) -> NSObject? { instantiation.object(for: element) }

  /// The object of the child element with a key, such as `contentView`.
  func object(key: String) -> NSObject? { element.child(key: key).flatMap(object) }

  /// The objects in a child element that is a list, such as `subviews` or `items`.
  func objects(in name: String) -> [NSObject] {
    element.child(named: name)?.children.compactMap(object) ?? []
  }

  /// Makes copies of an element, such as a prototype cell, whenever one is asked for (SB-30).
  ///
  /// - Parameter element: the element to copy.
  /// - Returns: what makes the copies.
  func prototype(_ element: Element) -> ElementPrototype {
    ElementPrototype(element, file: instantiation.file, scene: instantiation.scene)
  }

  // MARK: What other code may ask a coder

  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { false }
  nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
  nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension CGSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}
