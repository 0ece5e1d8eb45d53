internal import Foundation
internal import InterfaceBuilder

/// Finds the app's classes by the names that a storyboard gives.
@MainActor
enum AppClass {
  /// What full names stand for, nil for those that no class has.
  ///
  /// Asking the runtime for a class that does not exist looks at every class there is.
  private static var known: [String: NSObject.Type?] = [:]

  /// Finds a class.
  ///
  /// - Parameters:
  ///   - name: the class's name.
  ///   - element: the element that names it, and the module.
  /// - Returns: nil where no module that may have it does.
  static func find(_ name: String, of element: Element) -> NSObject.Type? {
    if HeadlessEnvironment.current.standIns?.areForAllClasses != true {
      for module in modules(for: element) {
        if let type = look(for: "\(module).\(name)") { return type }
      }
      if let type = look(for: name) { return type }
    }
    // UIKit's own classes may stand as custom classes, such as a view that is a control.
    return look(for: "HeadlessUIKit.\(name)")
  }

  private static func look(for fullName: String) -> NSObject.Type? {
    if let type = known[fullName] { return type }
    let type = NSClassFromString(fullName) as? NSObject.Type
    known[fullName] = .some(type)
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
