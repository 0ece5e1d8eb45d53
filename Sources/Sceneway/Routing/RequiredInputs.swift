#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Looks for required inputs that nobody set.
@MainActor
enum RequiredInputs {
  /// Whether a type has any, by its identity: what is declared does not change.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether an object's own type, or one that it comes from, declares required inputs.
  static func areDeclared(by object: Any) -> Bool {
    let key = ObjectIdentifier(type(of: object))
    if let known = known[key] { return known }
    let declares = mirrors(of: object).contains { $0.children.contains { $0.value is any AnyRequiredInput } }
    known[key] = declares
    return declares
  }

  /// The required inputs of an object that were not set, such as `DetailDataStore.orderNumber`.
  static func missing(in object: Any) -> [String] {
    guard areDeclared(by: object) else { return [] }
    return mirrors(of: object).flatMap { mirror in
      mirror.children.compactMap { child in
        guard let input = child.value as? any AnyRequiredInput, input.isMissing else { return nil }
        // A wrapped property is stored under its name with a line before it.
        return "\(mirror.subjectType).\(child.label?.drop { $0 == "_" } ?? "?")"
      }
    }
  }

  /// The parts of an object that the app declares, those of its base classes first; UIKit's have no inputs.
  private static func mirrors(of object: Any) -> [Mirror] {
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next, mirror.subjectType != UIViewController.self {
      mirrors.insert(mirror, at: 0)
      next = mirror.superclassMirror
    }
    return mirrors
  }
}
