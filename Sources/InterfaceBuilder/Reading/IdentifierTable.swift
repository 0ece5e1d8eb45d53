/// Finds elements by Interface Builder id.
///
/// The table holds node numbers only; ids are compared in the source. The hash is seeded per process, so that
/// made-up ids cannot make it slow.
struct IdentifierTable: Sendable {
  private var slots: ContiguousArray<UInt32> = []

  private static let free = UInt32.max

  init() {}

  /// Enters the given nodes and reports those whose id was taken, each with the node that came first.
  init(
    nodes: ContiguousArray<UInt32>, in tables: ElementTables,
    duplicate: (_ node: Int, _ first: Int) -> Void
  ) {
    var capacity = 16
    while capacity < nodes.count * 2 { capacity *= 2 }
    slots = ContiguousArray(repeating: Self.free, count: capacity)
    for node in nodes {
      guard let attribute = tables.identifierAttribute(of: Int(node)) else { continue }
      let (found, slot) = Self.withValue(of: attribute, in: tables) { find($0, in: tables) }
      if let found { duplicate(Int(node), found) } else { slots[slot] = node }
    }
  }

  /// The element that has an id.
  func node(of id: String, in tables: ElementTables) -> Int? {
    var id = id
    return id.withUTF8 { find($0, in: tables).node }
  }

  /// The element whose id is the value of an attribute.
  func node(ofValue attribute: Int, in tables: ElementTables) -> Int? {
    Self.withValue(of: attribute, in: tables) { find($0, in: tables).node }
  }

  private func find(_ id: UnsafeBufferPointer<UInt8>, in tables: ElementTables) -> (node: Int?, slot: Int) {
    guard !slots.isEmpty else { return (nil, 0) }
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(id))
    let mask = slots.count - 1
    var slot = hasher.finalize() & mask
    while slots[slot] != Self.free {
      let node = Int(slots[slot])
      if let attribute = tables.identifierAttribute(of: node) {
        let equal = Self.withValue(of: attribute, in: tables) { candidate in
          candidate.count == id.count && candidate.elementsEqual(id)
        }
        if equal { return (node, slot) }
      }
      slot = (slot + 1) & mask
    }
    return (nil, slot)
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
