/// A member that an extension of somebody else's class declares, such as UIKit's, and that subclasses override.
///
/// Objective-C calls the one of the object's class. Here the extension's asks the object for it, by a protocol that the
/// overriding classes have.
public struct DispatchedMember: Hashable, Sendable {
  /// The class that is extended.
  let typeName: String
  /// The name of the method with its labels, or of the property.
  let name: String

  /// The protocol of the classes that override it.
  var protocolName: String {
    let words = "\(typeName)_\(name)".map { $0.isLetter || $0.isNumber ? String($0) : "_" }
    return "__Overriding_" + words.joined()
  }

  /// The name without labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// Finds the names of what the classes of a module override.
  ///
  /// - Parameter files: every Swift file of the module.
  /// - Returns: names of methods with their labels, and of properties.
  public static func overriddenNames(in files: [SourceFile]) -> Set<String> {
    let records = concurrently(files.count) { DeclarationCollector(files[$0]).records }.joined()
    return records.filter { $0.kind == .classType }.reduce(into: []) { names, type in
      names.formUnion(type.overriddenNames)
    }
  }

  /// The members of a module's extensions that its own classes override, or others'.
  ///
  /// - Parameters:
  ///   - index: what the module declares.
  ///   - outerNames: what classes of other modules override.
  /// - Returns: the members, whichever class overrides them.
  static func all(in index: ModuleIndex, overriddenElsewhere outerNames: Set<String>) -> Set<DispatchedMember>
  {
    let extended = index.types.values.filter { !$0.isDeclared }
    guard !extended.isEmpty else { return [] }
    var names = outerNames
    for type in index.types.values where type.kind == .classType && type.isDeclared {
      names.formUnion(type.overriddenNames)
    }
    guard !names.isEmpty else { return [] }
    return extended.reduce(into: []) { found, type in
      let methods = type.methods.filter { !$0.isOverride && !$0.isStatic }.map(\.fullName)
      let properties = type.properties.filter { !$0.isOverride && !$0.isStatic }.map(\.name)
      for name in methods + properties where names.contains(name) {
        found.insert(DispatchedMember(typeName: type.name, name: name))
      }
    }
  }
}

extension TypeRecord {
  fileprivate var overriddenNames: [String] {
    methods.filter { $0.isOverride && !$0.isStatic && !$0.isInExtension }.map(\.fullName)
      + properties.filter { $0.isOverride && !$0.isStatic && !$0.isInExtension }.map(\.name)
  }

  /// Whether a class declares a member of its own, rather than to override one.
  func introduces(_ name: String) -> Bool {
    methods.contains { $0.fullName == name && !$0.isOverride }
      || properties.contains { $0.name == name && !$0.isOverride }
  }

  /// Whether a class overrides a member.
  func overrides(_ name: String) -> Bool { overriddenNames.contains(name) }

  /// Whether a class or an extension of it overrides a method.
  func overridesAnywhere(_ name: String) -> Bool {
    methods.contains { $0.isOverride && !$0.isStatic && $0.fullName == name }
  }
}
