/// What the files of a module declare, by type.
struct ModuleIndex {
  private(set) var types: [String: TypeRecord] = [:]

  /// Adds what a file declares.
  mutating func add(_ records: [TypeRecord]) {
    for record in records {
      guard var known = types[record.name] else {
        types[record.name] = record
        continue
      }
      known.inherited += record.inherited
      known.isGeneric = known.isGeneric || record.isGeneric
      known.exposesAll = known.exposesAll || record.exposesAll
      known.isExposed = known.isExposed || record.isExposed
      known.exposedName = known.exposedName ?? record.exposedName
      known.associatedTypes.merge(record.associatedTypes) { $0 + $1 }
      known.aliases.merge(record.aliases) { old, _ in old }
      known.methods += record.methods
      known.properties += record.properties
      if record.isDeclared, !known.isDeclared {
        var declared = record
        declared.inherited = known.inherited
        declared.methods = known.methods
        declared.properties = known.properties
        declared.exposesAll = known.exposesAll
        declared.associatedTypes = known.associatedTypes
        declared.aliases = known.aliases
        known = declared
      }
      types[record.name] = known
    }
  }

  /// A type by the name that code uses at some place: nested types are found from inside, by their last name.
  func type(_ name: String, from context: String? = nil) -> TypeRecord? {
    var name = name
    if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
    var around = context
    while let outer = around {
      if let found = types["\(outer).\(name)"] { return found }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let found = types[name] { return found }
    // A module's own name may stand before it.
    if let dot = name.firstIndex(of: ".") { return types[String(name[name.index(after: dot)...])] }
    return nil
  }

  /// A type and all of the module that it inherits from, nearest first.
  func lineage(of name: String) -> [TypeRecord] {
    var lineage: [TypeRecord] = []
    var seen: Set<String> = []
    var waiting = [name]
    while let next = waiting.first {
      waiting.removeFirst()
      guard let record = type(next, from: name), seen.insert(record.name).inserted else { continue }
      lineage.append(record)
      waiting += record.inherited
    }
    return lineage
  }

  /// The class of the module that a class inherits from.
  func base(of record: TypeRecord) -> TypeRecord? {
    record.inherited.lazy.compactMap { type($0, from: record.name) }.first {
      $0.kind == .classType && $0.isDeclared
    }
  }

  /// Whether a type has generic parameters, its own or those of a type around it.
  func isGeneric(_ name: String) -> Bool {
    var next: String? = name
    while let current = next {
      if types[current]?.isGeneric == true { return true }
      next = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return false
  }

  /// The classes of the module that a class inherits from, nearest first.
  func bases(of record: TypeRecord) -> [TypeRecord] {
    var bases: [TypeRecord] = []
    var seen: Set<String> = [record.name]
    var current = record
    while let base = base(of: current), seen.insert(base.name).inserted {
      bases.append(base)
      current = base
    }
    return bases
  }

  /// The name of the first class outside the module that a class inherits from, as written; nil where there is none.
  func foreignBase(of record: TypeRecord) -> String? {
    var current = record
    var seen: Set<String> = []
    while seen.insert(current.name).inserted {
      if let base = base(of: current) {
        current = base
        continue
      }
      return current.inherited.first {
        type($0, from: current.name)?.isDeclared != true && !$0.hasSuffix("Delegate")
          && !$0.hasSuffix("DataSource")
      }
    }
    return nil
  }
}
