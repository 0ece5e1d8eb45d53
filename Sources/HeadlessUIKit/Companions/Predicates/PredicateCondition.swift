internal import Foundation

/// What a predicate asks of an object.
indirect enum PredicateCondition {
  case constant(Bool)
  case comparison(PredicateComparison)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])

  /// Whether it holds for an object.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let comparison): comparison.holds(for: object)
    case .not(let condition): !condition.holds(for: object)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): conditions.contains { $0.holds(for: object) }
    }
  }
}

/// A side of a comparison.
indirect enum PredicateValue {
  case constant(Any?)
  case keyPath(String)
  case list([PredicateValue])
  case calculation(String, [PredicateValue])

  /// The value for an object.
  func value(for object: Any?) -> Any? {
    switch self {
    case .constant(let value): return value
    case .list(let values): return values.map { $0.value(for: object) ?? NSNull() }
    case .keyPath("self"): return object
    case .keyPath(let path): return Self.value(of: object, path)
    case .calculation(let symbol, let values):
      let numbers = values.compactMap { PredicateComparison.number($0.value(for: object)) }
      guard numbers.count == 2 else { return nil }
      switch symbol {
      case "+": return numbers[0] + numbers[1]
      case "-": return numbers[0] - numbers[1]
      case "*": return numbers[0] * numbers[1]
      default: return numbers[0] / numbers[1]
      }
    }
  }

  private static func value(of object: Any?, _ path: String) -> Any? {
    // Foundation's own values answer to a few keys without a table.
    switch (object, path) {
    case (let text as String, "length"): text.utf16.count
    case (let dictionary as [String: Any], _) where !path.contains("."): dictionary[path]
    case (let object as NSObject, _): object.value(forKeyPath: path)
    case (let list as [Any], _): (list as NSArray).value(forKeyPath: path)
    case (let dictionary as [String: Any], _): (dictionary as NSDictionary).value(forKeyPath: path)
    default: nil
    }
  }
}
