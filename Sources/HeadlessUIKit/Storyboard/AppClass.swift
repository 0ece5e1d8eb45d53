internal import Foundation
internal import InterfaceBuilder

/// Finds the app's classes by the names that a storyboard gives.
@MainActor
enum AppClass {
  private static var found: [String: NSObject.Type] = [:]
  /// Full names that no class has.
  ///
  /// Asking the runtime for one that does not exist looks at every class there is.
  private static var missing: Set<String> = []

  /// Finds a class.
  ///
  /// - Parameters:
  ///   - name: the class's name.
  ///   - element: the element that names it, and the module.
  /// - Returns: nil where no loaded module has it.
  static func find(_ name: String, of element: Element) -> NSObject.Type? {
    if HeadlessEnvironment.current.standIns?.areForAllClasses == true {
      return look(for: "HeadlessUIKit.\(name)")
    }
    let key = fullName(name, of: element)
    if let type = found[key] { return type }
    for module in modules(for: element) {
      if let type = look(for: "\(module).\(name)") {
        found[key] = type
        return type
      }
    }
    return look(for: name)
  }

  private static func look(for fullName: String) -> NSObject.Type? {
    guard !missing.contains(fullName) else { return nil }
    let type = NSClassFromString(fullName) as? NSObject.Type
    if type == nil { missing.insert(fullName) }
    return type
  }

  /// The modules to look in: the one that is named, else the app's own, else those that are known.
  ///
  /// A storyboard that is played without its app means none of the modules that happen to be loaded.
  private static func modules(for element: Element) -> [String] {
    let environment = HeadlessEnvironment.current
    let delegate = environment.application?.delegate.map { module(of: type(of: $0)) }
    let own = [delegate].compactMap { $0 }
    if let named = element.customModule, !named.isEmpty {
      return element.usesTargetModule ? [named] + own : [named]
    }
    return environment.standIns == nil ? own + RuntimeRegistry.shared.moduleNames : own
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The name with the module that the storyboard gives.
  static func fullName(_ name: String, of element: Element) -> String {
    guard let module = element.customModule, !module.isEmpty else { return name }
    return "\(module).\(name)"
  }

  /// Complains that a class does not exist, or notes it where the storyboard is played without its app.
  static func complain(of name: String, of element: Element) {
    let environment = HeadlessEnvironment.current
    if let standIns = environment.standIns {
      standIns.note(missing: fullName(name, of: element))
    } else if environment.storyboards.isNews(missingClass: fullName(name, of: element)) {
      UIKitComplaint.unknownClass(name, module: element.customModule).report()
    }
  }
}
