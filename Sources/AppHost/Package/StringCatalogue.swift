internal import Foundation

/// A string catalogue as Xcode writes it.
struct StringCatalogue: Decodable {
  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    let value: String
  }

  /// A text, or several of which one is chosen.
  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }

  let sourceLanguage: String
  let strings: [String: Entry]
}

extension StringCatalogue.Localization {
  /// The text for a phone, with its forms for numbers; nil where it has none.
  func text(language: String) -> String? {
    var forms = PluralForms(language: language)
    for (name, substitution) in substitutions ?? [:] {
      let texts = (substitution.variations?.plural ?? [:]).compactMapValues(\.phone?.stringUnit?.value)
      let specifier = substitution.formatSpecifier ?? "lld"
      forms.variables[name] = PluralForms.Variable(
        forms: texts.mapValues { $0.replacing("%arg", with: "%\(specifier)") }, argument: substitution.argNum)
    }
    let phone = phone
    if let plural = phone?.variations?.plural {
      let texts = plural.compactMapValues(\.phone?.stringUnit?.value)
      let number = texts["other"].flatMap(FormatPlaces.number) ?? 1
      forms.variables["all"] = PluralForms.Variable(
        forms: texts.mapValues(FormatPlaces.numbered), argument: number)
      return forms.text("%#@all@")
    }
    return (phone?.stringUnit?.value).map(forms.text)
  }

  /// What is said on a phone, where it differs by device.
  var phone: Self? {
    guard let devices = variations?.device else { return self }
    return devices["iphone"] ?? devices["other"]
  }
}

/// The places of the values in a format.
enum FormatPlaces {
  private static func matches(in format: String) -> [Regex<(Substring, place: Substring?, rest: Substring)>
    .Match]
  {
    format.matches(of: /%(?:%|(?<place>[0-9]+)\$)?(?<rest>[-+ #0-9.]*[hlqLztj]*[@a-zA-Z])/)
  }

  /// A format whose values have their places written, from 1.
  static func numbered(_ format: String) -> String {
    var (result, next, end) = ("", 1, format.startIndex)
    for match in matches(in: format) where !match.0.hasPrefix("%%") {
      guard match.output.place == nil else { continue }
      result += format[end..<match.range.lowerBound] + "%\(next)$\(match.output.rest)"
      end = match.range.upperBound
      next += 1
    }
    return result + format[end...]
  }

  /// The place of the first whole number; nil where there is none.
  static func number(_ format: String) -> Int? {
    var next = 1
    for match in matches(in: format) where !match.0.hasPrefix("%%") {
      let place = match.output.place.flatMap { Int($0) } ?? next
      if match.output.place == nil { next += 1 }
      if let kind = match.output.rest.last, "dDuUxXoi".contains(kind) { return place }
    }
    return nil
  }
}
