public import Foundation

/// Why a URL is no route: a value that names what was tried and what comes nearest.
public struct LinkError: Error, Hashable, Sendable {
  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The URL has no scheme, or a broken percent-encoding.
    case malformed
    /// No pattern is for the URL's scheme.
    case unknownScheme
    /// No pattern is for the URL's host.
    case unknownHost
    /// No pattern has the URL's path.
    case unknownPath
    /// A part of the URL does not say a value of the type that the pattern wants.
    case wrongValue
    /// The path is that of a pattern, but something of its query or fragment is missing.
    case missingQuery
    /// The code that makes the route threw an error.
    case rejected
  }

  /// What kind of fault it is.
  public let kind: Kind

  /// The URL.
  public let url: URL

  /// The part of the URL at which it went wrong, percent-decoded; nil where the kind says it all.
  public let part: String?

  /// What would have been taken there: names, types, keys, or the words of the error that was thrown.
  public let expected: [String]

  /// The pattern that comes nearest; nil where none does.
  public let nearest: String?

  /// What was probably meant instead of ``part``.
  public var suggestion: String? { part.flatMap { Spelling.closest(to: $0, among: expected) } }

  init(
    _ kind: Kind, _ url: URL, part: String? = nil, expected: [String] = [], nearest: String? = nil
  ) {
    self.kind = kind
    self.url = url
    self.part = part
    self.expected = expected
    self.nearest = nearest
  }
}

extension LinkError: CustomStringConvertible, LocalizedError {
  /// The fault as a sentence.
  public var description: String {
    let list = expected.prefix(12).joined(separator: ", ") + (expected.count > 12 ? ", …" : "")
    let named = part.map { "'\($0)'" } ?? "nothing"
    var text =
      switch kind {
      case .malformed: "\(url) is not a link: it has no scheme, or a broken percent-encoding."
      case .unknownScheme: "\(url) is not for this app: its schemes are \(list)."
      case .unknownHost: "\(url) is not for this app: its hosts are \(list)."
      case .unknownPath where part == nil: "\(url) leads nowhere: its path ends too early."
      case .unknownPath:
        "\(url) leads nowhere: there is no \(named)"
          + (expected.isEmpty ? "." : " where \(list) would be.")
      case .wrongValue: "\(url) leads nowhere: \(named) should be \(list)."
      case .missingQuery: "\(url) leads nowhere: it lacks \(list)."
      case .rejected: "\(url) was refused: \(list)"
      }
    if let suggestion { text += " Did you mean '\(suggestion)'?" }
    if let nearest { text += " The nearest pattern is \(nearest)." }
    return text
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

/// What is wrong with a table of link patterns; found when the table is made, before any link comes.
public struct LinkTableError: Error, Hashable, Sendable {
  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A pattern cannot be read.
    case malformed
    /// A pattern has more or fewer placeholders than its closure has parameters.
    case wrongCount
    /// A placeholder stands where a parameter of its type cannot.
    case wrongPlace
    /// A scheme of the table is no scheme, such as `shop://`, or is one of the web's, whose addresses go by their host.
    case wrongScheme
    /// A host of the table is no host, such as `https://shop.example/`.
    case wrongHost
    /// Two patterns take the same URLs, and neither is the more specific one.
    case ambiguous
  }

  /// What kind of fault it is.
  public let kind: Kind

  /// The patterns that it is about; the scheme or the host, where it is about one of those.
  public let patterns: [String]

  /// What is wrong, as a phrase.
  public let detail: String

  /// What was probably meant; nil where nothing comes near.
  public let suggestion: String?

  init(_ kind: Kind, patterns: [String], detail: String, suggestion: String? = nil) {
    self.kind = kind
    self.patterns = patterns
    self.detail = detail
    self.suggestion = suggestion
  }
}

extension LinkTableError: CustomStringConvertible, LocalizedError {
  /// The fault as a sentence.
  public var description: String {
    let names = patterns.map { "\"\($0)\"" }.joined(separator: " and ")
    let sentence =
      switch kind {
      case .ambiguous: "The link patterns \(names) are ambiguous: \(detail)."
      case .malformed, .wrongCount, .wrongPlace: "The link pattern \(names) is wrong: \(detail)."
      case .wrongScheme: "The link scheme \(names) is wrong: \(detail)."
      case .wrongHost: "The link host \(names) is wrong: \(detail)."
      }
    return sentence + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
