/// The part of a compiler's symbol graph that a digest needs.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Constraint: Decodable {
      let kind: String
      let lhs: String
      let rhs: String
    }
    struct Extension: Decodable {
      let constraints: [Constraint]?
    }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String
    let swiftExtension: Extension?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
