/// The patterns of one scheme or host as a tree of the parts of their paths, so that a search costs what the URL is long
/// and not what the table is large.
struct LinkTree<Route: Sendable>: Sendable {
  struct Edge: Sendable {
    let parameter: LinkEntry<Route>.Parameter
    let rank: Int
    let node: Int
  }

  struct Node: Sendable {
    var literals: [String: Int] = [:]
    /// Placeholders, the most picky type first.
    var edges: [Edge] = []
    /// Patterns that end here, those that ask for more first.
    var entries: [Int] = []
    /// Patterns whose last placeholder takes what is left.
    var rests: [Int] = []
    /// Some pattern that goes through here, for errors to name.
    var example: Int
  }

  private(set) var nodes: [Node] = []

  /// Adds a pattern.
  ///
  /// - Parameters:
  ///   - index: its place in the table.
  ///   - entries: the table.
  /// - Throws: ``LinkTableError`` where a pattern that is there takes the same URLs.
  mutating func add(_ index: Int, of entries: [LinkEntry<Route>]) throws(LinkTableError) {
    let entry = entries[index]
    if nodes.isEmpty { nodes.append(Node(example: index)) }
    var node = 0
    var parameters = entry.pathParameters.makeIterator()
    for (depth, segment) in entry.template.segments.enumerated() {
      switch segment {
      case .literal(let text):
        if let next = nodes[node].literals[text] {
          node = next
        } else {
          nodes.append(Node(example: index))
          nodes[node].literals[text] = nodes.count - 1
          node = nodes.count - 1
        }
      case .placeholder:
        guard let parameter = parameters.next() else { continue }
        if case .optional = parameter.form { try end(index, at: \.entries, of: node, entries) }
        node = try follow(parameter, from: node, depth, index, entries)
      case .rest:
        return try end(index, at: \.rests, of: node, entries)
      }
    }
    try end(index, at: \.entries, of: node, entries)
  }

  /// The node behind a placeholder; made where there is none.
  private mutating func follow(
    _ parameter: LinkEntry<Route>.Parameter, from node: Int, _ depth: Int, _ index: Int,
    _ entries: [LinkEntry<Route>]
  ) throws(LinkTableError) -> Int {
    let rank = parameter.form.rank
    if let edge = nodes[node].edges.first(where: { $0.parameter.type == parameter.type }) { return edge.node }
    for edge in nodes[node].edges where edge.rank == rank {
      for other in all(below: edge.node)
      where entries[other].overlaps(entries[index], from: depth + 1)
        && entries[other].agrees(with: entries[index])
      {
        throw LinkTableError(
          .ambiguous, patterns: [entries[other].pattern.text, entries[index].pattern.text],
          detail: "neither \(edge.parameter.typeName) nor \(parameter.typeName) is the more specific type")
      }
    }
    nodes.append(Node(example: index))
    let place = nodes[node].edges.firstIndex { $0.rank < rank } ?? nodes[node].edges.count
    nodes[node].edges.insert(Edge(parameter: parameter, rank: rank, node: nodes.count - 1), at: place)
    return nodes.count - 1
  }

  private mutating func end(
    _ index: Int, at list: WritableKeyPath<Node, [Int]>, of node: Int, _ entries: [LinkEntry<Route>]
  ) throws(LinkTableError) {
    let entry = entries[index]
    let demand = entry.demand
    for other in nodes[node][keyPath: list]
    where entries[other].demand == demand && entries[other].agrees(with: entry) {
      throw LinkTableError(
        .ambiguous, patterns: [entries[other].pattern.text, entry.pattern.text],
        detail: "a URL can be of both, and neither asks for more than the other")
    }
    let place = nodes[node][keyPath: list].firstIndex {
      demand.lexicographicallyPrecedes(entries[$0].demand) == false
    }
    nodes[node][keyPath: list].insert(index, at: place ?? nodes[node][keyPath: list].count)
  }

  private func all(below node: Int) -> [Int] {
    let here = nodes[node]
    return here.entries + here.rests + here.literals.values.sorted().flatMap(all)
      + here.edges.flatMap { all(below: $0.node) }
  }
}

extension LinkForm {
  /// How picky the type is.
  var rank: Int {
    switch self {
    case .one(let rank), .optional(let rank): rank
    case .list: 0
    }
  }
}
