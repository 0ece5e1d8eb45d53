/// Writes the tables that stand for the Objective-C runtime: what can be reached by name in the objects of a class.
enum TableWriter {
  /// The line that registers what one declaration of a type has, and the types inside it.
  static func part(
    _ name: String, of type: String, _ entries: [String], _ calls: [String], access: String = "fileprivate "
  ) -> String {
    var body: [String] = []
    // A compiler's work grows with the square of a chain's length, so long ones are cut.
    for start in stride(from: 0, to: entries.count, by: 20) {
      let some = entries[start..<min(start + 20, entries.count)]
      body.append("RuntimeClass(\(type).self)\(some.joined()).register()")
    }
    body += calls
    return "@MainActor \(access)static func \(name)() { \(body.joined(separator: "; ")) }"
  }

  /// A call that is compiled under a condition, as what it names is.
  static func call(_ call: String, under condition: String?) -> String {
    condition.map { "#if \($0)\n    \(call)\n    #endif" } ?? call
  }

  /// The lines at the end of a file that register its types.
  static func file(_ name: String, _ calls: [String]) -> String {
    """

    extension __UIKitBridge {
      @MainActor static func \(name)() {
    \(calls.map { "    \($0)" }.joined(separator: "\n"))
      }
    }

    """
  }

  /// The file that ties a module's tables together.
  static func module(_ files: [String], generics: String = "") -> String {
    """
    import UIKit

    final class __UIKitBridge: UIKitBridge {
      override class func registerClasses() {
    \(files.map { "    \($0)()" }.joined(separator: "\n"))
      }
    }

    """ + generics
  }

  // MARK: Generic classes

  private static func collection(of type: GenericClass) -> String {
    "__bridge_of_\(type.name.replacing(".", with: "_"))"
  }

  /// The member of a generic class that registers the form that is asked, and what it inherits.
  static func registration(of type: GenericClass) -> String {
    let access = type.isPublic ? "public " : ""
    let before = type.isTopmost ? "" : "super.registerRuntimeClass(); "
    return "@MainActor \(access)\(type.isTopmost ? "" : "override ")class func registerRuntimeClass() { "
      + "\(before)\(collection(of: type))() }"
  }

  /// What ties the parts of a generic class together.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - parts: the calls that register what it has.
  ///   - conditions: those under which each of its declarations is compiled.
  /// - Returns: the text, from the beginning of a line.
  static func generic(_ type: GenericClass, _ parts: [String], under conditions: [String?]) -> String {
    let isAlwaysThere = conditions.isEmpty || conditions.contains(nil)
    let condition = conditions.compactMap { $0.map { "(\($0))" } }.joined(separator: " || ")
    let (before, after) = isAlwaysThere ? ("", "") : ("#if \(condition)\n", "#endif\n")
    let conformance = type.isTopmost ? "extension \(type.name): GenericRuntimeClass {}\n" : ""
    return """

      \(before)\(conformance)extension \(type.name) {
        @MainActor static func \(collection(of: type))() {
      \(parts.map { "    \($0)" }.joined(separator: "\n"))
        }
      }
      \(after)
      """
  }

  // MARK: Entries

  /// The entry of a method.
  static func method(_ method: MethodRecord, calling name: String) -> String {
    var steps: [String] = []
    for (index, parameter) in method.parameters.enumerated() {
      steps.append(
        "guard let a\(index) = RuntimeArgument.value(arguments, \(index), as: (\(plain(parameter.type))).self) else { return nil }"
      )
    }
    var call = "object.\(MemberForwarding.call(name, method.parameters.map(\.label)))"
    if method.isAsync {
      steps.append("Task { @MainActor in \(method.isThrowing ? "try? " : "")\("await " + call) }; return nil")
    } else {
      if method.isThrowing { call = "try? \(call)" }
      let isVoid = ["Void", "()"].contains(method.result ?? "Void")
      steps.append(
        isVoid ? "\(method.isThrowing ? "_ = " : "")\(call); return nil" : "return \(call) as Any?")
    }
    return ".method(\"\(method.selector)\") { object, arguments in \(steps.joined(separator: "; ")) }"
  }

  /// The entry of a property.
  static func property(_ property: PropertyRecord, written name: String) -> String {
    let path = "\\.\(name)"
    guard property.isSettable else { return ".reading(\"\(property.name)\", \(path))" }
    guard let type = property.type, let wrapped = wrapped(type) else {
      return ".attribute(\"\(property.name)\", \(path))"
    }
    if property.isInspectable { return ".optionalAttribute(\"\(property.name)\", \(path))" }
    return wrapped.hasPrefix("[") && !wrapped.contains(":")
      ? ".outletCollection(\"\(property.name)\", \(path))" : ".outlet(\"\(property.name)\", \(path))"
  }

  /// What an optional type has inside; nil where the type is not optional.
  private static func wrapped(_ type: String) -> String? {
    if type.hasSuffix("!") || type.hasSuffix("?") {
      let inner = String(type.dropLast())
      return inner.hasPrefix("(") && inner.hasSuffix(")") ? String(inner.dropFirst().dropLast()) : inner
    }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
    return nil
  }

  /// A parameter's type as one that a value can be cast to.
  private static func plain(_ type: String) -> String {
    type.hasSuffix("!") ? String(type.dropLast()) + "?" : type
  }
}
