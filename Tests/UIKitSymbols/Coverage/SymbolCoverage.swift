/// Which of the symbols that apps use are there.
package struct SymbolCoverage {
  /// Whether a symbol is there.
  package enum Presence: Equatable {
    /// It can be used.
    case present
    /// Something by its name is there, but cannot be used so.
    case partial(String)
    /// There is nothing by its name.
    case absent
  }

  /// The symbols that apps use, the most used first.
  package let symbols: [UsedSymbol]

  /// What was measured of single apps.
  package let apps: [AppFigures]

  private let presences: [String: Presence]

  /// Compares symbols with sources.
  ///
  /// - Parameters:
  ///   - symbols: the symbols that apps use.
  ///   - names: Swift's names of the symbols that have another one in the list.
  ///   - apps: what was measured of single apps.
  ///   - sources: the texts of the Swift files that declare them.
  package init(
    symbols: [UsedSymbol], names: [String: String] = [:], apps: [AppFigures] = [], sources: [String]
  ) {
    var declared = DeclaredSymbols()
    for source in sources { DeclarationReader.read(source, into: &declared) }
    self.symbols = symbols
    self.apps = apps
    let known = symbols.map { ($0.name, names[$0.name] ?? $0.name) }
    presences = Dictionary(
      known.map { ($0, Self.presence(of: SymbolName($1), in: declared)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a symbol is there.
  package func presence(of symbol: UsedSymbol) -> Presence { presences[symbol.name] ?? .absent }

  /// What a symbol that comes with the language or Foundation has in place of a name.
  private static let foundation = "Foundation"

  private static func presence(of name: SymbolName, in declared: DeclaredSymbols) -> Presence {
    if name.base == foundation || isDerived(name, in: declared) { return .present }
    let found = declared.declarations(of: name.base, in: name.owner)
    guard name.isCalled, let labels = name.labels else { return presence(amongst: found) }
    let fitting = found.filter { $0.kind == .function && $0.takes(labels) }
    guard fitting.isEmpty else { return presence(amongst: fitting) }
    let near = found.filter { $0.isPublic && $0.isNear(labels) }.map { "`\($0.title)`" }
    return near.isEmpty ? .absent : .partial("as \(Set(near).sorted().joined(separator: ", "))")
  }

  private static func presence(amongst found: [Declaration]) -> Presence {
    if found.isEmpty { return .absent }
    guard found.contains(where: \.isPublic) else { return .partial("not public") }
    return found.contains { $0.isPublic && !$0.isUnavailable }
      ? .present : .partial("refused by the compiler")
  }

  /// Whether the compiler or an ancestor in Foundation gives it.
  private static func isDerived(_ name: SymbolName, in declared: DeclaredSymbols) -> Bool {
    guard let lineage = declared.lineage(ofTypeAt: name.owner) else { return false }
    switch (name.base, name.labels) {
    case ("init", ["rawValue"]), ("rawValue", nil): return !rawTypes.isDisjoint(with: lineage)
    case ("init", []):
      let inheritsFromObject =
        lineage.contains("NSObject")
        && !lineage.contains { $0 != "NSObject" && declared.declares("init", in: $0) }
      return lineage.contains("OptionSet") || inheritsFromObject
    default: return false
    }
  }

  private static let rawTypes: Set<String> = [
    "OptionSet", "RawRepresentable", "Int", "UInt", "String", "Float",
  ]

  // MARK: Figures

  /// The share of the uses of some symbols that is there, from 0 to 1.
  package func share(of symbols: [UsedSymbol]) -> Double {
    let all = symbols.reduce(0) { $0 + $1.uses }
    let there = symbols.filter { presence(of: $0) == .present }.reduce(0) { $0 + $1.uses }
    return all == 0 ? 1 : Double(there) / Double(all)
  }
}
