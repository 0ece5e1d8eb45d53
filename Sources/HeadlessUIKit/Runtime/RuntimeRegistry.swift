internal import Foundation

/// What can be reached by name in instances of one class.
@MainActor
struct RuntimeTable {
  var setters: [String: @MainActor (AnyObject, Any?) -> Void] = [:]
  var getters: [String: @MainActor (AnyObject) -> Any?] = [:]
  var methods: [Selector: @MainActor (AnyObject, [Any?]) -> Any?] = [:]

  /// The getter or setter of a property as a method.
  func accessor(_ selector: Selector) -> (@MainActor (AnyObject, [Any?]) -> Any?)? {
    let name = selector.name
    if selector.argumentCount == 0 {
      guard let getter = getters[name] else { return nil }
      return { object, _ in getter(object) }
    }
    guard selector.argumentCount == 1, name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
    let property = String(name.dropFirst(3).dropLast())
    let key = property.prefix(1).lowercased() + property.dropFirst()
    guard let setter = setters[key] ?? setters[property] else { return nil }
    return { object, arguments in
      setter(object, arguments.first ?? nil)
      return nil
    }
  }

  /// Takes in another table; what is named in both is as the other says.
  mutating func merge(_ other: RuntimeTable) {
    setters.merge(other.setters) { $1 }
    getters.merge(other.getters) { $1 }
    methods.merge(other.methods) { $1 }
  }
}

/// The tables of all classes, filled module by module at first use.
@MainActor
final class RuntimeRegistry {
  static let shared = RuntimeRegistry()

  /// What each class registered itself.
  private var tables: [ObjectIdentifier: RuntimeTable] = [:]
  /// What can be reached in a class with all that it inherits, so that a look-up costs the same however many classes and
  /// names there are.
  private var inherited: [ObjectIdentifier: RuntimeTable] = [:]
  private var knownModules: Set<Substring> = []
  private var knownForms: Set<ObjectIdentifier> = []

  /// The modules of the classes that were asked so far.
  var moduleNames: [String] { knownModules.map(String.init).sorted() }

  func register(_ table: RuntimeTable, for type: AnyClass) {
    // Several modules may name things of one class, as extensions of UIKit's classes do.
    tables[ObjectIdentifier(type), default: RuntimeTable()].merge(table)
    inherited.removeAll()
  }

  func setter(_ key: String, of object: AnyObject) -> (@MainActor (AnyObject, Any?) -> Void)? {
    table(of: object).setters[key]
  }

  func getter(_ key: String, of object: AnyObject) -> (@MainActor (AnyObject) -> Any?)? {
    table(of: object).getters[key]
  }

  func method(_ selector: Selector, of object: AnyObject) -> (@MainActor (AnyObject, [Any?]) -> Any?)? {
    let table = table(of: object)
    return table.methods[selector] ?? table.accessor(selector)
  }

  /// Loads what the module of a class registers, before an object of its own classes is asked.
  func load(moduleOf type: AnyClass) {
    loadBridge(ofModuleWith: type)
  }

  func method(_ selector: Selector, ofClass type: AnyClass) -> (@MainActor (AnyObject, [Any?]) -> Any?)? {
    table(ofClass: type).methods[selector]
  }

  private func table(of object: AnyObject) -> RuntimeTable {
    table(ofClass: Swift.type(of: object))
  }

  private func table(ofClass type: AnyClass) -> RuntimeTable {
    if let known = inherited[ObjectIdentifier(type)] { return known }
    var lineage: [AnyClass] = []
    var next: AnyClass? = type
    while let current = next {
      loadBridge(ofModuleWith: current)
      loadForm(current)
      lineage.append(current)
      next = _getSuperclass(current)
    }
    // The object's own class says it last.
    var table = RuntimeTable()
    for type in lineage.reversed() {
      if let own = tables[ObjectIdentifier(type)] { table.merge(own) }
    }
    inherited[ObjectIdentifier(type)] = table
    return table
  }

  /// Has a form of a generic class register itself.
  private func loadForm(_ type: AnyClass) {
    guard let form = type as? any GenericRuntimeClass.Type,
      knownForms.insert(ObjectIdentifier(type)).inserted
    else { return }
    form.registerRuntimeClass()
  }

  private func loadBridge(ofModuleWith type: AnyClass) {
    let module = String(reflecting: type).prefix { $0 != "." }
    guard knownModules.insert(module).inserted else { return }
    (NSClassFromString("\(module).__UIKitBridge") as? UIKitBridge.Type)?.registerClasses()
  }
}

/// Values that Interface Builder writes in one type and a property has in another.
enum RuntimeConversion {
  static func convert<Value>(_ value: Any?) -> Value? {
    switch value {
    case let number as NSNumber:
      if Value.self == Double.self { return number.doubleValue as? Value }
      if Value.self == Float.self { return number.floatValue as? Value }
      if Value.self == CGFloat.self { return CGFloat(number.doubleValue) as? Value }
      if let type = Value.self as? any FixedWidthInteger.Type {
        return whole(number.doubleValue, type) as? Value
      }
      if Value.self == Bool.self { return number.boolValue as? Value }
      return nil
    case let number as Double:
      if Value.self == CGFloat.self { return CGFloat(number) as? Value }
      if Value.self == Float.self { return Float(number) as? Value }
      if let type = Value.self as? any FixedWidthInteger.Type { return whole(number, type) as? Value }
      return nil
    case let number as Int:
      if Value.self == CGFloat.self { return CGFloat(number) as? Value }
      if Value.self == Double.self { return Double(number) as? Value }
      if Value.self == Float.self { return Float(number) as? Value }
      if let type = Value.self as? any FixedWidthInteger.Type { return whole(Double(number), type) as? Value }
      return nil
    default:
      return nil
    }
  }

  private static func whole<Number: FixedWidthInteger>(_ value: Double, _ type: Number.Type) -> Number? {
    Number(exactly: value.rounded())
  }
}
