#if !canImport(ObjectiveC)
  public import Foundation

  // Foundation for Linux keeps these as unavailable, so that the ones here are taken in their place.
  extension NSSortDescriptor {
    /// Makes a description of an order by what objects answer to a key.
    ///
    /// - Parameters:
    ///   - key: the path of names that each object is asked (`value(forKeyPath:)`); nil for the objects themselves.
    ///   - ascending: whether the smallest comes first.
    public convenience init(key: String?, ascending: Bool) {
      self.init(key: key, ascending: ascending, comparator: Self.naturalOrder)
    }

    /// Makes a description of an order by what objects answer to a key.
    ///
    /// - Parameters:
    ///   - key: the path of names that each object is asked (`value(forKeyPath:)`); nil for the objects themselves.
    ///   - ascending: whether the smallest comes first.
    ///   - cmptr: compares two of the answers.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
      self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
        cmptr(Self.answer(of: first, key), Self.answer(of: second, key))
      }
    }

    private static func answer(of object: Any, _ key: String?) -> Any {
      guard let key, key != "self" else { return object }
      return PredicateValue.keyPath(key).value(for: object) ?? NSNull()
    }

    /// Texts, numbers and dates in their own order, nothing before anything.
    private static func naturalOrder(_ first: Any, _ second: Any) -> ComparisonResult {
      switch (first, second) {
      case (is NSNull, is NSNull): return .orderedSame
      case (is NSNull, _): return .orderedAscending
      case (_, is NSNull): return .orderedDescending
      default: break
      }
      if let first = PredicateComparison.text(first), let second = PredicateComparison.text(second) {
        return first.compare(second)
      }
      if let first = PredicateComparison.number(first), let second = PredicateComparison.number(second) {
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
      }
      if let first = first as? Date, let second = second as? Date { return first.compare(second) }
      return .orderedSame
    }
  }
#endif
