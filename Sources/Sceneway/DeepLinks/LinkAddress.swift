internal import Foundation

/// A URL, taken apart for matching.
struct LinkAddress: Sendable {
  let scheme: String
  /// The host of a web address; empty for custom schemes, whose host is the first part of the path.
  let host: String
  let segments: [String]
  let query: [String: [String]]
  let fragment: String?

  /// Whether a scheme's URLs have a host that is not part of the path.
  static func isWeb(_ scheme: String) -> Bool { scheme == "http" || scheme == "https" }

  /// Takes a URL apart.
  ///
  /// Nil where the URL has no scheme or a broken percent-encoding. Parts of the path that are empty are left out, so that
  /// `/a//b/` is `/a/b`.
  ///
  /// - Parameter url: any URL.
  init?(_ url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = components.scheme?.lowercased()
    else { return nil }
    self.scheme = scheme
    var segments: [String] = []
    var host = ""
    if let given = components.percentEncodedHost?.removingPercentEncoding ?? components.host, !given.isEmpty {
      if Self.isWeb(scheme) { host = given.lowercased() } else { segments.append(given) }
    }
    self.host = host
    for part in components.percentEncodedPath.split(separator: "/") {
      guard let text = String(part).removingPercentEncoding else { return nil }
      segments.append(text)
    }
    self.segments = segments
    var query: [String: [String]] = [:]
    for part in (components.percentEncodedQuery ?? "").split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = String(sides[0]).removingPercentEncoding,
        let value = (sides.count == 1 ? "" : String(sides[1])).removingPercentEncoding
      else { return nil }
      query[key, default: []].append(value)
    }
    self.query = query
    if let encoded = components.percentEncodedFragment {
      guard let text = encoded.removingPercentEncoding else { return nil }
      fragment = text
    } else {
      fragment = nil
    }
  }
}
