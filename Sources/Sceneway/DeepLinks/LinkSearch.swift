/// One search for the pattern of a URL.
struct LinkSearch<Route: Sendable> {
  /// What went wrong where the search came farthest.
  struct Failure {
    var depth = -1
    /// Of two faults at one depth the one that is nearer to a match.
    var weight = 0
    var kind = LinkError.Kind.unknownPath
    var part: String?
    var expected: [String] = []
    var nearest: Int?
  }

  let tree: LinkTree<Route>
  let entries: [LinkEntry<Route>]
  let address: LinkAddress
  private(set) var failure = Failure()

  init(tree: LinkTree<Route>, entries: [LinkEntry<Route>], address: LinkAddress) {
    self.tree = tree
    self.entries = entries
    self.address = address
  }

  /// The pattern and what its placeholders hold.
  mutating func run() -> (entry: Int, texts: [[String]?])? {
    guard !tree.nodes.isEmpty else { return nil }
    return visit(0, depth: 0, texts: [])
  }

  private mutating func visit(_ index: Int, depth: Int, texts: [[String]?]) -> (
    entry: Int, texts: [[String]?]
  )? {
    let node = tree.nodes[index]
    let segments = address.segments
    guard depth < segments.count else {
      for entry in node.entries {
        if let found = take(entry, texts, depth) { return found }
      }
      for entry in node.rests {
        if let found = take(entry, texts + [[]], depth) { return found }
      }
      if node.entries.isEmpty { note(depth, weight: 0, nearest: node.example) }
      return nil
    }
    let segment = segments[depth]
    if let next = node.literals[segment], let found = visit(next, depth: depth + 1, texts: texts) {
      return found
    }
    var wanted: [String] = []
    for edge in node.edges {
      if edge.parameter.accepts([segment]) {
        if let found = visit(edge.node, depth: depth + 1, texts: texts + [[segment]]) { return found }
      } else {
        wanted.append(edge.parameter.typeName)
      }
    }
    for entry in node.rests {
      if let found = take(entry, texts + [Array(segments[depth...])], depth) { return found }
    }
    if node.literals[segment] == nil {
      let literals = node.literals.keys.sorted()
      if wanted.isEmpty || Spelling.closest(to: segment, among: literals) != nil {
        note(depth, weight: 1, part: segment, expected: literals, nearest: depth > 0 ? node.example : nil)
      } else {
        note(
          depth, weight: 2, .wrongValue, part: segment, expected: wanted + literals,
          nearest: node.edges.first.map { tree.nodes[$0.node].example })
      }
    }
    return nil
  }

  private mutating func take(_ entry: Int, _ texts: [[String]?], _ depth: Int) -> (
    entry: Int, texts: [[String]?]
  )? {
    var texts = texts
    // A last part that may be missing, and is.
    while texts.count < entries[entry].pathParameters.count { texts.append(nil) }
    for (parameter, text) in zip(entries[entry].pathParameters, texts) where !parameter.accepts(text) {
      let part = text?.first { !parameter.accepts([$0]) } ?? text?.joined(separator: "/")
      note(depth, weight: 3, .wrongValue, part: part, expected: [parameter.typeName], nearest: entry)
      return nil
    }
    switch entries[entry].read(address, into: &texts) {
    case nil: return (entry, texts)
    case .missing(let what):
      note(depth, weight: 4, .missingQuery, expected: [what], nearest: entry)
    case .wrongValue(let text, let expected):
      note(depth, weight: 5, .wrongValue, part: text, expected: [expected], nearest: entry)
    }
    return nil
  }

  private mutating func note(
    _ depth: Int, weight: Int, _ kind: LinkError.Kind = .unknownPath, part: String? = nil,
    expected: [String] = [],
    nearest: Int?
  ) {
    guard (depth, weight) > (failure.depth, failure.weight) else { return }
    failure = Failure(
      depth: depth, weight: weight, kind: kind, part: part, expected: expected, nearest: nearest)
  }
}
