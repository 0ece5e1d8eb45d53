/// Values of some traits; the others are not spoken of.
struct TraitValues {
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The traits that have a value.
  var traits: [UITrait] { entries.values.map(\.trait) }

  var isEmpty: Bool { entries.isEmpty }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
    set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// These values with others over them.
  func overlaid(by others: TraitValues) -> TraitValues {
    guard !others.isEmpty else { return self }
    var result = self
    result.entries.merge(others.entries) { $1 }
    return result
  }

  /// Whether a trait has the same value here and there.
  func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
    func agree<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      TraitValues.areSame(self[trait], other[trait])
    }
    return agree(trait)
  }

  /// The traits whose values differ.
  func differences(from other: TraitValues) -> [UITrait] {
    let all = entries.merging(other.entries) { own, _ in own }
    return all.values.map(\.trait).filter { !agrees(with: other, on: $0) }
  }

  private static func areSame(_ left: Any, _ right: Any) -> Bool {
    func areEqual<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    if let left = left as? any Equatable { return areEqual(left) }
    // Values that nobody can compare are the same where they are one object.
    return type(of: left) is AnyClass && type(of: right) is AnyClass
      && left as AnyObject === right as AnyObject
  }
}

/// Unchecked because trait values are `Any`: they are set on the main actor and never changed afterwards.
extension TraitValues: @unchecked Sendable {}
