internal import Foundation

/// A format whose words depend on numbers, `%#@items@`, with its forms beside it.
///
/// Foundation for Linux reads no `.stringsdict` and no string catalogue. So the tool that hosts an app writes their forms
/// into the text that a look-up finds, between two marks that no app uses.
struct PluralFormat: Decodable {
  /// What stands in a format for one number.
  struct Variable: Decodable {
    /// The formats by the category of the number: `one`, `other` and so on.
    let forms: [String: String]
    /// The place of the number among the arguments, from 1; the next one where it is nil.
    let argument: Int?
  }

  /// The language, whose rule tells the category.
  let language: String
  let variables: [String: Variable]

  /// What begins and ends the forms in a text.
  static let marks: (Character, Character) = ("\u{FFF9}", "\u{FFFB}")

  /// Tells a text's format from its forms; nil where it has none.
  static func split(_ text: String) -> (format: String, forms: PluralFormat)? {
    guard text.last == marks.1, let start = text.lastIndex(of: marks.0) else { return nil }
    let json = text[text.index(after: start)...].dropLast()
    guard let forms = try? JSONDecoder().decode(PluralFormat.self, from: Data(json.utf8)) else { return nil }
    return (String(text[..<start]), forms)
  }

  /// A format that has its words for the numbers, and whose arguments are told by their places.
  static func resolved(_ text: String, _ arguments: [any CVarArg]) -> String {
    guard let (format, forms) = split(text) else { return text }
    var next = 1
    return forms.expand(format, arguments, next: &next, own: nil, depth: 0)
  }

  /// Puts forms in the place of variables; `own` is the place of the number whose form this is.
  private func expand(
    _ format: String, _ arguments: [any CVarArg], next: inout Int, own: Int?, depth: Int
  ) -> String {
    var own = own
    var result = ""
    for part in FormatPart.parts(of: format) {
      switch part {
      case .text(let text): result += text
      case .value(let place, let conversion):
        if let place {
          result += "%\(place)$\(conversion)"
        } else if let number = own {
          // The first value of a form is its number.
          result += "%\(number)$\(conversion)"
          own = nil
        } else {
          result += "%\(next)$\(conversion)"
          next += 1
        }
      case .number:
        result += "%\(own ?? max(1, next - 1))$lld"
      case .variable(let place, let name):
        guard let variable = variables[name], depth < 8 else { continue }
        let number = place ?? variable.argument ?? next
        if place == nil, variable.argument == nil { next += 1 }
        let category = PluralCategory.of(Self.number(arguments, number), language: language)
        let isNought = Self.number(arguments, number) == 0
        // Foundation prefers a form for nought in every language.
        let form =
          (isNought ? variable.forms["zero"] : nil) ?? variable.forms[category.rawValue]
          ?? variable.forms["other"] ?? ""
        result += expand(form, arguments, next: &next, own: number, depth: depth + 1)
      }
    }
    return result
  }

  private static func number(_ arguments: [any CVarArg], _ place: Int) -> Double {
    guard arguments.indices.contains(place - 1) else { return 0 }
    switch arguments[place - 1] {
    case let number as any BinaryInteger: return Double(number)
    case let number as any BinaryFloatingPoint: return Double(number)
    case let number as NSNumber: return number.doubleValue
    default: return 0
    }
  }
}

/// A piece of a format.
enum FormatPart: Equatable {
  /// Words, `%%` among them as it is.
  case text(String)
  /// A value, by its place from 1 or the next one, and how it is written: `.2f`.
  case value(Int?, String)
  /// The number of the form at hand, `%arg`.
  case number
  /// A variable, `%#@name@`.
  case variable(Int?, String)

  /// Takes a format apart.
  static func parts(of format: String) -> [FormatPart] {
    var parts: [FormatPart] = []
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { parts.append(.text(String(rest[..<percent]))) }
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        parts.append(.text("%%"))
        rest = rest.dropFirst()
        continue
      }
      if rest.hasPrefix("arg") {
        parts.append(.number)
        rest = rest.dropFirst(3)
        continue
      }
      var place: Int?
      let digits = rest.prefix(while: \.isNumber)
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        place = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        parts.append(.variable(place, String(rest.dropFirst(2)[..<end])))
        rest = rest[rest.index(after: end)...]
        continue
      }
      guard let end = rest.firstIndex(where: { $0 == "@" || $0.isLetter && !"hlqLztj".contains($0) }) else {
        parts.append(.text("%" + rest))
        return parts
      }
      parts.append(.value(place, String(rest[...end])))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }
}
