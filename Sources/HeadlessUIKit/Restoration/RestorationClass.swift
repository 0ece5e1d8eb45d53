internal import Foundation

/// The names of classes in a saved state.
@MainActor
enum RestorationClass {
  /// The classes that were saved by this process, which finds its private ones again in no other way.
  private static var known: [String: Any.Type] = [:]

  /// The name of a class, by which the next launch finds it again; nested ones included.
  static func name(of type: Any.Type) -> String {
    let name = _mangledTypeName(type) ?? String(reflecting: type)
    known[name] = type
    return name
  }

  /// Finds a class.
  ///
  /// - Parameter name: its name.
  /// - Returns: nil where the app has no such class any more.
  static func find(_ name: String) -> Any.Type? {
    known[name] ?? _typeByName(name) ?? NSClassFromString(name)
  }
}

extension UIViewController {
  /// Takes a restoration class that may be any class; one that makes no controllers is complained of (REST-08).
  func setRestorationClass(_ type: AnyClass?) {
    guard let type else { return restorationClass = nil }
    guard let conforming = type as? any UIViewControllerRestoration.Type else {
      UIKitComplaint.restorationClassDoesNotConform(className(of: type)).report()
      return
    }
    restorationClass = conforming
  }
}
