internal import Foundation

/// A comparison of two values.
struct PredicateComparison {
  enum Quantifier { case any, all, none }

  enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case between, isIn, beginsWith, contains, endsWith, like, matches

    init?(symbol: String) {
      switch symbol {
      case "=", "==": self = .equal
      case "!=", "<>": self = .notEqual
      case "<": self = .less
      case "<=", "=<": self = .lessOrEqual
      case ">": self = .greater
      case ">=", "=>": self = .greaterOrEqual
      default: return nil
      }
    }

    init?(word: String) {
      switch word.uppercased() {
      case "BETWEEN": self = .between
      case "IN": self = .isIn
      case "BEGINSWITH": self = .beginsWith
      case "CONTAINS": self = .contains
      case "ENDSWITH": self = .endsWith
      case "LIKE": self = .like
      case "MATCHES": self = .matches
      default: return nil
      }
    }
  }

  let left: PredicateValue
  let comparison: Operator
  let options: String.CompareOptions
  let right: PredicateValue
  let quantifier: Quantifier?

  /// Whether it holds for an object.
  func holds(for object: Any?) -> Bool {
    let (first, second) = (left.value(for: object), right.value(for: object))
    guard let quantifier else { return compare(first, second) }
    let elements = Self.elements(first) ?? []
    switch quantifier {
    case .any: return elements.contains { compare($0, second) }
    case .all: return elements.allSatisfy { compare($0, second) }
    case .none: return !elements.contains { compare($0, second) }
    }
  }

  private func compare(_ first: Any?, _ second: Any?) -> Bool {
    switch comparison {
    case .equal: return isEqual(first, second)
    case .notEqual: return !isEqual(first, second)
    case .less: return order(first, second) == .orderedAscending
    case .greater: return order(first, second) == .orderedDescending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(first, second))
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(first, second))
    case .between:
      guard let bounds = Self.elements(second), bounds.count == 2 else { return false }
      return [.orderedDescending, .orderedSame].contains(order(first, bounds[0]))
        && [.orderedAscending, .orderedSame].contains(order(first, bounds[1]))
    case .isIn: return isContained(first, in: second)
    case .contains: return isContained(second, in: first)
    case .beginsWith: return isFound(second, in: first, .anchored)
    case .endsWith: return isFound(second, in: first, [.anchored, .backwards])
    case .like: return matches(first, pattern: Self.text(second).map(Self.pattern(ofWildcards:)))
    case .matches: return matches(first, pattern: Self.text(second))
    }
  }

  private func isContained(_ element: Any?, in collection: Any?) -> Bool {
    if let elements = Self.elements(collection) { return elements.contains { isEqual($0, element) } }
    return isFound(element, in: collection, [])
  }

  private func isFound(_ part: Any?, in whole: Any?, _ place: String.CompareOptions) -> Bool {
    guard let part = Self.text(part), let whole = Self.text(whole) else { return false }
    return whole.range(of: part, options: options.union(place)) != nil
  }

  /// `LIKE` knows `?` for one character and `*` for any number.
  private static func pattern(ofWildcards text: String) -> String {
    text.map { character in
      switch character {
      case "?": "."
      case "*": ".*"
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }

  private func matches(_ value: Any?, pattern: String?) -> Bool {
    guard let pattern, let text = Self.text(value) else { return false }
    let folded =
      options.contains(.diacriticInsensitive)
      ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    let expression = try? NSRegularExpression(
      pattern: "\\A(?:\(pattern))\\z",
      options: options.contains(.caseInsensitive)
        ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators)
    return expression?.firstMatch(in: folded, range: NSRange(folded.startIndex..., in: folded)) != nil
  }

  // MARK: Values of any type

  private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first = Self.present(first), let second = Self.present(second) else {
      return Self.present(first) == nil && Self.present(second) == nil
    }
    if let first = Self.text(first), let second = Self.text(second) {
      return first.compare(second, options: options) == .orderedSame
    }
    if let first = Self.number(first), let second = Self.number(second) { return first == second }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return (first as AnyObject) === (second as AnyObject)
  }

  private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    if let first = Self.text(first), let second = Self.text(second) {
      return first.compare(second, options: options)
    }
    if let first = Self.number(first), let second = Self.number(second) {
      return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
    if let first = first as? Date, let second = second as? Date { return first.compare(second) }
    return nil
  }

  private static func present(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    return value
  }

  static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString).map { String($0) }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: Array(set)
    case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
    default: nil
    }
  }
}
