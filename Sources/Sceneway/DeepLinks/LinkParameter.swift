public import Foundation

/// What a placeholder of a ``LinkPattern`` can become.
///
/// Conform a type of your own to ``LinkValue`` instead; this protocol is what values, optional values and lists of values
/// have in common.
public protocol LinkParameter: Sendable {
  /// How much of a URL the parameter takes.
  static var linkForm: LinkForm { get }

  /// Reads the parameter.
  ///
  /// - Parameter texts: the parts of the URL, percent-decoded: one for a value, any number for a list; nil where the URL
  ///   has none.
  /// - Returns: the parameter; nil where the texts do not say one.
  static func parameter(from texts: [String]?) -> Self?
}

/// How much of a URL a parameter takes.
public enum LinkForm: Hashable, Sendable {
  /// One part, which has to be there.
  case one(rank: Int)
  /// One part or none.
  case optional(rank: Int)
  /// Any number of parts: the rest of a path, or a query key that is repeated.
  case list
}

/// A value that one part of a URL says: a number, a name, an identifier.
///
/// ```swift
/// struct OrderID: LinkValue {
///   let number: Int
///   init?(linkText: String) {
///     guard linkText.hasPrefix("N"), let number = Int(linkText.dropFirst()) else { return nil }
///     self.number = number
///   }
/// }
///
/// enum Section: String, LinkValue { case new, sale }
/// ```
///
/// An enumeration or structure with a raw value that is a `LinkValue` needs nothing but the conformance.
public protocol LinkValue: LinkParameter {
  /// Reads the value.
  ///
  /// - Parameter linkText: one part of the path, or one value of the query, percent-decoded. It may be empty.
  init?(linkText: String)

  /// How picky the type is: of several placeholders in one place the one of the highest rank is tried first.
  ///
  /// 4 for `UUID`, 3 for whole numbers and `Bool`, 2 for `Double` and types with a raw value, 1 for types of one's own, 0
  /// for `String`, which takes everything.
  static var linkRank: Int { get }
}

extension LinkValue {
  /// One: more picky than any text.
  public static var linkRank: Int { 1 }

  /// One part, which has to be there.
  public static var linkForm: LinkForm { .one(rank: linkRank) }

  /// The value of the only part.
  public static func parameter(from texts: [String]?) -> Self? {
    guard let texts, texts.count == 1 else { return nil }
    return Self(linkText: texts[0])
  }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Reads the raw value.
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// Two: only some raw values are there.
  public static var linkRank: Int { 2 }
}

extension String: LinkValue {
  /// The text itself; an empty one says nothing.
  public init?(linkText: String) {
    guard !linkText.isEmpty else { return nil }
    self = linkText
  }

  /// Nought: everything is a text.
  public static var linkRank: Int { 0 }
}

extension Int: LinkValue {
  /// Reads a number in decimal digits, with a sign where it has one.
  public init?(linkText: String) { self.init(linkText, radix: 10) }

  /// Three.
  public static var linkRank: Int { 3 }
}

extension Bool: LinkValue {
  /// Reads `true`, `false`, `yes`, `no`, `1` or `0`, in any case; a query key without a value is true.
  public init?(linkText: String) {
    switch linkText.lowercased() {
    case "", "true", "yes", "1": self = true
    case "false", "no", "0": self = false
    default: return nil
    }
  }

  /// Three.
  public static var linkRank: Int { 3 }
}

extension Double: LinkValue {
  /// Reads a finite number.
  public init?(linkText: String) {
    guard let value = Double(linkText as String), value.isFinite else { return nil }
    self = value
  }

  /// Two.
  public static var linkRank: Int { 2 }
}

extension UUID: LinkValue {
  /// Reads the usual form with hyphens.
  public init?(linkText: String) { self.init(uuidString: linkText) }

  /// Four.
  public static var linkRank: Int { 4 }
}

extension Optional: LinkParameter where Wrapped: LinkValue {
  /// One part or none.
  public static var linkForm: LinkForm { .optional(rank: Wrapped.linkRank) }

  /// No value where the part is missing; a part that does not say a value is refused.
  public static func parameter(from texts: [String]?) -> Wrapped?? {
    guard let texts else { return .some(nil) }
    guard let value = Wrapped.parameter(from: texts) else { return nil }
    return .some(value)
  }
}

extension Array: LinkParameter where Element: LinkValue {
  /// Any number of parts.
  public static var linkForm: LinkForm { .list }

  /// A value of each part; refused where one of them says none.
  public static func parameter(from texts: [String]?) -> [Element]? {
    var values: [Element] = []
    for text in texts ?? [] {
      guard let value = Element(linkText: text) else { return nil }
      values.append(value)
    }
    return values
  }
}
