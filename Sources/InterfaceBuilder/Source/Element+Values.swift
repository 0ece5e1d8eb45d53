import Foundation

extension Element {
  /// The value of an attribute that is written as YES or NO.
  ///
  /// - Parameter name: The name of the attribute.
  /// - Returns: Nil when the attribute is missing or says something else.
  public func boolean(_ name: String) -> Bool? {
    switch self[name] {
    case "YES", "yes", "true", "1": true
    case "NO", "no", "false", "0": false
    default: nil
    }
  }

  /// The value of an attribute that is a number.
  ///
  /// - Parameter name: The name of the attribute.
  /// - Returns: Nil when the attribute is missing or no number.
  public func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value of an attribute that is a whole number.
  ///
  /// - Parameter name: The name of the attribute.
  /// - Returns: Nil when the attribute is missing or no whole number.
  public func integer(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }
  }

  /// A text property, in whichever of its forms Interface Builder wrote it.
  ///
  /// A short text is an attribute. One with line breaks or unusual characters is a `string` or `mutableString` child
  /// with the name as its key, in base64 where `base64-UTF8` says so. A styled one is an `attributedString` child
  /// of fragments, whose texts are joined.
  ///
  /// - Parameter key: The name of the property, such as `text` or `title`.
  /// - Returns: The text; nil when the property is not given.
  public func string(_ key: String) -> String? {
    self[key] ?? child(key: key)?.stringValue
  }

  /// The text that a `string`, `mutableString` or `attributedString` element stands for.
  public var stringValue: String? {
    switch name {
    case "string", "mutableString":
      return decodedText
    case "attributedString":
      return children(named: "fragment").map { $0.string("content") ?? "" }.joined()
    default:
      return nil
    }
  }

  private var decodedText: String {
    guard boolean("base64-UTF8") == true else { return text }
    // Interface Builder leaves out the padding that Foundation asks for.
    var encoded = text.filter { !$0.isWhitespace }
    while encoded.utf8.count % 4 != 0 { encoded += "=" }
    return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
