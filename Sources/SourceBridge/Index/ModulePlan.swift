import SwiftSyntax

/// What the whole module asks of its files.
struct ModulePlan {
  let index: ModuleIndex

  /// Selectors that code names, so that their methods have to be found by name.
  let selectors: Set<String>

  /// Properties that code names in `#keyPath`.
  let keys: Set<String>

  /// What the bodies of classes have to declare for their extensions, by class.
  private let forwarders: [String: [String]]

  /// Methods and properties of extensions that a subclass overrides, by type.
  private let hoisted: [String: Set<String>]

  /// The generic classes that have names for others to reach, by name.
  let generics: [String: GenericClass]

  /// The names of `optional` requirements, with those of their protocols.
  let optionalRequirements: [String: [(protocolName: String, method: MethodRecord)]]

  /// What classes make replaceable of what other modules' extensions override.
  let replaceable: Set<OuterOverride>

  /// What extensions of others' classes declare and subclasses override, here or elsewhere.
  let dispatched: Set<DispatchedMember>

  init(_ index: ModuleIndex, _ files: [SourceFile], _ options: BridgeOptions) {
    self.index = index
    generics = GenericClass.all(in: index)
    var optional: [String: [(protocolName: String, method: MethodRecord)]] = [:]
    for type in index.types.values.sorted(by: { $0.name < $1.name }) where type.kind == .protocolType {
      for method in type.methods where method.isOptional {
        optional[method.name, default: []].append((type.name, method))
      }
    }
    optionalRequirements = optional
    hoisted = Self.hoisted(in: index)
    let hoisted = hoisted
    let surveys = concurrently(files.count) { ModuleSurvey(index, hoisted, files[$0]).findings }
    selectors = surveys.reduce(into: []) { $0.formUnion($1.selectors) }
    keys = surveys.reduce(into: []) { $0.formUnion($1.keys) }
    let replaced = Self.replaceable(index, options.outerOverrides)
    dispatched = DispatchedMember.all(in: index, overriddenElsewhere: options.overriddenElsewhere)
    replaceable = Set(replaced.values.joined())
    forwarders = surveys.map(\.forwarders).reduce(into: [:]) { $0.merge($1) { $0 + $1 } }
      .merging(Self.optionalForwarders(index, optional)) { $0 + $1 }
      .merging(Self.replaceableForwarders(index, replaced)) { $0 + $1 }
  }

  /// What the body of a class has to declare for its extensions.
  func forwarders(of type: String) -> [String] { forwarders[type] ?? [] }

  /// Whether a member of an extension is overridden by a subclass.
  func isHoisted(_ member: String, of type: String) -> Bool { hoisted[type]?.contains(member) ?? false }

  /// Whether a type of the module declares a member of a name.
  func hasMember(_ name: String) -> Bool {
    index.types.values.contains { type in
      type.methods.contains { $0.name == name } || type.properties.contains { $0.name == name }
    }
  }

  /// Whether a type of the module declares a property of a name.
  func hasProperty(_ name: String) -> Bool {
    index.types.values.contains { type in type.properties.contains { $0.name == name } }
  }

  /// Finds members of extensions that subclasses override.
  private static func hoisted(in index: ModuleIndex) -> [String: Set<String>] {
    var hoisted: [String: Set<String>] = [:]
    for type in index.types.values where type.kind == .classType {
      for base in index.lineage(of: type.name).dropFirst() where base.kind == .classType {
        let methods = Set(base.methods.filter { $0.isInExtension && !$0.isOverride }.map(\.fullName))
        let properties = Set(base.properties.filter { $0.isInExtension && !$0.isOverride }.map(\.name))
        for method in type.methods where method.isOverride && methods.contains(method.fullName) {
          hoisted[base.name, default: []].insert(method.fullName)
        }
        for property in type.properties where property.isOverride && properties.contains(property.name) {
          hoisted[base.name, default: []].insert(property.name)
        }
      }
    }
    return hoisted
  }

  /// What classes that have an `optional` requirement's method declare for it.
  private static func optionalForwarders(
    _ index: ModuleIndex, _ optional: [String: [(protocolName: String, method: MethodRecord)]]
  ) -> [String: [String]] {
    var forwarders: [String: [String]] = [:]
    for type in index.types.values where type.kind == .classType {
      let lineage = index.lineage(of: type.name)
      let inherited = index.base(of: type).map { index.lineage(of: $0.name).map(\.name) } ?? []
      for (name, requirements) in optional {
        for (protocolName, requirement) in requirements
        where lineage.contains(where: { $0.name == protocolName }) && !inherited.contains(protocolName) {
          guard
            lineage.contains(where: {
              $0.methods.contains { $0.fullName == requirement.fullName && !$0.isOptional }
            })
          else { continue }
          let call = MemberForwarding.call(name, requirement.parameters.map(\.label))
          let body = requirement.result == nil ? "\(call); return ()" : "return \(call)"
          forwarders[type.name, default: []].append(
            "\(MemberForwarding.optionalSignature(of: requirement)) { \(body) }")
        }
      }
    }
    return forwarders.mapValues { $0.sorted() }
  }
}
