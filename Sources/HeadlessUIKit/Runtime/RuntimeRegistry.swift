internal import Foundation

/// What can be reached by name in instances of one class.
@MainActor
struct RuntimeTable {
  var setters: [String: @MainActor (AnyObject, Any?) -> Void] = [:]
  var getters: [String: @MainActor (AnyObject) -> Any?] = [:]
  var methods: [Selector: @MainActor (AnyObject, [Any?]) -> Any?] = [:]

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

  private var tables: [ObjectIdentifier: RuntimeTable] = [:]
  private var knownModules: Set<Substring> = []

  /// The modules of the classes that were asked so far.
  var moduleNames: [String] { knownModules.map(String.init).sorted() }

  func register(_ table: RuntimeTable, for type: AnyClass) {
    // Several modules may name things of one class, as extensions of UIKit's classes do.
    tables[ObjectIdentifier(type), default: RuntimeTable()].merge(table)
  }

  func setter(_ key: String, of object: AnyObject) -> (@MainActor (AnyObject, Any?) -> Void)? {
    find(for: object) { $0.setters[key] }
  }

  func getter(_ key: String, of object: AnyObject) -> (@MainActor (AnyObject) -> Any?)? {
    find(for: object) { $0.getters[key] }
  }

  func method(_ selector: Selector, of object: AnyObject) -> (@MainActor (AnyObject, [Any?]) -> Any?)? {
    find(for: object) { $0.methods[selector] }
  }

  /// Looks from an object's class up to its base class, since tables are inherited.
  private func find<Found>(for object: AnyObject, _ look: (RuntimeTable) -> Found?) -> Found? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      loadBridge(ofModuleWith: current)
      if let table = tables[ObjectIdentifier(current)], let found = look(table) { return found }
      type = _getSuperclass(current)
    }
    return nil
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
      if Value.self == Int.self { return number.intValue as? Value }
      if Value.self == Bool.self { return number.boolValue as? Value }
      return nil
    case let number as Double:
      if Value.self == CGFloat.self { return CGFloat(number) as? Value }
      if Value.self == Float.self { return Float(number) as? Value }
      if Value.self == Int.self { return Int(exactly: number.rounded()) as? Value }
      return nil
    case let number as Int:
      if Value.self == CGFloat.self { return CGFloat(number) as? Value }
      if Value.self == Double.self { return Double(number) as? Value }
      if Value.self == Float.self { return Float(number) as? Value }
      return nil
    default:
      return nil
    }
  }
}
