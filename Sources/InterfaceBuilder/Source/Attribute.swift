/// An attribute of an element, with its place in the file.
public struct Attribute: Sendable {
  let storage: ElementStorage
  let index: Int

  private var record: AttributeRecord { storage.tables.attributes[index] }

  /// The name, such as `customClass`.
  public var name: String { storage.tables.names[record.name] }

  /// The value, with references such as `&amp;` replaced.
  public var value: String { storage.tables.value(index) }

  /// The value as it is written in the file, between the quotes.
  public var rawValue: String { storage.tables.source.string(storage.tables.valueRange(index)) }

  /// Where name and value stand, closing quote included.
  public var location: SourceLocation {
    let end = Int(record.valueStart) + Int(record.valueLength) + 1
    return storage.tables.source.location(of: Int(record.nameStart)..<end)
  }

  /// Where the name stands.
  public var nameLocation: SourceLocation {
    let start = Int(record.nameStart)
    return storage.tables.source.location(of: start..<start + name.utf8.count)
  }

  /// Where the value stands, without its quotes.
  public var valueLocation: SourceLocation {
    storage.tables.source.location(of: storage.tables.valueRange(index))
  }
}

extension Attribute: Hashable {
  /// Compares name and value.
  public static func == (left: Attribute, right: Attribute) -> Bool {
    left.name == right.name && left.value == right.value
  }

  /// Hashes name and value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

/// The attributes of an element, in document order.
public struct Attributes: RandomAccessCollection, Sendable {
  let storage: ElementStorage
  let range: Range<Int>

  /// The position of the first attribute.
  public var startIndex: Int { 0 }

  /// The position after the last attribute.
  public var endIndex: Int { range.count }

  /// The attribute at a position.
  ///
  /// - Parameter position: A position from ``startIndex`` up to but not including ``endIndex``.
  public subscript(position: Int) -> Attribute {
    precondition(position >= 0 && position < range.count, "position out of range")
    return Attribute(storage: storage, index: range.lowerBound + position)
  }
}

extension Element {
  /// The attributes, in document order.
  public var attributes: Attributes {
    Attributes(storage: storage, range: tables.attributeRange(of: index))
  }

  /// The attribute with a name.
  ///
  /// - Parameter name: The name, such as `customClass`.
  /// - Returns: The attribute; nil when the element does not have it.
  public func attribute(_ name: String) -> Attribute? {
    tables.attribute(name, of: index).map { Attribute(storage: storage, index: $0) }
  }

  /// The value of an attribute, or nil when the element does not have it.
  ///
  /// - Parameter name: The name of the attribute, such as `customClass`.
  public subscript(name: String) -> String? {
    tables.attribute(name, of: index).map(tables.value)
  }
}
