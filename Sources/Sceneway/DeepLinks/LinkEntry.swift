/// One pattern of a table, ready for matching.
struct LinkEntry<Route: Sendable>: Sendable {
  typealias Parameter = LinkPattern<Route>.Parameter

  let pattern: LinkPattern<Route>
  let template: LinkTemplate

  /// The parameters of the path, then of the query's placeholders in order, then of the fragment.
  var pathParameters: ArraySlice<Parameter> { pattern.parameters.prefix(pathCount) }
  private let pathCount: Int

  init(_ pattern: LinkPattern<Route>) throws(LinkTableError) {
    self.pattern = pattern
    template = try LinkTemplate(pattern.text)
    pathCount = template.segments.count { if case .literal = $0 { false } else { true } }
    let placeholders = template.placeholders
    guard placeholders.count == pattern.parameters.count else {
      throw LinkTableError(
        .wrongCount, patterns: [pattern.text],
        detail: "it has \(placeholders.count) placeholders, but its route takes \(pattern.parameters.count)")
    }
    try checkPlaces()
  }

  private func checkPlaces() throws(LinkTableError) {
    func fault(_ detail: String) -> LinkTableError {
      LinkTableError(.wrongPlace, patterns: [pattern.text], detail: detail)
    }
    var index = 0
    for (position, segment) in template.segments.enumerated() {
      if case .literal = segment { continue }
      let parameter = pattern.parameters[index]
      index += 1
      switch (segment, parameter.form) {
      case (.placeholder, .one), (.rest, .list): continue
      case (.placeholder, .optional) where position == template.segments.count - 1: continue
      case (.placeholder(let name), .optional):
        throw fault("'{\(name)}' may be missing, which only the last part of a path may")
      case (.placeholder(let name), .list):
        throw fault(
          "'{\(name)}' is one part of the path, but \(parameter.typeName) takes several; write {\(name)...}")
      case (.rest(let name), _):
        throw fault(
          "'{\(name)...}' is the rest of the path, which \(parameter.typeName) cannot hold; use an array")
      case (.literal, _): continue
      }
    }
    if case .placeholder(let name) = template.fragment, let last = pattern.parameters.last, last.form == .list
    {
      throw fault("'{\(name)}' is the fragment, which is one text; \(last.typeName) takes several")
    }
  }

  // MARK: Query and fragment

  /// Why a URL with the right path is not of this pattern.
  enum Refusal {
    case missing(String)
    case wrongValue(String, expected: String)
  }

  /// Reads the query and the fragment.
  ///
  /// - Parameters:
  ///   - address: the URL.
  ///   - texts: what the path's placeholders hold; gets what the others hold.
  /// - Returns: why it is not of this pattern; nil where it is.
  func read(_ address: LinkAddress, into texts: inout [[String]?]) -> Refusal? {
    var next = pattern.parameters.dropFirst(pathCount).makeIterator()
    func take(_ found: [String]?, _ name: String) -> Refusal? {
      guard let parameter = next.next() else { return nil }
      let given = parameter.form == .list ? found : found.map { Array($0.prefix(1)) }
      guard parameter.accepts(given) else {
        guard let given, let first = given.first else { return .missing(name) }
        return .wrongValue(given.first { !parameter.accepts([$0]) } ?? first, expected: parameter.typeName)
      }
      texts.append(given)
      return nil
    }
    for item in template.query {
      let found = address.query[item.key]
      switch item.requirement {
      case .present where found == nil: return .missing("'\(item.key)'")
      case .literal(let text) where found?.contains(text) != true: return .missing("'\(item.key)=\(text)'")
      case .present, .literal: continue
      case .placeholder:
        if let refusal = take(found, "'\(item.key)'") { return refusal }
      }
    }
    switch template.fragment {
    case nil, .present: return nil
    case .literal(let text): return address.fragment == text ? nil : .missing("'#\(text)'")
    case .placeholder(let name): return take(address.fragment.map { [$0] }, "the fragment '\(name)'")
    }
  }

  // MARK: Which is the more specific

  /// How much of the query and the fragment has to be there; the pattern that asks for more is tried first.
  var demand: [Int] {
    var literals = 0
    var required = 0
    for (requirement, form) in requirements {
      switch requirement {
      case .literal: literals += 1
      case .present: required += 1
      case .placeholder: if case .one = form { required += 1 }
      }
    }
    return [literals, required]
  }

  private var requirements: [(LinkTemplate.Requirement, LinkForm?)] {
    var next = pattern.parameters.dropFirst(pathCount).makeIterator()
    return (template.query.map(\.requirement) + [template.fragment].compactMap { $0 }).map { requirement in
      (requirement, requirement.placeholder == nil ? nil : next.next()?.form)
    }
  }

  /// Whether one URL can have what both patterns ask of query and fragment.
  func agrees(with other: LinkEntry) -> Bool {
    if case .literal(let one) = template.fragment, case .literal(let two) = other.template.fragment,
      one != two
    {
      return false
    }
    return !template.query.contains { item in
      guard case .literal(let one) = item.requirement,
        let counterpart = other.template.query.first(where: { $0.key == item.key }),
        case .literal(let two) = counterpart.requirement
      else { return false }
      return one != two
    }
  }

  /// Whether one path can be of both patterns, from a part on.
  func overlaps(_ other: LinkEntry, from start: Int) -> Bool {
    var index = start
    let (mine, theirs) = (template.segments, other.template.segments)
    while index < mine.count, index < theirs.count {
      switch (mine[index], theirs[index]) {
      case (.rest, _), (_, .rest): return true
      case (.literal(let one), .literal(let two)) where one != two: return false
      default: index += 1
      }
    }
    return mine.count == theirs.count || endsEarly(at: theirs.count) || other.endsEarly(at: mine.count)
  }

  /// Whether the path may be over after some parts, since what follows may be missing.
  private func endsEarly(at count: Int) -> Bool {
    guard template.segments.count == count + 1 else { return false }
    switch pathParameters.last?.form {
    case .optional, .list: return true
    case .one, nil: return false
    }
  }
}
