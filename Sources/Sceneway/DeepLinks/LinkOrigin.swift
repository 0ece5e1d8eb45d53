internal import Foundation

/// Checks where a table's links come from: schemes and hosts.
///
/// What is no scheme or host would never be that of a link, so that all of them would be refused one day.
enum LinkOrigin {
  /// Checks a scheme of the app's own.
  ///
  /// - Parameter scheme: the scheme as it was written.
  /// - Throws: ``LinkTableError`` that says what to write instead.
  static func check(scheme: String) throws(LinkTableError) {
    func fault(_ detail: String, _ suggestion: String?) -> LinkTableError {
      LinkTableError(.wrongScheme, patterns: [scheme], detail: detail, suggestion: suggestion)
    }
    if scheme.isEmpty { throw fault("it is empty", nil) }
    let name = String(scheme.prefix { $0 != ":" && $0 != "/" })
    if LinkAddress.isWeb(name.lowercased()) {
      let host = self.host(in: scheme)
      throw fault(
        "addresses of the web go by their host"
          + (name == scheme || host.isEmpty ? "; name it among the hosts" : "; write hosts: [\"\(host)\"]"),
        nil)
    }
    guard isScheme(scheme) else {
      throw fault(
        name == scheme
          ? "a scheme is made of letters, digits, '+', '-' and '.', and begins with a letter"
          : "a scheme stands without '://' and without a path, which belongs to the patterns",
        isScheme(name) ? name : nil)
    }
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else {
      return false
    }
    return text.unicodeScalars.allSatisfy { letter in
      letter.isASCII
        && (letter.properties.isAlphabetic || ("0"..."9").contains(letter)
          || "+-.".unicodeScalars.contains(letter))
    }
  }

  /// Checks a host.
  ///
  /// - Parameters:
  ///   - host: the host as it was written.
  ///   - pattern: the pattern that it stands in; nil for one of the table.
  /// - Throws: ``LinkTableError`` that says what to write instead.
  static func check(host: String, in pattern: String? = nil) throws(LinkTableError) {
    func fault(_ detail: String, _ suggestion: String?) -> LinkTableError {
      LinkTableError(
        pattern == nil ? .wrongHost : .malformed, patterns: [pattern ?? host], detail: detail,
        suggestion: pattern == nil ? suggestion : nil)
    }
    if host.isEmpty { throw fault("it is empty", nil) }
    let bare = self.host(in: host)
    guard bare == host else {
      throw fault(
        "a host stands without scheme, port and path, which belongs to the patterns",
        bare.isEmpty || bare.contains(where: \.isWhitespace) ? nil : bare)
    }
    if host.contains(where: \.isWhitespace) { throw fault("a host has no blanks", nil) }
    guard host.contains("*") else { return }
    if pattern != nil {
      throw fault("a pattern's own host is one host; name '\(host)' among those of the table", nil)
    }
    let tail = host.hasPrefix("*.") ? host.dropFirst(2) : Substring(host)
    if tail.isEmpty || tail.contains("*") {
      throw fault("'*.' stands at the beginning, for every host below another one: '*.shop.example'", nil)
    }
  }

  /// The host in something that may be a whole address.
  private static func host(in text: String) -> String {
    var rest = Substring(text)
    if let slashes = rest.range(of: "://") {
      rest = rest[slashes.upperBound...]
    } else if let colon = rest.firstIndex(of: ":"), LinkAddress.isWeb(rest[..<colon].lowercased()) {
      rest = rest[rest.index(after: colon)...]
    }
    rest = rest.drop { $0 == "/" }.prefix { !"/?#".contains($0) }
    if let at = rest.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    // An address of the sixth version stands in brackets, colons and all.
    if rest.hasPrefix("[") { return String(rest) }
    return String(rest.prefix { $0 != ":" })
  }
}
