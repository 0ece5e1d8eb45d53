/// An element that has an Interface Builder id, and the attribute that holds it.
struct IdentifiedNode {
  let node: UInt32
  let attribute: UInt32
  /// A part of the hash of the id, which spares nearly every comparison with another one.
  var hash: UInt32 = 0
}

/// Finds elements by Interface Builder id.
///
/// The table holds numbers only; ids are compared in the source. The hash is seeded per process, so that made-up ids
/// cannot make it slow.
struct IdentifierTable: Sendable {
  private var entries: ContiguousArray<IdentifiedNode>
  private var slots: ContiguousArray<UInt32>

  private static let free = UInt32.max

  /// Enters elements and reports those whose id was taken, each with the one that came first.
  init(
    _ identified: ContiguousArray<IdentifiedNode>, in tables: ElementTables,
    duplicate: (_ later: IdentifiedNode, _ first: IdentifiedNode) -> Void
  ) {
    var capacity = 16
    while capacity < identified.count * 2 { capacity *= 2 }
    entries = identified
    slots = ContiguousArray(repeating: Self.free, count: capacity)
    for index in entries.indices {
      Self.withValue(of: Int(entries[index].attribute), in: tables) { id in
        let hash = Self.hash(id)
        entries[index].hash = UInt32(truncatingIfNeeded: hash >> 32)
        let (found, slot) = find(id, hash: hash, in: tables)
        if let found {
          duplicate(entries[index], entries[found])
        } else {
          slots[slot] = UInt32(index)
        }
      }
    }
  }

  /// The element that has an id.
  func node(of id: String, in tables: ElementTables) -> Int? {
    var id = id
    return id.withUTF8 { node(of: $0, in: tables) }
  }

  /// The element whose id is the value of an attribute.
  func node(ofValue attribute: Int, in tables: ElementTables) -> Int? {
    Self.withValue(of: attribute, in: tables) { node(of: $0, in: tables) }
  }

  private func node(of id: UnsafeBufferPointer<UInt8>, in tables: ElementTables) -> Int? {
    find(id, hash: Self.hash(id), in: tables).entry.map { Int(entries[$0].node) }
  }

  private func find(
    _ id: UnsafeBufferPointer<UInt8>, hash: Int, in tables: ElementTables
  ) -> (entry: Int?, slot: Int) {
    let mask = slots.count - 1
    let part = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = hash & mask
    while slots[slot] != Self.free {
      let entry = entries[Int(slots[slot])]
      if entry.hash == part {
        let isEqual = Self.withValue(of: Int(entry.attribute), in: tables) { candidate in
          candidate.count == id.count && candidate.elementsEqual(id)
        }
        if isEqual { return (Int(slots[slot]), slot) }
      }
      slot = (slot + 1) & mask
    }
    return (nil, slot)
  }

  private static func hash(_ id: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(id))
    return hasher.finalize()
  }

  private static func withValue<Result>(
    of attribute: Int, in tables: ElementTables, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if tables.attributes[attribute].needsDecoding {
      var value = tables.value(attribute)
      return value.withUTF8(body)
    }
    let range = tables.valueRange(attribute)
    return tables.source.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
