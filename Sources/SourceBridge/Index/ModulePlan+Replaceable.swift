extension ModulePlan {
  /// What each class makes replaceable: what others override of it and it does not declare itself.
  static func replaceable(_ index: ModuleIndex, _ overrides: [OuterOverride]) -> [String: [OuterOverride]] {
    var replaceable: [String: [OuterOverride]] = [:]
    for override in overrides {
      guard let type = index.type(override.typeName), type.isDeclared, type.kind == .classType,
        !index.isGeneric(type.name), !type.isPrivate,
        !type.methods.contains(where: { $0.fullName == override.name }),
        !type.properties.contains(where: { $0.name == override.name }),
        replaceable[type.name]?.contains(where: { $0.name == override.name }) != true
      else { continue }
      replaceable[type.name, default: []].append(override)
    }
    return replaceable
  }

  /// What the bodies of those classes declare.
  static func replaceableForwarders(
    _ index: ModuleIndex, _ replaceable: [String: [OuterOverride]]
  ) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: replaceable.map { name, overrides in
        let access = index.types[name]?.isPublic == true ? "public " : ""
        return (name, overrides.map { "\(access)dynamic \($0.declaration)" }.sorted())
      })
  }
}
