internal import Foundation

/// The forms of a text for numbers of things, as they stand in the text itself between two marks: headless UIKit's
/// `PluralFormat` reads them there.
struct PluralForms: Encodable {
  struct Variable: Encodable {
    let forms: [String: String]
    /// The place of the number among the arguments, from 1; the next one where it is nil.
    let argument: Int?
  }

  let language: String
  var variables: [String: Variable] = [:]

  init(language: String) { self.language = language }

  /// How languages tell numbers apart.
  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// A format with its forms.
  func text(_ format: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard !variables.isEmpty, let json = try? encoder.encode(self) else { return format }
    return "\(format)\u{FFF9}\(String(decoding: json, as: UTF8.self))\u{FFFB}"
  }
}
