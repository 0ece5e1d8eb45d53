internal import Foundation

/// A pattern, taken apart.
struct LinkTemplate: Hashable, Sendable {
  /// One part of the path.
  enum Segment: Hashable, Sendable {
    case literal(String)
    case placeholder(String)
    case rest(String)
  }

  /// What a query key, or the fragment, has to be.
  enum Requirement: Hashable, Sendable {
    /// There, whatever its value.
    case present
    case literal(String)
    case placeholder(String)
  }

  struct QueryItem: Hashable, Sendable {
    let key: String
    let requirement: Requirement
  }

  /// The scheme of a pattern that has its own.
  var scheme: String?
  /// The host of a web pattern that has its own.
  var host: String?
  var segments: [Segment] = []
  var query: [QueryItem] = []
  var fragment: Requirement?

  /// The placeholders' names in the order of the values.
  var placeholders: [String] {
    segments.compactMap { segment in
      switch segment {
      case .literal: nil
      case .placeholder(let name), .rest(let name): name
      }
    } + (query.map(\.requirement) + [fragment].compactMap { $0 }).compactMap(\.placeholder)
  }
}

extension LinkTemplate.Requirement {
  var placeholder: String? {
    if case .placeholder(let name) = self { name } else { nil }
  }
}

extension LinkTemplate {
  /// Takes a pattern apart.
  ///
  /// - Parameter text: the pattern.
  /// - Throws: ``LinkTableError`` that says what is wrong with it.
  init(_ text: String) throws(LinkTableError) {
    func fault(_ why: String) -> LinkTableError { LinkTableError(.malformed, patterns: [text], detail: why) }
    if let rewritten = Self.rewritten(text) {
      throw LinkTableError(
        .malformed, patterns: [text], detail: "a placeholder stands in braces", suggestion: rewritten)
    }
    var rest = Substring(text)
    if let hash = rest.firstIndex(of: "#") {
      let part = rest[rest.index(after: hash)...]
      guard !part.isEmpty else { throw fault("there is nothing after '#'") }
      fragment = try Self.requirement(part, fault)
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      for part in rest[rest.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false) {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let key = sides[0].removingPercentEncoding, !key.isEmpty, !key.contains("{") else {
          throw fault("'\(part)' has no key")
        }
        guard !query.contains(where: { $0.key == key }) else { throw fault("'\(key)' stands there twice") }
        query.append(
          QueryItem(
            key: key, requirement: sides.count == 1 ? .present : try Self.requirement(sides[1], fault)))
      }
      rest = rest[..<mark]
    }
    if let colon = rest.range(of: "://") {
      let scheme = rest[..<colon.lowerBound].lowercased()
      guard !scheme.isEmpty, !scheme.contains("/") else { throw fault("there is no scheme before '://'") }
      rest = rest[colon.upperBound...]
      self.scheme = scheme
      if LinkAddress.isWeb(scheme) {
        let end = rest.firstIndex(of: "/") ?? rest.endIndex
        host = rest[..<end].lowercased()
        guard let host, !host.isEmpty else { throw fault("there is no host after '://'") }
        try LinkOrigin.check(host: host, in: text)
        rest = rest[end...]
      }
    } else if !rest.isEmpty, !rest.hasPrefix("/") {
      throw fault("a path begins with '/'")
    }
    for part in rest.split(separator: "/") {
      if case .rest = segments.last { throw fault("nothing may follow the rest of a path") }
      segments.append(try Self.segment(part, fault))
    }
    try checkNames(fault)
  }

  private static func segment(_ part: Substring, _ fault: (String) -> LinkTableError)
    throws(LinkTableError) -> Segment
  {
    switch try requirement(part, fault) {
    case .literal(let text): return .literal(text)
    case .placeholder(let name) where name.hasSuffix("..."): return .rest(String(name.dropLast(3)))
    case .placeholder(let name): return .placeholder(name)
    case .present: throw fault("a part of the path is empty")
    }
  }

  private static func requirement(_ part: Substring, _ fault: (String) -> LinkTableError)
    throws(LinkTableError) -> Requirement
  {
    if part.hasPrefix("{"), part.hasSuffix("}"), part.count > 2 {
      let name = part.dropFirst().dropLast()
      guard !name.contains("{"), !name.contains("}"), name != "..." else {
        throw fault("'\(part)' is not one placeholder")
      }
      return .placeholder(String(name))
    }
    guard !part.contains("{"), !part.contains("}") else {
      throw fault("'\(part)' mixes a placeholder with other text; a brace of its own is written %7B or %7D")
    }
    guard let text = String(part).removingPercentEncoding else {
      throw fault("'\(part)' has a broken percent-encoding")
    }
    return .literal(text)
  }

  private func checkNames(_ fault: (String) -> LinkTableError) throws(LinkTableError) {
    var seen: Set<String> = []
    for name in placeholders where !seen.insert(name).inserted {
      throw fault("'{\(name)}' stands there twice")
    }
  }
}
