/// Everything that sources declare, by type.
struct DeclaredSymbols {
  /// The members of each type; those of no type under the empty name.
  private(set) var members: [String: [Declaration]] = [:]

  /// What each type inherits from and conforms to.
  private(set) var ancestors: [String: [String]] = [:]

  mutating func add(_ declaration: Declaration, to owner: String) {
    members[owner, default: []].append(declaration)
  }

  mutating func add(ancestors names: [String], of type: String) {
    ancestors[type, default: []] += names
  }

  /// The type itself and all that it has its members from, nearest first.
  func lineage(of type: String) -> [String] {
    var found: [String] = []
    var waiting = [type]
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      waiting += (ancestors[name] ?? []).map { resolved($0, from: name) }
    }
    return found
  }

  /// A type's whole name, from where it is spoken of.
  func resolved(_ name: String, from place: String) -> String {
    var scopes = place.split(separator: ".").map(String.init)
    while true {
      let whole = (scopes + [name]).joined(separator: ".")
      if members[whole] != nil || ancestors[whole] != nil { return whole }
      if scopes.isEmpty { return name }
      scopes.removeLast()
    }
  }

  /// Whether a type itself declares a member.
  func declares(_ name: String, in type: String) -> Bool {
    members[type]?.contains { $0.name == name } == true
  }

  /// The type at a path such as `UITableView.Style` and all that it has its members from, nearest first.
  ///
  /// - Returns: nil where no type is declared there.
  func lineage(ofTypeAt path: String) -> [String]? {
    // Types of Foundation are only extended, not declared.
    guard let type = type(at: path) ?? (members[path] == nil ? nil : path) else { return nil }
    return lineage(of: type)
  }

  /// Every declaration that a name may mean, nearest first.
  func declarations(of name: String, in owner: String) -> [Declaration] {
    let types = owner.isEmpty ? [""] : lineage(ofTypeAt: owner) ?? []
    return types.flatMap { type in (members[type] ?? []).filter { $0.name == name } }
  }

  /// Follows aliases and inheritance to the type that a path stands for.
  private func type(at path: String) -> String? {
    var type = ""
    for part in path.split(separator: ".").map(String.init) {
      let scopes = type.isEmpty ? [""] : lineage(of: type)
      let found = scopes.lazy.compactMap { scope -> String? in
        guard let found = self.members[scope]?.first(where: { $0.name == part && $0.kind.isType }) else {
          return nil
        }
        if case .alias(let target) = found.kind { return self.resolved(target, from: scope) }
        return scope.isEmpty ? part : "\(scope).\(part)"
      }.first
      guard let found else { return nil }
      type = found
    }
    return type
  }
}
