internal import Foundation

extension NSObject {
  /// What a collection answers to a key; nil where the object is none.
  func collectionValue(forKey key: String) -> Any?? {
    switch self {
    case let dictionary as NSDictionary:
      if key == CollectionOperator.count.rawValue { return dictionary.count }
      // Foundation for Linux keeps the keys that Swift code sets as they are.
      let named: Any? = dictionary.object(forKey: key as NSString)
      return named == nil ? dictionary.object(forKey: key) as Any? : named
    case let array as NSArray:
      if key == CollectionOperator.count.rawValue { return array.count }
      return Self.values(of: array.map { $0 }, forKey: key) as NSArray
    case let set as NSSet:
      if key == CollectionOperator.count.rawValue { return set.count }
      return NSSet(array: Self.values(of: set.allObjects, forKey: key).filter { !($0 is NSNull) })
    default: return nil
    }
  }

  /// What each object answers; null for those that have nothing.
  private static func values(of objects: [Any], forKey key: String) -> [Any] {
    objects.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() }
  }
}

/// What a collection makes of the values at the end of a path, as the Key-Value Coding Programming Guide has it.
enum CollectionOperator: String, CaseIterable {
  case count = "@count"
  case sum = "@sum"
  case average = "@avg"
  case minimum = "@min"
  case maximum = "@max"
  case union = "@unionOfObjects"
  case distinctUnion = "@distinctUnionOfObjects"

  /// The objects of a collection.
  struct Operands {
    let objects: [NSObject]
    let isSet: Bool

    /// Nil where the object is no array and no set.
    init?(_ object: NSObject) {
      switch object {
      case let array as NSArray: (objects, isSet) = (array.compactMap { $0 as? NSObject }, false)
      case let set as NSSet: (objects, isSet) = (set.allObjects.compactMap { $0 as? NSObject }, true)
      default: return nil
      }
    }
  }

  /// Applies the operator.
  ///
  /// - Parameters:
  ///   - collection: the objects.
  ///   - keyPath: what leads from each of them to the value; nil for the objects themselves.
  /// - Returns: what it makes of them; nil where there is nothing to choose from.
  func value(of collection: Operands, forKeyPath keyPath: String?) -> Any? {
    guard self != .count else { return collection.objects.count }
    let values = collection.objects.compactMap { object in
      keyPath.map { object.value(forKeyPath: $0) as? NSObject } ?? object
    }
    .filter { !($0 is NSNull) }
    let numbers = values.compactMap { $0 as? NSNumber }
    switch self {
    case .count: return values.count
    case .sum: return Self.sum(numbers)
    case .average:
      guard !collection.objects.isEmpty else { return 0 as NSNumber }
      return NSNumber(value: Self.sum(numbers).doubleValue / Double(collection.objects.count))
    case .minimum: return values.min { Self.order($0, $1) == .orderedAscending }
    case .maximum: return values.max { Self.order($0, $1) == .orderedAscending }
    case .union: return values as NSArray
    case .distinctUnion:
      if collection.isSet { return NSSet(array: values) }
      return values.reduce(into: [NSObject]()) { found, value in
        if !found.contains(where: { $0.isEqual(value) }) { found.append(value) }
      } as NSArray
    }
  }

  private static func sum(_ numbers: [NSNumber]) -> NSNumber {
    let total = numbers.reduce(Decimal()) { $0 + ($1 as? NSDecimalNumber ?? decimal($1)).decimalValue }
    return NSDecimalNumber(decimal: total)
  }

  private static func decimal(_ number: NSNumber) -> NSDecimalNumber {
    NSDecimalNumber(string: number.stringValue)
  }

  private static func order(_ first: NSObject, _ second: NSObject) -> ComparisonResult {
    switch (first, second) {
    case (let first as NSNumber, let second as NSNumber): first.compare(second)
    case (let first as NSString, let second as NSString): (first as String).compare(second as String)
    case (let first as NSDate, let second as NSDate): first.compare(second as Date)
    default: .orderedSame
    }
  }
}
