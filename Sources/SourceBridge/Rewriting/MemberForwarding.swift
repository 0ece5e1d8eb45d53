/// Names and texts of members that stand in for those that Swift without Objective-C does not allow where they are.
enum MemberForwarding {
  /// The name that a member of an extension gets where the class's body takes its own.
  static func name(_ member: String) -> String { "__bridged_\(member)" }

  /// The name that a member of an extension gets where the body of a class of the module's own takes its own; one for each
  /// class, as several in a line may have it.
  static func name(_ member: String, of type: String) -> String {
    "__bridged_\(type.replacing(".", with: "_"))_\(member)"
  }

  /// The name of an `optional` requirement.
  static func optionalName(_ member: String) -> String { "__optional_\(member)" }

  /// The name that an overriding member has, where an extension of somebody else's class declares the first one.
  static func overridingName(_ member: String) -> String { "__overriding_\(member)" }

  /// A call with the arguments `a0`, `a1`, …, by reference where the parameters say so.
  static func call(_ name: String, _ parameters: [MethodRecord.Parameter]) -> String {
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameter.isInout ? "&" : "") + "a\(index)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// A call with the arguments `a0`, `a1`, ….
  static func call(_ name: String, _ labels: [String?]) -> String {
    let arguments = labels.enumerated().map { index, label in
      label.map { "\($0): a\(index)" } ?? "a\(index)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Parameters that are called `a0`, `a1`, … inside.
  static func parameters(_ parameters: [MethodRecord.Parameter], withDefaults: Bool = false) -> String {
    parameters.enumerated().map { index, parameter in
      let value = withDefaults ? parameter.defaultValue.map { " = \($0)" } ?? "" : ""
      let type = "\(parameter.isInout ? "inout " : "")\(parameter.attributes)\(parameter.type)"
      return "\(parameter.label ?? "_") a\(index): \(type)\(value)"
    }.joined(separator: ", ")
  }

  /// The requirement that stands for an `optional` one: it returns nil where nobody implements it.
  static func optionalSignature(of method: MethodRecord) -> String {
    var result = method.result ?? "Void"
    if result.hasSuffix("!") { result = String(result.dropLast()) + "?" }
    if !result.hasSuffix("?") {
      result = result.hasPrefix("(") || !result.contains("->") ? "\(result)?" : "(\(result))?"
    }
    return "func \(optionalName(method.name))(\(parameters(method.parameters))) -> \(result)"
  }
}
