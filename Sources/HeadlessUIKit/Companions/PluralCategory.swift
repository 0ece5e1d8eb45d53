internal import Foundation

/// How a language tells numbers of things apart, by the rules of Unicode's locale data for cardinal numbers.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The category of a number.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - language: the language's code, with or without a region.
  /// - Returns: the category; that of English for a language that is not known.
  static func of(_ number: Double, language: String) -> PluralCategory {
    let code = language.replacing("_", with: "-").lowercased()
    let name = code.split(separator: "-").first.map(String.init) ?? code
    guard let rule = (rules[code] ?? rules[name]) else { return whole(number) == 1 ? .one : .other }
    guard let whole = whole(number) else {
      return fractional.contains(name) && abs(number) < 2 ? .one : .other
    }
    return rule(whole)
  }

  /// The number without its sign where it has no fraction.
  private static func whole(_ number: Double) -> Int? { Int(exactly: abs(number)) }

  /// Languages in which one and a half is one thing.
  private static let fractional: Set<String> = ["fr", "hy", "pt"]

  private typealias Rule = @Sendable (Int) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func add(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    add("id ja ko lo ms my th vi yue zh") { _ in .other }
    add("am as bn fa fr gu hi hy kn pt zu") { $0 <= 1 ? .one : .other }
    add("pt-pt") { $0 == 1 ? .one : .other }
    add("be ru uk") { number in
      switch (number % 10, number % 100) {
      case (1, let tens) where tens != 11: .one
      case (2...4, let tens) where !(12...14).contains(tens): .few
      default: .many
      }
    }
    add("bs hr sh sr") { number in
      switch (number % 10, number % 100) {
      case (1, let tens) where tens != 11: .one
      case (2...4, let tens) where !(12...14).contains(tens): .few
      default: .other
      }
    }
    add("pl") { number in
      if number == 1 { return .one }
      return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
    }
    add("cs sk") { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other }
    add("sl") { number in
      switch number % 100 {
      case 1: .one
      case 2: .two
      case 3, 4: .few
      default: .other
      }
    }
    add("lt") { number in
      guard !(11...19).contains(number % 100) else { return .other }
      return number % 10 == 1 ? .one : number % 10 == 0 ? .other : .few
    }
    add("lv") { number in
      if number % 10 == 0 || (11...19).contains(number % 100) { return .zero }
      return number % 10 == 1 ? .one : .other
    }
    add("mo ro") { $0 == 1 ? .one : $0 == 0 || (1...19).contains($0 % 100) ? .few : .other }
    add("is mk") { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other }
    add("fil tl") { (1...3).contains($0) || ![4, 6, 9].contains($0 % 10) ? .one : .other }
    add("he iw") { $0 == 1 ? .one : $0 == 2 ? .two : .other }
    add("ar") { number in
      switch (number, number % 100) {
      case (0, _): .zero
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...99): .many
      default: .other
      }
    }
    add("cy") { [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0] ?? .other }
    add("ga") {
      $0 == 1 ? .one : $0 == 2 ? .two : (3...6).contains($0) ? .few : (7...10).contains($0) ? .many : .other
    }
    add("mt") { number in
      if number == 1 { return .one }
      if number == 0 || (2...10).contains(number % 100) { return .few }
      return (11...19).contains(number % 100) ? .many : .other
    }
    return rules
  }()
}
