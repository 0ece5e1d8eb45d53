/// Names that reading itself looks for, at fixed places in every ``NameTable``.
enum KnownName: UInt16, CaseIterable {
  case id, sceneID, key, type, action, document, archive, device, segue, connections, scene, scenes, objects
  case destination, target, reference, initialViewController, firstItem, secondItem
  case popoverAnchorView, popoverAnchorBarButtonItem, previousBinding
  case textLabel, detailTextLabel, imageView, tableViewCell, tableViewCellContentView, name

  var string: String { String(describing: self) }
}

/// The element and attribute names of a document, each kept once.
struct NameTable: Sendable {
  typealias Index = UInt16

  /// How many names a document may use; a real one uses a few hundred.
  static let limit = 16_384

  private(set) var strings: [String] = []
  private var pool: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<UInt32> = []
  private var slots: ContiguousArray<Index>

  private static let free = Index.max

  init() {
    slots = ContiguousArray(repeating: Self.free, count: 1024)
    for known in KnownName.allCases {
      var name = known.string
      _ = name.withUTF8 { insert($0, hash: Self.hash($0)) }
    }
  }

  subscript(index: Index) -> String { strings[Int(index)] }

  /// The number of a name, or nil when the document does not use it.
  func index(of name: String) -> Index? {
    if let found = name.utf8.withContiguousStorageIfAvailable({ find($0, hash: Self.hash($0)) }) {
      return found.index
    }
    return Array(name.utf8).withUnsafeBufferPointer { find($0, hash: Self.hash($0)).index }
  }

  /// The number of a name, which is added when it is new; nil when there are too many names.
  mutating func insert(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Index? {
    let (found, slot) = find(name, hash: hash)
    if let found { return found }
    guard strings.count < Self.limit else { return nil }
    let index = Index(strings.count)
    strings.append(String(decoding: name, as: UTF8.self))
    pool.append(contentsOf: name)
    ends.append(UInt32(pool.count))
    slots[slot] = index
    if strings.count * 2 > slots.count { grow() }
    return index
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> (index: Index?, slot: Int) {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != Self.free {
      if matches(slots[slot], name) { return (slots[slot], slot) }
      slot = (slot + 1) & mask
    }
    return (nil, slot)
  }

  private func matches(_ index: Index, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = index == 0 ? 0 : Int(ends[Int(index) - 1])
    guard Int(ends[Int(index)]) - start == name.count else { return false }
    for offset in 0..<name.count where pool[start + offset] != name[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: Self.free, count: slots.count * 4)
    let mask = slots.count - 1
    for index in strings.indices {
      var name = strings[index]
      var slot = name.withUTF8 { Int(Self.hash($0)) } & mask
      while slots[slot] != Self.free { slot = (slot + 1) & mask }
      slots[slot] = Index(index)
    }
  }

  static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = NameHash()
    for byte in name { hash.add(byte) }
    return hash.value
  }
}

/// A hash of a name that grows with each byte, so that reading a name and hashing it are one walk.
///
/// It is not meant to withstand made-up names; ``NameTable/limit`` bounds what those can cost.
struct NameHash {
  private var state: UInt32 = 2_166_136_261

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    state = (state ^ UInt32(byte)) &* 16_777_619
  }

  @inline(__always)
  var value: UInt32 { state ^ (state >> 15) }
}
