public import Foundation

/// The links that an app takes: patterns of URLs with the routes that they are.
///
/// The most specific pattern wins, whatever the order in which they stand: a pattern with a host or scheme of its own
/// before those of the table; then part by part from the left a name before a placeholder, a picky type
/// (``LinkValue/linkRank``) before one that takes more, one part before the rest of the path; then the pattern that asks
/// for more of the query. Two patterns that take one URL with neither being more specific are an error when the table is
/// made.
///
/// Custom schemes: `shop://orders/42` and `shop:///orders/42` are the path `/orders/42`, since such URLs have no host.
/// Universal links have one; `https` and `http` are the same.
public struct LinkTable<Route: Sendable>: Sendable {
  private enum Origin: Hashable, Sendable {
    case own
    case host(String)
    case scheme(String)
  }

  /// A URL's pattern and route.
  public struct Match: Sendable {
    /// The pattern as it was written.
    public let pattern: String
    /// The route.
    public let route: Route
  }

  private let entries: [LinkEntry<Route>]
  private let trees: [Origin: LinkTree<Route>]
  private let schemes: [String]
  private let hosts: [String]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - schemes: the app's own schemes, such as `shop`, without `://`; in any case.
  ///   - hosts: the hosts of universal links, such as `shop.example`, without scheme and path; `*.shop.example` stands for every host below `shop.example`. Where neither
  ///     schemes nor hosts are given, any URL is taken.
  ///   - patterns: the patterns, in any order.
  /// - Throws: ``LinkTableError`` where a scheme or host is none, a pattern cannot be read, does not fit its route, or two are ambiguous.
  public init(schemes: [String] = [], hosts: [String] = [], _ patterns: [LinkPattern<Route>])
    throws(LinkTableError)
  {
    for scheme in schemes { try LinkOrigin.check(scheme: scheme) }
    for host in hosts { try LinkOrigin.check(host: host) }
    var entries: [LinkEntry<Route>] = []
    var trees: [Origin: LinkTree<Route>] = [:]
    for pattern in patterns {
      let entry = try LinkEntry(pattern)
      entries.append(entry)
      let origin: Origin =
        if let host = entry.template.host { .host(host) } else {
          entry.template.scheme.map { .scheme($0) } ?? .own
        }
      try trees[origin, default: LinkTree()].add(entries.count - 1, of: entries)
    }
    self.entries = entries
    self.trees = trees
    self.schemes = schemes.map { $0.lowercased() }
    self.hosts = hosts.map { $0.lowercased() }
  }

  /// The patterns as they were written.
  public var patterns: [String] { entries.map(\.pattern.text) }

  /// The route that a URL is.
  ///
  /// - Parameter url: any URL.
  /// - Returns: the route of the most specific pattern.
  /// - Throws: ``LinkError`` that says where the URL differs from the nearest pattern.
  public func route(for url: URL) throws(LinkError) -> Route { try match(url).route }

  /// The pattern and the route of a URL.
  ///
  /// - Parameter url: any URL.
  /// - Returns: the most specific pattern and its route.
  /// - Throws: ``LinkError`` that says where the URL differs from the nearest pattern.
  public func match(_ url: URL) throws(LinkError) -> Match {
    guard let address = LinkAddress(url) else { throw LinkError(.malformed, url) }
    var failures: [LinkSearch<Route>.Failure] = []
    for origin in try origins(of: address, url) {
      guard let tree = trees[origin] else { continue }
      var search = LinkSearch(tree: tree, entries: entries, address: address)
      guard let found = search.run() else {
        failures.append(search.failure)
        continue
      }
      let pattern = entries[found.entry].pattern
      do {
        return Match(pattern: pattern.text, route: try pattern.make(found.texts))
      } catch {
        throw LinkError(.rejected, url, expected: [String(describing: error)], nearest: pattern.text)
      }
    }
    let failure = failures.max { ($0.depth, $0.weight) < ($1.depth, $1.weight) }
    throw LinkError(
      failure?.kind ?? .unknownPath, url, part: failure?.part, expected: failure?.expected ?? [],
      nearest: failure?.nearest.map { entries[$0].pattern.text })
  }

  /// Whose patterns a URL may be of, the most specific first.
  private func origins(of address: LinkAddress, _ url: URL) throws(LinkError) -> [Origin] {
    let isWeb = LinkAddress.isWeb(address.scheme)
    let own: Origin = isWeb ? .host(address.host) : .scheme(address.scheme)
    var origins: [Origin] = trees[own] == nil ? [] : [own]
    let takesAll = schemes.isEmpty && hosts.isEmpty
    if takesAll || (isWeb ? takes(address.host) : schemes.contains(address.scheme)) { origins.append(.own) }
    guard origins.isEmpty else { return origins }
    if isWeb, !knownHosts.isEmpty {
      throw LinkError(.unknownHost, url, part: address.host, expected: knownHosts)
    }
    throw LinkError(.unknownScheme, url, part: address.scheme, expected: knownSchemes)
  }

  private func takes(_ host: String) -> Bool {
    hosts.contains { $0.hasPrefix("*.") ? host.hasSuffix($0.dropFirst()) : $0 == host }
  }

  private var knownHosts: [String] {
    hosts + trees.keys.compactMap { if case .host(let host) = $0 { host } else { nil } }.sorted()
  }

  private var knownSchemes: [String] {
    let own = trees.keys.compactMap { if case .scheme(let scheme) = $0 { scheme } else { nil } }.sorted()
    return schemes + own + (knownHosts.isEmpty ? [] : ["https"])
  }
}
